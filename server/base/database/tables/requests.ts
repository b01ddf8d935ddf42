/**
 * The request desk: what people asked a business, what was done about it, and the letters
 * (docs/decisions/0090-request-desk.md). What a person wrote stands in `person`, in letters and in
 * notes alone, and goes when the request is erased; events name nobody.
 */
import {
  boolean,
  foreignKey,
  index,
  integer,
  bigint,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { day, goesWithBusiness, instant, ownedColumns } from './owners.ts';

/** What an owner set for the desk of a business. */
export const requestDesks = pgTable(
  'request_desks',
  {
    ...ownedColumns(),
    /** Whether strangers see the form. */
    isOn: boolean('is_on').notNull(),
    /** An IANA name: in it, the day of receipt is counted. */
    timeZone: text('time_zone').notNull(),
    /** Whether the owner chose it; otherwise it follows from where the business is. */
    isZoneChosen: boolean('is_zone_chosen').notNull().default(false),
    /** Calendar days that the owner promises where no law sets a time; null: no promise. */
    houseDays: integer('house_days'),
    /** Whether the owner gets the reminders, and which members get them, by id. */
    remindsOwner: boolean('reminds_owner').notNull(),
    remindsMembers: text('reminds_members').array().notNull(),
    /** The member who stands in, by id, and from which day to which. */
    standIn: text('stand_in'),
    standInFrom: day('stand_in_from'),
    standInUntil: day('stand_in_until'),
    /** The key with which addresses are hashed, and forms signed: 32 bytes in base64url. */
    secret: text('secret').notNull(),
    /** Counts every change of the desk, for what is worked out and kept. */
    revision: integer('revision').notNull(),
    /** The last day on which a digest went out. */
    remindedOn: day('reminded_on'),
    /**
     * When its readers were last told at once of what came in, and up to which event of the
     * history.
     */
    toldAt: instant('told_at'),
    toldSeq: bigint('told_seq', { mode: 'number' }).notNull().default(0),
    /** SHA-256 of the token of the calendar of last days; null: none. */
    feedHash: text('feed_hash'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.businessId] }), goesWithBusiness(table)],
);

/** One message of one person. Each thing asked in it is an item with its own clock. */
export const requests = pgTable(
  'requests',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    /** Such as "K7M-4QX": what letters and mails name. */
    reference: text('reference').notNull(),
    /** When it came in, and day 0 in the time zone of the business. */
    receivedAt: instant('received_at').notNull(),
    receivedOn: day('received_on').notNull(),
    /** When it was written down, which for a letter is later. */
    enteredAt: instant('entered_at').notNull(),
    channel: text('channel', {
      enum: ['form', 'email', 'phone', 'post', 'counter', 'vendor'],
    }).notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** Where the person lives; null: not said. */
    state: text('state'),
    /** The state whose clock counts, and its verdict and law data on the day of receipt. */
    clockState: text('clock_state'),
    verdict: text('verdict').notNull(),
    lawDataHash: text('law_data_hash').notNull(),
    by: text('by', { enum: ['self', 'agent', 'parent'] }).notNull(),
    /** The types that were asked for. */
    items: text('items').array().notNull(),
    /** Why it waits for the owner's look before it counts; null: it does not. */
    held: text('held'),
    /** An example that the owner may take away. */
    isTrial: boolean('is_trial').notNull(),
    version: integer('version').notNull(),
    /** Who asked, and what they wrote; null once erased. */
    person: plainJsonb('person').$type<unknown>(),
    /** How many numbers were masked in what they wrote. */
    masked: integer('masked').notNull(),
    /** A keyed hash of the address, for 12 months. */
    addressHash: text('address_hash'),
    /**
     * SHA-256 of the token of the status page, to which the form leads whoever posted it; null once
     * erased.
     */
    statusHash: text('status_hash'),
    /**
     * SHA-256 of the token of the page with the letters, which is mailed to the address alone, and
     * when it was first opened there.
     */
    mailedHash: text('mailed_hash'),
    mailedOpenedAt: instant('mailed_opened_at'),
    /**
     * SHA-256 of the token of the mailed link by which the person confirms the request, and its
     * end.
     */
    confirmHash: text('confirm_hash'),
    confirmUntil: instant('confirm_until'),
    /** The key of the form that was sent, so that a repeated post finds it. */
    submissionKey: text('submission_key'),
    closedOn: day('closed_on'),
    /** Why it is not erased in time; null: it is. */
    keptFor: text('kept_for'),
    /** The last day on which an appeal with its answer has to be there; null: nobody appealed. */
    keptUntil: day('kept_until'),
    erasedOn: day('erased_on'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    unique('requests_reference').on(table.ownerId, table.businessId, table.reference),
    unique('requests_submission').on(table.ownerId, table.businessId, table.submissionKey),
    index('requests_status').on(table.ownerId, table.statusHash),
    index('requests_confirm').on(table.ownerId, table.confirmHash),
    index('requests_mailed').on(table.ownerId, table.mailedHash),
    index('requests_closed').on(table.ownerId, table.businessId, table.closedOn),
    /** What waits for a look is no request of its address yet: strangers may name any. */
    index('requests_of_address')
      .on(table.ownerId, table.businessId, table.addressHash)
      .where(sql`${table.held} is null`),
    index('requests_open')
      .on(table.ownerId, table.businessId, table.held, table.receivedAt, table.id)
      .where(sql`${table.closedOn} is null`),
    index('requests_trial')
      .on(table.ownerId, table.businessId)
      .where(sql`${table.isTrial}`),
    index('requests_hashed')
      .on(table.ownerId, table.businessId, table.receivedOn)
      .where(sql`${table.addressHash} is not null`),
    goesWithBusiness(table),
  ],
);

