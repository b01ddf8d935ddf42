/**
 * Two tests of one site: what stopped, started again, is new, is mended, or can no longer be told.
 */
import type { Finding, SiteVerdict } from '#engine/site/judgement/finding.ts';

/**
 * What changed from one test to the next. Each list holds findings of the later test, but `mended`
 * and `gone`.
 */
export interface ComparedTests {
  /** Sent before, stopped now. */
  readonly stopped: readonly Finding[];
  /** Stopped before, sends now: what an alarm mail is for. */
  readonly startedAgain: readonly Finding[];
  /** Sent nothing before, or was not there, and sends now. */
  readonly startedNew: readonly Finding[];
  /** Told before, cannot be told now. */
  readonly unclear: readonly Finding[];
  /** Problems and tools that the earlier test did not have. */
  readonly added: readonly Finding[];
  /** Problems of the earlier test that are no longer there. */
  readonly mended: readonly Finding[];
}

const SENDING: ReadonlySet<SiteVerdict | undefined> = new Set(['still sends', 'sends less']);

const keyOf = ({ finding, tool, situation }: Finding) =>
  [finding, tool ?? '', situation ?? ''].join('|');

const isVerdict = ({ finding }: Finding) => finding === 'tool still sends';

/** Compares the findings of two tests; the order of findings does not matter. */
export function compareTests(before: readonly Finding[], now: readonly Finding[]): ComparedTests {
  const earlier = new Map(before.map((each) => [keyOf(each), each]));
  const later = new Map(now.map((each) => [keyOf(each), each]));
  const having = (
    then: (each: SiteVerdict | undefined) => boolean,
    next: (each: SiteVerdict | undefined) => boolean,
  ) =>
    now.filter(
      (each) => isVerdict(each) && then(earlier.get(keyOf(each))?.verdict) && next(each.verdict),
    );
  const sending = (verdict: SiteVerdict | undefined) => SENDING.has(verdict);
  const others = (findings: readonly Finding[], known: ReadonlyMap<string, Finding>) =>
    findings.filter(
      (each) => !isVerdict(each) && each.verdict !== 'stopped' && !known.has(keyOf(each)),
    );
  // what a later test could not look at is not mended
  const looked = !now.some(({ why, tool }) => why !== undefined && tool === undefined);
  return {
    stopped: having(sending, (verdict) => verdict === 'stopped'),
    startedAgain: having((verdict) => verdict === 'stopped', sending),
    startedNew: having((verdict) => verdict === undefined, sending),
    unclear: having(
      (verdict) => verdict !== undefined && verdict !== 'cannot tell',
      (verdict) => verdict === 'cannot tell',
    ),
    added: others(now, earlier),
    mended: looked ? others(before, later) : [],
  };
}
