/**
 * The sections that a regulator's letter names, and the duties that a law's record holds for each.
 */
import type { LawRecord, Requirement } from '#law/schema.ts';
import { chapterOf, orderOf, sectionsIn, type Cited } from './section-numbers.ts';

export interface NamedSection {
  /** As the letter writes it, without its code: "541.102(b)", "7060–7063". */
  readonly section: string;
  /**
   * Ids of the requirements under it, in the order of the record; none: our record has no duty
   * there.
   */
  readonly requirements: readonly string[];
}

interface Citing {
  readonly duty: Requirement;
  readonly cited: readonly Cited[];
}

export interface NamedIn {
  /** The text is nothing but a list of sections, so that bare numbers need no sign. */
  readonly listed?: boolean;
}

/**
 * The sections of this law that the text names, each once, with the duties under each. The name of
 * the whole act ("section 1798.100 et seq.") is none.
 */
export function namedSections(
  law: Pick<LawRecord, 'requirements'>,
  text: string,
  { listed = false }: NamedIn = {},
): NamedSection[] {
  const book = bookOf(law);
  const named = new Map<string, NamedSection>();
  const seen = new Set<string>();
  for (const read of sectionsIn(withHyphens(plain(text), book.chapters), listed)) {
    const key = [read.base, read.to, read.onwards, ...read.parts].join();
    if (seen.has(key)) continue;
    seen.add(key);
    const section = asKnown(read, book);
    const chapter = book.chapters.get(chapterOf(section.base));
    if (!chapter || book.codes.has(section.base) || isWholeAct(section, chapter)) continue;
    const requirements = dutiesUnder(section, book.duties);
    if (section.unsigned && requirements.length === 0) continue;
    const name = nameOf(section, book.duties);
    if (!named.has(name)) named.set(name, { section: name, requirements });
  }
  return [...named.values()];
}

/** A chapter as the record knows it. */
interface Chapter {
  readonly first: string;
  readonly last: string;
  readonly size: number;
}

/** A law's duties with the sections that each cites. */
interface Book {
  readonly duties: readonly Citing[];
  readonly chapters: ReadonlyMap<string, Chapter>;
  /** "904-3" of "904-3-6.10": names the rules, and none of them. */
  readonly codes: ReadonlySet<string>;
  /** What stands before numbers of a shape: "904-3-" before "0.0". */
  readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
}

const BOOKS = new WeakMap<LawRecord['requirements'], Book>();

/** A law's book is made once: a letter asks for it with each of its sentences. */
function bookOf({ requirements }: Pick<LawRecord, 'requirements'>): Book {
  const known = BOOKS.get(requirements);
  if (known !== undefined) return known;
  const made = madeBook(requirements);
  BOOKS.set(requirements, made);
  return made;
}

