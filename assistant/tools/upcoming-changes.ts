/** What the coming days change: rules that begin and end, another verdict, new duties, bills. */
import { z } from 'zod';
import { addDays } from '#calendar/dates.ts';
import { dutiesOf } from '#engine/duties/duties.ts';
import { weigh } from '#engine/rules/applicability.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { changeDates } from '#engine/verdict/change-days.ts';
import { isoDate, type LawRecord } from '#law/schema.ts';
import { WATCH } from '#law/watch.server.ts';
import { knownEntry, lawEntries } from '../entries.ts';
import { BUSINESS, closedFactsIn, INDEX, lawsAsked } from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

/** Without `until`, two years are looked at. */
const DAYS = 730;
const SHOWN = /^..\/(prong|exemption|duty|event|sensitive)\//;

/** Rules that the record states once, with the days on which they begin or have ended. */
function singleRules({ state, effective, optOutSignal, assessments, enforcement }: LawRecord) {
  const { until } = enforcement.cure;
  const rules = [
    { id: 'effective/effective', from: effective, until: null },
    { id: 'rule/optOutSignal', from: optOutSignal.from, until: null },
    { id: 'rule/assessments', from: assessments.from, until: null },
    { id: 'rule/cure', from: null, until },
  ];
  return rules.map((rule) => ({ ...rule, id: `${state}/${rule.id}` }));
}

/** The rules of a law that begin on a day, and those that ended on the day before. */
function rulesOn(law: LawRecord, date: string) {
  const eve = addDays(date, -1);
  const listed = (lawEntries(law.state) ?? []).filter(({ id }) => SHOWN.test(id));
  const all = [...singleRules(law), ...listed];
  const say = (change: 'begins' | 'ended') => (one: { id: string }) => ({
    change,
    text: knownEntry(one.id).text,
    citation: one.id,
  });
  return [
    ...all.filter(({ from }) => from === date).map(say('begins')),
    ...all.filter(({ until }) => until === eve).map(say('ended')),
  ];
}

/** The verdict on a day, and the ids of the duties that are owed or may be owed on it. */
function standingOn(law: LawRecord, facts: Facts, day: string) {
  const weighed = weigh(law, facts, day, INDEX);
  const owed = dutiesOf(weighed, day).filter(({ from }) => from === null);
  return { verdict: day < law.effective ? ('not in force yet' as const) : weighed.verdict, owed };
}

function changesOn(law: LawRecord, facts: Facts, date: string) {
  const rules = rulesOn(law, date);
  const [then, now] = [addDays(date, -1), date].map((day) => standingOn(law, facts, day));
  if (!then || !now || rules.length === 0) return [];
  const before = new Set(then.owed.map(({ requirement }) => requirement.id));
  const added = now.owed.filter(({ requirement }) => !before.has(requirement.id));
  return {
    date,
    state: law.state,
    before: then.verdict,
    after: now.verdict,
    rules,
    duties: added.map(({ requirement, owed }) => ({
      id: requirement.id,
      text: requirement.title,
      citation: `${law.state}/duty/${requirement.id}`,
      sure: owed === 'owed',
      advice: requirement.advice === true,
    })),
  };
}

/** Bills of the states asked about, and those of Congress. */
const billsFor = (laws: readonly LawRecord[]) =>
  WATCH.pending
    .filter(({ place }) => place === 'United States' || laws.some(({ name }) => name === place))
    .map(({ name, place, bill, stage, would, url, asOf }) => ({
      name,
      place,
      bill,
      stage,
      would,
      url,
      as_of: asOf,
    }));

const rule = z.strictObject({
  change: z.enum(['begins', 'ended']),
  text: z.string(),
  citation: z.string(),
});
const duty = z.strictObject({
  id: z.string(),
  text: z.string(),
  citation: z.string(),
  sure: z.boolean().describe('false: a missing answer decides whether it is owed'),
  advice: z.boolean(),
});
const bill = z.strictObject({
  name: z.string(),
  place: z.string(),
  bill: z.string(),
  stage: z.string(),
  would: z.string(),
  url: z.string(),
  as_of: z.string(),
});

export const UPCOMING_CHANGES = toolOf({
  name: 'upcoming_changes',
  title: 'See what changes next',
  description:
    'Lists the coming days on which the laws of the states named change: rules that begin or have ended, the verdict for a business on the day before and on the day, and the duties that are added. Takes the same facts as check_laws. bills are not law: no verdict rests on them.',
  input: z.strictObject({
    ...BUSINESS,
    until: isoDate.optional().describe('last day looked at; left out: two years'),
  }),
  output: z.strictObject({
    until: z.string(),
    changes: z.array(
      z.strictObject({
        date: z.string(),
        state: z.string(),
        before: z.string(),
        after: z.string(),
        rules: z.array(rule),
        duties: z.array(duty),
      }),
    ),
    bills: z.array(bill),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: (given, day) => {
    const { laws, none } = lawsAsked(given.states);
    const until = given.until ?? addDays(day, DAYS);
    const changes = laws
      .flatMap((law) => {
        const facts = closedFactsIn(law.state, given);
        const dates = changeDates(law, []).filter((date) => date > day && date <= until);
        return dates.flatMap((date) => changesOn(law, facts, date));
      })
      .toSorted((one, other) => one.date.localeCompare(other.date));
    const bills = billsFor(laws);
    return {
      data: { until, changes, bills, not_on_record: none },
      lines: [
        ...changes.flatMap(({ date, state, before, after, rules, duties }) => [
          `${date} ${state}: ${before === after ? after : `${before}, then ${after}`}; ${duties.length} duties added.`,
          ...rules.map((one) => `  ${one.change}: ${one.text} [${one.citation}]`),
        ]),
        ...(changes.length === 0 ? [`Nothing on record changes up to ${until}.`] : []),
        ...bills.map(
          (one) => `Bill, not law (${one.as_of}): ${one.place} ${one.bill}, ${one.name}.`,
        ),
      ],
      cites: changes.flatMap(({ rules, duties }) =>
        [...rules, ...duties].map(({ citation }) => citation),
      ),
      laws,
    };
  },
});
