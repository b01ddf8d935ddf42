/**
 * Tells people apart without storing who they are: only a 64-bit hash of each email address or
 * phone number.
 */

/** The person has a row of the requested year, or a row without a date. */
export const IN_YEAR = 1;
/** The person has a row that is more than a payment. */
export const MORE_THAN_PAYMENT = 2;
/** Both, in the same row. */
export const MORE_IN_YEAR = 4;
/** Rows of one person name several states. */
export const MOVED = 8;

const FIRST_SIZE = 1 << 14;
const FULL = 0.7;

/**
 * A hash table with a place and flags for each person: ten bytes a slot, no text. Two people count
 * as one if all 64 bits agree: for a million people the odds of a single such pair are about 1 in
 * 37 million (n²/2^65).
 */
export class People {
  size = 0;
  #high = new Uint32Array(FIRST_SIZE);
  #low = new Uint32Array(FIRST_SIZE);
  #places = new Uint8Array(FIRST_SIZE);
  #flags = new Uint8Array(FIRST_SIZE);

  /**
   * Adds a row of a person; a later row can set the place and add flags, but never remove either.
   */
  add(who: string, place: number, flags: number): void {
    const [high, low] = hash(who);
    this.#put(high, low, place, flags);
  }

  /** Adds all people of another table. */
  merge(other: People): void {
    other.#each((high, low, place, flags) => this.#put(high, low, place, flags));
  }

  /** Every person's place and flags. */
  forEach(take: (place: number, flags: number) => void): void {
    this.#each((_, __, place, flags) => take(place, flags));
  }

  #each(take: (high: number, low: number, place: number, flags: number) => void): void {
    for (let at = 0; at < this.#low.length; at += 1) {
      const low = this.#low[at] ?? 0;
      if (low !== 0) take(this.#high[at] ?? 0, low, this.#places[at] ?? 0, this.#flags[at] ?? 0);
    }
  }

  #put(high: number, low: number, place: number, flags: number): void {
    if (this.size >= this.#low.length * FULL) this.#grow();
    const mask = this.#low.length - 1;
    let at = (high ^ low) & mask;
    while (this.#low[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high))
      at = (at + 1) & mask;
    if (this.#low[at] === 0) {
      this.size += 1;
      this.#high[at] = high;
      this.#low[at] = low;
    }
    const known = this.#places[at] ?? 0;
    const moved = known !== 0 && place !== 0 && known !== place ? MOVED : 0;
    if (known === 0) this.#places[at] = place;
    this.#flags[at] = (this.#flags[at] ?? 0) | flags | moved;
  }

  #grow(): void {
    const old = { low: this.#low, high: this.#high, places: this.#places, flags: this.#flags };
    const size = old.low.length * 2;
    this.size = 0;
    this.#high = new Uint32Array(size);
    this.#low = new Uint32Array(size);
    this.#places = new Uint8Array(size);
    this.#flags = new Uint8Array(size);
    for (const [at, low] of old.low.entries()) {
      if (low !== 0) this.#put(old.high[at] ?? 0, low, old.places[at] ?? 0, old.flags[at] ?? 0);
    }
  }
}

/**
 * Two 32-bit lanes, multiplied and mixed letter by letter. The low one is never 0, which marks a
 * free slot.
 */
export function hash(text: string): [high: number, low: number] {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    two = Math.imul(two ^ letter, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [two >>> 0, one >>> 0 || 1];
}

/**
 * The address in lower case, or the last ten digits of the phone number; undefined if it is
 * neither.
 */
export function whoIs(email: string, phone: string): string | undefined {
  const address = email.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) return address;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 10 ? digits.slice(-10) : undefined;
}
