/** The words of an owner on a refusal, kept with the request. */
import { randomUUID } from 'node:crypto';
import { masked } from '#server/subjects/requests/intake/masks.ts';
import type { SeenRequest } from '#server/subjects/requests/settling/run-action.ts';
import { addNote } from '#server/subjects/requests/stored/letter-store.ts';

/**
 * Why something was refused, in the words of its owner: they may name the person, so they go with
 * the request, and stay out of the history.
 */
export async function noteReason(
  { db, request }: SeenRequest,
  { what, reason }: { readonly what: string; readonly reason?: string | undefined },
  written: { readonly by: string; readonly at: Date },
): Promise<void> {
  if (what !== 'denied' || reason === undefined || reason.trim() === '') return;
  const { ownerId, businessId, id: requestId } = request;
  const text = `Reason of the refusal: ${masked(reason).text}`;
  await addNote(db, { ownerId, businessId, requestId, id: randomUUID(), text, ...written });
}
