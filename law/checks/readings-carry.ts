import type { ReadingFile } from '../reading-book.ts';
import type { LawRecord } from '../schema.ts';
import { shownEntries } from '../shown-entries.ts';
import type { Check, DataFault } from './check.ts';
import { unborne, type ReadEntry } from './reading-signs.ts';

export const check: Check = {
  name: 'readings-carry',
  description:
    'What our words of a rule name stands in a passage that was read, or under what it lacks.',
  run: ({ laws, readings }) =>
    readings.flatMap((file) => {
      const law = laws.find(({ state }) => state === file.state);
      return law ? [...entriesIn(file, law), ...amendedIn(file)] : [];
    }),
};

const fault = (state: string, { id }: { id: string }, expected: string, actual: string) => ({
  where: `${state} readings, ${id}`,
  expected,
  actual: actual || 'nothing',
  tip: 'Read more words where the text is in reach, or say under lacks what was not read.',
});

function entriesIn(file: ReadingFile, law: LawRecord): DataFault[] {
  return shownEntries(law)
    .map((entry): ReadEntry => {
      const own = file.readings.filter(({ entries }) => entries.includes(entry.id));
      return {
        ...entry,
        own,
        lacked: file.lacks?.[entry.id] ?? '',
        numbers: new Set(own.flatMap(({ second }) => second?.numbers ?? [])),
        topics: new Set(own.flatMap(({ second }) => second?.topics ?? [])),
      };
    })
    .filter(({ own }) => own.length > 0)
    .flatMap((entry) => [
      ...signsIn(file.state, entry),
      ...daysIn(law, entry),
      ...numbersIn(file.state, entry),
      ...definedIn(file.state, entry),
      ...(entry.kind === 'requests' ? ownMattersIn(file, law, entry) : []),
    ]);
}

const signsIn = (state: string, entry: ReadEntry): DataFault[] =>
  unborne(entry).map((says) => fault(state, entry, `${says}, in a passage`, entry.lacked));

/** A printed day that is not the law's own first day. */
function daysIn(law: LawRecord, entry: ReadEntry): DataFault[] {
  return [entry.from, entry.until]
    .filter((day) => day !== undefined && day !== law.effective)
    .filter((day) => !yearsOf(String(day)).some((year) => holds(entry, year)))
    .filter(() => !/starts? in|which day|first day|last day/.test(entry.lacked))
    .map((day) => fault(law.state, entry, `the day ${day} in a passage`, entry.lacked));
}

/** The last day of a year is often told as the first of the next. */
const yearsOf = (day: string): number[] => {
  const year = Number(day.slice(0, 4));
  return day.endsWith('-12-31') ? [year, year + 1] : [year];
};

const holds = ({ numbers, lacked }: ReadEntry, number: number): boolean =>
  numbers.has(number) || lacked.replaceAll(',', '').split(/\D+/).includes(String(number));

/** Numbers of our words, where the readings claim all of it: no year and no section. */
function numbersIn(state: string, entry: ReadEntry): DataFault[] {
  if (entry.lacked !== '') return [];
  const stated = [
    ...entry.words.matchAll(/(?<![\d.(§-] ?)\b(\d[\d,]{1,11})\b(?![-.]\d|\()( million)?/g),
  ]
    .map(([, number = '', million]) => Number(number.replaceAll(',', '')) * (million ? 1e6 : 1))
    .filter((number) => number >= 10 && (number < 1990 || number > 2100));
  return (
    stated
      // "up to 17" is "younger than 18" in the law
      .filter((number) => !holds(entry, number) && !(number < 18 && holds(entry, number + 1)))
      .map((number) => fault(state, entry, `${number} in a passage`, [...entry.numbers].join(', ')))
  );
}

const DEFINED = ['-x-higher-education', '-x-nonprofit', '-small-nonprofit', 'utility'];

/** Kinds of bodies that acts define more narrowly than the word does. */
function definedIn(state: string, entry: ReadEntry): DataFault[] {
  if (!DEFINED.some((end) => entry.id.endsWith(end))) return [];
  const sections = new Set(entry.own.map(({ cite }) => sectionIn(cite)));
  const told = /counts? as|define|describes|nonprofits/.test(entry.lacked);
  return told || sections.size > 1 ? [] : [fault(state, entry, 'the definition', entry.lacked)];
}

const sectionIn = (cite: string) =>
  /\d[\dA-Za-z]*(?:[-.:][\dA-Za-z]+)*/.exec(cite.slice(cite.lastIndexOf('§') + 1))?.[0];

/** Days for an appeal stand in a passage on appeals, free answers in one on what is free. */
function ownMattersIn({ state }: ReadingFile, law: LawRecord, entry: ReadEntry): DataFault[] {
  const { appealRespondDays, appealExtensionDays, freePerYear } = law.requests;
  const onAppeals = entry.own.filter(({ second }) => second?.topics?.includes('appeal'));
  const days = [appealRespondDays, appealExtensionDays].filter(
    (number) => typeof number === 'number',
  );
  return [
    ...days
      .filter((number) => !onAppeals.some(({ second }) => second?.numbers.includes(number)))
      .filter((number) => !holds({ ...entry, numbers: new Set() }, number))
      .map((number) => fault(state, entry, `${number} days in a passage on appeals`, entry.lacked)),
    ...(freePerYear === null || entry.topics.has('free') || /free/.test(entry.lacked)
      ? []
      : [fault(state, entry, 'the free answers in a passage', entry.lacked)]),
  ];
}

/** Words that an amendment named by the record may have changed since the text was printed. */
const amendedIn = ({ state, texts, readings, amended = [], lacks = {} }: ReadingFile) =>
  amended.flatMap(({ on, sections }) =>
    readings
      .filter(({ text }) => (texts[text]?.asOf ?? '') < on)
      .filter(({ cite }) => sections?.some((section) => cite.includes(section)) ?? true)
      .flatMap(({ entries }) => entries)
      .filter((id) => id !== 'breach' && !/words (?:since|of 20)/.test(lacks[id] ?? ''))
      .map((id) => fault(state, { id }, `"the words since ${on}" under lacks`, lacks[id] ?? '')),
  );
