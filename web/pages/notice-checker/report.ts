/** Groups the findings by element, as an owner reads them. */
import type { ElementFinding, NoticeElement, NoticeResult } from '#engine/notice/notice.ts';

export interface Point {
  readonly element: NoticeElement;
  /** The states with this result. */
  readonly findings: readonly ElementFinding[];
}

export interface NoticeReport {
  /** Owed, and missing. */
  readonly missing: readonly Point[];
  /** Owed only under a condition that is not known, and missing. */
  readonly perhaps: readonly Point[];
  readonly unclear: readonly Point[];
  readonly yourself: readonly Point[];
  /** Good practice that is missing. */
  readonly advised: readonly Point[];
  readonly found: readonly Point[];
  /** Elements that are certainly owed. */
  readonly owed: number;
}

/** For one state, or for all if none is given. An element is listed by its worst finding. */
export function reportOf(
  result: NoticeResult,
  elements: readonly NoticeElement[],
  state: string | undefined,
): NoticeReport {
  const findings = result.findings.filter((each) => state === undefined || each.state === state);
  const points = (test: (finding: ElementFinding) => boolean): Point[] =>
    elements.flatMap((element) => {
      const own = findings.filter((each) => each.id === element.id && test(each));
      return own.length === 0 ? [] : [{ element, findings: own }];
    });
  const is = (status: ElementFinding['status']) => (finding: ElementFinding) =>
    finding.status === status;
  const missing = points((each) => is('missing')(each) && each.need === 'must');
  const unclear = points((each) => is('unclear')(each) && each.need !== 'advised');
  const flagged = new Set([...missing, ...unclear].map(({ element }) => element.id));
  return {
    missing,
    perhaps: points((each) => is('missing')(each) && each.need === 'if').filter(unless(flagged)),
    unclear,
    yourself: points((each) => is('yourself')(each) && each.need !== 'advised'),
    advised: points(
      (each) => (is('missing')(each) || is('unclear')(each)) && each.need === 'advised',
    ).filter(unless(flagged)),
    found: points(is('found')).filter(unless(flagged)),
    owed: points((each) => each.need === 'must' && each.status !== 'not asked').length,
  };
}

const unless =
  (ids: ReadonlySet<string>) =>
  ({ element }: Point) =>
    !ids.has(element.id);

/** All findings as rows of a table, beginning with the head. */
export function tableOf(result: NoticeResult, elements: readonly NoticeElement[]): string[][] {
  const titles = new Map(elements.map(({ id, title }) => [id, title]));
  return [
    ['State', 'What', 'Result', 'Needed', 'Section', 'Missing part', 'Sentence'],
    ...result.findings.map(({ id, state, status, need, cite, lacks, quote }) => [
      state,
      titles.get(id) ?? id,
      status === 'missing' && need !== 'must' ? 'not found' : status,
      need === 'must' ? 'yes' : need === 'if' ? 'depends' : 'good practice',
      cite,
      lacks.join('; '),
      status === 'missing' ? '' : (quote?.sentence ?? ''),
    ]),
  ];
}

/** The summary. */
export function overallText(report: NoticeReport): string {
  return `${sureOf(report)}${otherwiseOf(report)}`;
}

/** Optional elements are separate, so that nobody adds them up. */
const otherwiseOf = ({ perhaps, advised }: NoticeReport) =>
  [
    perhaps.length === 0 ? '' : ` Only if it fits you: ${perhaps.length}.`,
    advised.length === 0 ? '' : ` Good practice: ${advised.length}.`,
  ].join('');

function sureOf({ missing, unclear, owed }: NoticeReport): string {
  const asked = `${owed} things`;
  if (missing.length === 0 && unclear.length === 0)
    return `Nothing is missing of the ${asked} that we look for.`;
  const unsure =
    unclear.length === 0
      ? ''
      : ` ${unclear.length} ${unclear.length === 1 ? 'is' : 'are'} unclear.`;
  if (missing.length === 0) return `None of the ${asked} is missing.${unsure}`;
  return `${missing.length} of ${asked} ${missing.length === 1 ? 'is' : 'are'} missing.${unsure}`;
}
