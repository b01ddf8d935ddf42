/**
 * Links for reading: made and ended by the owner, and the page that they open without an account.
 */
import { randomUUID } from 'node:crypto';
import type { ReadLink } from '#contract/account/sharing.ts';
import { reportDocument } from '#documents/reports/report.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { plainHtmlOf } from '#documents/markup/plain-html.ts';
import { longDate } from '#text/english.ts';
import { escapeHtml } from '#text/escape.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import { holderOf } from '#server/base/directory/directory.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import type { Owner } from '#server/base/owner.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { loadReportInput } from '#server/subjects/documents/reports.ts';
import { listDocuments } from '#server/subjects/documents/versions/service.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import { pageHtml } from '#server/subjects/publications/page.ts';
import type { Services } from '#server/subjects/services.ts';
import { linkReply } from './reply.ts';
import * as store from '#server/identity/access/store.ts';
import { DAY_MS } from '#calendar/lengths.ts';

const MOST_LINKS = 20;

/**
 * A new link; its address is shown this once. Throws `not-found`, `too-many-members` or
 * `too-many-tries`.
 */
export async function makeReadLink(
  owner: Owner,
  services: Services,
  businessId: string,
  { name, days }: { readonly name: string; readonly days: number },
): Promise<ReadLink & { address: string }> {
  const { userId } = owner;
  await findBusinessOrThrow(userId, services.db, businessId);
  await countTryOrThrow(services, 'invitations', userId);
  const token = newToken(userId);
  const madeAt = services.now();
  const link: store.StoredLink = {
    id: randomUUID(),
    ownerId: userId,
    businessId,
    name,
    madeAt,
    tokenHash: tokenHash(token),
    expiresAt: new Date(madeAt.getTime() + days * DAY_MS),
  };
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(userId, db, businessId);
    const known = await store.listLinks(userId, db, businessId);
    for (const { id, expiresAt } of known)
      if (expiresAt <= madeAt) await store.dropLink(userId, db, businessId, id);
    if (known.filter(({ expiresAt }) => expiresAt > madeAt).length >= MOST_LINKS)
      throw problem('too-many-members');
    await store.addLink(db, link);
    await note(owner, { ...services, db }, businessId, 'Link for reading made', name);
  });
  return { ...linkReply(link), address: `${services.origin()}/read/${token}` };
}

/** Ends a link, at once. Throws `not-found`. */
export async function endReadLink(
  owner: Owner,
  services: Services,
  businessId: string,
  linkId: string,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const dropped = await store.dropLink(owner.userId, db, businessId, linkId);
    if (!dropped) throw problem('not-found');
    await note(owner, { ...services, db }, businessId, 'Link for reading ended', dropped.name);
  });
}

const note = (
  owner: Owner,
  { db, now }: Pick<Services, 'db' | 'now'>,
  businessId: string,
  what: string,
  detail: string,
) =>
  addEvent(owner.userId, db, businessId, {
    at: now(),
    by: actorOf(owner),
    what,
    detail,
    requirementIds: [],
  });

/**
 * The page of a link: the result, the plan and the documents; undefined where the link is unknown
 * or over. Changes nothing.
 */
export async function readPage(services: Services, token: string): Promise<string | undefined> {
  const { db } = services;
  const holder = await holderOf(db, token);
  const link = holder && (await store.findLink(db, holder, services.now()));
  return link && services.queue.take(link.ownerId, 'links', () => pageOf(services, link));
}

async function pageOf(services: Services, link: store.StoredLink): Promise<string | undefined> {
  const { db } = services;
  const user = await findUser(link.ownerId, db);
  const business = await findBusiness(link.ownerId, db, link.businessId);
  if (!user || !business) return undefined;
  const owner: Owner = {
    ...user,
    userId: user.id,
    timeZone: user.timeZone ?? EASTERN,
    session: '',
  };
  const { assessment, coming } = await loadReportInput(owner, services, business.id);
  const documents = await listDocuments(owner, services, business.id);
  const until = longDate(link.expiresAt.toISOString().slice(0, 10));
  const tree = withoutAnswers(reportDocument(assessment, coming));
  return pageHtml({
    language: 'en',
    title: tree.title,
    listed: false,
    canonical: undefined,
    main: [
      `<h1>${escapeHtml(business.businessName)}</h1>`,
      `<p>For reading only. This link works until ${until}.</p>`,
      plainHtmlOf(tree, { labels: true }),
      documentsHtml(documents.documents),
    ].join('\n'),
    foot: '<p>General guidance, not legal advice. Made with Statewise.</p>',
  });
}

/**
 * Parts of the report that repeat what the owner answered: a link for reading shows what follows
 * from it.
 */
const ANSWERS = /answers/i;

function withoutAnswers(tree: DocumentTree): DocumentTree {
  let shown = true;
  const blocks = tree.blocks.filter((block) => {
    if (block.kind === 'heading' && block.level === 1) shown = !ANSWERS.test(block.text);
    return shown;
  });
  return { ...tree, blocks };
}

type Listed = Awaited<ReturnType<typeof listDocuments>>['documents'][number];

function documentsHtml(documents: readonly Listed[]): string {
  const items = documents.map(
    ({ title, latest }) =>
      `<li>${escapeHtml(title)}: ${latest ? `version ${latest.number}, made on ${longDate(latest.madeAt.slice(0, 10))}` : 'not made yet'}</li>`,
  );
  return `<h2>Documents</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
