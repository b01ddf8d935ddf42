/**
 * Two states of one entry of the law data compared value by value, and what each difference can
 * touch.
 */
import type { Rule } from '#law/schema.ts';

/** `decides`: a verdict, a duty or a day may follow from it. */
type LeafKind = 'decides' | 'source' | 'text';

export interface ChangedLeaf {
  /** The names on the way to it: `enforcement.cure.days`. */
  readonly path: string;
  readonly kind: LeafKind;
  /** undefined: it was not there, or is gone. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What stands below these names tells where the law is, and how it was read. */
const OF_SOURCES = new Set(
  'cite citation source sources doubts checkedTo reviewed url resources bill survey'.split(' '),
);
/** Words of a closed list, by which the engine decides or days are counted. */
const DECIDING_WORDS = new Set(
  'fact op level reach owedUnder stillOwes model kind family unit partOf businessDays sensitive'.split(
    ' ',
  ),
);
/** Our own estimates, and what only explains: no verdict, duty or day follows from them. */
const EXPLAINING = new Set(
  'hours priority firstStepMinutes news yearBefore paymentOnlyLeftOut throughOthers staffCounts perState'.split(
    ' ',
  ),
);
/** Lists that stood in a file until they were worked out from the records when it is loaded. */
const WORKED_OUT = new Set(['states', 'usedIn', 'requirements']);
/** Months after which we advise another look; a law's own rhythm stands in `byLaw`. */
const OUR_RHYTHM = 'lookAgain.months';
const RULES = new Set(['if', 'when']);
const DATE = /^\d{4}-\d\d-\d\d$/;

export const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRule = (value: unknown): value is Rule =>
  isTree(value) && ['fact', 'all', 'any', 'not'].some((key) => key in value);

/** A rule in one line: `consumers >= 35000 and not nonprofit = true`. */
export function ruleInLine(rule: Rule): string {
  if ('fact' in rule) return `${rule.fact} ${rule.op} ${String(rule.value)}`;
  if ('not' in rule) return `not (${ruleInLine(rule.not)})`;
  const [parts, word] = 'all' in rule ? [rule.all, ' and '] : [rule.any, ' or '];
  const lines = parts.map((part) => ('fact' in part ? ruleInLine(part) : `(${ruleInLine(part)})`));
  return lines.join(word);
}

function kindOf(path: readonly string[], value: unknown): LeafKind {
  if (path.some((name) => OF_SOURCES.has(name))) return 'source';
  if (WORKED_OUT.has(path[0] ?? '') && path.length === 2) return 'text';
  const names = path.filter((name) => !/^\d+$/.test(name));
  const last = names.at(-1) ?? '';
  if (typeof value !== 'string')
    return EXPLAINING.has(last) || path.join('.') === OUR_RHYTHM ? 'text' : 'decides';
  return DATE.test(value) || DECIDING_WORDS.has(last) ? 'decides' : 'text';
}

/** The values that differ between two states of an entry; undefined: there is none. */
export function changedLeaves(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): ChangedLeaf[] {
  if (before === after) return [];
  const ruleAt = RULES.has(path.at(-1) ?? '') && [before, after].some(isRule);
  if (!ruleAt && (isTree(before) || isTree(after))) {
    const [old, now] = [before, after].map((value) => (isTree(value) ? value : {}));
    const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
    return [...names].flatMap((name) => changedLeaves(old?.[name], now?.[name], [...path, name]));
  }
  const lines = [before, after].map((value) =>
    ruleAt && isRule(value) ? ruleInLine(value) : value,
  );
  if (lines[0] === lines[1]) return [];
  const kinds = [before, after].filter((value) => value !== undefined && value !== null);
  const kind = ruleAt ? 'decides' : kinds.map((value) => kindOf(path, value)).toSorted()[0];
  return [{ path: path.join('.'), kind: kind ?? 'decides', before: lines[0], after: lines[1] }];
}
