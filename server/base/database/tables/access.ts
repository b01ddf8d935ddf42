/**
 * Tables that decide who gets in: known devices, second factors, and the people with whom a
 * business is shared.
 */
import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, goesWithBusiness, instant, ownedColumns, users } from './owners.ts';
import { goesWithRequest, requestColumns } from './requests.ts';

const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Browsers in which an owner signed in before. Only the SHA-256 of the cookie's token is stored.
 */
export const devices = pgTable(
  'devices',
  {
    ownerId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    knownSince: instant('known_since').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.tokenHash] })],
);

/** Second factors: an authenticator app (`app`) or a passkey. */
export const factors = pgTable(
  'factors',
  {
    ownerId: ownerId(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['app', 'passkey'] }).notNull(),
    name: text('name').notNull(),
    /** Of an app: the shared key in base32. Of a passkey: its public key in base64url. */
    key: text('key').notNull(),
    credentialId: text('credential_id'),
    transports: text('transports').array(),
    /** Of an app: the last time step whose code was used. Of a passkey: its signature counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull(),
    /** null: not confirmed by a code yet, so it does not count. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Recovery codes that were not used yet, by their SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: ownerId(),
    codeHash: text('code_hash').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.codeHash] })],
);

/**
 * Whom the owner of a business invited to it, and who accepted. A row of the role `owner` is an
 * offer to take it over, never accepted: its business moves. A `helper` sees the requests that are
 * given to them, and nothing else.
 */
export const members = pgTable(
  'members',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['reader', 'editor', 'helper', 'owner'] }).notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** SHA-256 of the token of the invitation; null once it was accepted. */
    tokenHash: text('token_hash'),
    expiresAt: instant('expires_at').notNull(),
    /** Who accepted; null until then. */
    adviserId: text('adviser_id'),
    adviserName: text('adviser_name'),
    acceptedAt: instant('accepted_at'),
    /** Of an offer to become the owner: what the former owner may do afterwards. */
    keeps: text('keeps', { enum: ['reader', 'editor', 'nothing'] }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    goesWithBusiness(table),
  ],
);

/** The other side of a member: what is shared with an account. `ownerId` is the adviser's. */
export const shares = pgTable(
  'shares',
  {
    ownerId: ownerId(),
    businessId: text('business_id').notNull(),
    /** The account to which the business belongs. */
    tenantId: text('tenant_id').notNull(),
    role: text('role', { enum: ['reader', 'editor', 'helper'] }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.businessId] })],
);

/**
 * Which requests are given to which helpers (docs/decisions/0138-helpers-for-single-requests.md). A
 * row goes with its request and with its member.
 */
export const givings = pgTable(
  'givings',
  {
    ...requestColumns(),
    memberId: text('member_id').notNull(),
    /** Whether letters leave by the helper, who otherwise prepares them for the owner. */
    sends: boolean('sends').notNull(),
    givenAt: instant('given_at').notNull(),
    /** The last day of the request of which the helper was reminded; null: of none. */
    remindedOf: day('reminded_of'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requestId, table.memberId] }),
    index('givings_of_member').on(table.ownerId, table.businessId, table.memberId),
    goesWithRequest(table),
    foreignKey({
      columns: [table.ownerId, table.businessId, table.memberId],
      foreignColumns: [members.ownerId, members.businessId, members.id],
    }).onDelete('cascade'),
  ],
);

/** Links to a page that shows a business to whoever has the link, until a day. */
export const readLinks = pgTable(
  'read_links',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    goesWithBusiness(table),
  ],
);
