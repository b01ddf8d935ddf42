import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((loaded) => ({ default: loaded.Toaster })));

/** The toaster's code is loaded with the first toast; until then this renders nothing. */
export function Toasts() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
