/** What a letter orders or asks for, in its own words, with the day that it names for each. */
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import type { CountedFrom } from '../text/day-terms.ts';
import { dayOfUnit } from './letter-days.ts';
import { markedDays, type MarkedDays } from './marked-days.ts';
import { alleges, asksForList, isAppointment, isThing, orderVerb } from './order-words.ts';
import { headingOf, type OrderHeading } from './order-headings.ts';
import { partsOfOrder } from './order-parts.ts';
import { isCureClause, thingsAskedFor } from './order-subjects.ts';
import { writtenDates } from '#text/written-dates.ts';
import type { Unit } from '../text/units.ts';

export interface LetterOrder {
  /** As the letter has it, at most 300 characters. */
  readonly what: string;
  /** A calendar date; null: it names none for this. */
  readonly by: string | null;
  /** The heading under which it stands, such as "Attachment A"; empty: in the letter itself. */
  readonly place: string;
}

const MOST_ORDERS = 60;
const LONGEST = 300;
/** To keep something, or not to do it, has no last day. */
const AT_ONCE =
  /^(?:preserve[d]?|retain(?:ed)?|keep|maintain(?:ed)?|suspend(?:ed)?|cease|stop|discontinue|refrain|conserv\p{L}+)$/u;
/** "Please do not send personal information": it holds for all that is sent, and has no day. */
const NOT_TO_SEND =
  /^(?:please )?do not (?:send|include|provide|submit|enclose|produce|disclose)\b/;
/** "Take steps to retain all recordings". */
const STEPS_TO_KEEP =
  /\b(?:take|make|ensure)\b.{0,40}\b(?:preserved?|retain(?:ed)?|kept|keep|suspend(?:ed)?)\b/;
/** How the answers have to be signed, said in the sentence that leads their list. */
const SIGNED =
  /\b(?:in writing,? and )?(?:signed|sworn to|verified|notarized) by [^,.;:]{2,60}(?=[,.;:])/i;
const BID_AT_END =
  /\b(?:please|kindly|to|shall|must|following|asked|requested|directed|required|demands?|demanding|requests?|requires?|asks?(?: for)?|(?:ask|demand|request|require|insist)s? that you|seeks?|wants?|insists? on|expects?|wishes|exchange for|terms are|as follows|(?:two|three|four|five|six|these|following|several) things)[:,]?$/;

interface Reading {
  readonly signs: Pick<LetterSigns, 'orders' | 'bids' | 'supposed'>;
  readonly from: CountedFrom;
  /** The last day of the letter, for orders that name none of their own. */
  readonly lastDay: string | null;
  /** Sentences that speak of something else, such as more time. */
  readonly without: ReadonlySet<number>;
}

/** A list that is being read: what its items are due by, and where it stands. */
interface Open {
  readonly by: string | null;
  readonly place: string;
}

/** The orders, in the order of the letter; items of a list one by one. */
export function letterOrders(units: readonly Unit[], reading: Reading): LetterOrder[] {
  const marked = markedDays(units, reading.from);
  const walk = new OrderWalk(units, reading, marked);
  for (const at of units.keys()) walk.read(at);
  return walk.found();
}

class OrderWalk {
  readonly #units: readonly Unit[];
  readonly #reading: Reading;
  readonly #marked: MarkedDays;
  /** Sentences that lead a list of orders. */
  readonly #heads = new Map<number, Open>();
  readonly #orders: (LetterOrder & { readonly container: boolean })[] = [];
  /** The heading under which everything is wanted; undefined: none. */
  #section: Open | undefined;
  /** The attachment that is being read; empty: none. */
  #attachment = '';
  /** The day of each attachment that was named before it begins. */
  readonly #attached = new Map<string, string | null>();
  /** Sentences that give time to cure against a statement. */
  readonly #clauses: LetterOrder[] = [];
  /** Items of lists that were found. */
  #lists = 0;

  constructor(units: readonly Unit[], reading: Reading, marked: MarkedDays) {
    this.#units = units;
    this.#reading = reading;
    this.#marked = marked;
  }