function madeBook(requirements: LawRecord['requirements']): Book {
  const duties = requirements.map((duty) => ({
    duty,
    cited: inFull(sectionsIn(plain(duty.cite))),
  }));
  const known = duties.flatMap(({ cited }) => cited);
  const byChapter = grouped(known.map((each) => [chapterOf(each.base), each]));
  const cuts = known.flatMap(({ base }) =>
    cutsOf(base).map((at) => [base.slice(0, at), base.slice(at)]),
  );
  return {
    duties,
    chapters: new Map([...byChapter].map(([chapter, all]) => [chapter, chapterWith(all)])),
    codes: new Set(cuts.map(([stem = '']) => stem.slice(0, -1))),
    stems: new Map(
      [...grouped(cuts.map(([stem = '', rest = '']) => [shapeOf(rest), stem]))].map(
        ([shape, stems]) => [shape, new Set(stems)],
      ),
    ),
  };
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

const chapterWith = (all: readonly Cited[]): Chapter => ({
  first: all.map(({ base }) => orderOf(base)).toSorted()[0] ?? '',
  last: all.map(endOf).toSorted().at(-1) ?? '',
  size: all.length,
});

/** Where a number can be cut after a hyphen. */
const cutsOf = (base: string) => [...base.matchAll(/-/g)].map(({ index }) => index + 1);
const shapeOf = (number: string) => number.replaceAll(/[0-9A-Z]+/g, '0');

/** Minnesota's subdivisions and New Hampshire's paragraphs, as the subsections that they are. */
const plain = (text: string) =>
  text
    .replaceAll(/,?\s{0,2}\bsubd(?:s|ivisions?)?\b\.?\s{0,2}(?=\([a-z])/gi, '')
    .replaceAll(/,?\s{0,2}\bsubd(?:s|ivisions?)?\b\.?\s{0,2}(\d{1,2})/gi, '($1)')
    .replaceAll(/(?<=\b507-H:\d{1,2}),\s{0,2}([IVX]{1,5})\b/g, '($1)');

/** A dash that belongs to the numbers of this law ("12D–106") is a hyphen, not a range. */
function withHyphens(text: string, chapters: Book['chapters']): string {
  let mended = text;
  for (const chapter of chapters.keys())
    if (chapter.endsWith('-'))
      for (const dash of ['–', '—'])
        mended = mended.replaceAll(`${chapter.slice(0, -1)}${dash}`, chapter);
  return mended;
}

/**
 * A citation writes the second section of a list in short: "4 CCR 904-3-6.10, 7.02", "24-15-3-1;
 * 4-4".
 */
function inFull(cited: readonly Cited[]): Cited[] {
  let before: string | undefined;
  return cited.map((each) => {
    const stem = before === undefined || each.bare ? '' : stemFor(before, each.base);
    if (stem === '') before = each.base;
    const base = stem + each.base;
    return { ...each, base, to: each.base === each.to ? base : stemFor(base, each.to) + each.to };
  });
}

/** What a short number leaves out of the full one before it: both end in the same shape. */
function stemFor(full: string, short: string): string {
  const cut = cutsOf(full).find((at) => shapeOf(full.slice(at)) === shapeOf(short));
  return cut === undefined ? '' : full.slice(0, cut);
}

/** "Rule 6.10" is the record's 904-3-6.10. */
function asKnown(read: Cited, { chapters, stems }: Book): Cited {
  if (read.bare || chapters.has(chapterOf(read.base))) return read;
  const stem = [...(stems.get(shapeOf(read.base)) ?? [])].find((each) =>
    chapters.has(chapterOf(each + read.base)),
  );
  return stem === undefined ? read : { ...read, base: stem + read.base, to: stem + read.to };
}

/** A range that ends in another chapter counts by its first section. */
const endOf = ({ base, to }: Cited) => orderOf(chapterOf(base) === chapterOf(to) ? to : base);
const overlap = (a: Cited, b: Cited) =>
  chapterOf(a.base) === chapterOf(b.base) &&
  orderOf(a.base) <= endOf(b) &&
  orderOf(b.base) <= endOf(a);

/** So few sections can all be meant. */
const FEW = 3;

/**
 * From the first section on, or from the first to the last: that is how a letter names the act
 * itself.
 */
function isWholeAct(section: Cited, { first, last, size }: Chapter): boolean {
  if (orderOf(section.base) > first) return false;
  if (section.onwards || chapterOf(section.base) !== chapterOf(section.to)) return true;
  return size >= FEW && section.to !== section.base && orderOf(section.to) >= last;
}

/** The duties under the same subsection; if no duty names it, all under the section. */
function dutiesUnder(section: Cited, duties: readonly Citing[]): string[] {
  const same = duties.filter(({ cited }) => cited.some((each) => overlap(each, section)));
  const exact = same.filter(({ cited }) =>
    cited.some(
      (each) =>
        overlap(each, section) &&
        each.parts.some((part) =>
          section.parts.some((own) => own.startsWith(part) || part.startsWith(own)),
        ),
    ),
  );
  return (exact.length > 0 ? exact : same).map(({ duty }) => duty.id);
}

function nameOf({ base, to, parts }: Cited, duties: readonly Citing[]): string {
  if (base !== to) return `${spelled(base, duties)}–${spelled(to, duties)}`;
  return `${spelled(base, duties)}${parts.join(', ')}`;
}

/** Letters of a section as the record writes them: "2415d", "507-H:4". */
function spelled(base: string, duties: readonly Citing[]): string {
  const lower = base.replace(/[A-Z]$/, (letter) => letter.toLowerCase());
  return duties.some(({ duty }) => duty.cite.includes(lower)) ? lower : base;
}
