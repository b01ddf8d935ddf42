/** Times what is quick: many calls make a batch, and the batches are compared. */
import { cpus, loadavg } from 'node:os';

/** Microseconds for one call: the median batch, the slowest of a hundred, the fastest. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly min: number;
  readonly batches: number;
}

/** A thing to time; `call` works on the business of that number and answers something to count. */
export interface Timed {
  readonly name: string;
  readonly call: (business: number) => number;
  /** Calls for each business in a batch. */
  readonly rounds: number;
}

/** What the timed calls came to: kept, so that none of their work can be left out. */
export let counted = 0;

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

/** Times each in turn, batch by batch, so that a busy moment of the machine meets all of them. */
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

/** The same for calls that answer later. */
export async function timeLater(
  call: (business: number) => Promise<number>,
  businesses: number,
  batches: number,
): Promise<Timing> {
  const taken: number[] = [];
  for (let at = -3; at < batches; at++) {
    const begun = performance.now();
    for (let business = 0; business < businesses; business++) counted += await call(business);
    if (at >= 0) taken.push(((performance.now() - begun) * 1000) / businesses);
  }
  return timingOf(taken);
}

function timingOf(taken: readonly number[]): Timing {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), min: at(0), batches: sorted.length };
}

/** The machine, and how busy it is: figures mean nothing without. */
export const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
