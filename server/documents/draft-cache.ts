/** Caches draft summaries by input, so that listing ten documents is fast the second time. */
import { createHash } from 'node:crypto';
import type { Filling } from '#documents/tree/filling.ts';
import { makeDraft, gapsLeft } from './draft.ts';

export interface Summary {
  readonly contentHash: string;
  /** How many gaps the draft has. */
  readonly gaps: number;
  /** The variables of these gaps. */
  readonly missing: readonly string[];
}

const MOST = 5000;

export class DraftCache {
  readonly #summaries = new Map<string, Summary>();

  /** The summary of the document that a filling makes. */
  summary(filling: Filling): Summary {
    const key = keyOf(filling);
    const known = this.#summaries.get(key);
    if (known) this.#summaries.delete(key);
    const summary = known ?? summaryOf(filling);
    // A Map keeps the order of insertion: the entry used longest ago is first, and is deleted.
    this.#summaries.set(key, summary);
    const [oldest] = this.#summaries.keys();
    if (this.#summaries.size > MOST && oldest !== undefined) this.#summaries.delete(oldest);
    return summary;
  }
}

function summaryOf(filling: Filling): Summary {
  const made = makeDraft(filling);
  return {
    contentHash: made.contentHash,
    gaps: gapsLeft(made),
    missing: made.gaps.filter(({ perUse }) => !perUse).map(({ name }) => name),
  };
}

/** The key uses the names of templates and laws in place of their texts, which do not change while the server runs. */
function keyOf({ template, laws, asOf, facts, values, lawDataHash }: Filling): string {
  const said = [template.id, laws.map(({ state }) => state), asOf, facts, values, lawDataHash];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64');
}
