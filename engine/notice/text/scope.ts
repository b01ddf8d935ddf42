/**
 * For whom a text is meant: the states that it names, and whether it is meant for their people
 * only.
 */
import { tidied } from './words.ts';

/** The states for whose people something is said; undefined: for everyone. */
export type Scope = ReadonlySet<string> | undefined;

export interface StateNames {
  /** Names by code, and how they are written in a text. */
  readonly find: (text: string) => readonly Mention[];
}

export interface Mention {
  readonly state: string;
  readonly at: number;
  readonly end: number;
}

/**
 * What else stands for a state in a text, by its code: the short name of its law, the name of its
 * people.
 */
export type StatesCalled = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the names of these states, and what else they are called. "West Virginia" does not count as
 * Virginia.
 */
export function stateNameForms(
  states: readonly { state: string; name: string }[],
  called: StatesCalled = {},
): StateNames {
  const spoken = states.map(({ state, name }) => ({
    state,
    words: [name, ...(called[state] ?? [])].map((word) => word.replace(' ', '\\s')).join('|'),
  }));
  const pattern = new RegExp(
    spoken.map(({ state, words }) => `(?<${state}>\\b(?:${words})\\b)`).join('|'),
    'gi',
  );
  return {
    find: (text) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { index, groups = {} } = match;
        const state = Object.keys(groups).find((code) => groups[code] !== undefined);
        const before = text.slice(Math.max(0, index - 6), index);
        if (state === undefined || /West\s$/i.test(before)) return [];
        // in lower case it is an ordinary word
        if (!/[A-Z]/.test(match[0])) return [];
        return [{ state, at: index, end: index + match[0].length }];
      }),
  };
}

const ADDRESSING =
  /\b(?:residents?|residing|reside|live|living|lives|home is|consumers?|customers?|people|persons?|users?|members|visitors|travell?ers?|individuals|clients|laws?|acts?|statutes?|rights?|notice|notices|addendum|supplement|disclosures?|addendum for|if you are (?:in|from))\b/i;
