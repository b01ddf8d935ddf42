/** The ticks of the data map before they are saved: kept in this tab through a reload. */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataMap } from '#contract/documents/data-map.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';
import { useAskBeforeLeaving } from '#web/parts/account/unsaved.ts';

/** The tools that are still on the list, of what was kept. */
function keptTicks(key: string, { toolChoices }: DataMap): readonly string[] | undefined {
  const kept = storedTyped(key);
  return Array.isArray(kept)
    ? toolChoices.map(({ id }) => id).filter((id) => kept.includes(id))
    : undefined;
}

/** The ticked tools: as saved, as ticked since, or with one that a test of the site saw. */
export function useTicks(businessId: string, map: DataMap) {
  const key = `data-map ticks ${businessId}`;
  const seen = useSearchParams()[0].get('tool');
  const [restored, setRestored] = useState(() => keptTicks(key, map) !== undefined);
  // one that a test of the site saw comes ticked; it is saved by the owner's press alone
  const [ticks, setOwn] = useState<readonly string[] | undefined>(() => {
    const kept = keptTicks(key, map);
    const known = seen !== null && map.toolChoices.some(({ id }) => id === seen);
    const ticked = kept ?? map.tools;
    return known && !ticked.includes(seen) ? [...ticked, seen] : kept;
  });
  const unsaved = ticks !== undefined;
  useAskBeforeLeaving(useCallback(() => unsaved, [unsaved]));
  /** undefined: they are saved, or given up. */
  const setTicks = (next: readonly string[] | undefined) => {
    storeTyped(key, next);
    setOwn(next);
    if (next === undefined) setRestored(false);
  };
  return { ticked: ticks ?? map.tools, unsaved, restored, setTicks };
}
