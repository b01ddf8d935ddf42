import { useEffect, useState } from 'react';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { keepTypedMap, typedMap } from '#web/api/data-map.ts';
import { storedTyped, storeTyped } from '#web/api/account/typed.ts';

/** Entries that were changed here and not saved yet, by their id. */
export interface Typed {
  readonly lines: Readonly<Record<string, MapLine>>;
  readonly recipients: Readonly<Record<string, MapRecipient>>;
}

const NOTHING: Typed = { lines: {}, recipients: {} };
const storageKey = (businessId: string) => `data-map ${businessId}`;

/** What was typed before the page was left; also before it was loaded again, in this tab. */
function typedBefore(businessId: string): Typed {
  const kept = typedMap<Typed>(businessId);
  if (kept.lines && kept.recipients) return kept as Typed;
  return (storedTyped(storageKey(businessId)) as Typed | undefined) ?? NOTHING;
}

function keep(businessId: string, typed: Typed): void {
  keepTypedMap(businessId, typed);
  const some = Object.keys(typed.lines).length + Object.keys(typed.recipients).length > 0;
  storeTyped(storageKey(businessId), some ? typed : undefined);
}

type Which = keyof Typed;

/**
 * Unsaved input of the whole page: kept while steps and pages change, and when the page is loaded
 * again.
 */
export function useTyped(businessId: string) {
  const [typed, setTyped] = useState(() => typedBefore(businessId));
  useEffect(() => keep(businessId, typed), [businessId, typed]);
  const put = <W extends Which>(which: W, entry: Typed[W][string]) =>
    setTyped((before) => ({ ...before, [which]: { ...before[which], [entry.id]: entry } }));
  /** Forgets what was saved, unless it was changed again meanwhile. */
  const drop = <W extends Which>(which: W, saved: readonly Typed[W][string][]) =>
    setTyped((before) => ({
      ...before,
      [which]: Object.fromEntries(
        Object.entries(before[which]).filter(
          ([id, entry]) => !saved.some((each) => each.id === id && each === entry),
        ),
      ),
    }));
  const forget = (which: Which, id: string) =>
    setTyped((before) => ({
      ...before,
      [which]: Object.fromEntries(Object.entries(before[which]).filter(([each]) => each !== id)),
    }));
  return { typed, put, drop, forget };
}

export type Drafts = ReturnType<typeof useTyped>;
