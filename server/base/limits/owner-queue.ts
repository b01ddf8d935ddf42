/**
 * One owner's calls wait in a line of their own, so that however many come at once, they take the
 * place of one (docs/decisions/0080-one-owner-one-place.md). Between two calls of a line others
 * run.
 */
import { problem } from '#server/base/problem.ts';
import { ahead, heavily, turnOfLongWork, yieldToOthers } from '#server/base/pacing/long-work.ts';

/**
 * Calls that answer at once, files that are printed, and copies of a whole account wait apart from
 * each other; so do strangers with a link for reading or the address of a feed, whose requests
 * never stand in the owner's way.
 */
export type QueueName = 'calls' | 'files' | 'copies' | 'links';

export interface QueueOptions {
  /** How many calls of one owner run at once. */
  readonly atOnce: Readonly<Record<QueueName, number>>;
  /** How many more may wait in a queue; one more is refused. */
  readonly waiting: number;
  /**
   * How many calls one owner may make in a minute, in all queues; strangers with links have as
   * many. A person never comes near it.
   */
  readonly aMinute: number;
}

const DEFAULTS: QueueOptions = {
  // two files, so that an owner alone keeps two printers busy
  atOnce: { calls: 1, files: 2, copies: 1, links: 1 },
  waiting: 256,
  aMinute: 3000,
};

interface Line {
  running: number;
  readonly waiting: PromiseWithResolvers<void>[];
}

/** As many calls as one page asks for at once, and some: whoever has more in line asks for much. */
const A_PAGE = 12;
const MINUTE_MS = 60_000;
/** A refused client that comes back sooner finds the line as long as before. */
const COME_BACK_S = 5;
const comeBack = () => problem('busy', { retryAfter: COME_BACK_S });

export class OwnerQueue {
  readonly #options: QueueOptions;
  readonly #clock: () => number;
  readonly #lines = new Map<string, Line>();
  #counts = new Map<string, number>();
  #minuteEnds = 0;
  #ending = false;

  constructor(options: Partial<QueueOptions> = {}, clock = () => performance.now()) {
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = clock;
  }

  /**
   * Runs the work when the owner's earlier calls in that queue have ended. Work must not take
   * another turn in the same queue and wait for it: that would never end. Throws `too-many-tries`,
   * or `busy` where the line is full.
   */
  async take<T>(owner: string, queue: QueueName, work: () => Promise<T>): Promise<T> {
    this.#count(queue === 'links' ? `links ${owner}` : owner);
    const key = `${queue} ${owner}`;
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    const waits = line.running >= this.#options.atOnce[queue];
    if (!waits) line.running += 1;
    else {
      if (this.#ending || line.waiting.length >= this.#options.waiting) throw comeBack();
      const turn = Promise.withResolvers<void>();
      line.waiting.push(turn);
      await turn.promise;
    }
    try {
      // one that comes right after another of the same owner leaves others as much time as that one
      // took
      await (waits ? turnOfLongWork() : yieldToOthers());
      return await this.#inManner(owner, queue, work);
    } finally {
      this.#leave(key, line);
    }
  }

  /** How many calls wait, of all owners. */
  get waiting(): number {
    let sum = 0;
    for (const line of this.#lines.values()) sum += line.waiting.length;
    return sum;
  }

  /**
   * Refuses with `busy` all that wait now or would have to: the server ends, and a clear no is
   * better than a lost call.
   */
  refuseWaiting(): void {
    this.#ending = true;
    for (const { waiting } of this.#lines.values())
      for (const turn of waiting.splice(0)) turn.reject(comeBack());
  }

  /**
   * The one call of an owner goes ahead of long work; those of an owner who asks for much are long
   * work themselves.
   */
  #inManner<T>(owner: string, queue: QueueName, work: () => Promise<T>): Promise<T> {
    if (queue === 'links') return work();
    const waiting = this.#lines.get(`calls ${owner}`)?.waiting.length ?? 0;
    const alsoLong = this.#lines.has(`copies ${owner}`) || this.#lines.has(`files ${owner}`);
    if (alsoLong || waiting > A_PAGE) return heavily(work);
    return waiting === 0 && !this.#lines.has(`links ${owner}`) ? ahead(work) : work();
  }

  /** The place goes to the next in line; `running` stays as it is then. */
  #leave(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next.resolve();
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }

  #count(owner: string): void {
    const now = this.#clock();
    if (now >= this.#minuteEnds) {
      this.#counts = new Map();
      this.#minuteEnds = now + MINUTE_MS;
    }
    const count = (this.#counts.get(owner) ?? 0) + 1;
    this.#counts.set(owner, count);
    if (count > this.#options.aMinute)
      throw problem('too-many-tries', {
        retryAfter: Math.max(1, Math.ceil((this.#minuteEnds - now) / 1000)),
      });
  }
}
