/**
 * Sections of codes that a letter names, the later ones of a list too: "Penal Code §§ 631(a), 632.7
 * and 637.2", "47 C.F.R. § 64.1200(c)(2) and (d)", "Section 15(b) of the Act". The text may be
 * anybody's: every expression is bounded.
 */
import { partsAt } from '#engine/cure/section-parts.ts';
import { ACTS, CODE_NAMES, type CodePlace } from './code-names.ts';

export interface CodeSection {
  readonly code: string;
  readonly section: string;
}

export interface CodeList {
  readonly sections: readonly CodeSection[];
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
}

const SIGN = String.raw`(?:§{1,2}|[Ss]ections?|[Ss]ecs?\.)`;
const HEAD = new RegExp(
  String.raw`\b(?<code>${CODE_NAMES})(?:,?\s?${SIGN})?\s?(?=\d)|(?<![\w.])${SIGN}\s?(?=\d)`,
  'g',
);
const BASE =
  /\d{1,6}[A-Za-z]{0,2}(?:[-.:/]\d{1,5}[A-Za-z]{0,2}|-[a-z]{1,2}(?![a-z])){0,4}|\.\d{1,3}/y;
const JOINT =
  /(?:,\s?(?:(?:and|or|&)\s)?|;\s(?:and\s)?|\s(?:and|or|&|to|through)\s|[-–])(§{1,2}\s?|[Ss]ections?\s)?(?=[\d.])/y;
const OF_CODE = new RegExp(String.raw`^,?\sof\s(?:the\s)?(${CODE_NAMES})(?!\s?§)`);
const CHAPTER = new RegExp(
  String.raw`\b[Cc]hapter\s(\d{1,4}[A-Z]?)\sof\s(?:the\s)?(${CODE_NAMES})`,
  'g',
);
/** "740 ILCS 14/15(a), 740 ILCS 14/15(b)": the second number is the name of the code again. */
const NEXT_CODE = new RegExp(`^(?:${CODE_NAMES})`);
/** "Penal Code 631, and the pen register, which is 638.51": without a sign of its own. */
const BARE = /(?<![\w.$§/-])\d{3,4}\.\d{1,2}(?![\w%/-]|\.\d)/g;
const MOST_LISTED = 12;
const MOST_LISTS = 300;
const LONGEST_NAME = 60;

interface Read {
  readonly bases: readonly { readonly base: string; readonly section: string }[];
  readonly end: number;
}

/** Every list with the code of each section; `isOwn` tells numbers that the state's law has. */
export function codeSections(text: string, isOwn: (number: string) => boolean): CodeList[] {
  const lists = [...text.matchAll(HEAD)].slice(0, MOST_LISTS).map((found) => {
    const read = listAt(text, found.index + found[0].length);
    const after = OF_CODE.exec(text.slice(read.end, read.end + LONGEST_NAME))?.[1];
    return { ...read, at: found.index, code: found.groups?.['code'] ?? after };
  });
  const known: Placed[] = [
    ...lists.flatMap(({ code, bases, at }) =>
      code === undefined ? [] : bases.map(({ base }) => ({ code, base, at })),
    ),
    ...[...text.matchAll(CHAPTER)].map(({ 1: number = '', 2: code = '', index }) => ({
      code,
      base: `${number}.`,
      at: index,
    })),
    ...ACTS.flatMap(([name, place]) => {
      const at = text.search(name);
      return at === -1 ? [] : [{ ...place, at }];
    }),
  ];
  return [...lists, ...bareIn(text, lists, known)].map(({ code, bases, at, end }) => ({
    at,
    end,
    sections: bases.flatMap(({ base, section }) => {
      if (code !== undefined) return [{ code: plain(code), section }];
      if (isOwn(base)) return [];
      const place = placeOf(base, at, known);
      return place === undefined
        ? []
        : [{ code: plain(place.code), section: `${place.before}${section}` }];
    }),
  }));
}

/** "227(b)(1)(B) for the voice and 227(c) for the list": a number again, with another part. */
const AGAIN = /(?<![\w.$§/-])\d{2,5}(?:\.\d{1,4})?(?=\([a-z]\))/g;

/** Numbers like those of a code that the letter names, outside its lists. */
function bareIn(
  text: string,
  lists: readonly { readonly at: number; readonly end: number }[],
  known: readonly Placed[],
) {
  const isListed = (at: number) => lists.some((list) => list.at <= at && at < list.end);
  const alike = [...text.matchAll(BARE)].filter(({ 0: base }) =>
    known.some((each) => digitsOf(each.base) === digitsOf(base) && !each.base.includes('/')),
  );
  const again = [...text.matchAll(AGAIN)].filter(({ 0: base }) =>
    known.some((each) => each.base === base),
  );
  return [...alike, ...again]
    .filter(({ index }) => !isListed(index))
    .slice(0, MOST_LISTED)
    .map(({ index }) => ({ ...listAt(text, index), code: undefined, at: index }));
}

