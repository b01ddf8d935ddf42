/**
 * The words in which rules were read: found again in a text, also when it moved; the numbers in
 * them; the share of entries that rest on words read, as the pages state it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { decidingEntries } from '#law/deciding-entries.ts';
import type { ReadingFile } from '#law/reading-book.ts';
import {
  coverageIn,
  coverageOf,
  lackedOf,
  READING_FILES,
  readingsOf,
} from '#law/readings.server.ts';
import { topicsIn } from '#law/reading-topics.ts';
import { wordsOnly } from '#text/words-only.ts';
import { compared } from '../scripts/law-sources/compare.ts';
import { numbersIn } from '../scripts/law-sources/numbers.ts';
import { passageOf, placesOf } from '../scripts/law-sources/passages.ts';
import { sectionOf, sectionTextOf } from '../scripts/law-sources/section-text.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-sources-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const saved = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Sections of an invented act. */
const ACT = `§ 9-101. Scope.
(a) This act binds whoever keeps data on 35,000 or more people in a year.
§ 9-102. Answers.
(a) A firm shall answer within forty-five days. (b) One answer a year costs nothing.`;
const SCOPE = 'This act binds whoever keeps data on 35,000 or more people in a year';
const ANSWER = 'A firm shall answer within forty-five days';

const readingOf = (entry: string, cite: string, words: string) => ({
  entries: [entry],
  cite,
  text: 'act',
  ...passageOf(wordsOnly(words)),
  first: { by: 'reader A' as const, on: '2026-11-27' },
});
const invented: ReadingFile = {
  state: 'DE',
  texts: {
    act: {
      url: 'https://law.example/act',
      kind: 'copy',
      rank: 'statute',
      asOf: '2026-11-27',
      sha256: passageOf(sectionTextOf(ACT).words).sha256,
    },
  },
  readings: [
    readingOf('volume', 'Act § 9-101(a)', SCOPE),
    readingOf('requests', 'Act § 9-102(a)', ANSWER),
  ],
};
const outcomes = (text: string, asked = {}) =>
  compared(sectionTextOf(text), [invented], asked).map(({ entries, status, section }) => [
    entries[0],
    status,
    section,
  ]);

describe('words alone', () => {
  test('two printings of one sentence are the same words', () => {
    const print = 'The controller’s “answer” — § 12D-104(c) — comes in 45 days.';
    const other = 'the  controller\'s "answer" - Section 12D–104 (c) -\ncomes in 45\u00A0days';
    expect(wordsOnly(print)).toBe(wordsOnly(other));
    expect(wordsOnly(print)).not.toBe(wordsOnly(print.replace('45', '54')));
  });

  test('of several sections', () => {
    expect(wordsOnly('§§ 1 to 3')).toBe('sections 1 to 3');
  });
});

describe('a passage', () => {
  test('is found by length, sum and hash wherever it stands, and only there', () => {
    const words = wordsOnly(`${'more and more words '.repeat(200)} ${SCOPE} ${ANSWER} ${SCOPE}`);
    const passage = passageOf(wordsOnly(SCOPE));
    const places = placesOf(words, [passage]).get(passage) ?? [];
    expect(places).toHaveLength(2);
    for (const at of places) expect(words.slice(at, at + passage.length)).toBe(wordsOnly(SCOPE));
  });

  test('is not found where one word differs, nor by a sum alone', () => {
    const passage = passageOf(wordsOnly(SCOPE));
    expect(placesOf(wordsOnly(SCOPE.replace('more', 'less')), [passage]).get(passage)).toEqual([]);
    const forged = { ...passage, sha256: '0'.repeat(64) };
    expect(placesOf(wordsOnly(SCOPE), [forged]).get(forged)).toEqual([]);
  });
});

describe('the numbers of a passage', () => {
  test.each([
    ['35,000 or more', [35_000]],
    ['one hundred seventy-five thousand (175,000) consumers', [175_000]],
    ['within forty-five days, and the sixtieth day', [45, 60]],
    ['not later than the 30th day', [30]],
    ['twenty-five million dollars ($25,000,000)', [25_000_000]],
    ['in excess of $1 billion', [1_000_000_000]],
    ['up to Seven Thousand Five Hundred Dollars ($7,500.00)', [0, 7500]],
    ['five five', [5]],
    ['no number', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(wordsOnly(text))).toEqual(numbers);
  });
});

describe('the matters of a passage', () => {
  test.each([
    [
      'The processor shall delete or return all data, and bind a subcontractor',
      ['deletion', 'subcontractor'],
    ],
    ['This act does not apply to a bank', ['takes out']],
    ['An injunction, and the attorney’s fees', ['injunction', 'costs']],
    ['A notice of the purpose', []],
  ])('%s', (text, topics) => expect(topicsIn(wordsOnly(text))).toEqual(topics));
});

