/** Every small change of one rule: a number by one, a boolean, an operator, a part left out. */
import type { Condition, Rule } from '#law/schema.ts';

export interface RuleMutation {
  readonly what: string;
  readonly kind: 'number' | 'boolean' | 'operator' | 'part';
  readonly rule: Rule;
}

const NEIGHBOUR = { '>=': '>', '>': '>=', '<': '<=', '<=': '<' } as const;

export function ruleMutations(rule: Rule): RuleMutation[] {
  if ('fact' in rule) return conditionMutations(rule);
  if ('not' in rule) return within(ruleMutations(rule.not), (inner) => ({ not: inner }));
  const key = 'all' in rule ? 'all' : 'any';
  const parts = 'all' in rule ? rule.all : rule.any;
  const made = (items: Rule[]): Rule => (key === 'all' ? { all: items } : { any: items });
  const dropped = parts.map((part, at): RuleMutation => ({
    what: `leave out ${inWords(part)}`,
    kind: 'part',
    rule: made(parts.filter((_, other) => other !== at)),
  }));
  const changed = parts.flatMap((part, at) =>
    within(ruleMutations(part), (inner) => made(parts.with(at, inner))),
  );
  return [...(parts.length > 1 ? dropped : []), ...changed];
}

function within(mutations: RuleMutation[], wrap: (inner: Rule) => Rule): RuleMutation[] {
  return mutations.map((mutation) => ({ ...mutation, rule: wrap(mutation.rule) }));
}

function conditionMutations(condition: Condition): RuleMutation[] {
  const { value, op } = condition;
  const made = (kind: RuleMutation['kind'], change: Partial<Condition>): RuleMutation => {
    const rule = { ...condition, ...change };
    return { what: `${inWords(condition)} becomes ${inWords(rule)}`, kind, rule };
  };
  if (typeof value === 'boolean') return [made('boolean', { value: !value })];
  return [
    made('number', { value: value + 1 }),
    made('number', { value: value - 1 }),
    ...(op === '=' ? [] : [made('operator', { op: NEIGHBOUR[op] })]),
  ];
}

/** A rule on one short line. */
function inWords(rule: Rule): string {
  if ('fact' in rule) return `${rule.fact} ${rule.op} ${rule.value}`;
  if ('not' in rule) return `not (${inWords(rule.not)})`;
  if ('all' in rule) return `(${rule.all.map(inWords).join(' and ')})`;
  return `(${rule.any.map(inWords).join(' or ')})`;
}
