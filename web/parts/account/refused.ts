import { fieldsIn, wordsFor } from '#web/api/request.ts';
import { Refusal } from '#web/ui/checked-form.ts';

/**
 * Waits for a call of a form. If it fails, the form shows the server's words, or else these, and
 * marks the fields named.
 */
export async function orRefusal<Reply>(sent: Promise<Reply>, otherwise: string): Promise<Reply> {
  try {
    return await sent;
  } catch (fault) {
    throw new Refusal(wordsFor(fault, otherwise), fieldsIn(fault));
  }
}
