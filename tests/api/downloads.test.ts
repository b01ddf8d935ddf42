/**
 * Stored versions as files: their content, that they never change, and what happens if printing
 * fails.
 */
import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '#contract/documents/documents.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { asText } from '#documents/values/values.ts';
import { htmlText, pdfText, wordText } from '../documents/text-extraction.ts';
import { partsOf } from '../pages/word-file.ts';
import { onOneDatabase } from './databases.ts';
import { FULL } from '../full.ts';
import { expectProblem, stageOn, useStage } from './stage.ts';

const BOTH = ['word', 'pdf'] as const;
const TYPES = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
type Format = keyof typeof TYPES;

/** Every worker thread that this process starts. */
const threads: Worker[] = [];
const keep = (thread: Worker) => void threads.push(thread);
beforeAll(() => void process.on('worker', keep));
afterAll(() => void process.off('worker', keep));

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** Without whitespace, because a PDF may break lines anywhere. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

const HOSTILE: Readonly<Record<string, string>> = {
  Typst: '#import "x": * $x^2$ #panic("no") = Head *bold* _it_ `raw` @label <tag> \\u{41} #{',
  'Word fields':
    'MERGEFIELD x \\* MERGEFORMAT { HYPERLINK "http://evil.example" } w:instrText PAGEREF _Toc1 rIdabc',
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;<!-- --> ]]></w:t>',
  Markdown: '# Head **bold** [a](javascript:alert(1)) ![i](x) :::page | a | b | {{legalName}}',
  formulas: '=HYPERLINK("http://x","y") +1 -1 @SUM(A1)',
  'many scripts': 'O’Brien Søhne Ærø Đặng Ελλάς Россия 株式会社 한국 🏪 שלום ومتجر',
  'control characters': 'A\u0008B\u202Eevil\u2066x\ufeff end',
  'very long': `${'Long name of a business '.repeat(7)}${'x'.repeat(30)}`,
};

