/**
 * The opt-out tester: tests of the sites of a business, their results, and who may press on which
 * site.
 */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { kitProofReply } from './kits.ts';
import { ourWords } from '#contract/our-words.ts';
import { host, seenTool, site, testedSite } from './sites.ts';
import {
  findingName,
  siteFinding,
  sitePicture,
  situation,
  siteVerdict,
  visitInShort,
} from './site-findings.ts';

const base = '/api/businesses/:businessId/site-tests' as const;
const testId = z.extend(businessId, { testId: z.string().check(z.maxLength(60)) });

/**
 * look: watches, with and without the signal; press: also presses; fetch: reads the page without a
 * browser.
 */
const TEST_KINDS = ['look', 'press', 'fetch'] as const;

const siteTestRow = z.object({
  id: z.string(),
  url: z.string(),
  host,
  kind: z.enum(TEST_KINDS),
  /**
   * owner: somebody started it; weekly: by the schedule; confirming: looks again before an alarm is
   * mailed.
   */
  trigger: z.enum(['owner', 'weekly', 'confirming']),
  state: z.enum(['waiting', 'running', 'done', 'stopped', 'failed']),
  /** How many tests run before it, over all accounts; null: it does not wait. */
  ahead: z.nullable(z.number()),
  /** What is being done now; null: it does not run. */
  doing: z.nullable(
    z.object({
      step: z.enum(['starting', 'loading', 'pressing', 'reading', 'leaving', 'judging']),
      situation: z.nullable(situation),
    }),
  ),
  visitsDone: z.number(),
  /** null: not known yet. */
  visitsPlanned: z.nullable(z.number()),
  askedAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Why the site could not be tested, in words; null: it could, or the test is not over. */
  cannot: z.nullable(ourWords),
  /** The result in one sentence; null until there is one. */
  sentence: z.nullable(ourWords),
  /** Tools that still send, over all situations. */
  stillSending: z.number(),
});
export type SiteTestRow = z.infer<typeof siteTestRow>;

const siteTests = z.object({
  /** Whether this installation can open a browser; where not, why, in words. */
  browser: z.object({ there: z.boolean(), why: z.nullable(ourWords) }),
  /** Whether the owner's mail address is confirmed; without that nothing is started. */
  mayStart: z.boolean(),
  /** Tests that this account may still start today. */
  leftToday: z.number(),
  sites: z.array(testedSite),
  /** Newest first: the last 12, and those that wait or run. */
  tests: z.array(siteTestRow),
  /**
   * Listed tools that the last test of a site saw; they enter the data map by `saveDataMap` alone,
   * and answers by the owner's.
   */
  tools: z.array(seenTool),
});
export type SiteTests = z.infer<typeof siteTests>;

export const listSiteTests = endpoint({
  name: 'listSiteTests',
  method: 'GET',
  path: base,
  access: 'owner',
  summary: 'The sites of a business, their tests with the state of each, and tools that were seen',
  params: businessId,
  status: 200,
  reply: siteTests,
  problems: ownerProblems,
});

export const startSiteTest = endpoint({
  name: 'startSiteTest',
  method: 'POST',
  path: base,
  access: 'owner',
  summary: 'Put a test of a site in the queue; pressing wants proof that the site is the owner’s',
  params: businessId,
  body: z.object({ site, kind: z.enum(TEST_KINDS, 'Choose what the test does') }),
  status: 201,
  reply: siteTestRow,
  problems: [
    ...ownerProblems,
    'invalid-input',
    'email-unconfirmed',
    'no-browser',
    'site-not-proven',
    'test-under-way',
    'too-many-tries',
    'busy',
  ],
});

export const stopSiteTest = endpoint({
  name: 'stopSiteTest',
  method: 'POST',
  path: `${base}/:testId/stop`,
  access: 'owner',
  summary: 'Stop a test; what was seen so far is dropped',
  params: testId,
  status: 200,
  reply: siteTestRow,
  problems: ownerProblems,
});

const siteTest = z.extend(siteTestRow, {
  /** The public address that the test came from; empty where unknown. */
  from: z.string(),
  browser: z.string(),
  visits: z.array(visitInShort),
  findings: z.array(siteFinding),
  pictures: z.array(sitePicture),
  /** Id of the site builder that the tools speak of; null: none does. */
  builder: z.nullable(z.string()),
  /**
   * SHA-256 of the record, as the history of the business holds it; null until there is a record.
   */
  recordHash: z.nullable(z.string()),
  /** What it says of the stop kit that was made before it; null: none was. */
  kit: z.nullable(kitProofReply),
  /** The test of the same site and kind before this one; null: none. */
  before: z.nullable(
    z.object({ id: z.string(), endedAt: z.string(), findings: z.array(siteFinding) }),
  ),
});
export type SiteTest = z.infer<typeof siteTest>;

export const readSiteTest = endpoint({
  name: 'readSiteTest',
  method: 'GET',
  path: `${base}/:testId`,
  access: 'owner',
  summary: 'One test with findings, evidence, names of pictures, and the test before it',
  params: testId,
  status: 200,
  reply: siteTest,
  problems: ownerProblems,
});

export const readSitePicture = endpoint({
  name: 'readSitePicture',
  method: 'GET',
  path: `${base}/:testId/pictures/:picture`,
  access: 'owner',
  summary: 'One picture of a test',
  params: z.extend(testId, { picture: z.string().check(z.maxLength(20)) }),
  status: 200,
  files: ['image/jpeg'],
  problems: ownerProblems,
});

export const downloadSiteRecord = endpoint({
  name: 'downloadSiteRecord',
  method: 'GET',
  path: `${base}/:testId/record`,
  access: 'owner',
  summary: 'Everything that a test recorded, as JSON; its SHA-256 stands in the history',
  params: testId,
  status: 200,
  files: ['application/json; charset=utf-8'],
  problems: [...ownerProblems, 'too-many-tries'],
});

/** The tasks whose work a test of a site can show. */
export const TESTED_CONTROLS = [
  'opt-out-signal',
  'opt-out-sale-ads',
  'limit-sensitive',
  'consent-design',
  'privacy-notice',
] as const satisfies readonly (typeof CONTROL_KEYS)[number][];

/** What the last test of a site says for a task. */
const evidence = z.object({
  control: z.enum(CONTROL_KEYS),
  testId: z.string(),
  host,
  endedAt: z.string(),
  recordHash: z.string(),
  /** Empty: the test found nothing that this task is about. */
  findings: z.array(
    z.object({
      finding: findingName,
      toolName: z.optional(z.string()),
      situation: z.optional(situation),
      verdict: z.optional(siteVerdict),
    }),
  ),
  isProblem: z.boolean(),
});

export const readSiteEvidence = endpoint({
  name: 'readSiteEvidence',
  method: 'GET',
  path: '/api/businesses/:businessId/site-evidence',
  access: 'owner',
  summary:
    'What the last test of each site says for the tasks about signal, opt-out, banner and notice',
  params: businessId,
  status: 200,
  reply: z.object({ tasks: z.array(evidence) }),
  problems: ownerProblems,
});
