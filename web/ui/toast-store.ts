import { TOAST } from '#web/words/notices.ts';

export interface Toast {
  id: number;
  title: string;
  text: string;
  tone: 'plain' | 'destructive';
  /** One thing that can be done about it, such as Undo; the page offers the same. */
  act?: { readonly label: string; readonly run: () => void } | undefined;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let next = 1;
const readers = new Set<() => void>();

function set(changed: readonly Toast[]) {
  toasts = changed;
  for (const read of readers) read();
}

/** Shows a toast in place of the current one. It only repeats what the page says. */
export function toast(
  notice: Pick<Toast, 'title' | 'text' | 'act'>,
  tone: Toast['tone'] = 'plain',
): void {
  const shown: Toast = { id: next, ...notice, tone, open: true };
  next += 1;
  set([shown, ...toasts].slice(0, TOAST.limit));
}

/** Closes a toast; it is removed from memory later (docs/requirements.md 9). */
export function dismiss(id: number): void {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), TOAST.removedAfterMs);
}

export const readToasts = () => toasts;

export function subscribeToasts(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}
