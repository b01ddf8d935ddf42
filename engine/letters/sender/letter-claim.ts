/** What a person or a lawyer claims: who, for what, on which days, for how much. */
import { CLAIMS, type ClaimKind } from '#engine/words/letters.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { hasPhrase } from '#text/phrase.ts';
import { writtenDates } from '#text/written-dates.ts';
import type { Unit } from '../text/units.ts';
import type { LetterSender } from './letter-sender.ts';

export interface LetterClaim {
  /** Who claims, by name; null: the letter does not name the person. */
  readonly by: string | null;
  readonly about: readonly ClaimKind[];
  /** Calendar dates on which the person says to have visited, called or bought. */
  readonly days: readonly string[];
  /** The sums that are asked for; where none is, those of the statute. */
  readonly amounts: readonly string[];
}

const WORD = String.raw`[A-ZÁÉÍÓÚÑ][\p{L}'’.-]{0,24}`;
const NAME = String.raw`((?:${WORD}\s){1,3}[A-ZÁÉÍÓÚÑ][\p{L}'’-]{1,24})`;
const TITLED = String.raw`(?:Mr|Ms|Mrs|Dr|Sra?|Srta)\.?\s`;
const SMALL = String.raw`(?:(?:our|my|the|la|el|al|of|to|for|client|claimant|plaintiff|a|named|nuestr[oa])\s){0,3}`;
const LEADS = String.raw`\b(?:[Oo]n behalf of|[Rr]epresents?|[Rr]etained (?:by|to represent)|[Ee]ngaged by|[Cc]ounsel (?:to|for)|[Aa]ttorneys? for|[Ww]e write for|[Aa]ct(?:ing)? for|[Aa]ppears? for|[Ss]peak(?:ing)? for|[Rr]epresentamos a|[Cc]lients?[,:]?|clienta?[,:]?|[Cc]laimants?:?|[Cc]laims? (?:of|by)|I,|[Ii] am|[Mm]y name is)\s`;
const NAMED = new RegExp(`${LEADS}${SMALL}(?:${TITLED})?${NAME}`, 'gu');
/** "We write for Ms. Bergstrom", "the family of Mr. and Mrs. Okafor". */
const TITLED_ONLY = new RegExp(
  String.raw`(?:${LEADS}${SMALL}|\bfamily of\s)(?:${TITLED}and\s)?${TITLED}(${WORD})`,
  'gu',
);
/** 'A retired officer who writes as "Officer D. M."'. */
const CALLED = /\bclient,?\s[^.;"“]{0,80}["“]([A-Z][\p{L}. ]{2,30})["”]/gu;
/** "Ms. Rosa Delgado, who is blind, has asked me to write"; "Mr. Ode demands". */
const ASKS_FOR = new RegExp(
  String.raw`${NAME}(?:,[^.;]{1,80},)?\s(?:(?:has|have)\s(?:asked|retained|engaged|hired|instructed)|demands?|claims|requests|asks|offers|seeks|is (?:willing|prepared|ready)|will (?:settle|accept|release))\b`,
  'gu',
);
/** "Bui v. Ridgeline Bikes". */
const AGAINST = new RegExp(String.raw`(?:${TITLED})?${NAME}\sv\.?s?\.?\s[A-Z]`, 'gu');
/** Names of companies, places and laws are no person's. */
const NO_PERSON =
  /\b(?:California|State|States|United|Superior|Court|LLC|Inc|LLP|County|Code|Act|Law|Group|Attorneys?|Attorney General|National|Association|Consumers?|Users|Privacy|Data|Company|Corp|Re|Claim|Notice|Section|The|Our|This|Each|Any)\b/;
const VISITED =
  /\b(?:visit\w*|brows\w*|accessed|called|texted|received|purchased|bought|used|tried|scanned|sent (?:me|her|him|them)|texts?|navigat\w*|visitó|entró|compró)\b/;
const ASKED =
  /\b(?:accept|settle\w*|resolve|resolution|pay|payment|demands?|compromise|release|(?:asks?|asking) for|i claim|claims? \$|seeks?|remit|take|offers? to|resolver|pagar?|acuerdo)\b/;
/** What a statute sets, or what others had to pay, is not what is asked for. */
const OF_STATUTE =
  /\b(?:statut\w+|sets|provides? for|entitle[sd]?|penalt\w+|gives? (?:me|him|her|my|our|each)|awards?|not less than|no less than|prevailing|recovers?)\b/;
/** No price: "$29/month", "$15-40k". */
const MONEY =
  /\$\s?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9}(?!\d))(?:\.\d\d)?(?!\s?(?:[-–]\s?\d{1,6}\s?k\b|\/|k\b|(?:per|a) (?:month|year)\b))/g;
