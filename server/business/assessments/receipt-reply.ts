/** A stored receipt in the shape of the contract. */
import type { z } from 'zod/mini';
import type { receipt } from '#contract/assessments.ts';
import type { StoredReceipt } from './receipt-store.ts';

type Receipt = z.infer<typeof receipt>;

export function receiptReply(stored: StoredReceipt): Receipt {
  // The verdicts were stored from an assessment, so they are values of the contract.
  return {
    ...stored,
    savedAt: stored.savedAt.toISOString(),
    verdicts: stored.verdicts as Receipt['verdicts'],
  };
}
