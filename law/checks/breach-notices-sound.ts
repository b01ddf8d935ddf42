import { US_STATES } from '#text/us-states.ts';
import { breachNoticeBook } from '../schema.ts';
import type { BreachNotice } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

/** A cell of a table in a plan that is read in a hurry. */
const MOST_CHARACTERS = 200;
const TIP = 'Mend the entry; breach-notice-book.ts has the form.';

export const check: Check = {
  name: 'breach-notices-sound',
  description:
    'Breach notices: all 50 states and DC once, in the order of names, with sections; short; a doubt where the days rest on general knowledge.',
  run: ({ breachNotices }) => {
    const parsed = breachNoticeBook.safeParse(breachNotices);
    if (!parsed.success)
      return [
        {
          where: 'breach-notice.json',
          expected: 'the form of breachNoticeBook',
          actual: parsed.error.message,
          tip: TIP,
        },
      ];
    const entries = parsed.data.states;
    const missing = US_STATES.filter(
      ({ code, name }) => !entries.some((entry) => entry.state === code && entry.name === name),
    );
    return [
      ...missing.map(({ code, name }) =>
        faultOf(code, `an entry named ${name}`, 'none, or another name'),
      ),
      ...entries.flatMap((entry, at) => entryFaults(entry, entries[at - 1], parsed.data.reviewed)),
    ];
  },
};

const faultOf = (state: string, expected: string, actual: string): DataFault => ({
  where: `breach-notice.json ${state}`,
  expected,
  actual,
  tip: TIP,
});

function entryFaults(entry: BreachNotice, before: BreachNotice | undefined, reviewed: string) {
  const { state, name, office, notice, also, doubts, checkedTo } = entry;
  const fault = (expected: string, actual: string) => faultOf(state, expected, actual);
  const long = [notice?.says, also, office?.who, ...doubts].find(
    (words) => (words?.length ?? 0) > MOST_CHARACTERS,
  );
  return [
    ...(before && before.name.localeCompare(name) >= 0
      ? [fault(`a name after ${before.name}`, name)]
      : []),
    ...(long === undefined ? [] : [fault(`at most ${MOST_CHARACTERS} letters`, long)]),
    ...(checkedTo > reviewed ? [fault(`a day up to ${reviewed}`, checkedTo)] : []),
    ...unread(entry).map((part) =>
      fault(`a doubt about ${part}, which no page was read for`, 'none'),
    ),
  ];
}

/** The day for a state office is relied on: where it was not read, the owner has to be told. */
const unread = ({ generalKnowledge, office, doubts }: BreachNotice) =>
  office !== null && generalKnowledge.includes('office') && doubts.length === 0 ? ['office'] : [];
