/** The check's texts and its address: plain in both languages, and the address keeps everything. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { NO_UPPER_BOUND, valueFault } from '#engine/facts/fact-value.ts';
import { answersTo, openSteps } from '#engine/interview/interview.ts';
import type { Answer } from '#engine/facts/known.ts';
import { PAGES } from '#web/pages.ts';
import {
  nameOf,
  readSheet,
  type Sheet,
  withAnswers,
  writeSheet,
} from '#web/parts/interview/answers/sheet.ts';
import { NEXT, type Place } from '#web/parts/interview/answers/place.ts';
import { bandsOf, boxesOf } from '#web/parts/interview/controls/boxes.ts';
import { draftOf, readStep } from '#web/parts/interview/controls/draft.ts';
import { data } from '#web/pages/check/page-data.server.ts';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { askedAgain } from '#web/parts/interview/answers/steps.ts';
import { CHECK_EN } from '#web/words/check/en.ts';
import { CHECK_ES } from '#web/words/check/es.ts';
import { RESULT_EN } from '#web/words/check/result-en.ts';
import { RESULT_ES } from '#web/words/check/result-es.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import { gradeOf } from '#text/reading-grade.ts';

const index = indexFacts(FACT_BOOK);
const ALL = STATES.map(({ code }) => code);
const OPEN = NO_UPPER_BOUND;
const page = (path: string) => {
  const found = PAGES.find((one) => one.path === path);
  if (!found) throw new Error(path);
  return found;
};

const value = (boolean: boolean) =>
  boolean
    ? fc.option(fc.boolean())
    : fc.option(
        fc.oneof(
          fc.nat(400_000_000),
          fc
            .tuple(fc.nat(99_999), fc.nat(99_999))
            .map(([least, more]) => ({ least, most: least + more })),
          fc.nat(99_999).map((least) => ({ least, most: OPEN })),
        ),
      );
const answers = fc.uniqueArray(
  fc.constantFrom(...FACT_BOOK.facts).chain((fact) =>
    fc.record({
      fact: fc.constant(fact.key),
      state: fact.perState ? fc.constantFrom(...ALL) : fc.constant(null),
      value: value(fact.type === 'boolean'),
    }),
  ),
  { selector: nameOf },
) as fc.Arbitrary<Answer[]>;

test('whatever range can be chosen is an answer that the account takes', () => {
  const types = new Map(FACT_BOOK.facts.map(({ key, type }) => [key, type]));
  let bands = 0;
  for (const law of LAWS)
    for (const { if: rule } of law.applicability.prongs)
      for (const { fact, op, value: figure } of conditionsOf(rule)) {
        if (typeof figure !== 'number') continue;
        const figures = [{ state: law.state, op, value: figure }];
        for (const band of bandsOf({ fact, states: [], figures })) {
          expect(valueFault(types.get(fact) ?? 'boolean', band.value), `${law.state} ${fact}`).toBe(
            undefined,
          );
          bands++;
        }
      }
  expect(bands).toBeGreaterThan(100);
});

describe('the address', () => {
  test('keeps every answer', () => {
    fc.assert(
      fc.property(
        fc.subarray(ALL),
        fc.option(fc.option(fc.nat(400_000_000)), { nil: undefined }),
        answers,
        fc.constantFrom<Place>(
          NEXT,
          { screen: 'review' },
          { screen: 'result' },
          { screen: 'edit', step: 'uses' },
          { screen: 'aid', aid: 'size' },
        ),
        (states, total, given, at) => {
          const inferred = Object.fromEntries(
            given.slice(0, 2).map((one) => [nameOf(one), 'tools' as const]),
          );
          const sheet: Sheet = {
            states,
            ...(total === undefined ? {} : { total }),
            answers: given,
            nowhere: false,
            inferred,
            at,
          };
          expect(readSheet(`#${writeSheet(sheet)}`, index)).toEqual(sheet);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each(['', 'shoe', 'edit:shoe', 'aid:', 'aid:foo'])('at=%s is the next question', (at) => {
    expect(readSheet(`#at=${at}`, index).at).toEqual(NEXT);
  });

  test.each([
    '#',
    '#states=ZZ,,DE2&total=x',
    '#consumers=5&consumers.ZZ=5&consumers.DE=-4&consumers.DE=9-3&sellsPersonalData=5&shoe=yes&sbaSmallBusiness=maybe',
    '#%E0%A4%A&=&&at=',
    '#constructor=yes&__proto__=yes&toString.DE=5',
  ])('what fits no question is left out: %s', (fragment) => {
    const { states, answers: read, nowhere } = readSheet(fragment, index);
    expect({ states, read, nowhere }).toEqual({ states: [], read: [], nowhere: false });
  });

  test('a changed answer keeps its place, and is no longer inferred', () => {
    const sheet = readSheet('#states=TX,DE&sbaSmallBusiness=yes~size&consumers.DE=5', index);
    const next = withAnswers(sheet, [{ fact: 'sbaSmallBusiness', state: null, value: false }]);
    expect(writeSheet(next)).toBe('states=DE,TX&sbaSmallBusiness=no&consumers.DE=5');
  });
});

const withTotal = (sheet: Sheet, total: number): Sheet => ({ ...sheet, total });

describe('a question', () => {
  const law = { laws: LAWS, asOf: '2026-11-21', index } as never;

  test('shows again what was answered, and reads it the same', () => {
    fc.assert(
      fc.property(fc.subarray(ALL, { minLength: 1 }), fc.boolean(), (states, yes) => {
        let sheet: Sheet = { states, answers: [], nowhere: false, inferred: {}, at: NEXT };
        for (let turn = 0; turn < 12; turn += 1) {
          const [step] = openSteps(sheet, LAWS, '2026-11-21', index);
          if (!step) break;
          if (step.id === 'total') {
            sheet = withTotal(sheet, 40_000);
            continue;
          }
          const given =
            step.id === 'counts'
              ? states.map((state): Answer => ({ fact: 'consumers', state, value: 40_000 }))
              : step.asked.flatMap((asked) => answersTo(asked, yes));
          sheet = withAnswers(sheet, given);
          const again = askedAgain(step.id, sheet, law);
          const draft = draftOf(again, sheet);
          const read = readStep(again, draft, CHECK_EN, states);
          if ('troubles' in read) throw new Error(JSON.stringify([step, draft, read]));
          for (const answer of read.answers) {
            const told = given.find((one) => nameOf(one) === nameOf(answer));
            if (told && typeof told.value === 'boolean') expect(answer.value).toBe(told.value);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('bands lie side by side and leave nothing out, apart from a figure that two laws read differently', () => {
    const figures = [
      { state: 'UT', op: '>=', value: 25_000_000 },
      { state: 'TN', op: '>', value: 25_000_000 },
      { state: 'CA', op: '>', value: 26_625_000 },
    ] as const;
    const bands = bandsOf({ fact: 'annualRevenueUSD', states: [], figures }).map(
      ({ value: of }) => of,
    );
    expect(bands).toEqual([
      { least: 0, most: 24_999_999 },
      { least: 25_000_001, most: 26_625_000 },
      { least: 26_625_001, most: OPEN },
    ]);
  });

  test('one box for each figure of each state', () => {
    const figures = [
      { state: 'DE', op: '>=', value: 10_000 },
      { state: 'DE', op: '>=', value: 35_000 },
      { state: 'IA', op: '>=', value: 100_000 },
    ] as const;
    const asked = [{ fact: 'consumers', states: ['DE', 'IA'], figures } as const];
    const step = { id: 'reach', kind: 'figures', asked, states: ['DE', 'IA'] } as const;
    expect(boxesOf(asked).map(({ name }) => name)).toEqual([
      'consumers-DE-10000',
      'consumers-DE-35000',
      'consumers-IA-100000',
    ]);
    expect(readStep(step, { 'consumers-DE-10000': 'on' }, CHECK_EN, ['DE', 'IA'])).toEqual({
      answers: [
        { fact: 'consumers', state: 'DE', value: { least: 10_000, most: 34_999 } },
        { fact: 'consumers', state: 'IA', value: { least: 0, most: 99_999 } },
      ],
    });
    expect(
      readStep(step, { unsure: 'on', 'consumers-DE-35000': 'on' }, CHECK_EN, ['DE', 'IA']),
    ).toEqual({
      answers: [
        { fact: 'consumers', state: 'DE', value: { least: 35_000, most: OPEN } },
        { fact: 'consumers', state: 'IA', value: null },
      ],
    });
    expect(
      readStep(step, { none: 'on', 'consumers-DE-35000': 'on' }, CHECK_EN, ['DE', 'IA']),
    ).toHaveProperty('troubles');
    expect(readStep(step, {}, CHECK_EN, ['DE', 'IA'])).toHaveProperty('troubles');
  });
});

/** Every text of a dictionary, with example figures where it takes some. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return words === '' ? [] : [[path, words]];
  if (typeof words === 'function')
    return texts((words as (...parts: unknown[]) => unknown)('Iowa', '9', '7'), path);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('the words', () => {
  const english = texts({ ...CHECK_EN, result: RESULT_EN });
  const spanish = new Map(texts({ ...CHECK_ES, result: RESULT_ES }));

  test('questions and errors at grade 6 or lower, all else at 8 or lower (U20)', () => {
    const asked = Object.values(CHECK_EN.steps).map(({ question }) => question);
    for (const question of asked) expect(gradeOf(question), question).toBeLessThanOrEqual(6);
    for (const [, error] of texts({ ...CHECK_EN.errors, mark: '', at: '' }))
      expect(gradeOf(error), error).toBeLessThanOrEqual(6);
    const prose = english.map(([, text]) => text).filter((text) => /[.?]$/.test(text));
    const grades = prose.map(gradeOf);
    expect(gradeOf(prose.join('\n'))).toBeLessThanOrEqual(8);
    process.stdout.write(
      `reading grade of the check: ${gradeOf(prose.join('\n')).toFixed(1)}, highest ${Math.max(...grades).toFixed(1)}\n`,
    );
  });

  test('U21: every key has its Spanish text, and no English one is left', () => {
    expect([...spanish.keys()]).toEqual(english.map(([key]) => key));
    const same = english.filter(
      ([key, text]) => spanish.get(key) === text && /[a-z]{3}/i.test(text),
    );
    expect(same.map(([key]) => key)).toEqual(['.reached', '.errors.mark', '.errors.at']);
    for (const [key, text] of spanish)
      if (!/other\.label|reached|people|headroom|errors\.at/.test(key))
        expect(text, key).not.toMatch(/\b(the|you|your|and|with)\b/i);
  });

  test('every test, exemption, duty and doubt of the page is in Spanish', () => {
    const of = (path: string) =>
      data(page(path)).laws.flatMap(({ applicability, exemptions, requirements, doubts }) => [
        ...applicability.prongs.map(({ label }) => label),
        ...exemptions.map(({ text }) => text),
        ...requirements.map(({ title }) => title),
        ...doubts.map(({ text }) => text),
      ]);
    const [english, said] = [new Set(of('/check')), of('/es/check')];
    expect(said.length).toBe(of('/check').length);
    expect(said.filter((text) => english.has(text))).toEqual([]);
  });
});

test('the page carries what decides and no more', () => {
  const view = data(page('/check'));
  expect(view.laws.map(({ state }) => state)).toEqual(LAWS.map(({ state }) => state));
  expect(JSON.stringify(view).length).toBeLessThan(120_000);
  for (const law of view.laws) {
    const full = LAWS.find(({ state }) => state === law.state);
    expect(law.applicability.prongs.map(({ id, if: rule }) => [id, rule])).toEqual(
      full?.applicability.prongs.map(({ id, if: rule }) => [id, rule]),
    );
    expect(law.exemptions.length).toBe(
      full?.exemptions.filter((x) => (x.if && x.level === 'entity') || x.concerns).length,
    );
  }
});

test('every fact of a question has words in both languages', () => {
  const steps = new Set(
    ALL.flatMap((state) =>
      openSteps({ states: [state], answers: [] }, LAWS, '2026-11-21', index),
    ).flatMap(({ asked }) => asked.map(({ fact }) => fact)),
  );
  for (const language of ['en', 'es'] as const)
    for (const fact of steps)
      expect(sayIn(language, index).row(fact).label('Iowa'), fact).not.toBe('');
});
