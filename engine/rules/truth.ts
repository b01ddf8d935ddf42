/** Three-valued logic for rules: true, false, or not yet known. */
import type { Condition, FactKey, Rule } from '#law/schema.ts';

/** undefined: not yet known. */
export type Truth = boolean | undefined;
export type FactValue = number | boolean;

/**
 * A number known to lie between two, both inclusive: "fewer than 10,000" is { least: 0, most: 9999
 * }.
 */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export type Known = FactValue | Bounds;
/** What is known about a business in one state; a missing key is not known. */
export type Facts = Readonly<Partial<Record<FactKey, Known>>>;

/**
 * Facts (kinds of organization) that are assumed to be no until answered. An exemption has to be
 * claimed: a missing answer makes "is such an organization" false, but never makes "is not such an
 * organization" true (law/README.md, "Missing answers").
 */
export type Silent = ReadonlySet<FactKey>;

export const NO_SILENT: Silent = new Set();

/**
 * The truth of a rule in Kleene's logic: whatever a value of the missing facts could change stays
 * unknown.
 */
export function evaluate(rule: Rule, facts: Facts, silent: Silent): Truth {
  if ('fact' in rule) return compare(rule, facts, silent);
  if ('all' in rule) return every(rule.all, (part) => evaluate(part, facts, silent));
  if ('any' in rule) return some(rule.any, (part) => evaluate(part, facts, silent));
  // Inside a "not", assuming no for a missing fact would make the rule true without an answer.
  return negate(evaluate(rule.not, facts, NO_SILENT));
}

function compare(condition: Condition, facts: Facts, silent: Silent): Truth {
  const value = facts[condition.fact];
  if (value === undefined) {
    return condition.value === true && silent.has(condition.fact) ? false : undefined;
  }
  return meets(value, condition);
}

/** Whether a known value meets a condition; unknown if only a part of the bounds does. */
function meets(value: Known, { op, value: figure }: Condition): Truth {
  if (typeof value !== 'object') return holds(value, op, figure);
  const least = holds(value.least, op, figure);
  const most = holds(value.most, op, figure);
  // A figure between the bounds may be met although neither bound meets it.
  const between = op === '=' && value.least < Number(figure) && Number(figure) < value.most;
  return least === most && !between ? least : undefined;
}

function holds(value: FactValue, op: Condition['op'], figure: FactValue): boolean {
  switch (op) {
    case '=':
      return value === figure;
    case '>=':
      return value >= figure;
    case '>':
      return value > figure;
    case '<=':
      return value <= figure;
    case '<':
      return value < figure;
  }
}

/** True if all are, false if one is false, else unknown. */
export function every<T>(parts: readonly T[], test: (part: T) => Truth): Truth {
  let result: Truth = true;
  for (const part of parts) {
    const truth = test(part);
    if (truth === false) return false;
    if (truth === undefined) result = undefined;
  }
  return result;
}

/** True if one is, false if all are false, else unknown. */
export function some<T>(parts: readonly T[], test: (part: T) => Truth): Truth {
  let result: Truth = false;
  for (const part of parts) {
    const truth = test(part);
    if (truth === true) return true;
    if (truth === undefined) result = undefined;
  }
  return result;
}

export function negate(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

/** All conditions of a rule, in its order. */
export function conditionsOf(rule: Rule): Condition[] {
  if ('fact' in rule) return [rule];
  if ('all' in rule) return rule.all.flatMap(conditionsOf);
  if ('any' in rule) return rule.any.flatMap(conditionsOf);
  return conditionsOf(rule.not);
}

/** The conditions that keep a rule unknown: those without a value that can still change it. */
export function openConditions(rule: Rule, facts: Facts, silent: Silent): Condition[] {
  if (evaluate(rule, facts, silent) !== undefined) return [];
  if ('fact' in rule) return [rule];
  if ('not' in rule) return openConditions(rule.not, facts, NO_SILENT);
  const parts = 'all' in rule ? rule.all : rule.any;
  return parts.flatMap((part) => openConditions(part, facts, silent));
}

/**
 * The conditions that decided: of a true "any" the true ones, of a false "all" the false ones, of
 * an unknown rule those still missing. Anything else is explained by all its conditions.
 */
export function decisiveConditions(rule: Rule, facts: Facts, silent: Silent): Condition[] {
  if ('fact' in rule) return [rule];
  if ('not' in rule) return decisiveConditions(rule.not, facts, NO_SILENT);
  const parts = 'all' in rule ? rule.all : rule.any;
  const whole = evaluate(rule, facts, silent);
  return parts
    .filter((part) => evaluate(part, facts, silent) === whole)
    .flatMap((part) => decisiveConditions(part, facts, silent));
}

/**
 * Whether something with a first and last day counts on a calendar date (ISO); both days are
 * inclusive.
 */
export function counts(
  period: { from?: string | undefined; until?: string | undefined },
  on: string,
): boolean {
  return (
    (period.from === undefined || period.from <= on) &&
    (period.until === undefined || on <= period.until)
  );
}
