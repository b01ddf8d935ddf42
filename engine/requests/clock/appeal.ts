/** The clock of an appeal: it counts from the day on which the appeal came. */
import { addDays } from '#calendar/dates.ts';
import type { RequestRule } from '#law/schema.ts';
import { noticeFault } from './extension.ts';
import type { EventName, ItemEvent } from '#engine/requests/request.ts';
import { firstDayOf } from '#engine/requests/first-day.ts';

export interface AppealClock {
  readonly by: string;
  readonly extendedTo: string | null;
  readonly done: string | null;
}

/**
 * null: nobody appealed, nothing had been refused, or the law has no appeal. An appeal before any
 * refusal is a new request.
 */
export function appealOf(
  { appeal }: RequestRule,
  events: readonly ItemEvent[],
  asOf: string,
): AppealClock | null {
  if (!appeal) return null;
  const on = appealedOn(events, asOf);
  if (on === null) return null;
  return {
    by: addDays(on, appeal.days),
    extendedTo: appealExtendedTo(appeal, events, on, asOf),
    done: firstFrom(events, ['appeal-answered'], on, asOf),
  };
}

/** The day of the first appeal against a refusal. */
export function appealedOn(events: readonly ItemEvent[], asOf: string): string | null {
  if (!events.some(({ what }) => what === 'appeal')) return null;
  const refused = refusedOn(events, asOf);
  return refused === null ? null : firstFrom(events, ['appeal'], refused, asOf);
}

/** The day on which all or a part was refused. */
function refusedOn(events: readonly ItemEvent[], asOf: string): string | null {
  return firstDayOf(
    events.filter(
      (event) => event.what === 'denied' || (event.what === 'answered' && event.partly),
    ),
    ['denied', 'answered'],
    asOf,
  );
}

function appealExtendedTo(
  { days, extension }: NonNullable<RequestRule['appeal']>,
  events: readonly ItemEvent[],
  appealed: string,
  asOf: string,
): string | null {
  if (!extension) return null;
  const valid = events.some(
    (event) =>
      event.what === 'appeal-extension-notice' &&
      event.on >= appealed &&
      event.on <= asOf &&
      noticeFault(extension, event, appealed) === null,
  );
  return valid ? addDays(appealed, days + extension.days) : null;
}

const firstFrom = (
  events: readonly ItemEvent[],
  wanted: readonly EventName[],
  from: string,
  until: string,
) =>
  firstDayOf(
    events.filter(({ on }) => on >= from),
    wanted,
    until,
  );
