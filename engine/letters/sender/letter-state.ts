/** The state whose law a letter rests on. */
import { namedSections } from '#engine/cure/named-sections.ts';
import type { StateCode } from '#law/codes.ts';
import type { LetterKind } from '#engine/words/letters.ts';
import type { LawRecord } from '#law/schema.ts';
import { US_STATES } from '#text/us-states.ts';
import type { LetterSender } from './letter-sender.ts';

/**
 * An office's own state; of others the state whose code they cite, as an address says nothing of
 * the law. A bill has none.
 */
export function letterState(
  laws: readonly LawRecord[],
  { text, states }: { readonly text: string; readonly states?: readonly string[] | undefined },
  { sender, kind }: { readonly sender: LetterSender; readonly kind: LetterKind },
): string | null {
  if (kind === 'invoice or scam') return null;
  const cited = codesState(text);
  const named = () => statesIn(laws, text).filter((code) => isNamed(code, text));
  if (sender.kind !== 'office')
    // a part of a letter may be pasted, without its head
    return cited ?? lawNamed(laws, text) ?? (kind === 'unclear' ? (named()[0] ?? null) : null);
  const own = officeState(sender.name ?? '');
  if (own !== null) return own;
  const read = named();
  return read.find((code) => states?.includes(code)) ?? read[0] ?? placeNamed(text) ?? cited;
}

/** The states that the text names or whose duties it cites, the likeliest first. */
export function statesIn(laws: readonly LawRecord[], text: string): StateCode[] {
  const ranked = laws
    .map((law) => ({
      law,
      named: namedSections(law, text),
      mentions: text.split(new RegExp(String.raw`\b${law.name}\b`, 'i')).length - 1,
    }))
    .filter(({ named, mentions }) => named.length > 0 || mentions > 0)
    // a state's name says more than a number that two codes share
    .toSorted((a, b) => b.mentions * 3 + b.named.length - a.mentions * 3 - a.named.length);
  // the numbers of another code may look like sections of this one, without a duty under them
  const meant = ranked.filter(
    ({ named, mentions }) =>
      mentions > 0 || named.some(({ requirements }) => requirements.length > 0),
  );
  return (meant.length > 0 ? meant : ranked).map(({ law }) => law.state);
}

function officeState(name: string): string | null {
  if (/\b(?:calprivacy|california privacy protection agency|cppa)\b/i.test(name)) return 'CA';
  const named = US_STATES.filter((state) => new RegExp(`\\b${state.name}\\b`, 'i').test(name));
  return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.code ?? null;
}

/** Codes, and acts by name, that stand for their state. */
const CODES_OF: readonly (readonly [string, RegExp])[] = [
  ['IL', /\bILCS\b|Biometric Information Privacy Act|Illinois Genetic Information/g],
  ['WA', /\bRCW\b|\bWash\. Rev\. Code|My Health My Data Act|Washington (?:Commercial|Consumer)/g],
  [
    'NY',
    /\bNew York (?:State Human Rights|General Business) Law\b|\bN\.?Y\.? (?:Gen|Civ|Exec|Penal)/g,
  ],
  ['NJ', /\bN\. ?J\. ?S\. ?A\b|\bN\. ?J\. ?Stat|Daniel['’]s Law/g],
  ['TX', /\bTex(?:as|\.) Bus(?:iness|\.)|\bTexas (?:Data Privacy|Business)/g],
  ['MA', /\bM\. ?G\. ?L\b|\bMass\. Gen|\b201 CMR\b/g],
  ['PA', /\bPa\. ?C\. ?S\b/g],
  ['FL', /\bFla\. Stat|Florida (?:Security of Communications|Telephone Solicitation) Act/g],
  ['NV', /\bNRS\b|\bNev\. Rev\. Stat/g],
  ['AZ', /\bA\. ?R\. ?S\b|\bAriz\. Rev/g],
  ['CT', /\bConn\. Gen\. Stat/g],
  ['CO', /\bC\. ?R\. ?S\b|\bColo\. Rev/g],
  ['VT', /\bV\. ?S\. ?A\b/g],
  ['OR', /\bORS\b|\bOr\. Rev\. Stat/g],
  ['DE', /\bDel\. ?C\b/g],
  ['VA', /\bVa\. Code/g],
  ['MD', /\bMd\. Code/g],
  ['MI', /\bMCL\b|\bMich\. Comp/g],
  ['OH', /\bOhio Rev/g],
  [
    'CA',
    /(?<!Texas |Tex\. |York )\bPenal Code\b|C[oó]digo Penal de California|Cal(?:ifornia|\.) (?:Civ(?:il|\.) Code|Bus|Invasion of Privacy Act)|Civ(?:il|\.) Code,? (?:§{1,2}|sections?) ?(?:1798|56\.|5[12]\b)|\bCal\. (?:Civ|Penal|Bus)|Unruh Civil Rights Act|Shine the Light|Confidentiality of Medical Information Act/gi,
  ],
];

/** Sentences on a state's constitution name its law, too. */
const constitutionOf = (text: string): string | null =>
  US_STATES.find(({ name }) => text.includes(`${name} Constitution`))?.code ?? null;

/** The state whose codes are named most often; null: none is. */
function codesState(text: string): string | null {
  const counted = CODES_OF.map(([code, words]) => ({
    code,
    times: [...text.matchAll(words)].length,
  })).filter(({ times }) => times > 0);
  return counted.toSorted((a, b) => b.times - a.times)[0]?.code ?? constitutionOf(text);
}

const isNamed = (code: string, text: string) =>
  US_STATES.some((state) => state.code === code && new RegExp(state.name, 'i').test(text));

/** The law that a text names by its own name. */
const lawNamed = (laws: readonly LawRecord[], text: string) =>
  laws.find(({ law }) => text.toLowerCase().includes(law.name.toLowerCase()))?.state ?? null;

/** The state that the text names most often; null: none. */
function placeNamed(text: string): string | null {
  const counted = US_STATES.map(({ code, name }) => ({
    code,
    times: text.split(name).length - 1,
  })).filter(({ times }) => times > 0);
  return counted.toSorted((a, b) => b.times - a.times)[0]?.code ?? null;
}
