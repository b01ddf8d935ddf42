/** After a breach: whom each state's law wants told, and by which day. */
import { z } from 'zod';
import { breachDay, breachRules, BREACH_NOTICE_TO } from '#engine/breach/breach-days.ts';
import { BREACH_DELAY, ENCRYPTED_DATA } from '#engine/breach/breach-words.ts';
import { BREACH_NOTICES } from '#law/corpus.server.ts';
import { EARLIER } from '#law/earlier.server.ts';
import { isoDate, type BreachNotice } from '#law/schema.ts';
import { breachEntryId, breachLawOn } from '../book-entries.ts';
import { asOf, stateLetters } from '../facts.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import { toolOf } from '../tool.ts';

const toTell = z.strictObject({
  whom: z.enum(BREACH_NOTICE_TO),
  text: z.string(),
  citation: z.string(),
  owed: z.boolean().describe('whether so many people are concerned'),
  by: z
    .string()
    .nullable()
    .describe(
      'last day, counted from found, or from the last day of the people where counted_after is telling the people: sooner if they are told sooner; null: no number of days',
    ),
  counted_after: z.string().nullable().describe('from when the law itself counts'),
});

const NOT_SO = 'Not so on';

/** What the law of a state said otherwise of breaches found on a day. */
const otherwise = (state: string, found: string) =>
  EARLIER.breaches.filter((one) => one.state === state && found <= one.until);

function tellIn(law: BreachNotice, people: number, found: string) {
  const gone = new Set(otherwise(law.state, found).flatMap(({ whom }) => whom));
  return breachRules(law).map((rule) => {
    const isNewer = gone.has(rule.whom);
    return {
      whom: rule.whom,
      text: isNewer ? `${NOT_SO} ${found}. Later: ${rule.text}` : rule.text,
      citation: breachEntryId(law.state, rule.whom),
      owed: people >= rule.least,
      by: isNewer ? null : breachDay(rule, found, law),
      counted_after: isNewer || rule.when.days === null ? null : rule.when.after,
    };
  });
}

/**
 * What is not known of a breach found before the year in which a law was read: amendments mostly
 * begin with a year, and the record holds the newest text alone.
 */
function pastDoubts({ state, checkedTo }: BreachNotice, found: string): string[] {
  const known = otherwise(state, found);
  if (known.length > 0) return known.map(({ text, cite }) => `${state}: ${text} (${cite})`);
  if (found >= `${checkedTo.slice(0, 4)}-01-01`) return [];
  return [
    `${state}: these days are of the text as read on ${checkedTo}. Whether it read so on ${found} is not on record.`,
  ];
}

const COUNTED =
  'days are counted from the day found; where a law counts from a later point, its day is later';
const KINDS =
  'Whether the data that was taken is of the kinds that a breach law names is not on record here: read the section.';

/** What is said of a law on breaches besides its days. */
const besides = ({ state, encrypted, delay, also, doubts }: BreachNotice) => ({
  notes: [ENCRYPTED_DATA[encrypted], BREACH_DELAY[delay], ...(also === undefined ? [] : [also])],
  doubts: doubts.map((doubt) => `${state}: ${doubt}`),
});

const dayIn = ({ by, counted_after: after, text }: ReturnType<typeof tellIn>[number]) => {
  if (text.startsWith(NOT_SO)) return 'a day that we cannot tell';
  if (after !== 'telling the people') return by ?? 'no fixed day, at once';
  return by === null
    ? 'a day that runs from telling the people'
    : `${by} at the latest, sooner if the people are told sooner`;
};

const linesIn = ({ law, tell }: { law: BreachNotice; tell: ReturnType<typeof tellIn> }) =>
  tell
    .filter(({ owed }) => owed)
    .map((one) => `${law.state} ${one.whom} by ${dayIn(one)}: ${one.text} [${one.citation}]`);

export const BREACH_CLOCK = toolOf({
  name: 'breach_clock',
  title: 'Reckon whom to tell of a data breach, and by when',
  description:
    'For a breach of data about people in one or more states (all 50 and DC): whom the law of each wants told (the people, a state office, credit bureaus), from how many people on, and the last day where the law names a number of days. Where it names none, by is null: tell at once. Where the newest text was not read, nothing is told and a doubt says so.',
  input: z.strictObject({
    people: z
      .record(stateLetters, z.int().min(1).max(400_000_000))
      .refine((given) => Object.keys(given).length > 0, { error: 'name one state or more' })
      .describe('how many people of each state are concerned: {"CT": 600}'),
    found: isoDate.describe('the day on which the breach was found'),
    as_of: asOf,
  }),
  output: z.strictObject({
    states: z.array(
      z.strictObject({
        state: z.string(),
        people: z.int(),
        law: z.string(),
        tell: z.array(toTell),
        notes: z.array(z.string()),
      }),
    ),
    not_told: z.array(z.string()).describe('states of whose newest law nothing may be told'),
    ...COMMON,
  }),
  answer: ({ people, found }, day) => {
    const asked = Object.entries(people).map(
      ([state, count]) => [state.toUpperCase(), count] as const,
    );
    const known = new Map(BREACH_NOTICES.states.map((law) => [law.state, law]));
    const unknown = asked.find(([state]) => !known.has(state));
    if (unknown) throw new WrongArgument(`${unknown[0]} is no state. Give two letters: CT.`);
    // the law of the later of the two days counts, so that a new text that was not read is noticed
    const on = day > found ? day : found;
    const told = asked.flatMap(([state, count]) => {
      const law = breachLawOn(state, on);
      return law ? [{ law, count, tell: tellIn(law, count, found), more: besides(law) }] : [];
    });
    const withheld = asked.flatMap(([state]) => (breachLawOn(state, on) ? [] : [state]));
    return {
      data: {
        states: told.map(({ law, count, tell, more: { notes } }) => ({
          state: law.state,
          people: count,
          law: law.law,
          tell,
          notes,
        })),
        not_told: withheld,
      },
      lines: told.flatMap(linesIn),
      cites: told.flatMap(({ tell }) => tell.map(({ citation }) => citation)),
      given: [COUNTED],
      doubts: [
        ...(found > day ? [`found, ${found}, is after ${day}: is it the right day?`] : []),
        ...withheld.map((state) => `${state}: ${known.get(state)?.withheld?.why ?? ''}`),
        ...told.flatMap(({ law }) => pastDoubts(law, found)),
        ...told.flatMap(({ more }) => more.doubts),
        KINDS,
      ],
      laws: [],
    };
  },
});
