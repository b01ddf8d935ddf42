/**
 * Counts the people of each state in the rows of a list. Only counts, and hashes of who the people
 * are, stay in memory.
 */
import type { Columns, ListKind } from './columns.ts';
import { IN_YEAR, MORE_IN_YEAR, MORE_THAN_PAYMENT, MOVED, People, whoIs } from './people.ts';
import {
  ABROAD,
  endOfAddress,
  isAbroad,
  NOWHERE,
  placeOfState,
  PLACES,
  prefixPlaces,
  zipDigits,
  type ZipTable,
} from './places.ts';

export interface ListShape {
  readonly columns: Columns;
  readonly kind: ListKind;
  /** The number of cells in the first row. */
  readonly width: number;
  /** The calendar year whose rows are counted separately. */
  readonly year: number;
}

/** Different people, counted in four ways. */
export interface Heads {
  readonly everybody: number;
  /** With a row of the year, or one without a date. */
  readonly inYear: number;
  /** With a row that is more than a payment. */
  readonly morePayment: number;
  /** Both, in the same row. */
  readonly moreInYear: number;
}

export interface Counted {
  /** Rows read, without the first and without blank ones. */
  readonly rows: number;
  readonly people: number;
  /** By the postal code of the state; states without people are left out. */
  readonly byState: Readonly<Record<string, Heads>>;
  /** People without a readable state or ZIP Code. */
  readonly unplaced: Heads;
  /** Rows without an email address or phone number, by state; "" if the state is unknown too. */
  readonly anonymous: Readonly<Record<string, number>>;
  /** People whose rows name more than one state; each is counted once, in the first. */
  readonly moved: number;
  readonly abroadRows: number;
  readonly undatedRows: number;
  readonly otherYearRows: number;
  /** Rows with more cells than the first row, and the number of the first such row. */
  readonly unevenRows: number;
  readonly firstUneven?: number | undefined;
}

const YES = /^(yes|y|true|1|subscribed|opted ?in|s[ií]|suscrito)$/i;

/**
 * The year in "2025-03-14 10:22", "3/14/2025", "3/14/25" or "Mar 14, 2025"; undefined if there is
 * none.
 */
export function yearOf(date: string): number | undefined {
  const full = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(date)?.[1];
  if (full !== undefined) return Number(full);
  const short = /^\s*\d{1,2}[/.-]\d{1,2}[/.-](\d{2})(?!\d)/.exec(date)?.[1];
  return short === undefined ? undefined : 2000 + Number(short);
}

/** Adds up lists from one or several files. */
export class Tally {
  readonly people = new People();
  #rows = 0;
  #abroad = 0;
  #undated = 0;
  #otherYear = 0;
  #uneven = 0;
  #firstUneven: number | undefined;
  readonly #anonymous = new Uint32Array(PLACES.length + 1);
  readonly #placeOf: (row: readonly string[], columns: Columns) => number;

  constructor(zips: ZipTable) {
    this.#placeOf = placer(zips);
  }

  /**
   * Adds a row; `number` is its number as a spreadsheet program shows it, where the first row is 1.
   */
  add(row: readonly string[], shape: ListShape, number: number): void {
    const { columns } = shape;
    this.#rows += 1;
    if (row.length > shape.width) {
      this.#uneven += 1;
      this.#firstUneven ??= number;
    }
    const place = this.#placeOf(row, columns);
    if (place === ABROAD) {
      this.#abroad += 1;
      return;
    }
    const flags = this.#flagsOf(row, shape);
    const who = whoIs(cell(row, columns.email), cell(row, columns.phone));
    if (who === undefined) this.#anonymous[place] = (this.#anonymous[place] ?? 0) + 1;
    else this.people.add(who, place, flags);
  }

