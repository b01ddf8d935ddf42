/**
 * The queue for hashing passwords: two at once, few waiting. Who is known goes first, and within
 * each line every source has one place in turn, so that a crowd from few networks makes nobody else
 * wait (docs/decisions/0075-known-devices.md).
 */
import { problem } from '#server/base/problem.ts';

const AT_ONCE = 2;
const WAITING = 16;
const RETRY_AFTER_S = 2;
/** Of so many turns, one goes to strangers also while known people wait. */
const STRANGERS_TURN = 4;

/**
 * Where a piece of work waits: `known` for a known browser, a signed-in owner or a mailed link;
 * `source` is whose work it is.
 */
export interface Place {
  readonly known: boolean;
  readonly source: string;
}

interface Waiting {
  readonly source: string;
  readonly go: () => void;
  readonly giveWay: () => void;
}

const full = () => problem('busy', { retryAfter: RETRY_AFTER_S });

/** One line in which sources take turns. */
class Line {
  readonly #bySource = new Map<string, Waiting[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Whether one more of this source finds a place, if need be that of a source with more. */
  hasRoomFor(source: string): boolean {
    return this.#size < WAITING || this.#longest().length > this.#of(source) + 1;
  }

  add(waiting: Waiting): void {
    if (this.#size >= WAITING) this.#drop(this.#longest());
    const others = this.#bySource.get(waiting.source);
    if (others) others.push(waiting);
    else this.#bySource.set(waiting.source, [waiting]);
    this.#size += 1;
  }

  /** Takes the first of the source whose turn it is; that source then stands last. */
  next(): Waiting | undefined {
    const [first] = this.#bySource;
    if (!first) return undefined;
    const [source, own] = first;
    const taken = own.shift();
    this.#bySource.delete(source);
    if (own.length > 0) this.#bySource.set(source, own);
    this.#size -= 1;
    return taken;
  }

  #of(source: string): number {
    return this.#bySource.get(source)?.length ?? 0;
  }

  #longest(): Waiting[] {
    let longest: Waiting[] = [];
    for (const own of this.#bySource.values()) if (own.length > longest.length) longest = own;
    return longest;
  }

  #drop(own: Waiting[]): void {
    own.pop()?.giveWay();
    this.#size -= 1;
  }
}

export class HashQueue {
  readonly #known = new Line();
  readonly #strangers = new Line();
  #running = 0;
  #turns = 0;

  /** Throws `busy` where no further work of this place may wait. */
  refuseWhenFull({ known, source }: Place): void {
    const line = known ? this.#known : this.#strangers;
    if (this.#running >= AT_ONCE && !line.hasRoomFor(source)) throw full();
  }

  /**
   * Runs the work in its turn. Throws `busy` where there is no place, or where it gave way to a
   * source with less.
   */
  async run<T>(place: Place, work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull(place);
    if (this.#running >= AT_ONCE) await this.#wait(place);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Passes the slot to the next in turn, or frees it.
      const next = this.#next();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  #wait({ known, source }: Place): Promise<void> {
    const line = known ? this.#known : this.#strangers;
    return new Promise((go, refuse) => line.add({ source, go, giveWay: () => refuse(full()) }));
  }

  #next(): Waiting | undefined {
    this.#turns += 1;
    const [first, second] =
      this.#turns % STRANGERS_TURN === 0
        ? [this.#strangers, this.#known]
        : [this.#known, this.#strangers];
    return first.next() ?? second.next();
  }
}
