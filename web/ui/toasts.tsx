import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts, type Toast } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((loaded) => ({ default: loaded.Toaster })));
const none: readonly Toast[] = [];

/** The toaster's code is loaded with the first toast; until then this renders nothing. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