describe('sections', () => {
  test.each([
    ['6 Del. C. § 12D-103(a)(1)', '12D-103'],
    ['RSA 507-H:2, I(a)', '507-H:2'],
    ['Md. Code, Com. Law § 14–4702', '14-4702'],
    ['La. R.S. 51:1780.2(A)(1)', '51:1780.2'],
    ['Va. Code § 59.1-576(A)', '59.1-576'],
  ])('of %s', (cite, section) => expect(sectionOf(cite)).toBe(section));

  test.each([
    ['§ 12D-103. Applicability of chapter', ['12D-103']],
    ['Sec. 541.002.  APPLICABILITY OF CHAPTER.', ['541.002']],
    ['30-14-2803. (Effective October 1, 2024) Applicability', ['30-14-2803']],
    ['§14–4702.', ['14-4702']],
    ['Section 6-1-1304 applies to all', []],
    ['Section 646A.578(4) is the list', []],
    ['10.5 percent of revenue', []],
    ['2023-06-18', []],
    ['325O.07, Subd. 2(c)', ['325O.07']],
  ])('begun by the line: %s', (line, sections) =>
    expect(sectionTextOf(line).starts.map(({ section }) => section)).toEqual(sections),
  );

  test('of a saved page and of a collection in JSON, without scripts', () => {
    const page = `<!doctype html><title>A code</title><script>var a = "${SCOPE}"</script>
      <form><h2>§ 9-101. <b>Scope</b>.</h2><p>(a) This act <a href="#">binds</a>
      whoever keeps data</p></form>`;
    expect(sectionTextOf(page)).toEqual({
      words: 'section 9 101 scope a this act binds whoever keeps data',
      starts: [{ section: '9-101', at: 0 }],
    });
    const collection = JSON.stringify([{ id: '9-101', text: SCOPE }]);
    expect(sectionTextOf(collection).starts).toEqual([{ section: '9-101', at: 0 }]);
  });
});

describe('against a later text', () => {
  test('all is there', () => {
    expect(outcomes(ACT)).toEqual([
      ['volume', 'there', '9-101'],
      ['requests', 'there', '9-102'],
    ]);
  });

  test('what was renumbered moved, what was reworded is gone', () => {
    const later = ACT.replace('§ 9-101. Scope.', '§ 9-201. Scope.').replace('forty-five', 'thirty');
    expect(outcomes(later)).toEqual([
      ['volume', 'moved', '9-201'],
      ['requests', 'gone', null],
    ]);
  });

  test('a section that the text does not hold is left out, unless it is asked for', () => {
    expect(outcomes(`§ 9-102. Answers.\n${ANSWER}`)).toEqual([['requests', 'there', '9-102']]);
    expect(outcomes('Nothing of it', { section: 'Act § 9-101' })).toEqual([
      ['volume', 'gone', null],
    ]);
  });

  test('of two texts of a state, a reading of the other one is not gone', () => {
    const other = { ...invented.texts['act']!, sha256: '0'.repeat(64) };
    const scope = {
      ...readingOf('volume', 'Act § 9-101(b)', 'Words of the other text'),
      text: 'list',
    };
    const two = [
      {
        ...invented,
        texts: { ...invented.texts, list: other },
        readings: [...invented.readings, scope],
      },
    ];
    const saidOf = (text: string, asked = {}) =>
      compared(sectionTextOf(text), two, asked).map(({ status }) => status);
    expect(saidOf(ACT)).toEqual(['there', 'there', 'of another text']);
    const later = ACT.replace('forty-five', 'thirty');
    expect(saidOf(later)).toEqual(['there', 'gone', 'gone']);
    expect(saidOf(later, { text: 'act' })).toEqual(['there', 'gone', 'of another text']);
    expect(saidOf(later, { text: 'list' })).toEqual(['there', 'of another text', 'gone']);
  });

  test('the number of the bill that a text gives a section is no other section', () => {
    const [scope, requests] = invented.readings;
    const readings = [{ ...scope!, cite: 'Act § 8-1', numbered: '9-101' }, requests!];
    const told = compared(sectionTextOf(ACT), [{ ...invented, readings }], {});
    expect(told.map(({ status }) => status)).toEqual(['there', 'there']);
  });

  test('a text that names its state is held against that state alone', () => {
    const files = [invented, { ...invented, state: 'VA' as const }];
    const of = (text: string) =>
      new Set(compared(sectionTextOf(text), files, {}).map(({ state }) => state));
    expect(of(ACT)).toEqual(new Set(['DE', 'VA']));
    expect(of(`Code of Virginia, as Virginia prints it; Delaware has another.\n${ACT}`)).toEqual(
      new Set(['VA']),
    );
  });

  test('a word broken at the end of a line is one word, a hyphen of its own stays', () => {
    const wordsOf = (text: string) => sectionTextOf(text).words;
    expect(wordsOf('the con-\n  sumers')).toBe('the consumers');
    expect(wordsOf('an opt-out or opt-\nout')).toBe('an opt out or opt out');
  });

  test('Virginia’s exemptions are gone where the words before their list turn round', () => {
    const opening = `§ 59.1-576. Scope; exemptions.
      B. This chapter shall not apply to any (i) body, authority, board, bureau, commission,
      district, or agency`;
    const virginia = READING_FILES.filter(({ state }) => state === 'VA');
    const saidOf = (text: string) =>
      compared(sectionTextOf(text), virginia, { state: 'VA' }).flatMap(
        ({ entries, cite, status }) =>
          cite === 'Va. Code § 59.1-576(B)' ? entries.map((id) => [id, status]) : [],
      );
    const there = saidOf(opening);
    expect(there).toHaveLength(6);
    expect(there).toContainEqual(['VA-x-nonprofit', 'there']);
    expect(saidOf(opening.replace('shall not apply', 'shall apply'))).toEqual(
      there.map(([id]) => [id, 'gone']),
    );
  });
});

