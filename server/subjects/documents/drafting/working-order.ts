/** The order in which an owner works on documents, not the one of their names. */
import type { ListedDocument } from '#contract/documents/documents.ts';

/** Others rest on it: letters, forms and links name it and what it says. */
const FIRST = 'privacy-policy';

const NEEDS: readonly ListedDocument['need'][] = ['needed', 'may be needed', 'not asked for'];

type Placed = Pick<ListedDocument, 'id' | 'copyOf' | 'need' | 'tasks'>;

/**
 * What is needed comes first; of those the privacy policy, then what the next open tasks ask for.
 * `tasks`: their ids in the order of work. Copies stay behind their document, which is as needed
 * as they are.
 */
export function inWorkingOrder<Of extends Placed>(
  documents: readonly Of[],
  tasks: readonly string[],
): Of[] {
  const next = ({ tasks: own }: Placed) =>
    Math.min(
      tasks.length,
      ...own.filter(({ status }) => status === 'open').map(({ id }) => tasks.indexOf(id)),
    );
  return documents
    .filter(({ copyOf }) => copyOf === null)
    .map((document) => {
      const copies = documents.filter(({ copyOf }) => copyOf === document.id);
      const need = NEEDS.indexOf((copies[0] ?? document).need);
      const all = [document, ...copies];
      return { all, ranks: [need, document.id === FIRST ? 0 : 1, Math.min(...all.map(next))] };
    })
    .toSorted((one, other) => compare(one.ranks, other.ranks))
    .flatMap(({ all }) => all);
}

/** By the first of the numbers that differs. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, place) => rank !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