/** "Cal. Civ." is the Civil Code; a chapter of Massachusetts has sections of its own. */
const plain = (code: string) =>
  code
    .replaceAll(/\s+/g, ' ')
    .replace(/^(Cal\. (?:Civ|Penal)\.)$/, '$1 Code')
    .replace(/^M\. ?G\. ?L\..*/, '$&, §');

/** The numbers of a list, each with its subsections in full. */
function listAt(text: string, start: number): Read {
  const bases: { base: string; section: string }[] = [];
  let end = start;
  for (let at = start; bases.length < MOST_LISTED;) {
    BASE.lastIndex = at;
    const [said] = BASE.exec(text) ?? [];
    if (said === undefined) break;
    const base = inFull(said, bases.at(-1)?.base);
    const after = at + said.length;
    const subs = text[after] === '(' ? partsAt(text, after) : { parts: [], end: after };
    if (subs.parts.length === 0) bases.push({ base, section: base });
    for (const part of subs.parts) bases.push({ base, section: `${base}${part}` });
    end = subs.end;
    JOINT.lastIndex = end;
    const joint = JOINT.exec(text);
    if (joint === null) break;
    at = end + joint[0].length;
    if (NEXT_CODE.test(text.slice(at, at + LONGEST_NAME))) break;
    if (joint[1] === undefined && !goesOn(base, text.slice(at, at + LONGEST_NUMBER))) break;
  }
  return { bases, end };
}

const LONGEST_NUMBER = 24;

/** ".84" after "1798.83" is 1798.84. */
const inFull = (said: string, before: string | undefined) =>
  said.startsWith('.') && before !== undefined ? `${before.split('.', 1)[0] ?? ''}${said}` : said;

/** Without a sign, a number of another size, or of days, is none of the list. */
const goesOn = (before: string, next: string): boolean =>
  next.startsWith('.') ||
  (Math.abs(digitsOf(before) - digitsOf(next)) <= (digitsOf(before) > 2 ? 0 : 1) &&
    !/^[\d(),]{1,12}\s(?:days?|weeks?|months?|years?|times|visits?|messages|calls|texts)/.test(
      next,
    ));

const digitsOf = (base: string) => /^\d{1,6}/.exec(base)?.[0].length ?? 0;

interface Placed extends CodePlace {
  readonly at: number;
}

/**
 * The code of a number that stands without one: that of the same number, of its chapter or act, or
 * of the nearest number that is as long.
 */
function placeOf(
  base: string,
  at: number,
  known: readonly Placed[],
): (CodePlace & { readonly before: string }) | undefined {
  const same = known.find((each) => each.base === base);
  if (same !== undefined) return { ...same, before: '' };
  const act = known.find((each) => each.base.includes('/'));
  if (act !== undefined && digitsOf(base) < 3 && /^\d{1,2}$/.test(base))
    return { ...act, before: `${act.base.split('/', 1)[0] ?? ''}/` };
  const near = known
    .filter((each) => isAlike(each.base, base))
    .toSorted((a, b) => distance(a, at) - distance(b, at))[0];
  return near === undefined ? undefined : { ...near, before: '' };
}

/** What stands before counts for more than what comes after. */
const distance = (place: Placed, at: number) => (place.at <= at ? at - place.at : place.at * 2);

const JOINTS = /[-:]/;
const isAlike = (known: string, base: string): boolean => {
  if (known.endsWith('.')) return base.startsWith(known);
  if (JOINTS.test(known) || JOINTS.test(base)) return stemOf(known) === stemOf(base);
  return digitsOf(base) > 1 && digitsOf(known) === digitsOf(base) && !known.includes('/');
};
const stemOf = (base: string) => base.slice(0, Math.max(0, base.search(/[-:](?!.*[-:])/)));

/** "art. I, § 1" is a section of a constitution, and of no code. */
export const OF_CONSTITUTION =
  /(?:\b([A-Z][a-z]{3,12}\s)?Const(?:itution|\.),?\s)?\b[Aa]rt(?:icle|\.)\s([IVX]{1,5}|\d{1,2}),?\s(?:§\s?|[Ss]ections?\s|[Ss]ec\.\s)(\d{1,2})(?!\d)(?:\sof\sthe\s([A-Z][a-z]{3,12}\s)?Constitution)?/g;

/** Its sections in full. */
export const constitutionsIn = (text: string): string[] =>
  [...text.matchAll(OF_CONSTITUTION)].map(
    ([, state, article = '', section = '', stateAfter]) =>
      `${state ?? stateAfter ?? ''}Constitution art. ${article}, § ${section}`,
  );
