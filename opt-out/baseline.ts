/**
 * What a build already knows of a site: findings that fail it no more, until they get worse. A file
 * beside the code, made by the command and read by people in a review.
 */
import * as z from 'zod';
import { FINDINGS, SITE_SITUATIONS, SITE_VERDICTS } from '#engine/words/site.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';

const baselineFile = z.object({
  version: z.literal(1),
  url: z.string(),
  /** The day of the test, as an ISO date. */
  day: z.iso.date(),
  findings: z.array(
    z.object({
      finding: z.enum(FINDINGS),
      tool: z.string().optional(),
      situation: z.enum(SITE_SITUATIONS).optional(),
      verdict: z.enum(SITE_VERDICTS).optional(),
    }),
  ),
});
export type Baseline = z.infer<typeof baselineFile>;

/** The baseline in a file's text; a string says what is wrong with it. */
export function readBaseline(text: string): Baseline | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return `cannot be read as JSON: ${(error as Error).message}`;
  }
  const parsed = baselineFile.safeParse(read);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `is no baseline: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}. Make it again.`;
}

const keyOf = ({ finding, tool, situation }: Pick<Finding, 'finding' | 'tool' | 'situation'>) =>
  [finding, tool ?? '', situation ?? ''].join('|');

/** The worse a verdict, the higher; a finding without a verdict is a yes or no. */
const WORSE = ['stopped', 'not seen', 'cannot tell', 'sends less', 'still sends'] as const;
const rankOf = (verdict: Finding['verdict']) =>
  verdict === undefined ? WORSE.length : WORSE.indexOf(verdict);

/** Whether a baseline holds a finding that was as bad as this one, or worse. */
export const baselineKnows = ({ findings }: Baseline, now: Finding): boolean =>
  findings.some(
    (before) => keyOf(before) === keyOf(now) && rankOf(before.verdict) >= rankOf(now.verdict),
  );

/** The text of a baseline of these findings, in an order that keeps changes small. */
export function baselineText(url: string, day: string, findings: readonly Finding[]): string {
  const kept = findings
    .map(({ finding, tool, situation, verdict }) => ({ finding, tool, situation, verdict }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return `${JSON.stringify({ version: 1, url, day, findings: kept }, null, 2)}\n`;
}