const MOST = 12;
/** What a letter says it is not, or keeps for later. */
const HELD_BACK =
  /\bis not (?:an?|the|yet an?) notice\b|\breserves? (?:the|her|his|all|our|my|its) rights?\b/;

/** The claim, by its words. Nothing is said about whether it is true. */
export function letterClaim(
  units: readonly Unit[],
  signs: Pick<LetterSigns, 'claims'>,
  { dated, sender }: { readonly dated: string | null; readonly sender: LetterSender },
): LetterClaim {
  const days = units
    .filter(({ small }) => VISITED.test(small))
    .flatMap(({ text }) => writtenDates(withYears(text)).map(({ date }) => date))
    .filter((date) => dated === null || date < dated);
  return {
    by: whoClaims(units) ?? (sender.person ? sender.name : null),
    about: CLAIMS.filter((kind) =>
      units.some(
        ({ small }) => !HELD_BACK.test(small) && hasPhrase(small, signs.claims[kind] ?? []),
      ),
    ),
    days: [...new Set(days)].slice(0, MOST),
    amounts: amountsIn(units),
  };
}

/** The sums that are asked for; where none is said to be, all. */
function amountsIn(units: readonly Unit[]): string[] {
  const sums = (wanted: (small: string) => boolean) =>
    units.flatMap(({ text, small }) =>
      wanted(small) ? [...text.matchAll(MONEY)].map(([sum]) => sum) : [],
    );
  const asked = sums((small) => ASKED.test(small) && !OF_STATUTE.test(small));
  const named = asked.length > 0 ? asked : sums((small) => ASKED.test(small));
  return [...new Set(named.length > 0 ? named : sums(() => true))].slice(0, MOST);
}

/** The surest words first; a full name is better than "L. Tran". */
function whoClaims(units: readonly Unit[]): string | null {
  const found = (pattern: RegExp) =>
    units.flatMap(({ text }) =>
      [...text.matchAll(pattern)].flatMap(([, name = '']) =>
        NO_PERSON.test(name) ? [] : [name.replace(/^(?:Mr|Ms|Mrs|Dr|Sra?)\.?\s/, '').trim()],
      ),
    );
  const [first] = [NAMED, ASKS_FOR, AGAINST, CALLED, TITLED_ONLY].flatMap(found);
  if (first === undefined) return null;
  const last = first.split(' ').at(-1) ?? '';
  if (!/^\p{L}\. /u.test(first)) return first;
  return (
    found(NAMED).find((name) => name.endsWith(` ${last}`) && !/\b\p{L}\. /u.test(name)) ?? first
  );
}

/** "August 22 and August 29, 2026": the first has the year of the second. */
function withYears(text: string): string {
  const year = text.replaceAll(YEARLESS_BEFORE, '$1, $2');
  // "September 2, September 9 and October 14, 2026": from the last to the first
  return year === text ? text : withYears(year);
}

const YEARLESS_BEFORE =
  /\b([A-Z][a-z]{2,8}\s\d{1,2})(?=(?:,\s|,?\sand\s|,?\sor\s)[A-Z][a-z]{2,8}\s\d{1,2},\s(20\d\d))/g;