export const goesWithRequest = (table: {
  ownerId: AnyPgColumn;
  businessId: AnyPgColumn;
  requestId: AnyPgColumn;
}) =>
  foreignKey({
    columns: [table.ownerId, table.businessId, table.requestId],
    foreignColumns: [requests.ownerId, requests.businessId, requests.id],
  }).onDelete('cascade');

export const requestColumns = () => ({
  ...ownedColumns(),
  requestId: text('request_id').notNull(),
});

/**
 * What was done about a request: written once, and each also in the history of the business
 * (server/base/history).
 */
export const requestEvents = pgTable(
  'request_events',
  {
    ...requestColumns(),
    /** Counts from 1 for each request. */
    seq: integer('seq').notNull(),
    /** The item that it is about; null: all of them. */
    item: text('item'),
    what: text('what').notNull(),
    /** The day that counts, in the time zone of the business, and when it was written down. */
    on: day('on').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    /** Grounds, reasons by name, vendors, systems: nothing of the person. */
    fields: plainJsonb('fields').$type<unknown>().notNull(),
    /** The event of the history that says the same. */
    historySeq: bigint('history_seq', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requestId, table.seq] }),
    index('request_events_history').on(table.ownerId, table.businessId, table.historySeq),
    goesWithRequest(table),
  ],
);

/** Letters to the person, each version kept until the request is erased. */
export const requestLetters = pgTable(
  'request_letters',
  {
    ...requestColumns(),
    id: text('id').notNull(),
    /** Counts from 1 for each letter. */
    version: integer('version').notNull(),
    /** Which of the letters of the template, or `confirmation`. */
    kind: text('kind').notNull(),
    item: text('item'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    sentAt: instant('sent_at'),
    sentBy: text('sent_by', { enum: ['mail', 'print'] }),
    /** What became of the mail. */
    delivery: text('delivery', { enum: ['waiting', 'sent', 'refused'] }),
    /** What the mail server said when it refused, without addresses. */
    deliveryNote: text('delivery_note'),
  },
  (table) => [
    primaryKey({
      columns: [table.ownerId, table.businessId, table.requestId, table.id, table.version],
    }),
    goesWithRequest(table),
  ],
);

/** What the business wrote for itself; goes with the person's data. */
export const requestNotes = pgTable(
  'request_notes',
  {
    ...requestColumns(),
    id: text('id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.requestId, table.id] }),
    goesWithRequest(table),
  ],
);
