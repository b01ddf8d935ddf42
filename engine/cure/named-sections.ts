/** The sections that a regulator's letter names, and the duties that a law's record holds for each. */
import type { LawRecord, Requirement } from '#law/schema.ts';

export interface NamedSection {
  /** As the letter writes it, without its code: "541.102(b)". */
  readonly section: string;
  /** Ids of the requirements under it, in the order of the record; none: our record has no duty there. */
  readonly requirements: readonly string[];
}

interface Cited {
  readonly base: string;
  readonly parts: string;
}

/** A section number: digits joined by hyphens, periods or colons ("12D-106", "507-H:4", "56:8-166.12"). */
const JOINED = String.raw`\d+[A-Z]?(?:[-.:][0-9A-Z]+)*[-.:]\d+[A-Z]?[a-z]?`;
/** A bare number, as some codes have it: only after a section sign or word, or in the list that follows one. */
const BARE = String.raw`(?<=(?:§§?|\bsections?)\s?(?:\d+[a-z]?(?:\([0-9a-z.]{1,5}\))*(?:[,;]|-| and| to)*\s?)*)\d{1,4}[a-z]?(?!\d|[.:-]\d)`;
const PARTS = String.raw`((?:\s?\([0-9A-Za-z]{1,5}\))*)`;

const CITED = new RegExp(`(?<![\\w.:(-])(${JOINED}|${BARE})${PARTS}`, 'gi');

/** The sections in a citation or a text, in their order. */
function sectionsIn(text: string): Cited[] {
  const plain = text.replaceAll(/[\u2010-\u2014]/g, '-').replaceAll('\u00a0', ' ');
  return [...plain.matchAll(CITED)].map(([, base = '', parts = '']) => ({
    base: base.toUpperCase(),
    parts: parts.replaceAll(/\s/g, ''),
  }));
}

/** The sections of this law that the text names, each once, with the duties under each. */
export function namedSections(law: Pick<LawRecord, 'requirements'>, text: string): NamedSection[] {
  const duties = law.requirements.map((duty) => ({ duty, cited: sectionsIn(duty.cite) }));
  const own = new Set(duties.flatMap(({ cited }) => cited.map(({ base }) => chapterOf(base))));
  const named = new Map<string, NamedSection>();
  for (const section of sectionsIn(text)) {
    const chapter = chapterOf(section.base);
    if (!own.has(chapter)) continue;
    const name = `${section.base.toLowerCase() === section.base ? section.base : spelled(section.base, duties)}${section.parts}`;
    if (!named.has(name))
      named.set(name, { section: name, requirements: dutiesUnder(section, duties) });
  }
  return [...named.values()];
}

interface Citing {
  readonly duty: Requirement;
  readonly cited: readonly Cited[];
}

/** The duties under the same subsection; if no duty names it, all under the section. */
function dutiesUnder({ base, parts }: Cited, duties: readonly Citing[]): string[] {
  const same = duties.filter(({ cited }) => cited.some((each) => each.base === base));
  const exact = same.filter(({ cited }) =>
    cited.some(
      (each) =>
        each.base === base &&
        each.parts !== '' &&
        parts !== '' &&
        (parts.startsWith(each.parts) || each.parts.startsWith(parts)),
    ),
  );
  return (exact.length > 0 ? exact : same).map(({ duty }) => duty.id);
}

/** The part of a number that the sections of a chapter share: "541.", "6-1-"; a bare number has none. */
const chapterOf = (base: string) => base.replace(/(?<=[-.:]|^)[0-9A-Z]+$/, '');

/** Letters of a section as the record writes them: "2415d", "507-H:4". */
function spelled(base: string, duties: readonly Citing[]): string {
  const lower = base.replace(/[A-Z]$/, (letter) => letter.toLowerCase());
  return duties.some(({ duty }) => duty.cite.includes(lower)) ? lower : base;
}
