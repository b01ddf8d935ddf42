/** What an owner who chose Spanish prints, and what a calendar program reads, is in Spanish. */
import { expect, test } from 'vitest';
import { comingEntries } from '#documents/reports/coming-changes.ts';
import { lookAgainEntry } from '#documents/reports/look-again-entry.ts';
import { reportDocument } from '#documents/reports/report.ts';
import { standRecord } from '#documents/reports/stand-record.ts';
import { taskEntries } from '#documents/reports/task-dates.ts';
import { workListDocument } from '#documents/reports/work-list.ts';
import { assess, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { mergeUpcoming, upcoming } from '#engine/duties/upcoming.ts';
import { CORPUS_ES } from '#law/corpus.server.ts';
import { reportInSpanish, wordsOfReport } from '#server/subjects/documents/report-in-spanish.ts';
import { englishRuns, refusedIn } from './spanish-glossary.ts';

const BUSINESS = {
  id: 'a',
  version: 1,
  businessName: 'Casa Luna',
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 900_000,
  dataTypesCollected: ['Email addresses', 'Health information'],
};

const inputOf = (states: readonly string[], answers: readonly object[]) =>
  ({
    business: { ...BUSINESS, statesOperating: states },
    answers,
    work: [],
    owedSince: {},
    asOf: '2026-11-26',
    savedAt: null,
    hoursAWeek: 4,
  }) as unknown as AssessmentInput;

const SELLER = [
  { fact: 'sellsPersonalData', state: null, value: true },
  { fact: 'targetedAdvertising', state: null, value: true },
  { fact: 'consumers', state: 'DE', value: 200_000 },
];
const CASES: [string, AssessmentInput][] = [
  [
    'nothing answered, in all states',
    inputOf(
      CORPUS_ES.laws.map(({ state }) => state),
      [],
    ),
  ],
  ['a seller', inputOf(['DE', 'NE', 'NJ', 'CA', 'TX'], SELLER)],
  ['nothing owed', inputOf(['IA'], [{ fact: 'consumers', state: 'IA', value: 900 }])],
];

/** Every text of a tree, without sections and addresses. */
function* textsIn(value: unknown, name = ''): Generator<string> {
  if (name === 'cite' || name === 'to' || name === 'kind') return;
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [field, one] of Object.entries(value)) yield* textsIn(one, field);
}

/** Sections, the names of laws, and the hash of the law data, which may spell a word. */
const NAMES =
  /\b[0-9a-f]{12}\b|California Consumer Privacy Act of 2018, as amended by the California Privacy Rights Act of 2020|Florida Digital Bill of Rights|\(P\.L\..*|\(?[A-Z][\w.&’' ]*(?:§|Act|c\.).*/g;
const english = (texts: Iterable<string>) =>
  [...texts].filter((text) => englishRuns(text.replaceAll(NAMES, '')));

test.each(CASES)('%s', (_, input) => {
  const assessment = assess(CORPUS_ES, input);
  const { business, answers } = input;
  const coming = upcoming(CORPUS_ES, { business, answers, asOf: '2026-11-26' }, '2028-11-26');
  for (const tree of [
    reportDocument(assessment, coming),
    standRecord(assessment),
    workListDocument(assessment),
  ]) {
    const spanish = reportInSpanish(tree, assessment);
    expect(spanish.language).toBe('es');
    expect(spanish.blocks).toHaveLength(tree.blocks.length);
    const texts = [...textsIn(spanish)];
    expect(texts.length).toBeGreaterThan(5);
    expect(english(texts)).toEqual([]);
    expect(texts.flatMap(refusedIn)).toEqual([]);
    const cites = (of: typeof tree) => JSON.stringify(of).match(/"cite":"[^"]*"/g) ?? [];
    expect(cites(spanish)).toEqual(cites(tree));
  }
  const say = wordsOfReport(assessment);
  const changes = mergeUpcoming([{ business, assessed: true, upcoming: coming }] as never);
  const entries = [
    ...comingEntries('Casa Luna', changes, CORPUS_ES.laws, '2026-11-20').entries,
    ...taskEntries(assessment),
    lookAgainEntry(assessment),
  ];
  const lines = entries.flatMap((entry) => [entry.title, ...entry.lines].map(say));
  // a section stands at the end of its line
  expect(english(lines.map((line) => line.replace(/ \(.*\)$/, '')))).toEqual([]);
});
