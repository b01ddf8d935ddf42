/** The opt-out link that a site has already: the kit belongs on it, and no second one beside it. */
import type { TestResult } from './test-result.ts';

export interface SiteLink {
  readonly words: string;
  /** Empty where a script opens something, or a button is meant. */
  readonly href: string;
  /** Whether it gets the kit's attribute, or the kit's own link in its place. */
  readonly todo: 'attribute' | 'replace';
}

/** `“Your Privacy Choices” → https://shop.example/choices`, as the tester writes it. */
const LINE = /^“([^”]{1,80})”(?: → (\S{1,120}))?$/;

/** What makes a link worthless to somebody who says no. */
const USELESS: ReadonlySet<string> = new Set([
  'opt-out link dead',
  'opt-out needs an account',
  "opt-out leads to another company's page",
]);

/** The link by a test; undefined where it saw none. */
export function siteLink({ findings }: TestResult): SiteLink | undefined {
  const lines = findings.flatMap(({ finding, evidence = [] }) =>
    finding === 'opt-out link seen' ? evidence : [],
  );
  const links = lines.flatMap((line) => {
    const [, words, href = ''] = LINE.exec(line) ?? [];
    return words === undefined ? [] : [{ words, href }];
  });
  // a link says more of where it leads than a button of a banner
  const link = links.find(({ href }) => href !== '') ?? links[0];
  const isUseless = findings.some(({ finding }) => USELESS.has(finding));
  return link && { ...link, todo: isUseless ? 'replace' : 'attribute' };
}