  /** Adds another tally: a person in both is counted once. */
  merge(other: Tally): void {
    this.people.merge(other.people);
    this.#rows += other.#rows;
    this.#abroad += other.#abroad;
    this.#undated += other.#undated;
    this.#otherYear += other.#otherYear;
    this.#uneven += other.#uneven;
    this.#firstUneven ??= other.#firstUneven;
    for (const [at, rows] of other.#anonymous.entries())
      this.#anonymous[at] = (this.#anonymous[at] ?? 0) + rows;
  }

  /** The counts so far. */
  result(): Counted {
    const { heads, moved } = headsOf(this.people);
    const codes = PLACES.filter((_, at) => (heads[at + 1]?.everybody ?? 0) > 0);
    const anonymous = [...this.#anonymous.entries()].filter(([, rows]) => rows > 0);
    return {
      rows: this.#rows,
      people: this.people.size,
      byState: Object.fromEntries(
        codes.map((code) => [code, heads[PLACES.indexOf(code) + 1] ?? nobody()]),
      ),
      unplaced: heads[NOWHERE] ?? nobody(),
      anonymous: Object.fromEntries(anonymous.map(([at, rows]) => [PLACES[at - 1] ?? '', rows])),
      moved,
      abroadRows: this.#abroad,
      undatedRows: this.#undated,
      otherYearRows: this.#otherYear,
      unevenRows: this.#uneven,
      firstUneven: this.#firstUneven,
    };
  }

  #flagsOf(row: readonly string[], { columns, kind, year }: ListShape): number {
    const dated = columns.date === undefined ? undefined : yearOf(cell(row, columns.date));
    if (columns.date !== undefined) {
      if (dated === undefined) this.#undated += 1;
      else if (dated !== year) this.#otherYear += 1;
    }
    const inYear = dated === undefined || dated === year;
    const more = isMoreThanPayment(row, columns, kind);
    return (
      (inYear ? IN_YEAR : 0) | (more ? MORE_THAN_PAYMENT : 0) | (inYear && more ? MORE_IN_YEAR : 0)
    );
  }
}

/**
 * Whether a row is more than a payment. A row of a payment service without a customer account, or
 * an order of somebody who did not sign up for marketing, may be data used only to take a payment.
 * Only the owner knows what it was used for.
 */
export function isMoreThanPayment(
  row: readonly string[],
  columns: Columns,
  kind: ListKind,
): boolean {
  if (kind === 'people') return true;
  const signedUp = columns.consent !== undefined && YES.test(cell(row, columns.consent).trim());
  if (kind === 'payments') return signedUp || cell(row, columns.account).trim() !== '';
  return columns.consent === undefined || signedUp;
}

const cell = (row: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (row[at] ?? '');

/** Caches parsed texts, because the same state and ZIP Code occur again and again. */
function remembered(read: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const place = read(text);
    if (known.size < 50_000) known.set(text, place);
    return place;
  };
}

/**
 * The number of a row's place: from the shipping address first, then the billing or home address,
 * then a whole address.
 */
export function placer(zips: ZipTable): (row: readonly string[], columns: Columns) => number {
  const prefixes = prefixPlaces(zips);
  const exceptions = new Map(
    Object.entries(zips.exceptions).map(([zip, code]) => [zip, PLACES.indexOf(code) + 1]),
  );
  const byState = remembered(placeOfState);
  const byZip = remembered((text) => {
    const zip = zipDigits(text);
    if (zip === undefined) return NOWHERE;
    return exceptions.get(zip) ?? prefixes[Number(zip.slice(0, 3))] ?? NOWHERE;
  });
  const abroad = remembered((text) => (isAbroad(text) ? ABROAD : NOWHERE));
  const one = (state: string, zip: string, country: string) =>
    (country !== '' && abroad(country)) ||
    (state !== '' && byState(state)) ||
    (zip !== '' && byZip(zip)) ||
    NOWHERE;
  return (row, columns) => {
    const state = cell(row, columns.shippingState);
    const zip = cell(row, columns.shippingZip);
    const shipped = one(state, zip, cell(row, columns.shippingCountry));
    if (shipped !== NOWHERE) return shipped;
    const home = one(cell(row, columns.state), cell(row, columns.zip), cell(row, columns.country));
    if (home !== NOWHERE || columns.address === undefined) return home;
    const end = endOfAddress(cell(row, columns.address));
    return end ? one(end.state, end.zip, '') : NOWHERE;
  };
}

interface Mutable {
  everybody: number;
  inYear: number;
  morePayment: number;
  moreInYear: number;
}
const nobody = (): Mutable => ({ everybody: 0, inYear: 0, morePayment: 0, moreInYear: 0 });

function headsOf(people: People): { heads: readonly Mutable[]; moved: number } {
  const heads = Array.from({ length: PLACES.length + 1 }, nobody);
  let moved = 0;
  people.forEach((place, flags) => {
    const at = heads[place] ?? nobody();
    at.everybody += 1;
    if (flags & IN_YEAR) at.inYear += 1;
    if (flags & MORE_THAN_PAYMENT) at.morePayment += 1;
    if (flags & MORE_IN_YEAR) at.moreInYear += 1;
    if (flags & MOVED) moved += 1;
  });
  return { heads, moved };
}
