/** What a letter orders or asks for, in its own words, with the day that it names for each. */
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { dayOfUnit, type CountedFrom } from './letter-days.ts';
import { hasPhrase, phraseAt } from '#text/phrase.ts';
import { attachmentOf, type Unit } from './units.ts';

export interface LetterOrder {
  /** As the letter has it, at most 300 characters. */
  readonly what: string;
  /** A calendar date; null: it names none for this. */
  readonly by: string | null;
}

const MOST_ORDERS = 60;
const LONGEST = 300;
/** Between "you must" and the verb: "you must, within 30 days, produce". */
const NEAR = 100;
/** To keep something, or not to do it, has no last day. */
const AT_ONCE = /\b(?:preserve|retain|keep|suspend|cease|stop|not delete|refrain)\b/;
/** Courtesies that order nothing. */
const COURTESY =
  /\bplease (?:do not hesitate|feel free|note|be advised|see|find|accept|refer|be aware|consider|let me know if|take notice|govern)\b/;

const NAMED_ATTACHMENT =
  /\b(?:attachment|schedule|exhibit|appendix|annex|enclosure) "?[a-z0-9]{1,3}\b/g;

/** "Within 30 days after you receive this, upload …" */
const LED =
  /^(?:\w{1,12},? ){0,4}(?:within|by|on or before|no later than|not later than|before) [^,;]{1,140}, ([a-z]{3,12})\b/;

interface Reading {
  readonly signs: Pick<LetterSigns, 'orders' | 'bids' | 'supposed'>;
  readonly from: CountedFrom;
  /** The last day of the letter, for orders that name none of their own. */
  readonly lastDay: string | null;
}

/** The orders, in the order of the letter; items of a list one by one. */
export function letterOrders(units: readonly Unit[], reading: Reading): LetterOrder[] {
  const heads = new Map<number, string | null>();
  const attached = new Map<string, string | null>();
  const orders: LetterOrder[] = [];
  for (const [at, unit] of units.entries()) {
    const attachment = attachmentOf(unit.text);
    if (attachment !== null && attached.has(attachment))
      heads.set(at, attached.get(attachment) ?? null);
    if (attachment !== null) continue;
    const head = unit.under === null ? undefined : heads.get(unit.under);
    if (unit.item && head !== undefined) {
      orders.push({ what: short(unit.text), by: dayOfUnit(unit, reading.from) ?? head });
      continue;
    }
    if (!isOrder(unit, reading)) continue;
    const by = dayFor(unit, reading);
    if (leadsList(units, at)) heads.set(at, by);
    for (const [name] of unit.small.matchAll(NAMED_ATTACHMENT))
      attached.set(name.replaceAll('"', ''), by);
    orders.push({ what: short(unit.text), by });
  }
  return unique(orders).slice(0, MOST_ORDERS);
}

/** An item of a list follows it. */
const leadsList = (units: readonly Unit[], at: number) => {
  const next = units[at + 1];
  return next?.item === true && next.under === at;
};

function isOrder({ small, item }: Unit, { signs }: Reading): boolean {
  if (COURTESY.test(small) || small.startsWith('if ')) return false;
  const [first = ''] = small.split(/[\s,.:]/);
  if (signs.orders.includes(first) && (item || /\s/.test(small)))
    return !/^(?:state of|list of|return to|call:|post office|contact:|address)/.test(small);
  const led = LED.exec(small)?.[1];
  if (led !== undefined && signs.orders.includes(led)) return true;
  const start = signs.bids
    .map((bid) => [phraseAt(small, bid), bid.length] as const)
    .filter(([at]) => at !== -1)
    .toSorted(([a], [b]) => a - b)[0];
  if (start === undefined) return false;
  const after = small.slice(start[0] + start[1], start[0] + start[1] + NEAR);
  return hasPhrase(after, signs.orders);
}

const dayFor = (unit: Unit, { from, lastDay }: Reading): string | null => {
  const own = dayOfUnit(unit, from);
  if (own !== null || AT_ONCE.test(unit.small)) return own;
  return lastDay;
};

const short = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;

const unique = (orders: readonly LetterOrder[]) => {
  const seen = new Set<string>();
  return orders.filter(({ what }) => !seen.has(what) && seen.add(what));
};
