/** A document as it would be made now, and the hash of what it says. */
import { createHash } from 'node:crypto';
import { fill } from '#documents/tree/fill.ts';
import type { Filled } from '#documents/tree/fill.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import type { Filling } from '#documents/tree/filling.ts';

export interface MadeDraft extends Filled {
  /** SHA-256 of what the document says, apart from the day on which it says so. */
  readonly contentHash: string;
}

/** The day that is left out of a hash stands as this one. */
const NO_DAY = '2000-01-01';

export function makeDraft(filling: Filling): MadeDraft {
  const filled = fill(filling);
  return { ...filled, contentHash: contentHash(undated(filling) ?? filled) };
}

/** The same document without its own day; undefined where that stands nowhere in its text. */
function undated(filling: Filling): Filled | undefined {
  const { template, values, asOf } = filling;
  if (!template.variables.includes('lastUpdated') || values['lastUpdated'] !== asOf)
    return undefined;
  return fill({ ...filling, values: { ...values, lastUpdated: NO_DAY } });
}

/** Law data may change without a word of the document: the footer and the notes' basis, which name it and the day, do not count. */
function contentHash({ tree }: { readonly tree: DocumentTree }): string {
  const { footer: _, notes, ...rest } = tree;
  const said = { ...rest, notes: notes?.blocks };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** How many things the owner has to fill in once. */
export const gapsLeft = ({ gaps }: Pick<Filled, 'gaps'>) =>
  gaps.filter(({ perUse }) => !perUse).length;
