/**
 * The first pieces of work for somebody without an account: what laws that surely apply ask for, in
 * the order of work.
 */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, Requirement } from '#law/schema.ts';
import { latest } from '#calendar/dates.ts';
import { owedTruth } from '#engine/rules/applicability.ts';
import type { LawTests, WeighedLaw } from '#engine/rules/applicability.ts';
import { dueDate } from './due-date.ts';
import { type BuildsOn, inWorkOrder } from './work-order.ts';

export interface FirstDuty {
  readonly id: ControlKey;
  readonly priority: 1 | 2 | 3;
  /** Our target, or the law's first day where that is later. */
  readonly dueDate: string;
  /** The first day on which a law asks for it; null if one asks already. */
  readonly from: string | null;
  readonly cites: readonly { readonly state: StateCode; readonly cite: string }[];
  readonly lostPoints: number;
}

interface Asked {
  readonly state: StateCode;
  readonly effective: string;
  readonly requirement: Requirement;
  readonly from: string | null;
}

/** What of a law is surely owed, today or from a later day. */
function askedBy(
  weighed: WeighedLaw<LawTests>,
  requirements: readonly Requirement[],
  asOf: string,
): Asked[] {
  const { law, verdict, day } = weighed;
  if (verdict !== 'applies' && verdict !== 'applies in part') return [];
  return requirements
    .filter(({ advice, until }) => !advice && (until === undefined || until >= day))
    .filter((requirement) => owedTruth(requirement, weighed) === true)
    .map((requirement) => {
      const starts = [requirement.from, law.effective].filter(
        (date) => date !== undefined && date > asOf,
      );
      const from = starts.length > 0 ? latest(...starts) : null;
      return { state: law.state, effective: law.effective, requirement, from };
    });
}

function merged(id: ControlKey, group: readonly Asked[], asOf: string): FirstDuty {
  const today = group.filter(({ from }) => from === null);
  const own = today.length > 0 ? today : group;
  const dates = own.map(({ requirement, effective }) => dueDate(requirement, effective, asOf));
  return {
    id,
    priority: Math.min(...own.map(({ requirement }) => requirement.priority)) as 1 | 2 | 3,
    dueDate: dates.toSorted()[0] ?? asOf,
    from: today.length > 0 ? null : (own.map(({ from }) => from ?? asOf).toSorted()[0] ?? null),
    cites: own.map(({ state, requirement }) => ({ state, cite: requirement.cite })),
    lostPoints: own.length,
  };
}

/**
 * Registration comes first: it has a day and a fee of its own, and is what small firms are fined
 * for.
 */
const firstRegistered = (duties: readonly FirstDuty[]): FirstDuty[] => [
  ...duties.filter(({ id, from }) => id === 'data-broker' && from === null),
  ...duties.filter(({ id, from }) => id !== 'data-broker' || from !== null),
];

/** All of them: first what is owed today, then what is coming, each in the order of work. */
export function firstDuties(
  laws: readonly WeighedLaw<LawTests>[],
  requirements: (state: StateCode) => readonly Requirement[],
  buildsOn: BuildsOn,
  asOf: string,
): FirstDuty[] {
  const asked = laws.flatMap((weighed) => askedBy(weighed, requirements(weighed.law.state), asOf));
  const groups = Map.groupBy(asked, ({ requirement }) => requirement.control);
  const duties = [...groups].map(([control, group]) => merged(control, group, asOf));
  const now = duties.filter(({ from }) => from === null);
  const later = duties.filter(({ from }) => from !== null);
  return firstRegistered([...inWorkOrder(now, buildsOn), ...inWorkOrder(later, buildsOn)]);
}
