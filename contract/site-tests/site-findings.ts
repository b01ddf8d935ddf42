/** What a test of a site found, as engine/site says it, and the visits that it was read from. */
import * as z from 'zod/mini';
import { FINDINGS, SITE_SITUATIONS, SITE_VERDICTS } from '#engine/words/site.ts';
import { calendarDate } from '#contract/results.ts';
import { stateId } from '#contract/businesses.ts';
import { ourWords } from '#contract/our-words.ts';

export const situation = z.enum(SITE_SITUATIONS);
export const siteVerdict = z.enum(SITE_VERDICTS);
export const findingName = z.enum(FINDINGS);

/** A section of a law of the owner's states that a finding touches. */
const touched = z.object({
  requirementId: z.string(),
  stateId,
  cite: z.string(),
  /** The first day, where that is still to come. */
  from: z.nullable(calendarDate),
  /** What it hangs on, where that is not settled. */
  conditional: z.nullable(ourWords),
});

export const siteFinding = z.object({
  finding: findingName,
  tool: z.optional(z.string()),
  /**
   * The name of the tool for people; where it is an advertising company of no list of ours, its
   * host's.
   */
  toolName: z.optional(ourWords),
  /** What the tool is for, in a few words; left out where it is on no list of ours. */
  toolPurpose: z.optional(ourWords),
  situation: z.optional(situation),
  verdict: z.optional(siteVerdict),
  evidence: z.array(z.string()),
  /** Why a verdict is `cannot tell`. */
  why: z.optional(ourWords),
  /** In words for owners, as engine/site/report/finding-texts.ts says it. */
  title: ourWords,
  means: ourWords,
  todo: z.array(ourWords),
  kind: z.enum(['seen', 'verdict', 'problem', 'advice', 'to know', 'cannot']),
  /**
   * What to switch in a tool that still sends; null: it sends nothing, or it is on no list of ours.
   */
  whatToSwitch: z.nullable(ourWords),
  requirements: z.array(touched),
});
export type SiteFinding = z.infer<typeof siteFinding>;

export const VISIT_FAILURES = [
  'did not come to rest',
  'bot wall',
  'answered with an error',
  'no web page',
  'certificate wrong',
  'too large',
  'did not answer',
  'blocked address',
] as const;

/** One visit in short; the requests stand in the record, which is a file. */
export const visitInShort = z.object({
  situation,
  by: z.enum(['browser', 'fetch', 'har']),
  signalProven: z.boolean(),
  atRest: z.boolean(),
  bytes: z.number(),
  seconds: z.number(),
  requests: z.number(),
  troubles: z.array(z.enum(VISIT_FAILURES)),
  pressed: z.nullable(
    z.object({ controls: z.array(z.string()), at: z.string(), outcome: z.string() }),
  ),
});

export const sitePicture = z.object({
  /** Its name in the address of the picture: `1` and so on. */
  name: z.string(),
  situation,
  /**
   * What it shows: `first`: the page as it came up, `pressed`: after the press, `after`: the judged
   * load.
   */
  moment: z.enum(['first', 'pressed', 'after']),
  bytes: z.number(),
});
