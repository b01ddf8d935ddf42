/** The sites of a business: who owns them, their weekly test, and tools that were seen on them. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';

/** As an owner types it: with or without https:// and a path. */
export const site = z
  .string('Enter the address of your site')
  .check(
    z.trim(),
    z.minLength(4, 'Enter the address of your site'),
    z.maxLength(300, 'Use at most 300 characters'),
  );
/** The name of a site in small letters, such as `www.harbor-books.example`. */
export const host = z.string().check(z.maxLength(253));

/**
 * mail: the confirmed address of the owner ends in the site's domain; meta: a tag on the home page;
 * file: /.well-known/statewise.txt.
 */
const PROOF_WAYS = ['mail', 'meta', 'file'] as const;

export const testedSite = z.object({
  host,
  /** How ownership was proven, and when it was last checked; null: it is not. */
  proof: z.nullable(z.object({ way: z.enum(PROOF_WAYS), checkedAt: z.string() })),
  /** What to put where; each proves it alone. */
  ways: z.object({
    /** The domain that the owner's mail address would have to end in. */
    mail: z.string(),
    meta: z.string(),
    file: z.object({ address: z.string(), text: z.string() }),
  }),
  /** Whether it is tested every week, and when next. */
  weekly: z.boolean(),
  nextAt: z.nullable(z.string()),
  /** Whether a mail goes to the owner when something that had stopped sends again. */
  alarms: z.boolean(),
});
export type TestedSite = z.infer<typeof testedSite>;

export const seenTool = z.object({
  tool: z.string(),
  name: ourWords,
  host,
  /** The test in which it was last seen. */
  testId: z.string(),
  /** Whether the owner said to leave it out. */
  dismissed: z.boolean(),
  /** Whether the data map names it already. */
  inDataMap: z.boolean(),
});

export const proveSite = endpoint({
  name: 'proveSite',
  method: 'POST',
  path: '/api/businesses/:businessId/site-proof',
  access: 'owner',
  summary: 'Look now whether a site is the owner’s, and say what would prove it',
  params: businessId,
  body: z.object({ site }),
  status: 200,
  reply: z.object({
    site: testedSite,
    /** What was looked for and what was there, in words. */
    tried: z.array(z.object({ way: z.enum(PROOF_WAYS), fits: z.boolean(), said: ourWords })),
  }),
  problems: [...ownerProblems, 'invalid-input', 'email-unconfirmed', 'too-many-tries'],
});

export const scheduleSite = endpoint({
  name: 'scheduleSite',
  method: 'PUT',
  path: '/api/businesses/:businessId/site-schedule',
  access: 'owner',
  summary: 'Test a proven site every week or not, and mail an alarm or not',
  params: businessId,
  body: z.object({ site, weekly: z.boolean(), alarms: z.boolean() }),
  status: 200,
  reply: testedSite,
  problems: [
    ...ownerProblems,
    'invalid-input',
    'email-unconfirmed',
    'no-browser',
    'site-not-proven',
    'too-many-tries',
  ],
});

export const dismissSeenTool = endpoint({
  name: 'dismissSeenTool',
  method: 'PUT',
  path: '/api/businesses/:businessId/site-tools',
  access: 'owner',
  summary: 'Offer a tool that was seen on a site no more, or again',
  params: businessId,
  body: z.object({
    tool: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'Choose a tool of the list')),
    dismissed: z.boolean(),
  }),
  status: 200,
  reply: z.object({ tools: z.array(seenTool) }),
  problems: [...ownerProblems, 'invalid-input'],
});
