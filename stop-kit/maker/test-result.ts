/** What `site-test -- URL --json` printed, read with care: the file may come from anywhere. */
import * as z from 'zod/mini';

/** Long enough for every report of the tester, and no longer. */
const MOST_FINDINGS = 5000;
const text = z.string().check(z.maxLength(2000));

const finding = z.object({
  finding: text,
  tool: z.optional(text),
  situation: z.optional(text),
  verdict: z.optional(text),
  evidence: z.optional(z.array(text).check(z.maxLength(200))),
});

const testResult = z.object({
  url: text,
  findings: z.array(finding).check(z.maxLength(MOST_FINDINGS)),
  cannot: z.optional(z.nullable(text)),
});
type Found = Omit<z.infer<typeof finding>, 'evidence'>;
/** Of a file, or of a stored test. */
export interface TestResult {
  readonly url: string;
  readonly findings: readonly (Found & { readonly evidence?: readonly string[] | undefined })[];
}

const HOW = 'Test your site first: npm run --silent site-test -- https://shop.example.com --json';

/** The result in a text; else what is wrong with it, and how to mend it. */
export function readTestResult(
  json: string,
): { readonly result: TestResult } | { readonly problem: string } {
  let read: unknown;
  try {
    read = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: `This is no JSON. ${HOW}` };
  }
  const checked = testResult.safeParse(read);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const at = issue?.path.join('.') || 'the whole';
    return { problem: `This is no result of a test: look at "${at.slice(0, 80)}". ${HOW}` };
  }
  const { url, cannot } = checked.data;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    return { problem: `"url" is no address of a site. ${HOW}` };
  if (typeof cannot === 'string')
    return { problem: `The site could not be tested, so nothing is known of it: ${cannot}` };
  return { result: checked.data };
}