describe('the command', () => {
  test('tells what a reading keeps of a passage, and finds that reading again', async () => {
    const act = saved('act.txt', ACT);
    const passage = saved('passage.txt', SCOPE);
    const kept = await runCommand('law-sources', act, '--passage', passage);
    expect(JSON.parse(kept.stdout)).toEqual({
      ...passageOf(wordsOnly(SCOPE)),
      numbers: [35_000],
      topics: [],
    });
  });

  test('says with 1 that words are gone, as JSON too', async () => {
    const section = saved('section.txt', '§ 12D-103. Applicability of chapter\nOther words.');
    const told = await runCommand('law-sources', section, '--state', 'de', '--json');
    expect(told.status).toBe(1);
    const { readings } = JSON.parse(told.stdout) as { readings: { status: string }[] };
    expect(readings.length).toBeGreaterThan(5);
    expect(new Set(readings.map(({ status }) => status))).toEqual(new Set(['gone']));
  });

  test.each([
    ['no file', ['nowhere.txt'], /cannot be read/],
    ['no arguments', [], /law:sources -- FILE/],
    ['a PDF', [saved('a.pdf', '%PDF-1.7')], /PDF or Word file: save it as text/],
    ['other bytes', [saved('b.txt', new Uint8Array([0xff, 0xfe, 0x41]))], /no text in UTF-8/],
    ['no words', [saved('c.txt', '  \n')], /holds no words/],
    ['no section', [saved('d.txt', 'A text without any section of a law.')], /--section/],
    ['a state without a record', [saved('e.txt', ACT), '--state', 'ZZ'], /no state with a record/],
    ['a section nobody read', [saved('f.txt', ACT), '--section', '§ 9-101'], /No reading is of/],
    [
      'a passage that is not in it',
      [saved('g.txt', ACT), '--passage', saved('h.txt', 'Words of another text')],
      /do not stand in the text/,
    ],
  ])('refuses %s with what to do', async (_, args, words) => {
    const { status, stderr, stdout } = await runCommand('law-sources', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });
});

describe('what was read', () => {
  const entries = LAWS.flatMap((law) => decidingEntries(law).map((id) => [law.state, id] as const));

  test('every entry that decides is counted once, by how it was read', () => {
    for (const law of LAWS) {
      const counted = Object.values(coverageIn(law)).reduce((sum, number) => sum + number, 0);
      expect(counted, law.state).toBe(new Set(decidingEntries(law)).size);
    }
  });

  test('words are claimed only with a reading of the statute and nothing left unread', () => {
    for (const [state, id] of entries) {
      const statute = readingsOf(state, id).filter(({ text }) => text.rank === 'statute');
      const coverage = coverageOf(state, id);
      expect(coverage === 'words' || coverage === 'part', id).toBe(statute.length > 0);
      expect(coverage === 'part', id).toBe(statute.length > 0 && lackedOf(state, id) !== null);
    }
  });

  test('at least 600 of the entries rest on words that were read', () => {
    const read = entries.filter(([state, id]) => /words|part/.test(coverageOf(state, id)));
    expect(read.length).toBeGreaterThanOrEqual(600);
  });

  test('thresholds and days have a second reader', () => {
    const decide = /^(requests|cure|penalty|breach)$/;
    for (const { state, readings } of READING_FILES) {
      const prongs = new Set(
        LAWS.find((law) => law.state === state)?.applicability.prongs.map(({ id }) => id),
      );
      for (const reading of readings)
        if (reading.entries.some((id) => decide.test(id) || prongs.has(id)))
          expect(reading.second, `${state} ${reading.cite}`).toBeDefined();
    }
  });
});
