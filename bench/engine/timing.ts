/** Times fast functions: many calls form a batch, and batches are compared. */
import { cpus, loadavg } from 'node:os';

/** Microseconds per call: the median batch, the 99th percentile, the fastest. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly min: number;
  readonly batches: number;
}

/**
 * A function to time; `call` processes the business with that number and returns something to
 * count.
 */
export interface Timed {
  readonly name: string;
  readonly call: (business: number) => number;
  /** Calls per business in a batch. */
  readonly rounds: number;
}

/** The results of the timed calls, stored so that the compiler cannot remove the work. */
let counted = 0;

function batch({ call, rounds }: Timed, businesses: number): number {
  let sum = 0;
  const begun = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (let business = 0; business < businesses; business++) sum += call(business);
  }
  const took = performance.now() - begun;
  counted += sum;
  return (took * 1000) / (rounds * businesses);
}

/**
 * Times the functions in turn, batch by batch, so that other load on the machine affects all of
 * them alike.
 */
export function timeAll(
  all: readonly Timed[],
  businesses: number,
  batches: number,
): Map<string, Timing> {
  for (const each of all) for (let at = 0; at < 50; at++) batch(each, businesses);
  const taken = all.map(() => [] as number[]);
  for (let at = 0; at < batches; at++) {
    all.forEach((each, number) => taken[number]?.push(batch(each, businesses)));
  }
  return new Map(all.map(({ name }, number) => [name, timingOf(taken[number] ?? [])]));
}

function timingOf(taken: readonly number[]): Timing {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), min: at(0), batches: sorted.length };
}

/** The machine and its load, without which the figures mean nothing. */
export const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
