import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { Refusal } from '#web/ui/checked-form.ts';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Waits for a call of a form. If it fails, the form shows the server's words, or else these, and
 * marks the fields named. With a title, a toast says it too. `spoken` has words of its own.
 */
export async function orRefusal<Reply>(
  sent: Promise<Reply>,
  otherwise: string | { readonly title: string; readonly text: string },
  spoken: (fault: unknown) => string | undefined = () => undefined,
): Promise<Reply> {
  try {
    return await sent;
  } catch (fault) {
    const { title, text } =
      typeof otherwise === 'string' ? { title: undefined, text: otherwise } : otherwise;
    const words = spoken(fault) ?? wordsFor(fault, text);
    if (title !== undefined) toast({ title, text: words }, 'destructive');
    throw new Refusal(words, fieldsIn(fault));
  }
}
