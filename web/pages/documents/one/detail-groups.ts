import type { Detail } from '#contract/documents/details.ts';

export interface DetailGroup {
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

const GROUPS = [
  { id: 'several', title: 'Asked by several documents' },
  { id: 'alone', title: 'Asked by this document' },
  { id: 'practices', title: 'What you do' },
  { id: 'tables', title: 'Tables' },
  { id: 'told', title: 'You told us' },
  { id: 'rest', title: 'Known already, or needed only in some cases' },
] as const;

/** Groups of which nothing is waited for. */
const CLOSED: ReadonlySet<string> = new Set(['told', 'rest']);

/**
 * The details that a document uses, in the order in which they are asked: the most used first,
 * tables late. What was told, or follows from it, is shown as an answer; what is not waited for
 * comes last.
 */
export function groupsOf(own: readonly Detail[], left: readonly string[]): DetailGroup[] {
  const groupOf = ({ name, told, known, kind, practice, usedIn }: Detail) => {
    const isLeft = left.includes(name);
    if (!isLeft && (told !== null || (practice && known !== null))) return 'told';
    if (!isLeft) return 'rest';
    if (practice) return 'practices';
    if (kind === 'table') return 'tables';
    return usedIn.length >= SEVERAL ? 'several' : 'alone';
  };
  return GROUPS.map(({ id, title }) => ({
    id,
    title,
    names: own.filter((detail) => groupOf(detail) === id).map(({ name }) => name),
    optional: CLOSED.has(id),
  })).filter(({ names }) => names.length > 0);
}
