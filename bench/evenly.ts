/**
 * Requests at an even rate, timed from the moment at which each was due, so that a stall counts for
 * all that it holds up.
 */
const pause = (ms: number) => new Promise<void>((pass) => void setTimeout(pass, ms));

export interface Measured {
  /** Milliseconds, the quickest first. */
  readonly times: readonly number[];
  /** The same, as they were answered. */
  readonly course: readonly number[];
  /** Statuses of replies that were not wanted; 0 where there was none. */
  readonly failed: readonly number[];
  /**
   * Milliseconds by which the sender itself was late at most: a stall of its own counts in the
   * times too, and is none of the server's.
   */
  readonly late: number;
}

/** Sends until `until` is over. `send` gives the status of the reply. */
export async function evenly(
  send: (at: number) => Promise<number>,
  rate: number,
  until: Promise<unknown>,
  wanted = 200,
): Promise<Measured> {
  const state = { over: false };
  void until.finally(() => (state.over = true));
  const times: number[] = [];
  const failed: number[] = [];
  const start = performance.now();
  let late = 0;
  const running = [];
  for (let at = 0; !state.over; at += 1) {
    const due = start + (at * 1000) / rate;
    await pause(Math.max(0, due - performance.now()));
    late = Math.max(late, performance.now() - due);
    const took = (status: number) => {
      times.push(performance.now() - due);
      if (status !== wanted) failed.push(status);
    };
    running.push(send(at).then(took, () => took(0)));
  }
  await Promise.all(running);
  return { ...quickestFirst(times), failed, late };
}

const quickestFirst = (course: readonly number[]) => ({
  times: course.toSorted((one, other) => one - other),
  course,
});

/** The same of each part of the course, one after the other: whether it gets slower with time. */
export function byParts({ course }: Measured, parts: number): Measured[] {
  const length = Math.ceil(course.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    ...quickestFirst(course.slice(part * length, (part + 1) * length)),
    failed: [],
    late: 0,
  }));
}

/** The time within which this share of them was answered. */
export const within = ({ times }: Measured, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