onOneDatabase('downloads', (database) => {
  const stage = useStage(database);
  const file = (cookie: string, id: string, format: Format, template: string, number = 1) =>
    stage().call(
      'GET',
      `/api/businesses/${id}/documents/${template}/versions/${number}/file/${format}`,
      {
        cookie,
      },
    );
  const made = async (profile: object, template = 'opt-out-page') => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, profile);
    const reply = await stage().call('POST', `/api/businesses/${id}/documents/${template}`, {
      cookie,
    });
    expect(reply.statusCode).toBe(200);
    return { cookie, id };
  };
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  test('each in both formats, with a name, a type and no trace in a cache', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    // each in one format, with FULL=1 in both
    const formats = (at: number) => BOTH.filter((_, each) => FULL || each === (at / 2) % 2);
    for (const [at, { id: template, title }] of TEMPLATES.entries()) {
      // every other one, with FULL=1 each; all are printed by tests/documents
      if (!FULL && at % 2 === 1) continue;
      await stage().call('POST', `/api/businesses/${id}/documents/${template}`, { cookie });
      for (const format of formats(at)) {
        const reply = await file(cookie, id, format, template);
        expect(reply.statusCode).toBe(200);
        expect(reply.headers).toMatchObject({
          'content-type': TYPES[format],
          'content-disposition': `attachment; filename="${template}-version-1.${format === 'word' ? 'docx' : 'pdf'}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        });
        const text = format === 'word' ? wordText(reply.rawPayload) : '';
        if (format === 'word') {
          expect(text).toContain('Delaware');
          // the header of every document names the business
          const header = partsOf(reply.rawPayload).get('word/header1.xml');
          expect(header, template).toContain('Harbor Books');
        } else expect(await pdfText(reply.rawPayload)).toContain('Delaware');
        expect(title.length).toBeGreaterThan(3);
      }
    }
  });

  test('the notes of a version are a file of their own, the same each time', async () => {
    const { cookie, id } = await made({}, 'opt-out-page');
    const place = `/api/businesses/${id}/documents/opt-out-page/versions`;
    const take = (number: number) =>
      stage().call('GET', `${place}/${number}/notes/word`, { cookie });
    const notes = await take(1);
    expect(notes.statusCode).toBe(200);
    expect(notes.headers['content-disposition']).toBe(
      'attachment; filename="opt-out-page-version-1-notes.docx"',
    );
    expect(wordText(notes.rawPayload)).toContain('Where each part comes from');
    expect(wordText((await file(cookie, id, 'word', 'opt-out-page')).rawPayload)).not.toContain(
      'Where each part comes from',
    );
    expect(hash((await take(1)).rawPayload)).toBe(hash(notes.rawPayload));
    expectProblem(await take(2), 404, 'not-found');
    const draft = await stage().call('GET', `/api/businesses/${id}/documents/opt-out-page`, {
      cookie,
    });
    const { html, notes: apart } = draft.json<Draft>();
    expect(html).not.toContain('Where each part comes from</h');
    expect(apart?.parts).toBeGreaterThan(0);
    expect(apart?.html).toContain('Where each part comes from</h');
  });

  test('the proof sheet: open points first, each sentence with who said it, sections at the end', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    await stage().call('PUT', `/api/businesses/${id}/details`, {
      cookie,
      body: {
        version: 1,
        details: [
          { name: 'contactEmail', value: 'ask@harbor.example' },
          { name: 'practiceDeletes', value: 'Yes' },
        ],
      },
    });
    const take = (format: Format, template = 'privacy-policy') =>
      stage().call('GET', `/api/businesses/${id}/documents/${template}/proof/${format}`, {
        cookie,
      });
    const reply = await take('word');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="privacy-policy-proof-sheet-\d{4}-\d\d-\d\d\.docx"$/,
    );
    const text = words(wordText(reply.rawPayload));
    expect(text.indexOf('Open points')).toBeLessThan(text.indexOf('Stands on'));
    expect(text).toMatch(/Owner said Yes to “do you delete data[^”]+” \([A-Z]\w+ \w+, [A-Z]\w+ \d/);
    expect(text.indexOf('Table of authorities')).toBeGreaterThan(text.indexOf('Stands on'));
    expect(text).toContain('No version with these words was kept yet.');
    expect(text).not.toContain('No ground found');
    await stage().call('POST', `/api/businesses/${id}/documents/privacy-policy`, { cookie });
    const pdf = await take('pdf');
    expect(await pdfText(pdf.rawPayload)).toContain('These are the words of version 1.');
    expectProblem(await take('pdf', 'no-such-paper'), 404, 'not-found');
  });

  test('the same version is the same file: later, after other answers, and from another server', async () => {
    const { cookie, id } = await made({}, 'privacy-policy');
    const first = await file(cookie, id, 'word', 'privacy-policy');
    const pdf = await file(cookie, id, 'pdf', 'privacy-policy');
    stage().advance(3 * 24 * 60 * 60_000);
    await stage().call('PUT', `/api/businesses/${id}/details`, {
      cookie,
      body: { version: 1, details: [{ name: 'contactEmail', value: 'later@harbor.example' }] },
    });
    await stage().call('POST', `/api/businesses/${id}/documents/privacy-policy`, { cookie });
    const second = await file(cookie, id, 'word', 'privacy-policy', 2);
    expect(wordText(second.rawPayload)).toContain('later@harbor.example');
    const other = await stageOn(stage().database, {}, stage().clock);
    for (const [format, bytes] of [
      ['word', first.rawPayload],
      ['pdf', pdf.rawPayload],
    ] as const) {
      expect(hash((await file(cookie, id, format, 'privacy-policy')).rawPayload)).toBe(hash(bytes));
      const url = `/api/businesses/${id}/documents/privacy-policy/versions/1/file/${format}`;
      const elsewhere = await other.call('GET', url, { cookie });
      expect(hash(elsewhere.rawPayload)).toBe(hash(bytes));
    }
    await other.app.close();
  });

  describe.each(Object.entries(HOSTILE).slice(0, FULL ? undefined : 3))('%s', (kind, name) => {
    test('comes out as text, in Word, PDF and HTML', async () => {
      const businessName = name.slice(0, 200);
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { businessName, statesOperating: ['DE'] });
      const told = await stage().call('PUT', `/api/businesses/${id}/details`, {
        cookie,
        body: {
          version: 1,
          details: [
            { name: 'legalName', value: name },
            { name: 'adCompanies', value: [name, 'others'] },
          ],
        },
      });
      expect(told.statusCode).toBe(200);
      const place = `/api/businesses/${id}/documents/opt-out-page`;
      await stage().call('POST', place, { cookie });
      const said = words(asText(businessName));
      const draft = (await stage().call('GET', place, { cookie })).json<Draft>();
      expect(words(htmlText(draft.html ?? ''))).toContain(said);
      expect(draft.html).not.toMatch(/<script|<img|javascript:alert\(1\)"|onerror=alert\(1\)>/);
      expect(
        words(wordText((await file(cookie, id, 'word', 'opt-out-page')).rawPayload)),
      ).toContain(said);
      const pdf = await file(cookie, id, 'pdf', 'opt-out-page');
      expect(pdf.statusCode).toBe(200);
      // Right-to-left text, and scripts with fonts of their own, are extracted in another order.
      const text = bare(await pdfText(pdf.rawPayload));
      if (kind === 'many scripts') expect(text).toContain(bare('O’Brien Søhne Ærø'));
      else expect(text).toContain(bare(said));
    });
  });

  test('a thread that is killed while it prints: 503, what to do, and the next request has the file', async () => {
    const { cookie, id } = await made(
      { businessName: `Killed on ${database.name}` },
      'privacy-policy',
    );
    const other = await stageOn(stage().database, {}, stage().clock);
    const url = `/api/businesses/${id}/documents/privacy-policy/versions/1/file/pdf`;
    const before = threads.length;
    const asked = other.call('GET', url, { cookie });
    while (threads.length === before) await new Promise((done) => setTimeout(done, 5));
    await threads.at(-1)?.terminate();
    const reply = await asked;
    expectProblem(
      reply,
      503,
      'printing-stopped',
      'The file was not finished. Nothing is lost: ask for it again in a few seconds.',
    );
    expect(reply.headers['retry-after']).toBe('2');
    const next = await other.call('GET', url, { cookie });
    expect(next.statusCode).toBe(200);
    expect(next.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await other.app.close();
  });

  test('more at once than may wait: some are told to come back, none fails otherwise', async () => {
    const { cookie, id } = await made({ businessName: `Busy on ${database.name}` }, 'opt-out-page');
    const other = await stageOn(
      stage().database,
      // as if several owners asked: one alone never takes all places
      {
        printing: { threads: 1, queue: 1 },
        queue: { atOnce: { calls: 1, files: 5, copies: 1, links: 1 } },
      },
      stage().clock,
    );
    for (let number = 2; number <= 5; number += 1) {
      await stage().call('PUT', `/api/businesses/${id}/details`, {
        cookie,
        body: {
          version: number - 1,
          details: [{ name: 'contactEmail', value: `${number}@x.example` }],
        },
      });
      await stage().call('POST', `/api/businesses/${id}/documents/opt-out-page`, { cookie });
    }
    const urls = [1, 2, 3, 4, 5].map(
      (number) => `/api/businesses/${id}/documents/opt-out-page/versions/${number}/file/word`,
    );
    const replies = await Promise.all(urls.map((url) => other.call('GET', url, { cookie })));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
    for (const reply of replies) if (reply.statusCode !== 200) expectProblem(reply, 503, 'busy');
    await other.app.close();
  });

  test.each(['docx', 'html', 'Word', '..%2fpdf', '%00'])(
    'the format %s is not found',
    async (format) => {
      const { cookie, id } = await made({ statesOperating: ['DE'] });
      expectProblem(await file(cookie, id, format as Format, 'opt-out-page'), 404, 'not-found');
    },
  );
});
