/**
 * An owner's reports from real assessments: every task, verdict and section is in them, in each
 * format, and no formula runs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { binderOf, hashList, sha256 } from '#documents/formats/binder.ts';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { csvOf } from '#documents/formats/csv.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { reportDocument } from '#documents/reports/report.ts';
import { TASK_COLUMNS, taskRows } from '#documents/reports/task-rows.ts';
import { answerText } from '#documents/reports/answer-words.ts';
import { workListDocument } from '#documents/reports/work-list.ts';
import { assess, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { upcoming } from '#engine/duties/upcoming.ts';
import { CORPUS, CORPUS_HASH } from '#law/corpus.server.ts';
import { pdfText, wordText } from './text-extraction.ts';

const HOSTILE = '=HYPERLINK("http://x.example") {{1+1}} #let x = 1 <b>\u202Eab</b> $\\pm$ שלום';

function subject(more: Partial<AssessmentInput> = {}): AssessmentInput {
  return {
    business: {
      id: 'b1',
      businessName: 'Brandywine Gifts',
      version: 1,
      industry: 'Retail/E-commerce',
      employeeCount: 24,
      annualRevenue: 3_200_000,
      statesOperating: ['DE', 'NJ', 'TX', 'IA', 'OK'],
      dataTypesCollected: ['Contact information', 'Payment information'],
    },
    answers: [
      { fact: 'consumers', state: 'DE', value: 40_000 },
      { fact: 'consumers', state: 'NJ', value: { least: 25_000, most: 99_999 } },
      { fact: 'sellsPersonalData', state: null, value: true },
    ],
    work: [],
    owedSince: {},
    asOf: '2026-11-21',
    savedAt: null,
    ...more,
  };
}

const bare = assess(CORPUS, subject());
const [first, second] = bare.tasks;
const WORKED = subject({
  work: [
    ...(first?.requirements ?? []).map(({ id }) => ({
      requirementId: id,
      status: 'done' as const,
      note: HOSTILE,
      on: '2026-11-20T10:00:00.000Z',
      by: HOSTILE,
    })),
    ...(second?.requirements ?? []).map(({ id }) => ({
      requirementId: id,
      status: 'not applicable' as const,
      note: '+no such data',
      on: '2026-11-20T10:00:00.000Z',
      by: 'Ann',
    })),
  ],
});
const assessment = assess(CORPUS, WORKED);
const coming = upcoming(CORPUS, WORKED, '2028-11-21');
const report = reportDocument(assessment, coming);
const list = workListDocument(assessment);

const squeezed = (text: string) =>
  text.normalize('NFKC').replaceAll(/[\s\u00ad\u202a-\u202e\u2066-\u2069☐•]+/g, '');

describe('answers in words', () => {
  test.each([
    [true, 'boolean', 'Yes'],
    [false, 'boolean', 'No'],
    [35_000, 'count', '35,000'],
    [3_200_000, 'money', '$3,200,000'],
    [12, 'percent', '12%'],
    [{ least: 25_000, most: 99_999 }, 'count', '25,000 to 99,999'],
    [{ least: 5, most: Infinity }, 'money', '$5 or more'],
  ] as const)('%j, %s: %s', (value, type, words) => expect(answerText(value, type)).toBe(words));
});

describe.each([
  ['report', report],
  ['checklist', list],
] as const)('the %s', (_, tree) => {
  const titles = assessment.tasks.filter(({ advice }) => !advice).map(({ title }) => title);
  const cites = assessment.tasks
    .filter(({ advice, status }) => !advice && status === 'open')
    .flatMap((task) => task.cites.map(({ cite }) => cite));

  test('Word: every task with its sections, and the notes as text', async () => {
    const text = squeezed(wordText(await wordOf(tree)));
    for (const each of [...titles, ...cites]) expect(text).toContain(squeezed(each));
    expect(text).toContain(squeezed('=HYPERLINK("http://x.example") {{1+1}} #let x = 1 <b>'));
  });

  test('PDF: every task with its sections, and the notes as text', async () => {
    const text = squeezed(await pdfText(await pdfOf(tree)));
    for (const each of [...titles, ...cites]) expect(text).toContain(squeezed(each));
    // the PDF reader mirrors a bracket next to Hebrew
    expect(text).toContain(squeezed('{{1+1}} #let x = 1 <b'));
  });
});

test('the report contains every verdict, its reasons, what is missing and what is coming', async () => {
  const text = squeezed(wordText(await wordOf(report)));
  const states = [...assessment.applicableStates, ...assessment.otherStates];
  expect(states).toHaveLength(5);
  for (const { headline, because } of states)
    for (const each of [headline, ...because.map(({ cite }) => cite)])
      expect(text).toContain(squeezed(each));
  for (const { question } of assessment.questions) expect(text).toContain(squeezed(question));
  expect(assessment.questions.length).toBeGreaterThan(0);
  expect(coming.length).toBeGreaterThan(0);
  for (const { changes } of coming)
    for (const change of changes) expect(text).toContain(squeezed(change.text));
  expect(report.footer).toContain(CORPUS_HASH.slice(0, 12));
});

test('a business that no law covers gets a report too', async () => {
  const none = assess(
    CORPUS,
    subject({ business: { ...subject().business, statesOperating: ['OK'] }, answers: [] }),
  );
  const text = wordText(await wordOf(reportDocument(none, [])));
  expect(text).toContain('At a glance');
  expect(text).toContain('Privacy assessment: Brandywine Gifts');
});

describe('the tasks as CSV', () => {
  const csv = csvOf(taskRows(assessment), TASK_COLUMNS);
  const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), {
    header: true,
    skipEmptyLines: true,
  });

  test('one row for each task, read back alike', () => {
    expect(errors).toEqual([]);
    expect(data.map((row) => row['Task'])).toEqual(assessment.tasks.map(({ title }) => title));
    expect(csv.startsWith('\u{FEFF}Task,')).toBe(true);
  });

  test('no cell begins like a formula', () => {
    const cells = data.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain(`'${HOSTILE}`);
    expect(cells).toContain("'+no such data");
  });
});

describe('the binder', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = {
    'report.pdf': bytes('one'),
    'documents/privacy-policy.docx': bytes('two'),
    'tasks.csv': bytes('three'),
  };

  const zipped = async (of: Record<string, Uint8Array>, day: string) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of binderOf(of, day)) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  };

  test('same files and day, same bytes, whatever their order, hour or time zone', async () => {
    const shuffled = Object.fromEntries(Object.entries(files).toReversed());
    const first = sha256(await zipped(files, '2026-11-21'));
    expect(sha256(await zipped(shuffled, '2026-11-21'))).toBe(first);
    expect(sha256(await zipped(files, '2026-11-22'))).not.toBe(first);
    const script = `import { binderOf, sha256 } from '#documents/formats/binder.ts'; const made = await Array.fromAsync(binderOf({ 'a.txt': new Uint8Array([1]) }, '2026-03-08')); console.log(sha256(Buffer.concat(made)))`;
    const zones = ['UTC', 'Pacific/Auckland', 'America/New_York'].map(
      (TZ) =>
        spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
          env: { ...process.env, TZ },
          encoding: 'utf8',
        }).stdout,
    );
    expect(zones[0]).toMatch(/^[0-9a-f]{64}\n$/);
    expect(new Set(zones).size).toBe(1);
  });

  test('the list of hashes is true, as sha256sum reads it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'binder-'));
    try {
      const parts = unzipSync(await zipped(files, '2026-11-21'));
      expect(Object.keys(parts)).toEqual([...Object.keys(files).toSorted(), 'SHA256SUMS.txt']);
      const list = new TextDecoder().decode(parts['SHA256SUMS.txt']);
      expect(list).toBe(hashList(files));
      for (const line of list.trimEnd().split('\n')) {
        const [hash, path = ''] = line.split('  ');
        expect(sha256(parts[path] ?? new Uint8Array())).toBe(hash);
      }
      writeFileSync(join(folder, 'binder.zip'), await zipped(files, '2026-11-21'));
      const unzip = spawnSync('unzip', ['-t', join(folder, 'binder.zip')], { encoding: 'utf8' });
      if (!unzip.error) expect(unzip.stdout).toContain('No errors');
      expect(readFileSync(join(folder, 'binder.zip')).subarray(0, 2).toString()).toBe('PK');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(['../x', '/etc/passwd', 'a/../b', 'SHA256SUMS.txt', 'a\\b', ''])(
    'refuses the path %j',
    async (path) => {
      await expect(zipped({ [path]: bytes('') }, '2026-11-21')).rejects.toThrow(
        'is not a valid path in a binder',
      );
    },
  );
});
