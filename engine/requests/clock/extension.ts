/** More time: valid only if told in time and with a reason, counted from receipt, once. */
import { addDays } from '#calendar/dates.ts';
import type { RequestRule } from '#law/schema.ts';
import type { ItemEvent } from '#engine/requests/request.ts';

/**
 * - `no extension`: the law gives none for this type. - `too late`, `no reason`: the notice is
 * kept, without effect.
 */
export type NoticeFault = 'no extension' | 'too late' | 'no reason';

/** What is wrong with a notice of more time; null: nothing, it counts. */
export function noticeFault(
  extension: { readonly noticeWithin: number } | null | undefined,
  notice: { readonly on: string; readonly reason?: string | boolean | undefined },
  from: string,
): NoticeFault | null {
  if (!extension) return 'no extension';
  if (notice.on > addDays(from, extension.noticeWithin)) return 'too late';
  return hasReason(notice.reason) ? null : 'no reason';
}

/** A notice that says nothing about its reason is taken to have given one. */
const hasReason = (reason: string | boolean | undefined) =>
  reason === undefined || (typeof reason === 'string' ? reason.trim() !== '' : reason);

/** The last day after a valid notice; null: there was none up to `asOf`. */
export function extensionOf(
  { extension }: RequestRule,
  events: readonly ItemEvent[],
  dayZero: string,
  asOf: string,
): string | null {
  if (!extension) return null;
  const valid = events.some(
    (event) =>
      event.what === 'extension-notice' &&
      event.on <= asOf &&
      noticeFault(extension, event, dayZero) === null,
  );
  return valid ? addDays(dayZero, extension.lastDay) : null;
}
