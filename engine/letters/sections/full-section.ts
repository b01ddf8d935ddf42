/** Sections with the name of their code: "11 CCR 7025(c)". */
import { namedSections } from '#engine/cure/named-sections.ts';
import type { LawRecord } from '#law/schema.ts';
import {
  codeSections,
  constitutionsIn,
  OF_CONSTITUTION,
  type CodeList,
  type CodeSection,
} from './code-sections.ts';

export type Cites = Pick<LawRecord, 'requirements'> & {
  readonly law: { readonly citation: string };
};

/** "Cal. Civ. Code § 1798.100(a); 11 CCR §§ 7003, 7011" → the name of each code and its numbers. */
const CODE = /([^;]{2,60}?)(?:\s?§{1,2}\s?|(?<=[A-Z.])\s(?=\d))([^;]{1,200})/g;
const NUMBER = /\d{1,4}[A-Za-z]{0,2}(?:[-.:]\d{1,5}[A-Za-z]{0,2}){0,4}/g;

/** The code of each section number that the record cites; made once for a law. */
const CODES = new WeakMap<Cites['requirements'], ReadonlyMap<string, string>>();

function codesOf(law: Cites): ReadonlyMap<string, string> {
  const known = CODES.get(law.requirements) ?? madeCodes(law);
  CODES.set(law.requirements, known);
  return known;
}

function madeCodes({ requirements, law }: Cites): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const cite of [...requirements.map((each) => each.cite), law.citation])
    for (const [, code = '', numbers = ''] of cite.matchAll(CODE))
      for (const number of numbersIn(numbers))
        if (!codes.has(number)) codes.set(number, code.replace(/^.*\(/, '').trim());
  return codes;
}

export interface LetterSections {
  /** In full, of the state's law first, then of other codes. */
  readonly full: readonly string[];
  /** Of the state's law, without the name of its code. */
  readonly own: readonly string[];
  /** Ids of the duties under them. */
  readonly duties: readonly string[];
  /** Ids of the duties under each section of the state's law. */
  readonly each: readonly (readonly string[])[];
}

/** The sections that the letter names; what stands in another code is none of this law. */
export function letterSections(law: Cites | undefined, text: string): LetterSections {
  const codes = law === undefined ? new Map<string, string>() : codesOf(law);
  const whole = text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,? ?\bsubds?\. ?(?=\()/g, '');
  const plain = whole.replaceAll(OF_CONSTITUTION, (words) => ' '.repeat(words.length));
  const isOwn = (number: string) => isOfLaw(codes, number.toUpperCase());
  const lists = codeSections(plain, isOwn);
  const named =
    law === undefined ? [] : ownSections(law, withoutOthers(plain, lists, isOwn), codes);
  const others = lists
    .flatMap(({ sections }) => sections)
    .filter(({ section }) => !named.some((each) => each.section.includes(bareOf(section))));
  return {
    full: [
      ...new Set([...named.map(({ full }) => full), ...namesOf(others), ...constitutionsIn(whole)]),
    ],
    own: named.map(({ section }) => section),
    duties: [...new Set(named.flatMap(({ requirements }) => requirements))],
    each: named.map(({ requirements }) => requirements),
  };
}

/** It is cited by the record, or stands in a chapter that the record cites: "541.154". */
const isOfLaw = (codes: ReadonlyMap<string, string>, number: string) =>
  codes.has(number) || (/[.:-]/.test(number) && nearest(codes, number) !== undefined);

/** The text without the lists of which no number stands in the law. */
function withoutOthers(
  text: string,
  lists: readonly CodeList[],
  isOwn: (number: string) => boolean,
): string {
  let own = text;
  for (const { at, end, sections } of lists)
    if (sections.length > 0 && !sections.some(({ section }) => numbersIn(section).some(isOwn)))
      own = own.slice(0, at) + ' '.repeat(end - at) + own.slice(end);
  return own;
}

/** A bare number counts only where the law, or a section like it, gives its code. */
const ownSections = (law: Cites, text: string, codes: ReadonlyMap<string, string>) =>
  namedSections(law, text).flatMap((each) => {
    const [base = ''] = numbersIn(each.section);
    const code = codes.get(base) ?? nearest(codes, base);
    if (code === undefined && /^\d{1,5}$/.test(base) && each.requirements.length === 0) return [];
    return [{ ...each, full: code === undefined ? each.section : `${code} ${each.section}` }];
  });

/** Each once, though its code may be named in two ways: "Penal Code", "Cal. Penal Code". */
function namesOf(sections: readonly CodeSection[]): string[] {
  const names = new Map<string, string>();
  for (const { code, section } of sections) {
    const key = `${code.replace(/^Cal(?:ifornia|\.)?,? /, '').replaceAll(/[ .]/g, '')} ${section}`;
    if (!names.has(key)) names.set(key, `${code} ${section}`);
  }
  return [...names.values()];
}

/** Without subsections, and a range as the law's own sections have it. */
const bareOf = (section: string) =>
  (section.split('(', 1)[0] ?? section).replace(/^(\d{4})-(?=\d{4}$)/, '$1–');

const numbersIn = (words: string) =>
  [...words.matchAll(NUMBER)].map(([number]) => number.toUpperCase());

/** The code of a section beside it: 1798.199.90 stands in the code of 1798.100. */
function nearest(codes: ReadonlyMap<string, string>, base: string): string | undefined {
  const cut = Math.max(...['.', ':', '-'].map((mark) => base.lastIndexOf(mark))) + 1;
  const stem = base.slice(0, cut);
  return [...codes].find(([number]) =>
    stem === ''
      ? /^\d+$/.test(number) && number.length === base.length && number[0] === base[0]
      : number.startsWith(stem),
  )?.[1];
}
