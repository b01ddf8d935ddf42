/** Finds facts among the events of an item, in whatever order they were written. */
import type { EventName, ItemEvent } from './request.ts';

/** The first day on which one of these happened, up to and including `until`; null: none did. */
export function firstDayOf(
  events: readonly ItemEvent[],
  wanted: readonly EventName[],
  until: string,
): string | null {
  let first: string | null = null;
  for (const { what, on } of events)
    if (on <= until && (first === null || on < first) && wanted.includes(what)) first = on;
  return first;
}
