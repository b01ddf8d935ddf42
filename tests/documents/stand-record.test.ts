/** The record of a check: on one page, with every section and number, for real readers. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { standRecord } from '#documents/reports/stand-record.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { standWords } from '#engine/assessment/stand-english.ts';
import { CORPUS, CORPUS_HASH } from '#law/corpus.server.ts';
import { pdfPlaced, pdfText, wordText } from './text-extraction.ts';

/** Readers of the machine, where it has them. */
const PDF_READER: string = 'pdftotext';
const OFFICE: string = 'soffice';
const has = (name: string, argument: string) =>
  spawnSync(name, [argument], { timeout: 60_000 }).error === undefined;
const ON = new Date('2026-11-26T12:00:00Z');

const recordOf = (states: readonly ('IA' | 'MN')[]) =>
  assess(CORPUS, {
    business: {
      id: 'b1',
      businessName: 'Ames Barber',
      version: 1,
      industry: 'Other',
      employeeCount: 2,
      annualRevenue: 180_000,
      statesOperating: [...states],
      dataTypesCollected: ['Phone numbers'],
    },
    answers: [
      { fact: 'consumers', state: 'IA', value: 900 },
      { fact: 'sbaSmallBusiness', state: null, value: true },
      { fact: 'sellsPersonalData', state: null, value: false },
      { fact: 'targetedAdvertising', state: null, value: false },
    ],
    work: [],
    owedSince: {},
    asOf: '2026-11-26',
    savedAt: null,
  });

/** Readers break lines where they like, also within a section’s number. */
const plainOf = (text: string) => text.replaceAll(/\s+/g, '');

/** What has to be in it, in whatever format. */
function expectWhole(text: string, { stand, otherStates }: Assessment): void {
  const plain = plainOf(text);
  expect(plain).toContain(plainOf(standWords(stand)));
  expect(plain).toContain(plainOf('November 26, 2026'));
  expect(plain).toContain('900');
  for (const { lawName, verdict, because } of otherStates) {
    expect(plain).toContain(plainOf(lawName));
    expect(plain).toContain(plainOf(verdict));
    for (const { cite } of because) expect(plain).toContain(plainOf(cite));
  }
  for (const { cite } of stand.keep) expect(plain).toContain(plainOf(cite));
  expect(plain).toContain(plainOf('Look again on'));
}

test('a barber’s record is one page with the day, the sections, the numbers and the law data', async () => {
  const barber = recordOf(['IA']);
  expect(barber.stand.at).toBe('nothing owed');
  const pdf = await pdfOf(standRecord(barber), ON);
  expect(await pdfPlaced(pdf)).toHaveLength(1);
  expectWhole(await pdfText(pdf), barber);
});

test('a duty that stays is in it, with its section, in Word too', async () => {
  const both = recordOf(['IA', 'MN']);
  expect(both.stand.at).toBe('keep');
  expectWhole(wordText(await wordOf(standRecord(both), ON)), both);
});

test.skipIf(!has(PDF_READER, '-v'))(
  'pdftotext reads all of it, with the version of the law data and what it is not',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'statewise-record-'));
    try {
      const both = recordOf(['IA', 'MN']);
      const file = join(folder, 'record.pdf');
      writeFileSync(file, await pdfOf(standRecord(both), ON));
      const { stdout, status } = spawnSync(PDF_READER, [file, '-'], { encoding: 'utf8' });
      expect(status).toBe(0);
      const plain = plainOf(stdout);
      expect(plain).toContain(plainOf(standWords(both.stand)));
      expect(plain).toContain(plainOf(`Law data ${CORPUS_HASH.slice(0, 12)}`));
      expect(plain).toContain(plainOf('General guidance, not legal advice'));
      expect(plain).toContain('325M.17');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.skipIf(!has(OFFICE, '--version'))('LibreOffice opens the Word file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-record-'));
  try {
    const both = recordOf(['IA', 'MN']);
    writeFileSync(join(folder, 'record.docx'), await wordOf(standRecord(both), ON));
    const { status } = spawnSync(
      OFFICE,
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--convert-to',
        'txt:Text (encoded):UTF8',
        '--outdir',
        folder,
        join(folder, 'record.docx'),
      ],
      { timeout: 120_000 },
    );
    expect(status).toBe(0);
    expectWhole(readFileSync(join(folder, 'record.txt'), 'utf8'), both);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
