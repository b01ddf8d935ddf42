/**
 * Tests of the sites of businesses (docs/decisions/0096-site-tests-on-the-server.md): what was
 * asked for, what was recorded, and who owns the sites.
 */
import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { plainJsonb } from './plain-jsonb.ts';
import { day, goesWithBusiness, instant, ownedColumns } from './owners.ts';

/** A site that was tested, or that somebody wanted to prove. */
export const testedSites = pgTable(
  'tested_sites',
  {
    ...ownedColumns(),
    /** Its name in small letters, without a path. */
    host: text('host').notNull(),
    addedAt: instant('added_at').notNull(),
    /** What the tag or the file has to say; secret to nobody who looks at the site. */
    code: text('code').notNull(),
    /** How it was proven, and when that was last looked at; null: it is not. */
    proofWay: text('proof_way', { enum: ['mail', 'meta', 'file'] }),
    provenAt: instant('proven_at'),
    /** Whether it is tested every week, and when next. */
    weekly: boolean('weekly').notNull(),
    nextAt: instant('next_at'),
    /** Whether the owner gets a mail when something that had stopped sends again. */
    alarms: boolean('alarms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.host] }),
    goesWithBusiness(table),
  ],
);

/** One test. What it recorded is written once, and its hash stands in the history. */
export const siteTests = pgTable(
  'site_tests',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    kind: text('kind', { enum: ['look', 'press', 'fetch'] }).notNull(),
    trigger: text('trigger', { enum: ['owner', 'weekly', 'confirming'] }).notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'stopped', 'failed'] }).notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** How far it is: what is being done, in which situation, and how many visits are over. */
    step: text('step'),
    situation: text('situation', { enum: ['plain', 'gpc', 'reject', 'optOut'] }),
    visitsDone: integer('visits_done').notNull(),
    visitsPlanned: integer('visits_planned'),
    /** Why the site could not be tested. */
    cannot: text('cannot'),
    /** What the findings say, as they were judged on that day. */
    findings: plainJsonb('findings').$type<unknown>(),
    stillSending: integer('still_sending').notNull(),
    /** The record without its pictures, as text, so that its hash can be worked out anew. */
    record: text('record'),
    recordHash: text('record_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    goesWithBusiness(table),
  ],
);

/** A stop kit that was made from a test of a site (docs/decisions/0128-proof-of-a-kit.md). */
export const siteKits = pgTable(
  'site_kits',
  {
    ...ownedColumns(),
    id: text('id').notNull(),
    host: text('host').notNull(),
    madeAt: instant('made_at').notNull(),
    /** The day that the kit itself names. */
    day: day('day').notNull(),
    /** The test from which it was made. */
    testId: text('test_id').notNull(),
    /** Tools that it holds, with the places of each. */
    held: plainJsonb('held').$type<{ tool: string; hosts: string[] }[]>().notNull(),
    /** The kit whole, as JSON. */
    kit: text('kit').notNull(),
    /** SHA-256 of the first piece, as the history of the business holds it. */
    hash: text('hash').notNull(),
    /** Tools of a later test for which a mail offered the next kit. */
    offered: plainJsonb('offered').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.id] }),
    goesWithBusiness(table),
  ],
);

/** Pictures of a test, as JPEG in base64. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    ...ownedColumns(),
    testId: text('test_id').notNull(),
    /** Counts from 1 for each test. */
    number: integer('number').notNull(),
    situation: text('situation', { enum: ['plain', 'gpc', 'reject', 'optOut'] }).notNull(),
    moment: text('moment', { enum: ['first', 'pressed', 'after'] }).notNull(),
    jpeg: text('jpeg').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.testId, table.number] }),
    foreignKey({
      columns: [table.ownerId, table.businessId, table.testId],
      foreignColumns: [siteTests.ownerId, siteTests.businessId, siteTests.id],
    }).onDelete('cascade'),
  ],
);

/** A tool that was seen on a site and that the owner does not want to be offered. */
export const dismissedTools = pgTable(
  'dismissed_tools',
  {
    ...ownedColumns(),
    tool: text('tool').notNull(),
    dismissedAt: instant('dismissed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.businessId, table.tool] }),
    goesWithBusiness(table),
  ],
);
