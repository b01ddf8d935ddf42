/** The first days of laws, of duties and of changes of the law data, for a calendar. */
import type { DatedEntries, DatedEntry } from '#documents/reports/coming-changes.ts';
import { DISCLAIMER } from '#documents/reports/guide.ts';
import { eventsOf } from '#engine/verdict/change-days.ts';
import { LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { latest } from '#calendar/dates.ts';
import type { changeSteps } from '#web/parts/law/change-lines.server.ts';

type Step = ReturnType<typeof changeSteps>[number];

interface Begins {
  readonly date: string;
  readonly text: string;
  readonly cite: string;
}

/** What of a law begins after a day: the law itself, its dates, and duties. */
function comingOf(law: LawRecord, after: string): Begins[] {
  const all: Begins[] = [
    { date: law.effective, text: `${law.law.name} starts.`, cite: law.law.citation },
    ...eventsOf(law).map(({ date, what, cite }) => ({ date, text: what, cite })),
    ...law.requirements.flatMap(({ from, title, cite }) =>
      from === undefined ? [] : [{ date: from, text: `Duty from this day on: ${title}`, cite }],
    ),
  ];
  return all.filter(({ date }) => date > after);
}

/** One entry for each day of a law. */
function entriesOfLaw(law: LawRecord, after: string): DatedEntry[] {
  const days = Map.groupBy(comingOf(law, after), ({ date }) => date);
  return [...days].map(([date, begins]) => ({
    date,
    key: [law.state, date],
    title: `${law.name}: ${begins[0]?.text ?? ''}`,
    lines: [...begins.map(({ text, cite }) => `${text} (${cite})`), DISCLAIMER],
    page: `/law/${law.state}`,
    checkedTo: law.checkedTo,
  }));
}

/** A change on its first day; one that counted earlier, on the day on which we published it. */
const entriesOfStep = ({ day, deciding }: Step): DatedEntry[] =>
  deciding.map(({ name, states, what, cite, firstDay, wrong }) => ({
    date: latest(day, firstDay ?? day),
    key: ['change', name],
    title: `${states.join(', ') || 'All states'}: ${what}`,
    lines: [
      ...(cite === null ? [] : [cite]),
      ...(wrong ? [`We had it wrong from ${wrong.from} until ${wrong.until}.`] : []),
      DISCLAIMER,
    ],
    page: `/changes#${name}`,
    checkedTo: day,
  }));

/** By date; what begins counts from the day of the newest state on. */
export function changeDays(steps: readonly Step[]): DatedEntries {
  const today = steps[0]?.day ?? '';
  const entries = [
    ...LAWS.flatMap((law) => entriesOfLaw(law, today)),
    ...steps.flatMap(entriesOfStep),
  ];
  return {
    title: 'State privacy laws: first days and changes',
    entries: entries.toSorted((one, other) => one.date.localeCompare(other.date)),
    checkedTo: today,
  };
}
