/** Sections with the name of their code: "11 CCR 7025(c)". */
import { namedSections } from '#engine/cure/named-sections.ts';
import type { LawRecord } from '#law/schema.ts';

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

/** The names of codes, as letters write them, before the sign or word of a section. */
const NAMES = String.raw`(?:Cal(?:ifornia|\.)?\s)?(?:Penal|Evid(?:ence|\.)|Gov(?:ernment|\.)|Bus(?:iness|\.)\s(?:&|and)\sProf(?:essions|\.)|Civ(?:il|\.)|Health\s(?:&|and)\sSafety)\sCode|\d{1,3}\s(?:U\.\s?S\.\s?C\.|USC|C\.\s?F\.\s?R\.|CFR|CCR|ILCS|Del\.\s?C\.|V\.\s?S\.\s?A\.|Pa\.\s?C\.\s?S\.|P\.\s?S\.)|RCW|KRS|ORS|C\.\s?R\.\s?S\.|N\.\s?J\.\s?S\.\s?A\.|Cal\.\sCode\sRegs\.,?\stit\.\s11|Tex\.\sBus\.\s&\sCom\.\sCode|Conn\.\sGen\.\sStat\.|Neb\.\sRev\.\sStat\.|Fla\.\sStat\.|Minn\.\sStat\.|Va\.\sCode|Ind\.\sCode|Tenn\.\sCode\sAnn\.|Mont\.\sCode\sAnn\.`;
const SIGN = String.raw`,?\s?(?:§{1,2}|[Ss]ections?|[Ss]ecs?\.)?\s?`;
const ONE = String.raw`\d{1,6}[A-Za-z]{0,2}(?:[-.:/]\d{1,5}[A-Za-z]{0,2}){0,4}(?:\([A-Za-z0-9]{1,4}\)){0,5}`;
/** "Penal Code §§ 631(a), 632.7 and 638.51". */
const LISTED = new RegExp(
  String.raw`\b(${NAMES})${SIGN}(${ONE}(?:(?:,\s|,?\sand\s|,?\sor\s|\sto\s|\sthrough\s|[-–])${ONE}){0,8})`,
  'g',
);

/** Each code and section that a text names in full. */
const explicitIn = (text: string) =>
  [...text.matchAll(LISTED)].flatMap(([, code = '', list = '']) =>
    [...list.matchAll(new RegExp(ONE, 'g'))].map(([section]) => ({
      code: code.replaceAll(/\s+/g, ' '),
      section,
    })),
  );

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
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,? ?\bsubds?\. ?(?=\()/g, '');
  const own = plain.replaceAll(LISTED, (words) =>
    numbersIn(words).some((number) => codes.has(number)) ? words : ' '.repeat(words.length),
  );
  const named = law === undefined ? [] : namedSections(law, own);
  const full = named.map(({ section }) => {
    const [base = ''] = numbersIn(section);
    const code = codes.get(base) ?? nearest(codes, base);
    return code === undefined ? section : `${code} ${section}`;
  });
  const others = explicitIn(plain)
    .filter(({ section }) => !named.some((each) => each.section.includes(bareOf(section))))
    .map(({ code, section }) => `${code} ${section}`);
  return {
    full: [...new Set([...full, ...others])],
    own: named.map(({ section }) => section),
    duties: [...new Set(named.flatMap(({ requirements }) => requirements))],
    each: named.map(({ requirements }) => requirements),
  };
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
