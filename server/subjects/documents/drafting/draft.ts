/** A document as it would be made now, and the hash of its content. */
import { createHash } from 'node:crypto';
import { fill } from '#documents/filling/fill.ts';
import type { Filled } from '#documents/filling/fill.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import type { Filling } from '#documents/values/filling.ts';

export interface MadeDraft extends Filled {
  /** SHA-256 of the content, without the document's own date. */
  readonly contentHash: string;
}

/** Placeholder date for hashing. */
const NO_DAY = '2000-01-01';

export function makeDraft(filling: Filling): MadeDraft {
  const filled = fill(filling);
  return { ...filled, contentHash: contentHash(undated(filling) ?? filled) };
}

/** The same document without its own date; undefined if the date does not appear in its text. */
function undated(filling: Filling): Filled | undefined {
  const { template, values, asOf } = filling;
  if (!template.variables.includes('lastUpdated') || values['lastUpdated'] !== asOf)
    return undefined;
  return fill({ ...filling, values: { ...values, lastUpdated: NO_DAY } });
}

/**
 * Leaves out the footer and the notes' basis: they name the law data and the day, which may change
 * while the content stays the same.
 */
function contentHash({ tree }: { readonly tree: DocumentTree }): string {
  const { footer: _, notes, ...rest } = tree;
  const content = { ...rest, notes: notes?.blocks };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** How many gaps the owner has to fill in once. */
export const gapsLeft = ({ gaps }: Pick<Filled, 'gaps'>) =>
  gaps.filter(({ perUse }) => !perUse).length;
