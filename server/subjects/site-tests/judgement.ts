/** The judgement of a record with the data of this installation, and its result in one sentence. */
import { judge } from '#engine/site/judgement/judge.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import { resultSentence } from '#engine/site/report/finding-texts.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { READY_SITE } from '#site-test/site-book.ts';

export const judged = (record: SiteRecord): Finding[] => judge(record, READY_SITE);

/** The name of a tool for people; an advertising company of no list of ours keeps its own. */
export const toolName = (tool: string): string =>
  READY_SITE.tools.get(tool)?.name ?? READY_SITE.names.get(tool) ?? tool;

/** Tools that still send in some situation. */
export const stillSending = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap(({ verdict, tool }) => (verdict === 'still sends' ? [tool] : []))).size;

/** The result in one sentence. */
export const sentenceOf = (findings: readonly Finding[]): string =>
  resultSentence(findings, READY_SITE.names, SITE_FINDINGS);
