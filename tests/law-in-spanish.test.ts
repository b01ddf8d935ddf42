/** An assessment in Spanish: the same verdicts, duties and days, said in Spanish. */
import { describe, expect, test } from 'vitest';
import { assess, type Assessment, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { contradictions } from '#engine/explain/contradictions.ts';
import { CORPUS, CORPUS_ES } from '#law/corpus.server.ts';
import { standWords } from '#engine/assessment/stand-english.es.ts';
import { englishIn, refusedIn } from './spanish-glossary.ts';

const BUSINESS = {
  id: 'a',
  version: 1,
  businessName: 'Casa Luna',
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 900_000,
  dataTypesCollected: ['Email addresses', 'Health information'],
} as const;

const input = (states: readonly string[], more: Partial<AssessmentInput> = {}) =>
  ({
    business: { ...BUSINESS, statesOperating: states },
    answers: [],
    work: [],
    owedSince: {},
    asOf: '2026-11-26',
    savedAt: null,
    hoursAWeek: 4,
    ...more,
  }) as unknown as AssessmentInput;

const SELLER = [
  { fact: 'sellsPersonalData', state: null, value: true },
  { fact: 'targetedAdvertising', state: null, value: true },
  { fact: 'usesProcessors', state: null, value: false },
  { fact: 'consumers', state: 'DE', value: 200_000 },
  { fact: 'controlsHealthData', state: null, value: false },
];
const CASES: [string, AssessmentInput][] = [
  ['nothing answered, in all states', input(CORPUS.laws.map(({ state }) => state))],
  ['a seller', input(['DE', 'NE', 'NJ'], { answers: SELLER as AssessmentInput['answers'] })],
  ['a bank', input(['CT'], { answers: [{ fact: 'bank', state: null, value: true }] })],
];

/** What an owner reads of it, apart from the words of single laws. */
function* said(assessment: Assessment): Generator<string> {
  yield assessment.headline;
  yield assessment.riskReason;
  yield standWords(assessment.stand);
  for (const state of [...assessment.applicableStates, ...assessment.otherStates]) {
    yield state.headline;
    for (const { text } of state.because) yield text;
    for (const { question } of state.assuming) yield question;
  }
  for (const { title, description, steps, evidence, templates } of assessment.tasks)
    yield* [title, description, ...steps, evidence, ...templates.map((one) => one.title)];
  for (const { title, description } of assessment.recommendations) yield* [title, description];
  for (const { question, help, why, typical } of assessment.questions)
    yield* [question, help, why, typical?.why ?? ''];
  for (const { question, how } of assessment.facts) yield* [question, how];
  for (const { text } of assessment.clashes) yield text;
  for (const { text, ways } of assessment.mismatches) yield* [text, ...ways.map((way) => way.text)];
}

/** Names of laws, tools and programs stay English. */
const NAMES =
  /“[^”]*”|NIST Privacy Framework|Social Security|college|[A-Z][\w.]* ?(?:[A-Z][\w.]*,? )*(?:§|ch\.).*/g;

describe.each(CASES)('%s', (_, subject) => {
  const english = assess(CORPUS, subject);
  const spanish = assess(CORPUS_ES, subject);

  test('is decided alike', () => {
    const decided = ({
      applicableStates,
      otherStates,
      tasks,
      overallScore,
      stand,
    }: Assessment) => ({
      verdicts: [...applicableStates, ...otherStates].map(({ stateId, verdict }) => [
        stateId,
        verdict,
      ]),
      tasks: tasks.map(({ id, dueDate, status, owed }) => [id, dueDate, status, owed]),
      overallScore,
      at: stand.at,
      work: stand.work,
    });
    expect(decided(spanish)).toEqual(decided(english));
  });

  test('is said in Spanish, by the glossary', () => {
    const texts = [...said(spanish)].filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => englishIn(text.replaceAll(NAMES, '')))).toEqual([]);
    expect(texts.flatMap(refusedIn)).toEqual([]);
  });
});

test('answers that cannot both be are named in Spanish', () => {
  const answers = [
    { fact: 'sellsPersonalData', state: null, value: false },
    { fact: 'sellsForMoney', state: null, value: true },
  ] as const;
  expect(contradictions(CORPUS_ES, [...answers])[0]?.text).toMatch(
    /^Estas dos respuestas no pueden ser correctas a la vez/,
  );
  expect(contradictions(CORPUS, [...answers])[0]?.text).toMatch(/^These two answers/);
});

test('every step of a task has its Spanish, in the same place', () => {
  for (const [at, { key, steps }] of CORPUS.controls.controls.entries()) {
    expect(CORPUS_ES.controls.controls[at]?.key).toBe(key);
    expect(CORPUS_ES.controls.controls[at]?.steps).toHaveLength(steps.length);
  }
  expect(CORPUS_ES.hash).toBe(CORPUS.hash);
});
