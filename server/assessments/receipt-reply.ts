/** A stored receipt as the contract shows it. */
import type { z } from 'zod/mini';
import type { receipt } from '#contract/assessments.ts';
import type { StoredReceipt } from './receipt-store.ts';

type Receipt = z.infer<typeof receipt>;

export function receiptReply(stored: StoredReceipt): Receipt {
  // The verdicts were written from an assessment, so they are the contract's words.
  return {
    ...stored,
    savedAt: stored.savedAt.toISOString(),
    verdicts: stored.verdicts as Receipt['verdicts'],
  };
}
