/** Runs one case of law/cases with the engine and lists the differences. */
import { weigh } from '#engine/rules/applicability.ts';
import { dutiesOf } from '#engine/duties/duties.ts';
import type { Duty } from '#engine/duties/duties.ts';
import { closeFacts } from '#engine/facts/facts.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import { verdictOf } from '#engine/verdict/verdict.ts';
import type { Verdict } from '#engine/verdict/verdict.ts';
import { withEarlierTests } from '#law/earlier-law.server.ts';
import type { LawCases, LawRecord } from '#law/schema.ts';

export type LawCase = LawCases['cases'][number];
type Expected = LawCase['expect'];

/** Every difference in words; empty if the engine agrees with the case. */
export function differences(law: LawRecord, one: LawCase, index: FactIndex): string[] {
  const closed = closeFacts(one.facts, index);
  if ('contradiction' in closed)
    return [`facts contradict: ${closed.contradiction.facts.join(' and ')}`];
  // a day in the past has the tests of that day
  const weighed = weigh(withEarlierTests(law), closed.facts, one.asOf, index);
  const verdict = verdictOf(weighed, one.asOf, index);
  const duties = dutiesOf(weighed, one.asOf);
  return [...inVerdict(one.expect, verdict), ...inDuties(one.expect, duties, firstDay(law, one))];
}

function inVerdict(expect: Expected, verdict: Verdict): string[] {
  const ids = verdict.because.map((reason) => reason.id).filter((id) => id !== 'effective');
  const standing = verdict.standing.map((requirement) => requirement.id);
  const sets = verdict.settledBy.map(asSet);
  return [
    ...unlike('verdict', expect.verdict, verdict.verdict),
    ...(expect.then === undefined ? [] : unlike('then', expect.then, verdict.then)),
    ...unlikeSet('because', expect.because, ids),
    ...unlikeSet('standing', expect.standing, standing),
    ...unlikeSet('assuming', expect.assuming, verdict.assuming),
    ...unlikeSet('settledBy', expect.settledBy?.map(asSet), sets),
  ];
}

/** Before a law's first day a case describes what is owed on that day; later, on the day itself. */
function firstDay(law: LawRecord, one: LawCase): string | null {
  return one.asOf < law.effective ? law.effective : null;
}

function inDuties(expect: Expected, duties: readonly Duty[], first: string | null): string[] {
  const ids = (test: (duty: Duty) => boolean) =>
    duties.filter(test).map((duty) => duty.requirement.id);
  const now = ids((duty) => duty.owed !== 'may be owed' && duty.from === first);
  const later = ids((duty) => duty.owed === 'coming up' && duty.from !== first);
  const any = ids(() => true);
  return [
    ...missing('owed', expect.owed, now),
    ...missing(
      'mayBeOwed',
      expect.mayBeOwed,
      ids((duty) => duty.owed === 'may be owed'),
    ),
    ...missing('comingUp', expect.comingUp, later),
    ...(expect.notOwed ?? [])
      .filter((id) => any.includes(id))
      .map((id) => `notOwed: ${id} is ${stateOf(id, duties)}`),
  ];
}

function stateOf(id: string, duties: readonly Duty[]): string {
  return duties.find((duty) => duty.requirement.id === id)?.owed ?? 'absent';
}

const asSet = (items: readonly string[]) => items.toSorted().join(' + ');

function unlike(what: string, expected: string, actual: string | undefined): string[] {
  return expected === actual ? [] : [`${what}: expected "${expected}", got "${actual}"`];
}

/**
 * A case's verdict must match completely, in any order; fields that it leaves out are not compared.
 */
function unlikeSet(
  what: string,
  expected: readonly string[] | undefined,
  actual: readonly string[],
): string[] {
  return expected ? unlike(what, expected.toSorted().join(', '), actual.toSorted().join(', ')) : [];
}

function missing(
  what: string,
  expected: readonly string[] | undefined,
  actual: readonly string[],
): string[] {
  return (expected ?? [])
    .filter((item) => !actual.includes(item))
    .map((item) => `${what}: ${item} is not among [${actual.join(', ')}]`);
}