  read(at: number): void {
    const unit = this.#units[at];
    if (unit === undefined || this.#reading.without.has(at) || this.#marked.units.has(at)) return;
    const heading = headingOf(unit);
    if (heading !== undefined) {
      this.#open(heading);
      return;
    }
    const list = unit.under === null ? undefined : this.#heads.get(unit.under);
    const open = list ?? this.#section;
    if (unit.wanted && open === undefined) {
      this.#add(unit, this.#itemDay(unit, { by: this.#reading.lastDay, place: '' }), '');
      return;
    }
    if (open !== undefined && (unit.item || (this.#section !== undefined && isThing(unit)))) {
      this.#add(unit, this.#itemDay(unit, open), open.place);
      return;
    }
    this.#readSentence(unit, at, open?.place ?? '');
  }

  /** A heading within an attachment keeps the attachment's name. */
  #open({ place, orders, attached }: OrderHeading): void {
    if (attached || place === '') this.#attachment = attached ? place : this.#attachment;
    const name = this.#attachment === '' ? place : this.#attachment;
    const by = this.#attached.get(name.toLowerCase()) ?? this.#reading.lastDay;
    this.#section = orders ? { by, place: name } : undefined;
  }

  #readSentence(unit: Unit, at: number, place: string): void {
    const { signs, from } = this.#reading;
    const head = unit.under === null ? undefined : this.#units[unit.under];
    const verb = orderVerb(unit, signs);
    const leads = this.#leadsList(at);
    if (leads && this.#leadsOrders(unit, verb)) {
      const by = dayOfUnit(unit, from) ?? this.#reading.lastDay;
      this.#heads.set(at, { by, place });
      const [signed] = SIGNED.exec(unit.text) ?? [];
      if (signed !== undefined)
        this.#orders.push({ what: short(signed), by, place, container: false });
      return;
    }
    if (isAppointment(unit)) {
      const day = writtenDates(unit.text)[0]?.date ?? null;
      this.#add(unit, day, place);
    } else if (verb !== undefined && !(head !== undefined && unit.item && accuses(head, signs)))
      this.#addOrder(unit, verb, place);
    else this.#addThings(unit, place);
  }

  /** What a claim would be settled for, and a cure that no other sentence asks for. */
  #addThings({ text, small }: Unit, place: string): void {
    for (const thing of thingsAskedFor(text))
      this.#orders.push({ what: short(thing), by: this.#reading.lastDay, place, container: false });
    if (isCureClause(small))
      this.#clauses.push({ what: short(text), by: this.#reading.lastDay, place });
  }

  #addOrder(unit: Unit, verb: string, place: string): void {
    const { from, lastDay } = this.#reading;
    const own = dayOfUnit(unit, from);
    const noDay =
      AT_ONCE.test(verb) || STEPS_TO_KEEP.test(unit.small) || NOT_TO_SEND.test(unit.small);
    const by = own ?? (noDay ? null : lastDay);
    const names = [...unit.small.matchAll(NAMED)].map(([name]) => name.replaceAll('"', ''));
    for (const name of names) this.#attached.set(name, by);
    for (const part of partsOfOrder(unit, this.#reading.signs.orders))
      this.#orders.push({
        what: short(part),
        by,
        place,
        container: names.length > 0 || leadsOn(unit, verb),
      });
  }

  #add(unit: Unit, by: string | null, place: string): void {
    this.#lists += 1;
    this.#orders.push({ what: short(unit.text), by, place, container: false });
  }

  #itemDay(unit: Unit, { by }: Open): string | null {
    const own = dayOfUnit(unit, this.#reading.from);
    if (own !== null) return own;
    const verb = orderVerb(unit, this.#reading.signs);
    if (verb !== undefined && AT_ONCE.test(verb)) return null;
    return this.#marked.of.get(unit.mark) ?? this.#marked.rest ?? by;
  }

  #leadsList(at: number): boolean {
    const next = this.#units[at + 1];
    return next?.item === true && next.under === at;
  }

  #leadsOrders(unit: Unit, verb: string | undefined): boolean {
    if (verb !== undefined || BID_AT_END.test(unit.small)) return !onlyAlleges(unit, verb);
    return asksForList(unit) && !/\bviolat/.test(unit.small);
  }

  /** A sentence that only leads to a list says nothing more once its items were found. */
  found(): LetterOrder[] {
    const places = new Set(this.#orders.map(({ place }) => place.toLowerCase()));
    const seen = new Set<string>();
    const stated = this.#orders.some(({ what }) => /\bstatement\b/i.test(what));
    return [
      ...this.#orders,
      ...(stated ? [] : this.#clauses).map((clause) => ({ ...clause, container: false })),
    ]
      .filter(({ what, container }) => {
        const named = [...what.toLowerCase().matchAll(NAMED)].map(([name]) => name);
        const isRead = named.length > 0 ? named.every((name) => places.has(name)) : this.#lists > 1;
        return !(container && isRead);
      })
      .filter(({ what }) => !seen.has(what) && seen.add(what))
      .slice(0, MOST_ORDERS)
      .map(({ what, by, place }) => ({ what, by, place }));
  }
}

const NAMED =
  /\b(?:attachment|schedule|exhibit|appendix|annex|enclosure) "?(?:[a-h]|\d{1,2}|[ivx]{1,3})\b/g;

/** "Kindly reply by January 8", "deliver the documents described below". */
const leadsOn = ({ small }: Unit, verb: string): boolean =>
  /\b(?:described|listed|identified|specified|enumerated|set (?:out|forth))\b.{0,30}\b(?:below|following|herein)\b/.test(
    small,
  ) ||
  (/^(?:reply|respond|answer)$/.test(verb) && small.length < 100);

const onlyAlleges = (unit: Unit, verb: string | undefined) =>
  verb === undefined && alleges(unit) && !BID_AT_END.test(unit.small);
/** Items under a sentence that accuses are no orders, though they may begin like one. */
const accuses = (head: Unit, signs: Reading['signs']) =>
  alleges(head) && orderVerb(head, signs) === undefined && !BID_AT_END.test(head.small);

function short(said: string): string {
  // "…; and" goes on to the next item
  const text = said.replace(/;(?: and| or)?$/, '');
  const whole = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).trimEnd()}…`;
}
