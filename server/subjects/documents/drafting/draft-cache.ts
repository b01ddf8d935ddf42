/** Caches draft summaries by input, so that listing ten documents is fast the second time. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { choicesIn } from '#documents/tree/open-points.ts';
import type { FactKey } from '#law/schema.ts';
import type { Filling } from '#documents/values/filling.ts';
import { makeDraft, gapsLeft } from './draft.ts';

export interface Summary {
  readonly contentHash: string;
  /** How many gaps the draft has. */
  readonly gaps: number;
  /** How many things that the owner said do not fit together in it. */
  readonly mismatches: number;
  /** How many of its parts are to be kept or dropped. */
  readonly choices: number;
  /** The variables of these gaps. */
  readonly missing: readonly string[];
  /** Facts on which it depends whether a part stays, and that are not known. */
  readonly openFacts: readonly FactKey[];
}

const MOST = 5000;

export class DraftCache {
  readonly #summaries = new LRUCache<string, Summary, Filling>({
    max: MOST,
    memoMethod: (_key, _stale, { context }) => summaryOf(context),
  });

  /** The summary of the document that a filling makes. */
  summary(filling: Filling): Summary {
    return this.#summaries.memo(keyOf(filling), { context: filling });
  }
}

function summaryOf(filling: Filling): Summary {
  const made = makeDraft(filling);
  return {
    contentHash: made.contentHash,
    gaps: gapsLeft(made),
    choices: choicesIn(made.tree.blocks, filling.template.formats.includes('Online')),
    mismatches: made.contradictions.length,
    missing: made.gaps.filter(({ perUse }) => !perUse).map(({ name }) => name),
    openFacts: made.openFacts,
  };
}

/**
 * The key uses the names of templates and laws in place of their texts, which do not change while
 * the server runs.
 */
function keyOf({
  template,
  laws,
  asOf,
  facts,
  reach,
  smallLaws,
  values,
  proposals,
  doneTasks,
  mismatches,
  unsure,
  lawDataHash,
}: Filling): string {
  const inputs = [
    template.id,
    laws.map(({ state }) => state),
    asOf,
    facts,
    reach,
    smallLaws?.map(({ binds }) => binds ?? null),
    values,
    proposals,
    mismatches,
    unsure,
    doneTasks,
    lawDataHash,
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64');
}
