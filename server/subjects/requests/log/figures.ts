/**
 * The figures of a calendar year that California asks of very large businesses (11 CCR § 7102);
 * anybody may want them.
 */
import { csvOf } from '#documents/formats/csv.ts';
import { daysBetween } from '#calendar/dates.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { Database } from '#server/base/database/database.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { loggedRequests } from './log.ts';
import { dayOf, type WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

const KINDS = ['delete', 'correct', 'know', 'opt-out', 'limit'] as const;
type Kind = (typeof KINDS)[number];

/** null: California has no such request. */
const KIND_OF: Readonly<Record<DeskType, Kind | null>> = {
  delete: 'delete',
  correct: 'correct',
  confirm: 'know',
  access: 'know',
  portability: 'know',
  'third-party-list': 'know',
  'question-profiling': 'know',
  'opt-out-sale': 'opt-out',
  'opt-out-ads': 'opt-out',
  'opt-out-profiling': 'opt-out',
  'opt-out-sensitive': 'limit',
  'limit-sensitive': 'limit',
  'withdraw-consent': null,
};

interface Counted {
  received: number;
  complied: number;
  partly: number;
  denied: number;
  open: number;
  ended: number;
  days: number[];
}

const NONE = { received: 0, complied: 0, partly: 0, denied: 0, open: 0, ended: 0 } as const;
type Kinds = Map<Kind, Counted>;

/** Of a year; the state null: of all states. */
interface YearOf {
  readonly year: number;
  readonly state: string | null;
  readonly kinds: Kinds;
}

/**
 * Years, newest first, each for all states and then for each, with its kinds. What was received in
 * a year counts in it, also when it was answered in the next. No state was said: under "all" alone.
 * A request counts once for each kind, however many things of it were asked.
 */
export async function figuresOf(db: Database, desk: StoredDesk, now: Date) {
  const years = new Map<string, YearOf>();
  let notCounted = 0;
  for await (const page of loggedRequests(db, desk, dayOf(desk, now)))
    for (const { request, items } of page) {
      const kinds = kindsOf(items);
      notCounted += kinds.get(null)?.length ?? 0;
      for (const state of new Set([null, request.state]))
        for (const [kind, of] of kinds)
          if (kind !== null)
            count(kindsIn(years, Number(request.receivedOn.slice(0, 4)), state), kind, of);
    }
  return { years: [...years.values()].toSorted(inOrder).map(figured), notCounted };
}

const inOrder = (one: YearOf, other: YearOf) =>
  other.year - one.year || (one.state ?? '').localeCompare(other.state ?? '');

const figured = ({ year, state, kinds }: YearOf) => ({
  year,
  state,
  kinds: KINDS.flatMap((kind) => {
    const counted = kinds.get(kind);
    if (!counted) return [];
    const { days, ...numbers } = counted;
    return [{ kind, ...numbers, median: medianOf(days), mean: meanOf(days) }];
  }),
});

function kindsIn(years: Map<string, YearOf>, year: number, state: string | null): Kinds {
  const key = `${year} ${state ?? ''}`;
  const known = years.get(key) ?? { year, state, kinds: new Map() };
  years.set(key, known);
  return known.kinds;
}

const COMPLIED = new Set(['answered', 'partly', 'granted']);
/** An appeal that is open was against a refusal. */
const DENIED = new Set(['refused', 'upheld', 'appealed']);
const OPEN = new Set(['open', 'waiting']);

/**
 * The things asked by their kind. California counts requests: one press that opts out of sale and
 * of ads is one request to opt out, and who asks to see and to copy asks once to know.
 */
const kindsOf = (items: readonly WorkedOut[]) => Map.groupBy(items, ({ type }) => KIND_OF[type]);

/** One request of a kind: open while one part is, and complied with in part where parts differ. */
function count(kinds: Kinds, kind: Kind, items: readonly WorkedOut[]): void {
  const counted = kinds.get(kind) ?? { ...NONE, days: [] };
  kinds.set(kind, counted);
  const of = (states: ReadonlySet<string>) => items.filter(({ state }) => states.has(state.state));
  const [complied, denied] = [of(COMPLIED), of(DENIED)];
  counted.received += 1;
  if (of(OPEN).length > 0) counted.open += 1;
  else if (complied.length > 0) counted.complied += 1;
  else if (denied.length > 0) counted.denied += 1;
  else counted.ended += 1;
  const isPart = denied.length > 0 || complied.some(({ state }) => state.state === 'partly');
  if (of(OPEN).length === 0 && complied.length > 0 && isPart) counted.partly += 1;
  const days = daysToAnswer([...of(OPEN), ...complied, ...denied]);
  if (days !== undefined) counted.days.push(days);
}

/** Days until the last part was answered; undefined: one was not yet. */
function daysToAnswer(items: readonly WorkedOut[]): number | undefined {
  const days = items.map(({ item }) => {
    const answered = item.events.find(({ what }) => ANSWERS.has(what));
    return answered && daysBetween(item.received, answered.on);
  });
  const told = days.filter((each) => each !== undefined);
  return told.length < items.length || told.length === 0 ? undefined : Math.max(...told);
}
const ANSWERS = new Set<string>(['answered', 'denied', 'effect']);

/** The columns of the figures as a table. */
const FIGURES = [
  'Year',
  'State',
  'Kind',
  'Received',
  'Complied',
  'Of these in part',
  'Denied',
  'Open',
  'Ended without an answer',
  'Median days',
  'Mean days',
] as const;

/** The figures as CSV: one line for each year, state and kind. */
export async function figuresCsv(db: Database, desk: StoredDesk, now: Date): Promise<string> {
  const { years } = await figuresOf(db, desk, now);
  const lines = years.flatMap(({ year, state, kinds }) =>
    kinds.map((of) => [
      year,
      state ?? 'all',
      of.kind,
      of.received,
      of.complied,
      of.partly,
      of.denied,
      of.open,
      of.ended,
      of.median ?? '',
      of.mean ?? '',
    ]),
  );
  return csvOf(
    lines.map((line) => Object.fromEntries(FIGURES.map((name, at) => [name, String(line[at])]))),
    FIGURES,
  );
}

function medianOf(days: readonly number[]): number | null {
  if (days.length === 0) return null;
  const sorted = days.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

const meanOf = (days: readonly number[]): number | null =>
  days.length === 0
    ? null
    : Math.round((days.reduce((sum, each) => sum + each, 0) / days.length) * 10) / 10;
