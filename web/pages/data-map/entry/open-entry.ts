import { useEffect, useRef, useState } from 'react';
import type { MapLine } from '#contract/documents/data-map.ts';

interface Entry {
  readonly id: string;
  readonly state: MapLine['state'];
}

/**
 * Which entry of a list is open. After one is saved, the next that waits opens, and gets the focus.
 */
export function useOpenEntry(entries: readonly Entry[], isFirstOpen: boolean) {
  const [open, setOpen] = useState(() =>
    isFirstOpen ? entries.find(({ state }) => state === 'proposed')?.id : undefined,
  );
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = document.getElementById(wanted.current);
    row?.querySelector('summary')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    wanted.current = undefined;
  });
  const openAndFocus = (id: string, isToOpen = true) => {
    if (isToOpen) setOpen(id);
    wanted.current = id;
  };
  const after = (saved: string, wasOpen: boolean) => {
    const at = entries.findIndex(({ id }) => id === saved);
    const rest = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))];
    const next = rest.find(({ state }) => state === 'proposed');
    if (wasOpen) setOpen(next?.id);
    wanted.current = next?.id ?? saved;
  };
  return { open, setOpen, openAndFocus, after };
}
