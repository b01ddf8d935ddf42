/**
 * An owner's reports over the API: their content, that they are reproducible, and that no formula
 * in them runs.
 */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#contract/assessments.ts';
import { pdfText, wordText } from '../documents/text-extraction.ts';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const FORMULA = '=cmd|calc';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

onOneDatabase("the owner's papers", (database) => {
  const stage = useStage(database);
  beforeEach(() => {
    stage().clock.now = NOON;
  });
  let cookie = '';
  let id = '';
  const get = async (path: string) => {
    const reply = await stage().app.inject({
      method: 'GET',
      url: `/api/businesses/${id}/${path}`,
      headers: { cookie },
    });
    expect(reply.statusCode, path).toBe(200);
    return { bytes: new Uint8Array(reply.rawPayload), headers: reply.headers };
  };
  const assessment = async () => {
    const reply = await stage().call('GET', `/api/assessments/${id}`, { cookie });
    return reply.json<Assessment>();
  };

  const prepare = async () => {
    cookie ||= await stage().owner();
    if (id !== '') return;
    id = await stage().business(cookie);
    const [task] = (await assessment()).tasks;
    await stage().call('PUT', `/api/businesses/${id}/tasks/${task?.id}`, {
      cookie,
      body: { status: 'done', note: FORMULA },
    });
    await stage().call('POST', `/api/businesses/${id}/documents/privacy-policy`, { cookie });
  };
  describe.each([
    ['report', 'At a glance'],
    ['checklist', 'Settled'],
  ])('the %s', (tree, phrase) => {
    test('Word and PDF, as files with a name, for the owner only, reproducible', async () => {
      await prepare();
      const word = await get(`reports/${tree}/word`);
      expect(word.headers['content-disposition']).toBe(
        `attachment; filename="privacy-${tree}-2026-11-21.docx"`,
      );
      expect(word.headers['cache-control']).toContain('no-store');
      expect(wordText(word.bytes)).toContain(phrase);
      expect(wordText(word.bytes)).toContain(FORMULA);
      expect(sha256((await get(`reports/${tree}/word`)).bytes)).toBe(sha256(word.bytes));
      const pdf = await get(`reports/${tree}/pdf`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(text(pdf.bytes.slice(0, 5))).toBe('%PDF-');
      expect(await pdfText(pdf.bytes)).toContain(phrase);
    });
  });

  test('tasks.csv has every task, and no cell that runs', async () => {
    await prepare();
    const { bytes, headers } = await get('tasks.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<Record<string, string>>(text(bytes), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map((row) => row['Task'])).toEqual(
      (await assessment()).tasks.map(({ title }) => title),
    );
    expect(data.map((row) => row['Note'])).toContain(`'${FORMULA}`);
  });

  test('the binder contains everything, its hashes are right, and it is reproducible', async () => {
    await prepare();
    const { bytes, headers } = await get('binder.zip');
    expect(headers['content-type']).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'SHA256SUMS.txt',
      'check-history.html',
      'check-history.mjs',
      'checklist.docx',
      'checklist.pdf',
      'data-map.csv',
      'documents/privacy-policy/version-1/privacy-policy-version-1-notes.docx',
      'documents/privacy-policy/version-1/privacy-policy-version-1-notes.pdf',
      'documents/privacy-policy/version-1/privacy-policy-version-1.docx',
      'documents/privacy-policy/version-1/privacy-policy-version-1.pdf',
      'documents/versions.csv',
      'history.csv',
      'history.jsonl',
      'law-data.json',
      'other-laws.csv',
      'record.docx',
      'record.pdf',
      'report.docx',
      'report.pdf',
      'tasks.csv',
    ]);
    for (const line of text(files['SHA256SUMS.txt']).trimEnd().split('\n')) {
      const [hash, path = ''] = line.split('  ');
      expect(sha256(files[path] ?? new Uint8Array()), path).toBe(hash);
    }
    const { lawDataHash } = await assessment();
    expect(JSON.parse(text(files['law-data.json']))).toMatchObject({
      asOf: '2026-11-21',
      lawDataHash,
    });
    expect(text(files['README.txt'])).toContain(lawDataHash);
    const history = Papa.parse<Record<string, string>>(text(files['history.csv']), {
      header: true,
      skipEmptyLines: true,
    });
    expect(history.data.map((row) => row['What'])).toContain(
      'Made version 1 of the privacy policy',
    );
    const notes = history.data.map((row) => row['Note'] ?? '');
    expect(notes.some((note) => note.includes(FORMULA))).toBe(true);
    expect(notes.filter((note) => /^[=+\-@]/.test(note))).toEqual([]);
    expect(sha256((await get('binder.zip')).bytes)).toBe(sha256(bytes));
  });

  test('what is done later is in the next binder', async () => {
    await prepare();
    const before = sha256((await get('binder.zip')).bytes);
    const [, next] = (await assessment()).tasks;
    await stage().call('PUT', `/api/businesses/${id}/tasks/${next?.id}`, {
      cookie,
      body: { status: 'not applicable', note: 'We hold no such data' },
    });
    expect(sha256((await get('binder.zip')).bytes)).not.toBe(before);
  });
});
