import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the folds around an element, scrolls to it and moves the focus there. */
export function reveal(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** Parts that are loaded later: once they are there, goes to the part that the address names. */
export function useArrival(ready: boolean): void {
  const { hash, key } = useLocation();
  // The same link followed again leads there again.
  const visit = `${hash} ${key}`;
  useEffect(() => {
    const [, id] = /^#(\S+) /.exec(visit) ?? [];
    if (ready && id !== undefined) reveal(id);
  }, [ready, visit]);
}
