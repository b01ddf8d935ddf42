/**
 * The figures of a calendar year that California asks of very large businesses (11 CCR § 7102);
 * anybody may want them.
 */
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
  denied: number;
  days: number[];
}

/**
 * Years, newest first, each with its kinds. What was received in a year counts in it, also when it
 * was answered in the next.
 */
export async function figuresOf(db: Database, desk: StoredDesk, now: Date) {
  const years = new Map<number, Map<Kind, Counted>>();
  for await (const page of loggedRequests(db, desk, dayOf(desk, now)))
    for (const { request, items } of page)
      for (const item of items) count(years, Number(request.receivedOn.slice(0, 4)), item);
  return {
    years: [...years]
      .toSorted(([one], [other]) => other - one)
      .map(([year, kinds]) => ({
        year,
        kinds: KINDS.flatMap((kind) => {
          const counted = kinds.get(kind);
          if (!counted) return [];
          const { days, ...numbers } = counted;
          return [{ kind, ...numbers, median: medianOf(days), mean: meanOf(days) }];
        }),
      })),
  };
}

const COMPLIED = new Set(['answered', 'partly', 'granted']);
/** An appeal that is open was against a refusal. */
const DENIED = new Set(['refused', 'upheld', 'appealed']);

function count(
  years: Map<number, Map<Kind, Counted>>,
  year: number,
  { type, item, state }: WorkedOut,
): void {
  const kind = KIND_OF[type];
  if (kind === null) return;
  const kinds = years.get(year) ?? new Map<Kind, Counted>();
  years.set(year, kinds);
  const counted = kinds.get(kind) ?? { received: 0, complied: 0, denied: 0, days: [] };
  kinds.set(kind, counted);
  counted.received += 1;
  if (COMPLIED.has(state.state)) counted.complied += 1;
  if (DENIED.has(state.state)) counted.denied += 1;
  const answered = item.events.find(({ what }) => ANSWERS.has(what));
  if (answered) counted.days.push(daysBetween(item.received, answered.on));
}
const ANSWERS = new Set<string>(['answered', 'denied', 'effect']);

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
