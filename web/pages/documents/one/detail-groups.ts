/** What a document asks, in groups that fit on two screens of a phone: one is shown at a time. */
import type { Detail } from '#contract/documents/details.ts';
import type { PaperPart } from './paper-parts.ts';
import { partOfPaper } from '#web/words/language/paper-part.ts';

export interface DetailGroup {
  /** The name of its first detail: it stays where it is while others are answered. */
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Contains no detail that the document has a gap for. */
  readonly optional: boolean;
}

/**
 * A detail that at least this many documents use is asked first, because it saves the most work.
 */
const SEVERAL = 3;

/** At most this much is asked at a time; a table takes as much room as several fields. */
const MOST = 6;
const roomOf = ({ kind, mapped }: Detail) => (kind === 'table' && !mapped ? MOST : 1);

/** Answers are lines: more of them fit. */
const MOST_LINES = 12;

type Titled = Pick<DetailGroup, 'title'> & { readonly details: readonly Detail[] };

/**
 * The details that a document uses, in the order in which they are asked: those of several
 * documents first, then by the parts of the paper that they go into. What was told, or follows
 * from it, is shown as an answer; what is not waited for comes last.
 */
export function groupsOf(
  own: readonly Detail[],
  left: readonly string[],
  parts: readonly PaperPart[],
): DetailGroup[] {
  const open = own.filter(({ name }) => left.includes(name));
  const rest = own.filter(({ name }) => !left.includes(name));
  const isTold = ({ told, practice, known }: Detail) =>
    told !== null || (practice && known !== null);
  return [
    ...numbered(merged([{ title: 'Asked by several documents', details: open.filter(isWide) }])),
    ...numbered(
      merged(
        byPart(
          open.filter((each) => !isWide(each)),
          parts,
        ),
      ),
    ),
    ...lines('You told us', rest.filter(isTold)),
    ...lines(
      'Known already, or rarely needed',
      rest.filter((each) => !isTold(each)),
    ),
  ];
}

const isWide = ({ practice, kind, usedIn }: Detail) =>
  !practice && kind !== 'table' && usedIn.length >= SEVERAL;

/** By the first part of the paper that has a gap for it; those without a place are last. */
function byPart(open: readonly Detail[], parts: readonly PaperPart[]): Titled[] {
  const placed = parts.map(({ title, names }, at) => ({
    title: partOfPaper(title),
    details: open.filter(
      ({ name }) =>
        names.includes(name) && !parts.slice(0, at).some((part) => part.names.includes(name)),
    ),
  }));
  const all = new Set(parts.flatMap(({ names }) => names));
  return [
    ...placed,
    { title: 'Without a place of its own', details: open.filter(({ name }) => !all.has(name)) },
  ];
}

const room = (details: readonly Detail[]) => details.reduce((sum, each) => sum + roomOf(each), 0);

/** Small neighbours together, large parts in pieces. */
function merged(parts: readonly Titled[]): Titled[] {
  const groups: { titles: string[]; details: Detail[] }[] = [];
  for (const { title, details } of parts)
    for (const detail of details) {
      const last = groups.at(-1);
      if (last && room([...last.details, detail]) <= MOST) {
        last.details.push(detail);
        if (!last.titles.includes(title)) last.titles.push(title);
      } else groups.push({ titles: [title], details: [detail] });
    }
  return groups.map(({ titles, details }) => ({ title: titleOf(titles), details }));
}

const titleOf = ([first = '', ...more]: readonly string[]) =>
  more.length === 0
    ? first
    : `${first}, and ${more.length === 1 ? more[0] : `${more.length} more parts`}`;

/** Pieces of one part have the same title, and a number. */
function numbered(groups: readonly Titled[], optional = false): DetailGroup[] {
  return groups.map((group) => {
    const same = groups.filter(({ title }) => title === group.title);
    const place = `${same.indexOf(group) + 1} of ${same.length}`;
    const names = group.details.map(({ name }) => name);
    return {
      id: names[0] ?? '',
      title: same.length > 1 ? `${group.title} (${place})` : group.title,
      names,
      optional,
    };
  });
}

function lines(title: string, details: readonly Detail[]): DetailGroup[] {
  const pieces = Array.from({ length: Math.ceil(details.length / MOST_LINES) }, (_, at) => ({
    title,
    details: details.slice(at * MOST_LINES, (at + 1) * MOST_LINES),
  }));
  return numbered(pieces, true);
}
