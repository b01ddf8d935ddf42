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

/**
 * The newest of these up to and including `until`; of two on one day the one that was written last.
 * Undefined: none happened.
 */
export function newestOf(
  events: readonly ItemEvent[],
  wanted: readonly EventName[],
  until: string,
): ItemEvent | undefined {
  let newest: ItemEvent | undefined;
  for (const event of events)
    if (wanted.includes(event.what) && event.on <= until && (!newest || event.on >= newest.on))
      newest = event;
  return newest;
}
