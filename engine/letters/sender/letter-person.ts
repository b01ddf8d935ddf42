/** The person who signs a letter, or says in it who they are. */
import { US_STATES } from '#text/us-states.ts';
import type { LetterZones } from './letter-zones.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]{0,24}`;
/** Two to four words with capitals: "Doug Penner", "Brent D. Salazar". */
const PERSON = new RegExp(String.raw`^(?:(?:Mr|Ms|Mrs|Dr)\.?\s)?(${WORD}(?:\s${WORD}){1,3})$`, 'u');
/** What a name below a letter may have with it. */
const ROLE =
  /^\/s\/\s?|,? (?:esq|esquire|attorney|attorneys|lawyer|counsel|counselor|abogad[oa]|j\.d)\b.{0,40}$/gi;
/** Words of companies, offices, streets and headings, which no name has. */
const NO_NAME =
  /\bp\.? ?[ac]\.?$|\b(?:llc|inc|llp|pllc|apc|corp|co|company|ltd|street|avenue|road|suite|lane|box|notice|claims?|demand|final|department|division|office|unit|center|services?|law|laws|group|consumer|privacy|data|business|customer|owner|bureau|agency|general|registry|state|city|county|attorneys?|counsel|trial|lawyers?|legal|sincerely|regards|yours|page|team|desk|support|enforcement|protection|of|the|and|for|new|san|los)\b/i;

/** "Doug Penner" of "/s/ Doug Penner, Esq."; null: the line is no person's name. */
export function personOn(line: string): string | null {
  const name = PERSON.exec(line.replaceAll(ROLE, '').replace(/,$/, '').trim())?.[1];
  if (name === undefined || NO_NAME.test(name) || name === name.toUpperCase()) return null;
  return US_STATES.some((state) => name.endsWith(state.name)) ? null : name;
}

const SAYS_SO = new RegExp(
  String.raw`\b(?:[Mm]y name is|I,|I am)\s(${WORD}(?:\s${WORD}){1,3})(?=[,.;:]|\s(?:and|of|a|an|who|live|am|reside|write|do|hereby)\b)`,
  'u',
);

/** Who signs; null: nobody by name. */
export function signerOf(text: string, { head, end, closed }: LetterZones): string | null {
  const below = end.flatMap((line) => personOn(line) ?? []);
  const [first] = below;
  if (closed && first !== undefined) return first;
  const said = SAYS_SO.exec(text)?.[1];
  if (said !== undefined && !NO_NAME.test(said)) return said;
  const named = head[0] === undefined ? null : personOn(head[0]);
  if (named !== null) return named;
  const again = below.filter((name) => text.split(name).length > 2);
  return again.at(-1) ?? end.slice(-LAST_LINES).flatMap((line) => personOn(line) ?? [])[0] ?? null;
}

/** A name without a closing before it stands at the very end. */
const LAST_LINES = 3;
