/**
 * What each finding of the opt-out tester means to an owner, what to do, and which controls of the
 * laws it concerns.
 */
import { z } from 'zod';
import { controlKey, stateCode } from '#law/rules.ts';

const text = z.string().min(1);

const lawOfFinding = z.strictObject({
  control: controlKey,
  /** Only after these situations; left out: always. */
  situations: z
    .array(z.enum(['plain', 'gpc', 'reject', 'optOut']))
    .min(1)
    .optional(),
  /** Only in these states, where others do not speak of it. */
  states: z.array(stateCode).min(1).optional(),
});

const findingWords = z.strictObject({
  title: text,
  means: text,
  todo: z.array(text).min(1),
  law: z.array(lawOfFinding),
  /**
   * `to know`: no law forbids it as such; `advice`: no law asks for it; `cannot`: why nothing can
   * be said.
   */
  kind: z.enum(['seen', 'verdict', 'problem', 'advice', 'to know', 'cannot']),
});

export const siteFindings = z.strictObject({
  findings: z.record(text, findingWords),
  /** Why a verdict is "cannot tell", as the end of a sentence. */
  why: z.record(text, text),
  verdicts: z.record(text, text),
  situations: z.record(text, text),
});
export type SiteFindings = z.infer<typeof siteFindings>;
export type FindingWords = z.infer<typeof findingWords>;
