/** What a person or a lawyer claims: who, for what, on which days, for how much. */
import { CLAIMS, type ClaimKind } from '#engine/words/letters.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { hasPhrase } from '#text/phrase.ts';
import { writtenDates } from '#text/written-dates.ts';
import type { Unit } from './units.ts';

export interface LetterClaim {
  /** Who claims, by name; null: the letter does not name the person. */
  readonly by: string | null;
  readonly about: readonly ClaimKind[];
  /** Calendar dates on which the person says to have visited, called or bought. */
  readonly days: readonly string[];
  /** The sums that are asked for; where none is, those of the statute. */
  readonly amounts: readonly string[];
}

const NAME = String.raw`((?:[A-ZÁÉÍÓÚÑ][\p{L}'’.-]{1,20}\s){1,3}[A-ZÁÉÍÓÚÑ][\p{L}'’-]{1,24})`;
const NAMED = new RegExp(
  String.raw`\b(?:[Oo]n behalf of|[Rr]epresents?|[Rr]etained by|[Rr]epresentamos a|[Cc]lients?,?|clienta?,?|[Ii] am|[Mm]y name is)\s(?:(?:our|my|the|la|el|al|of|client|claimant|nuestr[oa])\s){0,3}(?:(?:Mr|Ms|Mrs|Dr|Sra?|Srta)\.\s)?${NAME}`,
  'gu',
);
/** "Ms. Rosa Delgado, who is blind, has asked me to write." */
const ASKS_FOR = new RegExp(
  String.raw`${NAME}(?:,[^.;]{1,80},)?\s(?:has|have)\s(?:asked|retained|engaged|hired)\b`,
  'gu',
);
/** Names of companies and places are no person's. */
const NO_PERSON =
  /\b(?:California|State|United|Superior|Court|LLC|Inc|LLP|County|Code|Act|Law|Group|Attorneys?)\b/;
const VISITED =
  /\b(?:visit\w*|brows\w*|accessed|called|texted|received|purchased|bought|used|tried|scanned|sent (?:me|her|him|them)|texts?|navigat\w*|visitó|entró|compró)\b/;
const ASKED =
  /\b(?:accept|settle\w*|resolve|resolution|pay|payment|demands?|compromise|release|resolver|pagar?|acuerdo)\b/;
const MONEY = /\$\s?\d{1,3}(?:,\d{3}){0,3}(?:\.\d\d)?/g;
const MOST = 12;

/** The claim, by its words. Nothing is said about whether it is true. */
export function letterClaim(
  units: readonly Unit[],
  signs: Pick<LetterSigns, 'claims'>,
  dated: string | null,
): LetterClaim {
  const amounts = (words: RegExp | null) =>
    units.flatMap(({ text, small }) =>
      words === null || words.test(small) ? [...text.matchAll(MONEY)].map(([sum]) => sum) : [],
    );
  const asked = amounts(ASKED);
  const days = units
    .filter(({ small }) => VISITED.test(small))
    .flatMap(({ text }) => writtenDates(withYears(text)).map(({ date }) => date))
    .filter((date) => dated === null || date < dated);
  return {
    by: whoClaims(units),
    about: CLAIMS.filter((kind) =>
      units.some(({ small }) => hasPhrase(small, signs.claims[kind] ?? [])),
    ),
    days: [...new Set(days)].slice(0, MOST),
    amounts: [...new Set(asked.length > 0 ? asked : amounts(null))].slice(0, MOST),
  };
}

function whoClaims(units: readonly Unit[]): string | null {
  for (const { text } of units)
    for (const [, name = ''] of [...text.matchAll(NAMED), ...text.matchAll(ASKS_FOR)])
      if (!NO_PERSON.test(name)) return name.replace(/^(?:Mr|Ms|Mrs|Dr|Sra?)\.\s/, '').trim();
  return null;
}

/** "August 22 and August 29, 2026": the first has the year of the second. */
const withYears = (text: string) =>
  text.replaceAll(
    /\b([A-Z][a-z]{2,8}\s\d{1,2})(?=(?:,\s|,?\sand\s|,?\sor\s)[A-Z][a-z]{2,8}\s\d{1,2},\s(20\d\d))/g,
    '$1, $2',
  );
