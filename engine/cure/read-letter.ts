/**
 * What can be read off the text of a regulator's letter. A proposal: the owner checks each part.
 */
import type { StateCode } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { namedSections } from './named-sections.ts';
import { writtenDates } from '#text/written-dates.ts';

/** What in a letter asks for a lawyer. */
const LETTER_SIGNS = [
  'lawsuit',
  'demand',
  'settlement',
  'children',
  'again',
  'many states',
] as const;
export type LetterSign = (typeof LETTER_SIGNS)[number];

const SIGNS: Readonly<Record<LetterSign, RegExp>> = {
  lawsuit:
    /\bsummons\b|\bplaintiff|\bdefendant|\bpetition\b|\b(?:complaint|lawsuit|suit|action) (?:has been |was |is )?filed\b/i,
  demand:
    /\bcivil investigative demand|\bsubpoena|\b(?:demand|request)s? for (?:the )?(?:production|documents|records|information)|\bproduction of (?:documents|records)|\bproduce\b[^.]{0,80}\b(?:documents|records)\b|\b(?:documents|records|information)\b[^.]{0,40}\bin (?:the )?(?:attachment|exhibit|schedule|appendix)\b/i,
  settlement:
    /\bsettlement|\bassurance of (?:voluntary )?(?:compliance|discontinuance)|\bconsent (?:decree|judgment|order)/i,
  children:
    /\bchild(?:ren)?\b|\bminors?\b|\bteen(?:ager)?s?\b|\bunder (?:the age of )?1[3-8]\b|\bCOPPA\b/i,
  again: /\b(?:previous|prior|second|earlier) (?:notice|letter|warning)/i,
  'many states': /\bmultistate|\battorneys general of\b/i,
};

export interface ReadLetter {
  /** The likeliest state first. */
  readonly states: readonly StateCode[];
  readonly dated: string | null;
  readonly days: number | null;
  readonly lastDay: string | null;
  readonly reference: string | null;
  /** Sections of the likeliest state, as one line. */
  readonly sections: string;
  readonly signs: readonly LetterSign[];
}

/** Reads the letter. A part that is not found is null; dates are calendar dates. */
export function readLetter(laws: readonly LawRecord[], text: string): ReadLetter {
  const ranked = laws
    .map((law) => ({ law, named: namedSections(law, text), mentions: countOf(text, law.name) }))
    .filter(({ named, mentions }) => named.length > 0 || mentions > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  // the numbers of another code may look like sections of this one, without a duty under them
  const meant = ranked.filter(
    ({ named, mentions }) =>
      mentions > 0 || named.some(({ requirements }) => requirements.length > 0),
  );
  const days = daysIn(text);
  return {
    states: (meant.length > 0 ? meant : ranked).map(({ law }) => law.state),
    dated: writtenDates(text)[0]?.date ?? null,
    days,
    lastDay: lastDayIn(text),
    reference: (REFERENCE.exec(text) ?? NUMBERED.exec(text))?.[1]?.replace(/[.,;]$/, '') ?? null,
    sections: (ranked[0]?.named ?? []).map(({ section }) => section).join(', '),
    signs: LETTER_SIGNS.filter((sign) => SIGNS[sign].test(text)),
  };
}

/** A state's name says more than a number that two codes share. */
const weightOf = (found: { readonly named: readonly unknown[]; readonly mentions: number }) =>
  found.mentions * 3 + found.named.length;

const countOf = (text: string, name: string) =>
  text.split(new RegExp(`\\b${name}\\b`, 'i')).length - 1;

/** Bounded everywhere, as all that meets a pasted letter: see section-numbers.ts. */
const REFERENCE =
  /\b(?:file|case|matter|reference|ref|complaint|inquiry|CID)\s{0,4}(?:(?:no|number|nr)\b|#)?\.?\s{0,4}[:#]?\s{0,4}(?=[A-Z0-9/.-]{0,39}\d)([A-Z0-9][A-Z0-9/.-]{0,59})/i;

/** "CPD No. 26-1187", without a word that says that it is a file. */
const NUMBERED = /\bNo\.\s{0,4}(\d{1,8}[-/][A-Z0-9/-]{1,40})/i;

/** "30 days from receipt", "within thirty (30) days after you receive this letter". */
const FROM_RECEIPT =
  /\bdays?\b[^.]{0,40}\b(?:from|after|of|following)\s{1,4}(?:the\s|its\s|your\s|you\s){0,3}(?:date of |day of )?(?:receipt|receiv)/i;

/** Whether the letter counts its days from the day on which it was received. */
export const countsFromReceipt = (text: string) => FROM_RECEIPT.test(text);

/** A date that follows "by", "before", "no later than" and the like. */
function lastDayIn(text: string): string | null {
  const found = writtenDates(text).find(({ at }) =>
    /\b(?:by|before|until|(?:no|not) later than|on or before)\s{1,4}(?:[a-z]{3,6}day,?\s{1,4})?$/i.test(
      text.slice(Math.max(0, at - 40), at),
    ),
  );
  return found?.date ?? null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
};
const DAYS = new RegExp(
  String.raw`\b(\d{1,3}|${Object.keys(NUMBERS).join('|')})(?:\s{0,4}\(\d{1,3}\))?[\s-]{1,4}(?:calendar\s{1,4})?days?\b`,
  'gi',
);
/** Words near a number of days that make it the days to cure. */
const ABOUT_CURE = /\bcure|\bcorrect|\bremed|\bfix|\bnotice|\brespond|\bresponse/i;

function daysIn(text: string): number | null {
  for (const found of text.matchAll(DAYS)) {
    const near = text.slice(Math.max(0, found.index - 160), found.index + 160);
    const [, said = ''] = found;
    const days = NUMBERS[said.toLowerCase()] ?? Number(said);
    if (ABOUT_CURE.test(near) && days > 0 && days <= 180) return days;
  }
  return null;
}
