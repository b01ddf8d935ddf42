/** How a copy stands, as the page of its request shows it. */
import { addDays } from '#calendar/dates.ts';
import { dayIn } from '#calendar/time-zone.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import type { Database } from '#server/base/database/database.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';
import {
  hasRefusedNotice,
  type RequestEvent,
} from '#server/subjects/requests/stored/event-store.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { findCopyLink, listCopyFiles, type CopyFileHead } from './copy-store.ts';

/** Days that a link works, and that a file waits to be handed over. */
export const COPY_DAYS = 14;
export const FILE_DAYS = 30;

/** The section that forbids to send some numbers with what was asked; null: none does. */
export const forbidsIn = (items: readonly WorkedOut[]): string | null =>
  items.flatMap(({ state }) => state.rule?.neverSend?.cite ?? [])[0] ?? null;

/** Whether somebody who reads the mail of the address pressed a button that was mailed there. */
const isConfirmed = ({ mailedOpenedAt }: StoredRequest, events: readonly RequestEvent[]) =>
  mailedOpenedAt !== null ||
  events.some(
    ({ what, fields }) =>
      what === 'identity-given' && (fields as { readonly how?: unknown }).how === 'mailed link',
  );

/** Whether the mail server refused the mail with the newest link. */
function isRefusedIn(events: readonly RequestEvent[]): boolean {
  const handed = events.findLastIndex(({ what }) => what === 'copy-handed-over');
  return handed >= 0 && hasRefusedNotice(events.slice(handed));
}

const REFUSED =
  'The mail with the link was refused, so nobody got it. Take the link back, and send the copy another way.';

interface Standing {
  readonly request: StoredRequest;
  readonly events: readonly RequestEvent[];
  readonly files: readonly Pick<CopyFileHead, 'id'>[];
  readonly isOut: boolean;
  /** Whether a mail server is set up. */
  readonly mails: boolean;
}

/** Why a copy cannot be handed over now; null: it can. */
export function barredFrom({ request, events, files, isOut, mails }: Standing): string | null {
  if (request.erasedOn !== null) return 'This request was erased.';
  if (isOut && isRefusedIn(events)) return REFUSED;
  if (isOut) return 'The link to this copy was mailed and not opened yet.';
  if (files.length === 0) return 'Add a file or a text first.';
  if (request.isTrial) return 'This is an example: nobody would get the link.';
  if (request.held !== null) return 'This request waits for your look. Take it in first.';
  if (request.person?.email == null)
    return 'No email address was given. Print the copy, and send it with your letter.';
  if (!mails)
    return 'No mail server is set up here, so no link can be mailed. Print the copy, and send it with your letter.';
  if (!isConfirmed(request, events))
    return 'The address is not confirmed yet. Mail the link by which they confirm it, and wait for their press.';
  return null;
}

/** The copy of a request. */
export async function copyOf(
  db: Database,
  request: StoredRequest,
  items: readonly WorkedOut[],
  { events, mails, timeZone }: Pick<Standing, 'events' | 'mails'> & { readonly timeZone: string },
): Promise<RequestWhole['copy']> {
  const { ownerId, businessId, id } = request;
  const files = await listCopyFiles(ownerId, db, businessId, id);
  const link = await findCopyLink(ownerId, db, businessId, id);
  return {
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      kind: file.kind,
      size: file.size,
      sha256: file.sha256,
      found: file.found,
      isMasked: file.isMasked,
      addedAt: file.addedAt.toISOString(),
      addedBy: file.addedBy,
      goesOn: addDays(dayIn(file.addedAt, timeZone), FILE_DAYS),
    })),
    until: link?.until.toISOString() ?? null,
    isRefused: link !== undefined && isRefusedIn(events),
    barred: barredFrom({ request, events, files, isOut: link !== undefined, mails }),
    forbids: forbidsIn(items),
  };
}
