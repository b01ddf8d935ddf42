/** Walks every chain of the database and checks it against its stored end. */
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { chains, events } from '#server/base/database/schema.ts';
import type { OwnedBusiness, OwnedRooms } from '#server/base/owned.ts';
import { followed, START, type Position, type StoredLine } from '#server/base/history/chain.ts';
import { chainPages } from '#server/base/history/store.ts';

interface Fault {
  readonly owner: string;
  readonly chain: string;
  readonly fault: string;
}
export interface Verified {
  readonly chains: number;
  readonly events: number;
  readonly faults: readonly Fault[];
}

const HEADS_AT_ONCE = 500;

type StoredHead = typeof chains.$inferSelect;

async function* allHeads(db: Database): AsyncGenerator<StoredHead> {
  let after = { owner: '', chain: '' };
  while (true) {
    const heads = await db
      .select()
      .from(chains)
      .where(
        or(
          gt(chains.ownerId, after.owner),
          and(eq(chains.ownerId, after.owner), gt(chains.chain, after.chain)),
        ),
      )
      .orderBy(asc(chains.ownerId), asc(chains.chain))
      .limit(HEADS_AT_ONCE);
    yield* heads;
    const last = heads.at(-1);
    if (!last || heads.length < HEADS_AT_ONCE) return;
    after = { owner: last.ownerId, chain: last.chain };
  }
}

async function faultInRooms(
  owned: OwnedRooms,
  of: OwnedBusiness,
  db: Database,
  lines: readonly StoredLine[],
): Promise<string | undefined> {
  for (const room of owned) {
    const fault = await room.faultIn?.(of, db, lines);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What is wrong with one chain; undefined if nothing is. */
async function faultOf(
  owned: OwnedRooms,
  db: Database,
  head: StoredHead,
): Promise<string | undefined> {
  let at: Position = START;
  for await (const lines of chainPages(head.ownerId, db, head.chain)) {
    const next = followed(at, lines);
    if ('fault' in next) return next.fault;
    const { ownerId: owner, businessId } = head;
    const fault = businessId && (await faultInRooms(owned, { owner, businessId }, db, lines));
    if (fault) return fault;
    at = next.to;
  }
  if (at.seq !== head.seq || at.hash !== head.hash)
    return `it ends with event ${at.seq}, but ${head.seq} were written`;
  return undefined;
}

/**
 * The same at one moment: what was read before may be of another one, since owners go on writing.
 * A chain that went with its account has no fault.
 */
const faultAtOnce = (
  owned: OwnedRooms,
  db: Database,
  { ownerId, chain }: StoredHead,
): Promise<string | undefined> =>
  db.transaction(
    async (tx) => {
      const [head] = await tx
        .select()
        .from(chains)
        .where(and(eq(chains.ownerId, ownerId), eq(chains.chain, chain)));
      return head && faultOf(owned, tx, head);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Checks all chains. Faults are returned, not thrown, so that one does not hide another. */
export async function verifyHistory(db: Database, owned: OwnedRooms): Promise<Verified> {
  const faults: Fault[] = [];
  let count = 0;
  let written = 0;
  for await (const head of allHeads(db)) {
    count += 1;
    written += head.seq;
    const seen = await faultOf(owned, db, head);
    const fault = seen === undefined ? undefined : await faultAtOnce(owned, db, head);
    if (fault !== undefined) faults.push({ owner: head.ownerId, chain: head.chain, fault });
  }
  return { chains: count, events: written, faults: [...faults, ...(await orphans(db))] };
}

/** What was found, in lines of text, and whether all is right. */
export function inLines({ chains: count, events: written, faults }: Verified): {
  lines: string[];
  right: boolean;
} {
  const wrong = faults.map(
    ({ owner, chain, fault }) => `Not right: account ${owner}, history ${chain}: ${fault}.`,
  );
  const sum = `${count} histories with ${written} events; not right: ${faults.length}.`;
  return { lines: [...wrong, sum], right: faults.length === 0 };
}

/**
 * Events whose chain has no end: the database itself refuses them, so somebody took the end away.
 */
async function orphans(db: Database): Promise<Fault[]> {
  const rows = await db
    .selectDistinct({ owner: events.ownerId, chain: events.chain })
    .from(events)
    .where(
      sql`not exists (select 1 from ${chains} where ${chains.ownerId} = ${events.ownerId} and ${chains.chain} = ${events.chain})`,
    );
  return rows.map((row) => ({ ...row, fault: 'its end was taken away' }));
}
