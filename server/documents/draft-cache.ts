/** Remembers what drafts came to, by everything that they were made from: a list of ten costs nothing the second time. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Filling } from '#documents/tree/filling.ts';
import { makeDraft, gapsLeft } from './draft.ts';

export interface Summary {
  readonly contentHash: string;
  /** How many things are left to fill in. */
  readonly gaps: number;
  /** Their variables. */
  readonly missing: readonly string[];
}

const MOST = 5000;

export class DraftCache {
  readonly #summaries = new LRUCache<string, Summary, Filling>({
    max: MOST,
    memoMethod: (_key, _stale, { context }) => summaryOf(context),
  });

  /** What the document of a filling comes to. */
  summary(filling: Filling): Summary {
    return this.#summaries.memo(keyOf(filling), { context: filling });
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

/** Names of templates and laws stand for their texts: these do not change while the server runs. */
function keyOf({ template, laws, asOf, facts, values, lawDataHash }: Filling): string {
  const said = [template.id, laws.map(({ state }) => state), asOf, facts, values, lawDataHash];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64');
}
