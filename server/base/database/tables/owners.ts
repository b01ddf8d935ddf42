/** Tables of owners, how they sign in, and their businesses; all other tables refer to these. */
import {
  boolean,
  type AnyPgColumn,
  date,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** A calendar date, ISO. */
export const day = (name: string) => date(name, { mode: 'string' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /**
   * The address in lower case. Accounts are found by it in the directory, which keeps it unique.
   */
  emailKey: text('email_key').notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  businessName: text('business_name').notNull(),
  /** An IANA name; null until a browser sent one. */
  timeZone: text('time_zone'),
  /** Of pages and mails: 'en' or 'es'. */
  language: text('language', { enum: ['en', 'es'] })
    .notNull()
    .default('en'),
  createdAt: instant('created_at').notNull(),
  /** From when nobody may sign in, by the operator; null: the owner may. */
  disabledAt: instant('disabled_at'),
  /** How many times the usual quota this account has; an operator raises it. */
  quotaTimes: integer('quota_times').notNull().default(1),
  /**
   * Whether a business of somebody else was ever shared with this account: only then shares are
   * looked up.
   */
  advises: boolean('advises').notNull().default(false),
});

export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Only the SHA-256 of a session's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Browser and system, such as "Firefox on Windows"; null where they are not known. */
    device: text('device'),
    /** When a second factor was last shown in it; null: never. */
    provenAt: instant('proven_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** One-time links: hashed, expiring, for one purpose. */
export const tokens = pgTable(
  'tokens',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    purpose: text('purpose', {
      enum: ['verify', 'reset', 'email', 'second-step', 'passkey'],
    }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** For `email`: the address that the link confirms. */
    newEmail: text('new_email'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const businesses = pgTable(
  'businesses',
  {
    id: text('id').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One version number for the profile and the answers together. */
    version: integer('version').notNull(),
    /**
     * Counts every change that an assessment reads and `version` does not count: work, receipts,
     * first days.
     */
    revision: integer('revision').notNull().default(0),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    employeeCount: integer('employee_count').notNull(),
    annualRevenue: doublePrecision('annual_revenue'),
    statesOperating: text('states_operating').array().notNull(),
    dataTypesCollected: text('data_types_collected').array().notNull(),
    /** The Idempotency-Key of the request that created it, so that a repeated request finds it. */
    submissionKey: text('submission_key'),
    /** Hours a week for the plan; null: the owner set none. */
    hoursAWeek: integer('hours_a_week'),
    tasksInCalendar: boolean('tasks_in_calendar').notNull().default(false),
    /** Whether the owner gets a mail on the day to look again. */
    lookAgainMails: boolean('look_again_mails').notNull().default(true),
    /** The owner's day on which it was last seen whether that day has come. */
    lookedOn: day('looked_on'),
    /**
     * The hash of the law data by which it was last compared; null: not yet, since it is older than
     * this column.
     */
    lawHash: text('law_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('businesses_submission').on(table.ownerId, table.submissionKey),
  ],
);

/** The two columns by which each row of a business is found; the owner comes first in every key. */
export const ownedColumns = () => ({
  ownerId: text('owner_id').notNull(),
  businessId: text('business_id').notNull(),
});

/** Such a row goes with its business, and cannot be in another owner's. */
export const goesWithBusiness = (table: { ownerId: AnyPgColumn; businessId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.ownerId, table.businessId],
    foreignColumns: [businesses.ownerId, businesses.id],
  }).onDelete('cascade');
