import type { Detail } from '#contract/details.ts';

export interface DetailGroup {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Asks for nothing that the document waits for. */
  readonly optional: boolean;
}

/** From this number of documents on, a thing is asked first: its answer saves most work. */
const SEVERAL = 3;

const GROUPS = [
  { id: 'several', title: 'Asked by several documents' },
  { id: 'alone', title: 'Asked by this document' },
  { id: 'tables', title: 'Tables' },
  { id: 'rest', title: 'Known already, or needed only in some cases' },
] as const;

/**
 * The things that a document uses, in the order in which they are asked: what serves most documents first, tables late,
 * what need not be filled in last. Made once as the page opens: nothing moves while it is being filled in.
 */
export function groupsOf(own: readonly Detail[], left: readonly string[]): DetailGroup[] {
  const groupOf = ({ name, told, kind, usedIn }: Detail) => {
    if (told === null && !left.includes(name)) return 'rest';
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

/** How many of these things the document has. */
export const filledOf = (names: readonly string[], left: readonly string[]): FilledCount => ({
  done: names.filter((name) => !left.includes(name)).length,
  of: names.length,
});
