/** The days that a letter gives for what it mainly wants. */
import { dayTerms, type CountedFrom, type DayCount, type DayTerm } from '../text/day-terms.ts';
import { tellsLaw } from './order-words.ts';
import type { Unit } from '../text/units.ts';

export interface LetterDays {
  readonly counts: DayCount | null;
  /** Days that the letter gives; null: it names a day, or nothing. */
  readonly days: number | null;
  readonly business: boolean;
  /** A calendar date; null: none can be told. */
  readonly lastDay: string | null;
  /** Whether the sentence gives them to cure, remedy or correct. */
  readonly toCure: boolean;
}

interface Weighed extends DayTerm {
  readonly weight: number;
  readonly toCure: boolean;
  /** It would weigh enough, were it no step on the way. */
  readonly aside: boolean;
}

const LEAST = 2;
const ASIDE_WEIGHS = 3;

/** What a letter wants done by its last day. */
const WANTED =
  /\b(?:respond|response|reply|answer|cure|curing|cures|correct|remedy|produce|production|provide|submit|return|returnable|comply|compliance|contact|pay|payment|remit|send|file|confirm|corrected|appear|deliver|receive your|hear from you|resolve|fix|opportunity|make available|tell|let us know|call|upload|turn over|hand over|forward|demand|due|respond\p{L}*|contest\p{L}*|pagu?e\p{L}*|enviar\p{L}*|furnish|explain)\b/u;
const STRONGEST =
  /\b(?:cure|remedy|correct|produce|respond|response|reply|answer|provide|submit|return|hand over|deliver|explain|due|respond\p{L}*)\b/u;
const CURES = /\b(?:cur(?:e|es|ed|ing)|remed(?:y|ied|ying)|correct(?:ed|ing)?|rectif(?:y|ied))\b/;
/** A time to cure that a letter only says is over, or may not be given. */
const GONE =
  /\b(?:no longer|not available|unavailable|ended|expired|lapsed|repealed|no (?:right|opportunity|obligation)|is not required|not obliged|need not)\b/;
/** A notice that is only held back for later starts no days. */
const HELD_BACK =
  /\breserv\w{0,4}\b.{0,60}\b(?:right|notice)\b|\b(?:does not|is not|not yet)\b.{0,40}\bnotice\b|\bmay (?:later|also|yet) (?:send|serve|give)\b/;
/** Steps on the way, which have days of their own. */
const ASIDE =
  /\b(?:acknowledg|confirm in writing|preserv|litigation hold|contact person|liaison|our contact|schedule a (?:call|meeting)|conference|interview|telephone|by phone|call (?:me|us|investigator)|dispos|confirm to|(?:on|in) an? (?:privilege )?log\b|privilege log)/;

/** The days of the letter, of all that it names those that its orders hang on. */
export function letterDays(units: readonly Unit[], from: CountedFrom): LetterDays {
  const all = units.flatMap((unit) => weighed(unit, from));
  const heavy = all.filter(({ weight }) => weight >= LEAST);
  // where nothing else has days, those of a step on the way are the letter's
  const terms = heavy.length > 0 ? heavy : all.filter(({ aside }) => aside);
  const most = Math.max(...terms.map(({ weight }) => weight));
  const strong = terms.filter(({ weight }) => weight >= most - 1);
  const curing = strong.filter((term) => term.toCure);
  // several orders: the last of the strongest
  const best = (curing.length > 0 ? curing : strong).toSorted((x, y) =>
    (y.lastDay ?? '').localeCompare(x.lastDay ?? ''),
  )[0];
  if (best === undefined)
    return { counts: null, days: null, business: false, lastDay: null, toCure: false };
  const { counts, days, business, lastDay, toCure } = best;
  return { counts, days, business, lastDay, toCure };
}

function weighed(unit: Unit, from: CountedFrom): Weighed[] {
  const { small } = unit;
  const toCure = CURES.test(small);
  if ((toCure && GONE.test(small)) || HELD_BACK.test(small) || tellsLaw(unit)) return [];
  const isAside = ASIDE.test(small);
  const weight =
    (WANTED.test(small) ? 3 : 0) +
    (STRONGEST.test(small) ? 1 : 0) +
    (toCure ? 3 : 0) -
    (isAside ? ASIDE_WEIGHS : 0);
  return dayTerms(unit, from).map((term) => {
    const own = weight + (term.counts === null ? 0 : 2);
    return { ...term, toCure, weight: own, aside: isAside && own + ASIDE_WEIGHS >= LEAST };
  });
}

/** The day that one sentence names for what it wants; null: none. */
export const dayOfUnit = (unit: Unit, from: CountedFrom): string | null =>
  dayTerms(unit, from)[0]?.lastDay ?? null;
