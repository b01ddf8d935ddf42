import type { Detail } from '#contract/details.ts';

export interface DetailGroup {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Contains no detail that the document has a gap for. */
  readonly optional: boolean;
}

/** A detail that at least this many documents use is asked first, because it saves the most work. */
const SEVERAL = 3;

const GROUPS = [
  { id: 'several', title: 'Asked by several documents' },
  { id: 'alone', title: 'Asked by this document' },
  { id: 'practices', title: 'What you do' },
  { id: 'tables', title: 'Tables' },
  { id: 'rest', title: 'Known already, or needed only in some cases' },
] as const;

/**
 * The details that a document uses, in the order in which they are asked: the most used first, tables late,
 * optional ones last. Computed once when the page opens, so that nothing moves while it is filled in.
 */
export function groupsOf(own: readonly Detail[], left: readonly string[]): DetailGroup[] {
  const groupOf = ({ name, told, kind, practice, usedIn }: Detail) => {
    if (told === null && !left.includes(name)) return 'rest';
    if (practice) return 'practices';
    if (kind === 'table') return 'tables';
    return usedIn.length >= SEVERAL ? 'several' : 'alone';
  };
  return GROUPS.map(({ id, title }) => ({
    id,
    title,
    names: own.filter((detail) => groupOf(detail) === id).map(({ name }) => name),
    optional: id === 'rest',
  })).filter(({ names }) => names.length > 0);
}

export interface FilledCount {
  readonly done: number;
  readonly of: number;
}

/** The number of these details that are given. */
export const filledOf = (names: readonly string[], left: readonly string[]): FilledCount => ({
  done: names.filter((name) => !left.includes(name)).length,
  of: names.length,
});
