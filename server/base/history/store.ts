/**
 * The history: who did what and when, from which session, and what stood there before and after.
 */
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Database } from '#server/base/database/database.ts';
import { chains, events } from '#server/base/database/schema.ts';
import { readEvent, restOf, type StoredLine, type NewEvent, type StoredEvent } from './chain.ts';

/** The chain of the account itself: sign-ins, security, businesses added and deleted. */
export const ACCOUNT = 'account';

const MOST_SHOWN = 500;
const PAGE = 1_000;
const SHORT_PAGE = 25;

const ofChain = (owner: string, chain: string) =>
  and(eq(events.ownerId, owner), eq(events.chain, chain));

const LINE = { seq: events.seq, body: events.body, hash: events.hash };

/**
 * The last 500 events of a business, newest first, in pages so short that others have their time
 * between two.
 */
export async function* lastEvents(
  owner: string,
  db: Database,
  chain: string,
): AsyncGenerator<StoredEvent[]> {
  let before: number | undefined;
  for (let read = 0; read < MOST_SHOWN; read += SHORT_PAGE) {
    const page = await listEventsBefore(owner, db, chain, before, SHORT_PAGE);
    if (page.length > 0) yield page;
    if (page.length < SHORT_PAGE) return;
    before = page.at(-1)?.seq;
    await turnOfLongWork();
  }
}

/**
 * The same as one list, read at once: in a transaction nothing rests, since others wait for it to
 * end.
 */
export const listEvents = (owner: string, db: Database, chain: string): Promise<StoredEvent[]> =>
  listEventsBefore(owner, db, chain, undefined, MOST_SHOWN);

/** A page of a history, newest first: the last events, or those before one. */
export async function listEventsBefore(
  owner: string,
  db: Database,
  chain: string,
  before: number | undefined,
  size = PAGE_SIZE,
): Promise<StoredEvent[]> {
  const rows = await db
    .select(LINE)
    .from(events)
    .where(and(ofChain(owner, chain), before === undefined ? undefined : lt(events.seq, before)))
    .orderBy(desc(events.seq))
    .limit(size);
  return rows.map(readEvent);
}

/**
 * The lines of a chain, oldest first, in pages: as long as the history is, only one page is held.
 */
export async function* chainPages(
  owner: string,
  db: Database,
  chain: string,
  size = PAGE,
): AsyncGenerator<readonly StoredLine[]> {
  let after = 0;
  while (true) {
    const lines = await db
      .select(LINE)
      .from(events)
      .where(and(ofChain(owner, chain), gt(events.seq, after)))
      .orderBy(asc(events.seq))
      .limit(size);
    if (lines.length > 0) yield lines;
    if (lines.length < size) return;
    after = lines.at(-1)?.seq ?? after;
  }
}

export interface Head {
  readonly chain: string;
  readonly seq: number;
  readonly hash: string;
  readonly size: number;
}

/** Where the chains of an owner end. */
function listHeads(owner: string, db: Database): Promise<Head[]> {
  return db
    .select({ chain: chains.chain, seq: chains.seq, hash: chains.hash, size: chains.size })
    .from(chains)
    .where(eq(chains.ownerId, owner))
    .orderBy(asc(chains.chain));
}

/** Where one chain ends; undefined if nothing was ever written. */
export const headOfChain = async (
  owner: string,
  db: Database,
  chain: string,
): Promise<Head | undefined> => (await listHeads(owner, db)).find((head) => head.chain === chain);

/** Adds an event to the history of a business. Returns its number. */
export const addEvent = (owner: string, db: Database, businessId: string, event: NewEvent) =>
  addLine(owner, db, { chain: businessId, businessId, event });

/** Adds an event to the history of the account. */
export const addAccountEvent = (owner: string, db: Database, event: NewEvent) =>
  addLine(owner, db, { chain: ACCOUNT, businessId: null, event });

interface Added {
  readonly chain: string;
  readonly businessId: string | null;
  readonly event: NewEvent;
}

/**
 * One statement: it moves the end of the chain, which makes parallel writers take turns, and writes
 * the line. The number and the hash before are put in front of the rest here, so that nobody has to
 * read them first.
 */
async function addLine(
  owner: string,
  db: Database,
  { chain, businessId, event }: Added,
): Promise<number> {
  const rest = restOf(event);
  const body = (seq: ReturnType<typeof sql>, previous: ReturnType<typeof sql>) =>
    sql`'{"seq":' || ${seq}::text || ',"previous":"' || ${previous} || '",' || ${rest}::text`;
  // the bytes of a database in UTF-8: what turns a text into those of any encoding is no function
  // for a table that is spread over machines
  const hash = (text: ReturnType<typeof sql>) =>
    sql`encode(sha256(replace(${text}, '\\', '\\\\')::bytea), 'hex')`;
  const first = body(sql`1`, sql`''`);
  const next = body(sql`(${chains}.seq + 1)`, sql`${chains}.hash`);
  const written = body(sql`head.seq`, sql`head.previous`);
  const apart = event.isApart === true ? sql`1` : sql`0`;
  const result = await db.execute(sql`
    with head as (
      insert into ${chains}
        (owner_id, chain, business_id, seq, previous, hash, size, apart_events, apart_size)
      values (${owner}, ${chain}, ${businessId}, 1, '', ${hash(first)}, length(${first}),
        ${apart}, ${apart} * length(${first}))
      on conflict (owner_id, chain) do update set
        seq = ${chains}.seq + 1, previous = ${chains}.hash, hash = ${hash(next)},
        size = ${chains}.size + length(${next}),
        apart_events = ${chains}.apart_events + ${apart},
        apart_size = ${chains}.apart_size + ${apart} * length(${next})
      returning seq, previous, hash)
    insert into ${events} (owner_id, chain, seq, body, hash)
    select ${owner}, ${chain}, head.seq, ${written}, head.hash from head
    returning seq`);
  // both drivers give rows
  const { rows } = result as { readonly rows: readonly { readonly seq: string | number }[] };
  return Number(rows[0]?.seq);
}
