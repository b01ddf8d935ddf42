/** When finished work is looked at again: by a law's rhythm, else by our advice. */
import type { Control } from '#law/schema.ts';
import { addDays, addMonths } from '#calendar/dates.ts';
import type { WorkStatus } from '#engine/duties/score.ts';

/** Days between the day on which a task comes back and its due date. */
const DAYS_TO_DO = 30;

export interface LookAgain {
  /** The day on which it comes back as an open task. */
  on: string;
  /** When it is due then: a law's own last day, or our target. */
  by: string;
  /** The section that sets the rhythm; null if it is our advice. */
  cite: string | null;
  /** Why it is worth a second look. */
  why: string;
}

type Rules = Control['lookAgain'];
/** A requirement, and the date or instant at which it was done. */
interface Done {
  readonly requirementId: string;
  readonly on: string;
}
type LawsRule = NonNullable<Rules>['byLaw'][number];

/**
 * When a requirement that was done on a day is looked at again; null where the work has no rhythm.
 */
export function lookAgainAfter(rules: Rules, item: Done): LookAgain | null {
  if (!rules) return null;
  const { why } = rules;
  const { requirementId } = item;
  const doneOn = item.on.slice(0, 10);
  const rule = rules.byLaw.find(({ requirement }) => requirement === requirementId);
  if (rule) {
    const by = lawsDay(rule, doneOn);
    return { on: addDays(by, -DAYS_TO_DO), by, cite: rule.cite, why };
  }
  const on = addMonths(doneOn, rules.months);
  return { on, by: addDays(on, DAYS_TO_DO), cite: null, why };
}

/**
 * The last day that a law leaves. Work done in the days before a yearly date counts for that date.
 */
function lawsDay(rule: LawsRule, doneOn: string): string {
  if ('months' in rule) return addMonths(doneOn, rule.months);
  const comesBack = addDays(doneOn, DAYS_TO_DO);
  const day = `${comesBack.slice(0, 4)}-${rule.yearlyBy}`;
  return day > comesBack ? day : addMonths(day, 12);
}

/** Whether the law's own last day for a done requirement has passed. Advice never does so. */
function lapsed(
  item: Done & { readonly status: WorkStatus },
  controls: readonly Pick<Control, 'lookAgain'>[],
  asOf: string,
): boolean {
  if (item.status !== 'done') return false;
  const rules = controls.find(({ lookAgain }) =>
    lookAgain?.byLaw.some(({ requirement }) => requirement === item.requirementId),
  );
  const again = lookAgainAfter(rules?.lookAgain, item);
  return again !== null && again.by < asOf;
}

/**
 * Requirement id → done or not applicable, as the score counts it; a law's own last day for it has
 * not passed.
 */
export const marksThatCount = (
  work: readonly (Done & { readonly status: WorkStatus })[],
  controls: readonly Pick<Control, 'lookAgain'>[],
  asOf: string,
): Record<string, WorkStatus> =>
  Object.fromEntries(
    work.flatMap((item) =>
      item.status === 'open' || lapsed(item, controls, asOf)
        ? []
        : [[item.requirementId, item.status]],
    ),
  );
