/** A HAR file judged in the browser: the engine's verdicts on one visit. */
import type { Finding } from '#engine/site/judgement/finding.ts';
import { type HarProblem, readHar } from '#engine/site/record/har.ts';
import { judge } from '#engine/site/judgement/judge.ts';
import {
  findingText,
  resultSentence,
  type WordedFinding,
} from '#engine/site/report/finding-texts.ts';
import { type ReadySite, readySite } from '#engine/site/signs/signs.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';
import type { FileView } from './view.ts';

export interface ReadySigns {
  readonly site: ReadySite;
  readonly view: FileView;
}

export const readySigns = (view: FileView): ReadySigns => ({ site: readySite(view.book), view });

export interface JudgedFile {
  readonly sentence: string;
  readonly requests: number;
  readonly host: string;
  readonly said: readonly (WordedFinding & Pick<Finding, 'evidence'>)[];
}

/** What a file of one visit tells of requests; of links, banner and notice it holds nothing. */
const OF_TRAFFIC: ReadonlySet<Finding['finding']> = new Set([
  'tool seen',
  'tool still sends',
  'session recording',
  'address tells something sensitive',
  "tool hides behind the site's own name",
  'own server gets an ad identifier',
  'strings contradict each other',
]);

export function judgeFile(
  text: string,
  situation: VisitSituation,
  { site, view }: ReadySigns,
): JudgedFile | { readonly problem: HarProblem } {
  const read = readHar(text, { situation, keep: view.book.signs.keep });
  if ('problem' in read) return read;
  const { record } = read;
  const findings = judge(record, site).filter(({ finding }) => OF_TRAFFIC.has(finding));
  return {
    sentence: resultSentence(findings, site.names, view.words),
    requests: record.visits.reduce((sum, { requests }) => sum + requests.length, 0),
    host: new URL(record.url).host,
    said: findings.map((finding) => {
      const { title, means, todo, kind } = findingText(finding, site.names, view.words);
      return { title, means, todo, kind, evidence: finding.evidence };
    }),
  };
}
