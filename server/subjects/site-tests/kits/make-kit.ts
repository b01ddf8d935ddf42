/** Makes a stop kit from a test of a site. */
import { createHash, randomUUID } from 'node:crypto';
import type { SiteKit } from '#contract/site-tests/kits.ts';
import { KIT_BOOK } from '#stop-kit/kit-book.server.ts';
import { adapterFile } from '#stop-kit/maker/adapter-file.ts';
import { planFromResult } from '#stop-kit/maker/kit-plan.ts';
import { kitInline, makeStopKit, type StopKit } from '#stop-kit/maker/stop-kit.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { toolName } from '#server/subjects/site-tests/judgement.ts';
import { likelyBuilder, readerOf, type ReaderOfFindings } from '#server/subjects/site-tests/law.ts';
import { findTest, type StoredTest } from '#server/subjects/site-tests/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { addKit, listKits, type StoredKit } from './kit-store.ts';

interface TestAt {
  readonly businessId: string;
  readonly testId: string;
}

/** The kit that fits a test and its reader today, not stored. */
async function kitFor(
  { url, findings }: StoredTest,
  reader: ReaderOfFindings,
  services: Services,
): Promise<StopKit> {
  const { law, icon, builders, tools } = KIT_BOOK;
  const chosen = likelyBuilder(findings ?? [], reader);
  const question = {
    plan: planFromResult({ url, findings: findings ?? [] }, tools, reader.tools),
    states: [...reader.binding],
    day: reader.owner.asOf,
    law,
    icon,
    builder: builders.find(({ id }) => id === chosen),
    source: await services.kitScript(),
  };
  return makeStopKit(question, sha256(kitInline(question), 'base64'));
}

const sha256 = (text: string, as: 'hex' | 'base64') => createHash('sha256').update(text).digest(as);

/** Makes it and keeps it. Throws `not-found`, `nothing-to-hold`. */
export async function makeSiteKit(
  owner: Owner,
  services: Services,
  { businessId, testId }: TestAt,
): Promise<SiteKit> {
  const { db, now } = services;
  const { userId } = owner;
  const test = await findTest(userId, db, businessId, testId);
  if (!test?.findings) throw problem('not-found');
  const reader = await readerOf(owner, services, businessId);
  const kit = await kitFor(test, reader, services);
  if (kit.held.length === 0) throw problem('nothing-to-hold');
  const stored: StoredKit = {
    ownerId: userId,
    businessId,
    id: randomUUID(),
    host: test.host,
    madeAt: now(),
    day: reader.owner.asOf,
    testId,
    held: kit.held.map(({ tool, hosts }) => ({ tool, hosts: [...hosts] })),
    kit: JSON.stringify(kit),
    hash: sha256(kit.snippet, 'hex'),
    offered: [],
  };
  await db.transaction(async (tx) => {
    await lockBusinessOrThrow(userId, tx, businessId);
    await addKit(tx, stored);
    await addEvent(userId, tx, businessId, {
      at: stored.madeAt,
      by: actorOf(owner),
      what: 'Opt-out kit made',
      detail: `${test.host}: SHA-256 of the first piece ${stored.hash}`,
      requirementIds: [],
    });
  });
  return kitReply(stored, likelyBuilder(test.findings, reader));
}

/** The newest of each site. Throws `not-found`. */
export async function listSiteKits(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<{ kits: SiteKit[] }> {
  const { db } = services;
  await findBusinessOrThrow(owner.userId, db, businessId);
  const reader = await readerOf(owner, services, businessId);
  const newest = new Map<string, StoredKit>();
  for (const kit of await listKits(owner.userId, db, businessId))
    if (!newest.has(kit.host)) newest.set(kit.host, kit);
  return { kits: [...newest.values()].map((kit) => kitReply(kit, likelyBuilder([], reader))) };
}

/** A kit as the contract shows it. */
function kitReply(stored: StoredKit, builder: string | null): SiteKit {
  const { id, host, madeAt, day, testId, hash } = stored;
  // makeSiteKit wrote it
  const kit = JSON.parse(stored.kit) as SiteKit['kit'];
  const tools = [...kit.held, ...kit.notHeld].map(({ tool }) => tool);
  const known = KIT_BOOK.builders.find((each) => each.id === builder);
  return {
    id,
    host,
    madeAt: madeAt.toISOString(),
    day,
    testId,
    hash,
    kit,
    names: Object.fromEntries(tools.map((tool) => [tool, kitToolName(tool)])),
    file: adapterFile(known, kit) ?? null,
  };
}

const NAMES = new Map(KIT_BOOK.tools.map(({ id, name }) => [id, name]));

/** The name of a tool in a kit. */
export const kitToolName = (tool: string): string =>
  tool === 'own-server' ? 'Your own server' : (NAMES.get(tool) ?? toolName(tool));
