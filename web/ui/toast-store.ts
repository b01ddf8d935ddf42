import { TOAST } from '#web/words/notices.ts';
import { storeOf, useStored } from '#web/state/store.ts';

export interface Toast {
  id: number;
  title: string;
  text: string;
  tone: 'plain' | 'destructive';
  /** One thing that can be done about it, such as Undo; the page offers the same. */
  act?: { readonly label: string; readonly run: () => void } | undefined;
  open: boolean;
}

const toasts = storeOf<readonly Toast[]>([]);
let next = 1;

/** Shows a toast in place of the current one. It only repeats what the page says. */
export function toast(
  notice: Pick<Toast, 'title' | 'text' | 'act'>,
  tone: Toast['tone'] = 'plain',
): void {
  const shown: Toast = { id: next, ...notice, tone, open: true };
  next += 1;
  toasts.set([shown, ...toasts.read()].slice(0, TOAST.limit));
}

/** Closes a toast; it is removed from memory later (docs/requirements.md 9). */
export function dismiss(id: number): void {
  toasts.set(toasts.read().map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => toasts.set(toasts.read().filter((one) => one.id !== id)), TOAST.removedAfterMs);
}

/** The toasts, newest first. */
export const useToasts = () => useStored(toasts);
