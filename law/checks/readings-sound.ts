import { decidingEntries } from '../deciding-entries.ts';
import { isOfficial } from './official-pages.ts';
import { conditionsIn } from '../placed-rules.ts';
import type { LawReading, ReadingFile } from '../reading-book.ts';
import type { LawRecord } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

export const check: Check = {
  name: 'readings-sound',
  description:
    'A reading is of entries of its record and names its text; a second reader found the numbers that the record states.',
  run: ({ laws, readings, breachNotices }) =>
    readings.flatMap((file) => {
      const law = laws.find(({ state }) => state === file.state);
      return law ? [...namesIn(file, law), ...numbersIn(file, law, breachNotices)] : [];
    }),
};

function namesIn({ state, texts, readings, lacks = {} }: ReadingFile, law: LawRecord): DataFault[] {
  const entries = new Set(decidingEntries(law));
  const read = new Set(readings.flatMap((reading) => reading.entries));
  const used = new Set(readings.map(({ text }) => text));
  const fault = (where: string, expected: string, actual: string, tip: string): DataFault => ({
    where: `${state} readings, ${where}`,
    expected,
    actual,
    tip,
  });
  return [
    ...[...read, ...Object.keys(lacks)]
      .filter((id) => !entries.has(id))
      .map((id) => fault(id, 'an entry that decides', 'none', 'Name an id of the record.')),
    ...Object.keys(lacks)
      .filter((id) => !read.has(id))
      .map((id) =>
        fault(`lacks ${id}`, 'a reading of it', 'none', 'Without a reading leave it out.'),
      ),
    ...[...used]
      .filter((key) => !texts[key])
      .map((key) => fault(`text ${key}`, 'its address', 'none', 'Add it to the texts.')),
    ...Object.keys(texts)
      .filter((key) => !used.has(key))
      .map((key) => fault(`text ${key}`, 'a reading in it', 'none', 'Take the text out.')),
    ...readings
      .filter(({ official }) => official !== undefined && !isOfficial(official))
      .map(({ cite, official = '' }) =>
        fault(cite, 'an address of a public body', official, 'Leave out what is no official page.'),
      ),
    ...readings
      .filter(({ text, first }) => (texts[text]?.asOf ?? '') > first.on)
      .map(({ cite }) => fault(cite, 'a text from before it was read', 'later', 'Mend the days.')),
  ];
}

type Notices = CheckedCorpus['breachNotices'];

/** The numbers of an entry that decide: thresholds, days, the highest penalty. */
function statedNumbers(law: LawRecord, notices: Notices): [id: string, numbers: number[]][] {
  const { applicability, requests, enforcement } = law;
  const given = (numbers: readonly (number | null | undefined)[]) =>
    numbers.filter((number) => typeof number === 'number' && number > 0) as number[];
  const breach = notices.states.find(({ state }) => state === law.state)?.people.days;
  return [
    ...applicability.prongs.map(({ id, if: rule }): [string, number[]] => [
      id,
      conditionsIn(rule).flatMap(({ value }) => (typeof value === 'number' ? given([value]) : [])),
    ]),
    [
      'requests',
      given([
        requests.respondDays,
        requests.extensionDays,
        requests.appealRespondDays,
        requests.appealExtensionDays,
      ]),
    ],
    ['penalty', [enforcement.penalty.maxUSD]],
    ['cure', given([enforcement.cure.days])],
    ['breach', given([breach])],
  ];
}

/** Numbers that the second reader did not find, where nothing says what was not read. */
function numbersIn(
  { state, readings, lacks = {} }: ReadingFile,
  law: LawRecord,
  notices: Notices,
): DataFault[] {
  return statedNumbers(law, notices).flatMap(([id, stated]) => {
    const own = readings.filter(({ entries }) => entries.includes(id));
    if (own.length === 0) return [];
    const told = lacks[id] ?? '';
    const found = new Set(own.flatMap((reading) => foundIn(reading)));
    return stated
      .filter((number) => !found.has(number) && !tells(told, number))
      .map((number) => ({
        where: `${state} readings, ${id}`,
        expected: `${number} among the numbers of its passages`,
        actual: [...found].join(', ') || 'no second reading',
        tip: 'Read the passage again: mend the record, or say under lacks what was not read.',
      }));
  });
}

/** What was not read names its numbers: "the 60 days". */
const tells = (lacked: string, number: number): boolean =>
  lacked.replaceAll(',', '').split(/\D+/).includes(String(number));

const foundIn = ({ second }: LawReading): number[] => second?.numbers ?? [];
