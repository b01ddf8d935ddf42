/** A stored receipt in the shape of the contract. */
import { createHash } from 'node:crypto';
import type { z } from 'zod/mini';
import type { keptReceipt } from '#contract/assessments.ts';
import { type KeptReceipt, receiptText } from '#engine/law-changes/replay.ts';
import type { StoredReceipt } from './receipt-store.ts';

type Reply = z.infer<typeof keptReceipt>;

export function receiptReply(stored: StoredReceipt): Reply {
  // Verdicts, facts and marks were stored from an assessment, so they are values of the contract.
  const verdicts = stored.verdicts as Reply['verdicts'];
  const facts = (Array.isArray(stored.facts) ? stored.facts : []) as KeptReceipt['facts'];
  const marks = stored.marks as KeptReceipt['marks'];
  const text = receiptText(
    { asOf: stored.asOf, facts, marks, verdicts },
    stored.lawDataHash,
    stored,
  );
  return {
    ...stored,
    savedAt: stored.savedAt.toISOString(),
    verdicts,
    hash: createHash('sha256').update(text).digest('hex'),
  };
}
