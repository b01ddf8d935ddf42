/**
 * The page of the link to a copy. It opens with a button, because programs that look into mails
 * open links; the press fetches the copy once, and it is erased in the same step.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fecha } from '#engine/explain/spanish.ts';
import { longDate } from '#text/english.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { forwarded, holderOf } from '#server/base/directory/directory.ts';
import { isToken } from '#server/base/directory/secret-tokens.ts';
import { copyPath } from '#server/subjects/requests/copy/copy-path.ts';
import {
  copyFilesWhole,
  eraseCopy,
  findCopyByToken,
  findCopyLink,
} from '#server/subjects/requests/copy/copy-store.ts';
import { copyZip } from '#server/subjects/requests/copy-files/copy-zip.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import { findNamedDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { addRequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { findRequest, lockRequest } from '#server/subjects/requests/stored/store.ts';
import type { Language } from '#server/subjects/requests/words/words.ts';
import type { Services } from '#server/subjects/services.ts';
import { NO_SESSION, SECRET, sendPage } from './page-reply.ts';
import { copyClosedPage, copyOverPage } from './status-page.ts';

/** The link of a token that still works; undefined where it is unknown, opened or over. */
async function openLink({ db, now }: Services, token: string) {
  const holder = isToken(token) ? await holderOf(db, token) : undefined;
  if (!holder) return undefined;
  let link = await findCopyByToken(db, holder);
  const moved = link ? undefined : await forwarded(db, holder);
  if (moved) link = await findCopyByToken(db, moved);
  return link && link.until > now() ? link : undefined;
}

/** The page with the button, or the one that says that the link is over. Changes nothing. */
async function showCopy(services: Services, token: string, language: Language): Promise<string> {
  const link = await openLink(services, token);
  const desk = link && (await findNamedDesk(link.ownerId, services.db, link.businessId));
  const request =
    link && (await findRequest(link.ownerId, services.db, link.businessId, link.requestId));
  if (!link || !desk || !request) return copyOverPage({ language, businessName: '' });
  const day = dayIn(link.until, desk.timeZone);
  return copyClosedPage({
    language,
    businessName: desk.businessName,
    path: copyPath(token, language),
    reference: request.reference,
    until: language === 'es' ? fecha(day) : longDate(day),
  });
}

interface Opened {
  readonly name: string;
  readonly zip: Buffer;
}

/** The button was pressed: the copy as a file, and nothing of it is left here. */
async function takeCopy(services: Services, token: string): Promise<Opened | undefined> {
  const found = await openLink(services, token);
  if (!found) return undefined;
  const { ownerId, businessId, requestId } = found;
  const at = services.now();
  return services.db.transaction(async (db) => {
    const request = await lockRequest(ownerId, db, businessId, requestId);
    // of two presses at once, the second finds it gone
    const link = request && (await findCopyLink(ownerId, db, businessId, requestId));
    const desk = link && (await findNamedDesk(ownerId, db, businessId));
    if (!desk || link.tokenHash !== found.tokenHash) return undefined;
    const zip = await copyZip(await copyFilesWhole(ownerId, db, businessId, requestId), link.day);
    await eraseCopy(ownerId, db, businessId, requestId);
    const sha256 = createHash('sha256').update(zip).digest('hex');
    const event = {
      what: 'copy-opened',
      on: dayOf(desk, at),
      fields: { sha256, size: zip.length },
    };
    await addRequestEvent(db, request, event, { at, by: CONSUMER });
    return { name: `${request.reference}.zip`, zip };
  });
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/** What is downloaded runs nothing, even where a program shows it instead. */
const sendZip = (reply: FastifyReply, { name, zip }: Opened) =>
  reply
    .headers({
      ...SECRET,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(zip);

/** Registers the page and its button in a language. */
export function copyRoutes(app: FastifyInstance, services: Services, language: Language): void {
  const path = copyPath(':token', language);
  app.get(path, async ({ params }: TokenRequest, reply) => {
    const html = await showCopy(services, params.token, language);
    return sendPage(reply.headers(SECRET), { status: 200, html });
  });
  app.post(path, NO_SESSION, async ({ params }: TokenRequest, reply) => {
    const opened = await takeCopy(services, params.token);
    if (opened) return sendZip(reply, opened);
    const html = copyOverPage({ language, businessName: '' });
    return sendPage(reply.headers(SECRET), { status: 410, html });
  });
}
