/**
 * What asks without a verb of command: things that a claim is settled for, what has to be done by
 * others, papers to be signed, and the clause on a cure.
 */

/** A thing that can be asked for, beside a sum of money. */
const THING = String.raw`(?:an?|the|your|my|our|his|her|their|any|all|every|written|full|prompt|immediate|removal|deletion|destruction|confirmation|cop(?:y|ies)|proof|payment of|return of|(?:one|two|three|four|five|\d{1,2}) (?:years?|months?) of)\b`;
/** "He asks for $9,750 and for your promise"; "will release all claims for $14,000, a link". */
const FOR_THINGS =
  /\b(?:(?:asks?|asking|settle|settles|release|releases|resolve|resolves|accept|accepts|exchange|return|demands?|seeks?|wants?)(?: [\w']{1,12}){0,6}? for|demands?|seeks?|accepts?|takes?|requests?|wants?) (?=\$)(.{1,400})$/i;
const PARTS = new RegExp(
  String.raw`(?:,\s(?:and\s)?|\sand\s|;\s(?:and\s)?)(?:for\s)?(?=${THING})`,
  'gi',
);
/** "He also wants the name of the vendor, and a copy of any consent." */
const WANTS = new RegExp(
  String.raw`\b(?:[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e|clients?|(?:Mr|Ms|Mrs|Dr)\. [\p{L}'’-]{2,24}) (?:also |further |in addition )?(?:wants?|asks? for|requests?|would like|insists? on) (?=${THING})(.{8,400})$`,
  'u',
);
const MONEY_ALONE = /^\$\s?[\d,.]{1,12}\d?(?: (?:in|as) [\w ]{3,30})?[.]?$/;

/** Things beside the money for which somebody would settle; none: money alone is asked for. */
export function thingsAskedFor(text: string): string[] {
  const [, wanted] = WANTS.exec(text) ?? [];
  if (wanted !== undefined) return wanted.split(PARTS).map((thing) => thing.trim());
  const [, rest] = FOR_THINGS.exec(text) ?? [];
  if (rest === undefined) return [];
  const [money = '', ...things] = rest.split(PARTS);
  return money.startsWith('$')
    ? things.map((thing) => thing.trim()).filter((thing) => !MONEY_ALONE.test(thing))
    : [];
}

/** "She requires that the data be deleted by the recipients." */
const DONE_BY_OTHERS =
  /\b(?:requires?|requests?|demands?|asks?|insists?|directs?)(?: \w{2,12}){0,3} that [^.;]{3,120}?\bbe (?:\w{3,14}ly )?([a-z]{3,14}(?:ed|en|t|n|d))\b/;
const OF_LAW =
  /\b(?:terms|agreement|contract|paragraph|policy|act|law|section|statute|code|rule|chapter|regulation|§)\b/;
/** "If it is signed within seven days": a paper to sign. */
const SIGNED_BY =
  /\bif (?:it|this|the [^,.;]{3,60}|an? [^,.;]{3,60}) is (?:(?!not\b)\w{3,12} )?(?:signed|executed|countersigned|returned)\b/;
const EXPECTS = /\b(?:expects?|awaits?) your (?:prompt |written )?(?:reply|answer|response)\b/;
/** "A litigation hold should be put in place", "a duty not to destroy", "have to be kept". */
const KEEPS =
  /\b(?:litigation|legal) hold (?:should|must|shall|is to|has to) be\b|\b(?:duty|obligation|obliged|required|directed) not to (?:destroy|delete|alter|discard)\b|\b(?:have|has) to be (?:kept|preserved|retained)\b/;
/** "You should do likewise." */
const THE_SAME = /\byou (?:should|must|shall|have to|are to) do (?:likewise|the same)\b/;

/** The verb of such a sentence, in small letters; undefined: it asks for nothing in these ways. */
export function askedVerb(small: string): string | undefined {
  const done = DONE_BY_OTHERS.exec(small);
  if (done !== null && !OF_LAW.test(small.slice(0, done.index))) return done[1];
  if (KEEPS.test(small)) return 'preserve';
  if (SIGNED_BY.test(small)) return 'sign';
  if (EXPECTS.test(small)) return 'reply';
  return THE_SAME.test(small) ? 'keep' : undefined;
}

/** "No action if, within 30 days, you cure and give a written statement." */
const CURE_CLAUSE =
  /\bif\b.{0,160}\byou (?:actually )?(?:cure|correct|remedy)\b.{0,200}\b(?:written|express) statement\b/;
/** "You have 30 days to actually cure, and to provide an express written statement." */
const TIME_TO_CURE =
  /\byou (?:have|are given|now have)\b.{0,40}\b(?:days?|weeks?)\b.{0,40}\bto (?:actually )?(?:cure|correct|remedy)\b.{0,120}\b(?:written|express) statement\b/;
export const isCureClause = (small: string): boolean =>
  CURE_CLAUSE.test(small) || TIME_TO_CURE.test(small);
