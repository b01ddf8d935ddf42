/** A stored receipt in the shape of the contract. */
import type { z } from 'zod/mini';
import type { keptReceipt } from '#contract/assessments.ts';
import type { StoredReceipt } from './receipt-store.ts';

type KeptReceipt = z.infer<typeof keptReceipt>;

export function receiptReply(stored: StoredReceipt): KeptReceipt {
  // The verdicts were stored from an assessment, so they are values of the contract.
  return {
    ...stored,
    savedAt: stored.savedAt.toISOString(),
    verdicts: stored.verdicts as KeptReceipt['verdicts'],
  };
}
