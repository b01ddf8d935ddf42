/** 10,000 items over all laws and types, each with events: how long their clocks take. */
import { clockOf } from '#engine/requests/clock/clock.ts';
import { itemState } from '#engine/requests/steps/item-state.ts';
import type { ItemEvent, RequestItem } from '#engine/requests/request.ts';
import { addDays } from '#calendar/dates.ts';
import { REQUEST_LAWS } from '#law/corpus.server.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';

const ITEMS = 10_000;
const ROUNDS = 15;
const ASKED_MS = 50;

const WHAT = ['acknowledged', 'identity-asked', 'extension-notice', 'denied', 'appeal'] as const;

function eventsOf(n: number, received: string): ItemEvent[] {
  return WHAT.slice(0, n % 6).map((what, at) => ({ what, on: addDays(received, 4 * (at + 1)) }));
}

const items = Array.from({ length: ITEMS }, (_, n) => {
  const received = addDays('2026-01-01', n % 700);
  const type = REQUEST_TYPES[n % REQUEST_TYPES.length] ?? 'access';
  const earlier =
    n % 3 === 0 ? [{ type, received: addDays(received, -90), answered: received }] : [];
  const item: RequestItem = {
    type,
    received,
    events: eventsOf(n, received),
    binds: 'applies',
    by: 'self',
    earlier,
  };
  return { item, law: REQUEST_LAWS[n % REQUEST_LAWS.length], asOf: addDays(received, n % 130) };
});

/** Milliseconds of each round, the quickest first. */
function timed(work: () => void): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
}

const middle = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? 0;

/** Prints the figures; false where the goal is missed. */
export function benchClock(): boolean {
  const clocks = timed(() => {
    for (const { law, item, asOf } of items) clockOf(law, item, asOf);
  });
  const states = timed(() => {
    for (const { law, item, asOf } of items) itemState(law, item, asOf);
  });
  const say = (what: string, times: readonly number[]) =>
    process.stdout.write(
      `${what}: median ${middle(times).toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms\n`,
    );
  say(`clocks of ${ITEMS} items`, clocks);
  say(`clocks, states and next steps of ${ITEMS} items`, states);
  return middle(clocks) <= ASKED_MS;
}