const STARTS = /^[\s("*-]*(?:(?:in|for|under)\s+)?(?:the state of\s)?$/i;
/** Words that make the named states examples of a longer list. */
const OPEN =
  /\b(?:depending on|other states?|another (?:u\.?s\.? )?state|certain states|some states|several states|your state(?! attorney|'s attorney)|similar (?:\w+ )?(?:states?|laws?|acts?|rights|statutes?|legislation|jurisdictions?)|elsewhere|wherever you live|whichever state|all (?:our )?(?:customers|users|visitors|u\.?s\.?))\b/i;
/**
 * The same, where they stand right before the first name: "such as Colorado", but not "you may
 * appeal, such as by mail".
 */
const OPEN_BEFORE =
  /\b(?:such as|including(?: but not limited to|, without limitation,?)?|for example|e\.g\.|like)[,:]?\s(?:(?:the|a|residents|people|those|consumers|laws|individuals|who|live|of|in|under|state)\s){0,5}$/i;
/**
 * Meant for people of other countries or of states without such a law, and so for none of the
 * states asked about.
 */
const ABROAD: Scope = new Set();
const COUNTRIES =
  '(?:(?:the )?(?:EEA|European (?:Economic Area|Union)|EU|European|Europe|UK|United Kingdom|Switzerland|Swiss|Canada|Canadian|Brazil|Brazilian|Australia|Australian|Quebec|Nevada|New York|Illinois|Massachusetts|Washington))\\b';
const ABROAD_HEADING = new RegExp(
  `\\b(?:GDPR|LGPD|PIPEDA|EEA|EU|UK)\\b|${COUNTRIES}.{0,40}\\b(?:rights|users|residents|visitors|customers|individuals|privacy|notice)|\\b(?:rights|users|residents|visitors|customers|individuals|notice)\\b.{0,40}\\b${COUNTRIES}`,
  'i',
);
const ABROAD_SENTENCE = new RegExp(
  `\\b(?:if you are|if you reside|if you live|residents? of|resident in|located in|individuals in|users in|customers in|people in|persons in|data subjects in|visitors from)\\b.{0,40}\\b${COUNTRIES}|\\bNevada (?:law|provides)\\b|\\b(?:EEA|EU|European|UK|Nevada|Illinois|Massachusetts) (?:residents?|users|citizens|individuals|customers|data subjects|visitors)\\b`,
  'i',
);
const AT_HOME = /\bU\.?S\.?(?:A\.?)?(?=\W|$)|\bUnited States|\bAmerican?\b|\bCCPA\b|\bstates?\b/i;

const speaksAbroad = (text: string, isHeading: boolean) =>
  (isHeading ? ABROAD_HEADING : ABROAD_SENTENCE).test(text) &&
  !AT_HOME.test(text.replaceAll(/\b(?:member states?|outside (?:of )?the united states)\b/gi, ''));

/** The law of a place of business, its registration or its address. */
const PLACE =
  /\b(?:governed by|laws of the state of|secretary of state|incorporated|corporation|organized under|registered in|assumed (?:business )?name|based in|located in|headquarter|courts?)\b/i;
/**
 * "sharing (as defined under California's privacy law)" says whose term it is, not for whom the
 * sentence is meant.
 */
const DEFINED = /\((?=[^()]{0,80}\bdefin)[^()]{1,120}\)/gi;
const EXCEPT_BEFORE =
  /\b(?:except(?:\s(?:in|for))?|outside(?:\sof)?|other than|not in|but not(?:\sin)?|not a right under)\s$/i;
/** "Unless you live in Iowa or Utah, you can …": everybody else can. */
const UNLESS = /\bunless you (?:live|reside) in\s$/i;
const EXCEPT_AFTER = /^\s(?:is\s)?except(?:ed|ing)\b/i;

/** For whom a heading or a sentence is meant. */
export function scopeOf(
  text: string,
  names: StateNames,
  all: readonly string[],
  isHeading: boolean,
): Scope {
  const plain = tidied(text).replaceAll(DEFINED, (bracket) => ' '.repeat(bracket.length));
  const mentions = names.find(plain).filter((mention) => !isAddress(plain, mention));
  if (mentions.length === 0) return speaksAbroad(plain, isHeading) ? ABROAD : undefined;
  const [{ at: firstAt }] = mentions as [Mention, ...Mention[]];
  const excepted = UNLESS.test(plain.slice(0, firstAt))
    ? mentions
    : mentions.filter(({ at, end }) => isExcepted(plain, at, end));
  if (excepted.length > 0) {
    const out = new Set(excepted.map(({ state }) => state));
    return new Set(all.filter((state) => !out.has(state)));
  }
  if (
    mentions.some(({ at, end }) =>
      /\b(?:outside|except)/i.test(plain.slice(Math.max(0, at - 16), end + 12)),
    )
  )
    return undefined;
  if (OPEN.test(plain) || OPEN_BEFORE.test(plain.slice(Math.max(0, firstAt - 80), firstAt)))
    return undefined;
  if (PLACE.test(plain) && !isHeading) return undefined;
  const first = mentions[0];
  const begins = first !== undefined && STARTS.test(plain.slice(0, first.at));
  const inside =
    first !== undefined &&
    /(?:(?:^|[.,;:(]\s?)in\s(?:the state of\s)?|\brequests? under (?:the\s)?)$/i.test(
      plain.slice(0, first.at),
    );
  if (!isHeading && !ADDRESSING.test(plain) && !begins && !inside) return undefined;
  return new Set(mentions.map(({ state }) => state));
}

const isExcepted = (text: string, at: number, end: number) =>
  // "and, Iowa excepted, profiling": an exception for one right of several does not limit the whole
  // sentence
  !/profil/i.test(text.slice(Math.max(0, at - 40), end + 32)) &&
  (EXCEPT_BEFORE.test(text.slice(Math.max(0, at - 24), at)) ||
    EXCEPT_AFTER.test(text.slice(end, end + 16)));

/** "Portland, Oregon 97201", "a shop in Ohio, Inc.". */
export function isAddress(text: string, { at, end }: Mention): boolean {
  const after = text.slice(end, end + 14);
  if (/^,?\s\d{5}\b/.test(after)) return true;
  if (/^,?\s(?:Inc|LLC|Corp|Ltd|Co)\b/.test(after)) return true;
  if (/^\s(?:Ave|St|Street|Blvd|Boulevard|Rd|Road|Drive|Dr|Lane|Ln|Way)\b/.test(after)) return true;
  return /\b(?:shop|store|studio|company|dealer|firm|LLC|Inc\.?|maker|retailer|registered)\s(?:in|of|from)\s$/.test(
    text.slice(Math.max(0, at - 24), at),
  );
}

export const covers = (scope: Scope, state: string) => scope === undefined || scope.has(state);

/** Both limits apply; if they have no state in common, the second counts. */
export function narrowed(one: Scope, other: Scope): Scope {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.size === 0 || other.size === 0) return other;
  const both = new Set([...one].filter((state) => other.has(state)));
  return both.size > 0 ? both : other;
}
