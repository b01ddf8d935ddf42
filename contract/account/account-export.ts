/**
 * The export of everything stored for an owner. Separate from account.ts, so that pages do not load
 * it.
 */
import * as z from 'zod/mini';
import { holder, session } from './account.ts';
import { keptReceipt, pastEvent } from '#contract/assessments.ts';
import { answers } from '#contract/answers.ts';
import { business } from '#contract/businesses.ts';
import { storedMap } from '#contract/documents/data-map.ts';
import { detailValue } from '#contract/documents/details.ts';
import { versionHead } from '#contract/documents/versions.ts';
import { endpoint } from '#contract/endpoint.ts';
import { keptLawNews } from './law-news.ts';
import { planning } from '#contract/plan.ts';
import { exportedArrivedMail } from '#contract/requests/arrived-mails.ts';
import { exportedDesk, exportedRequest } from '#contract/requests/request-export.ts';
import { exportedSite, exportedSiteTest } from '#contract/site-tests/site-export.ts';
import { exportedSiteKit } from '#contract/site-tests/kits.ts';
import { calendarDate, workStatus } from '#contract/results.ts';
import { member, offer, readLink } from './sharing.ts';
import { ownRating } from '#contract/documents/templates.ts';

const exportedVersion = z.extend(versionHead, {
  document: z.string(),
  text: z.unknown(),
  madeFrom: z.unknown(),
});

/** The long lists, which are written row by row. */
export const LONG = {
  history: pastEvent,
  receipts: keptReceipt,
  documents: exportedVersion,
  requests: exportedRequest,
  arrivedMails: exportedArrivedMail,
  siteTests: exportedSiteTest,
};

/** Everything stored about one business. */
export const storedBusiness = z.object({
  profile: z.omit(business, { assessment: true }),
  planning,
  answers: answers.shape.answers,
  tasks: z.array(
    z.object({
      requirementId: z.string(),
      status: workStatus,
      note: z.nullable(z.string()),
      setAt: z.string(),
      setBy: z.string(),
    }),
  ),
  /** Requirement id → when it was first listed for this business. */
  firstListed: z.record(z.string(), z.string()),
  history: z.array(pastEvent),
  receipts: z.array(keptReceipt),
  /** The owner's details for documents. */
  details: z.array(z.object({ name: z.string(), value: detailValue, toldAt: z.string() })),
  /** The data map: what the owner confirmed or dropped. */
  dataMap: storedMap,
  /** Every stored version of every document, with its tree. */
  documents: z.array(exportedVersion),
  /** The names in the addresses of its hosted pages, newest first. */
  slugs: z.array(z.object({ slug: z.string(), chosenAt: z.string(), inSearch: z.boolean() })),
  /** What was put on its hosted pages, newest first. */
  publications: z.array(
    z.object({
      document: z.string(),
      number: z.number(),
      publishedAt: z.string(),
      publishedOn: calendarDate,
      publishedBy: z.string(),
      withdrawnOn: z.nullable(calendarDate),
    }),
  ),
  /** Regulators' letters as the owner told them. */
  regulatorLetters: z.array(z.object({ letter: z.unknown(), savedAt: z.string() })),
  /** The settings of its request desk; null: nobody opened it. */
  requestDesk: z.nullable(exportedDesk),
  /** Requests of consumers, with what was done about each. */
  requests: z.array(exportedRequest),
  /** Mails that came to the address of the desk. */
  arrivedMails: z.array(exportedArrivedMail),
  /** Its sites, and tools seen there that it does not want to be offered. */
  sites: z.array(exportedSite),
  siteKits: z.array(exportedSiteKit),
  dismissedTools: z.array(z.string()),
  /** Tests of its sites, with their records and pictures. */
  siteTests: z.array(exportedSiteTest),
  /** What changed for it when the law data did, newest first. */
  lawNews: z.array(keptLawNews),
  /** When the secret address of its feed was created; the address itself is not stored. */
  feedMadeAt: z.nullable(z.string()),
});

export const everything = z.object({
  madeAt: z.string(),
  account: z.object({ ...holder, businessName: z.string(), sessions: z.array(session) }),
  businesses: z.array(storedBusiness),
  ratings: z.array(ownRating),
  /** How the owner gets in; keys, tokens and codes are left out. */
  access: z.object({
    secondFactors: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        addedAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
    recoveryCodesLeft: z.number(),
    knownBrowsers: z.array(z.object({ knownSince: z.string(), lastUsedAt: z.string() })),
    sharedWithMe: z.array(
      z.object({ businessId: z.string(), role: z.string(), since: z.string() }),
    ),
    sharedByMe: z.array(z.extend(member, { businessId: z.string() })),
    /** Businesses that wait for another owner to accept them. */
    offered: z.array(z.extend(offer, { businessId: z.string() })),
    linksForReading: z.array(z.extend(readLink, { businessId: z.string() })),
  }),
  /** What was done with the account itself. */
  accountHistory: z.array(pastEvent),
});

export const downloadAccount = endpoint({
  name: 'downloadAccount',
  method: 'GET',
  path: '/api/account/data',
  access: 'owner',
  summary: 'Everything stored for the owner, as one JSON file',
  status: 200,
  reply: everything,
  streamed: true,
  problems: ['not-signed-in', 'too-many-tries'],
});
