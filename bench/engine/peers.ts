/** The same decisions in other engines; each is built once and then called with a business of which everything is known. */
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine';
import type { Facts, FactValue } from '#engine/rules/truth.ts';
import type { FactKey, Rule } from '#law/schema.ts';
import type { Decision, Word } from './decisions.ts';

/** A hand-written function for each law, as one would write it without reasons: the lower limit. */
export function plainFunctions(
  decisions: readonly Decision[],
): (facts: readonly Facts[]) => Word[] {
  const functions = decisions.map((decision) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- in this bench only; the text is made from the records
    return new Function('f', `return ${sourceOf(decision)};`) as (facts: Facts) => Word;
  });
  return (facts) => functions.map((decide, at) => decide(facts[at] ?? {}));
}

function sourceOf({ full, limited, outright, partial }: Decision): string {
  const any = (rules: readonly Rule[]) => ruleSource({ any: [...rules] });
  const parts = partial.map(
    ({ if: rule, due }) => `${ruleSource(rule)} ? ${any(due)} ? 'applies in part' : 'exempt' : `,
  );
  return `!${any([...full, ...limited])} ? 'does not apply' : ${any(outright)} ? 'exempt' : ${parts.join('')}${any(full)} ? 'applies' : 'applies in part'`;
}

function ruleSource(rule: Rule): string {
  if ('fact' in rule) return `f.${rule.fact} ${rule.op === '=' ? '===' : rule.op} ${rule.value}`;
  if ('not' in rule) return `!(${ruleSource(rule.not)})`;
  const [parts, sign, empty] =
    'all' in rule ? ([rule.all, ' && ', 'true'] as const) : ([rule.any, ' || ', 'false'] as const);
  return `(${parts.length === 0 ? empty : parts.map(ruleSource).join(sign)})`;
}

/** json-logic-js: one expression for each law, which returns the verdict. */
export function jsonLogicOf(decisions: readonly Decision[]): (facts: readonly Facts[]) => Word[] {
  const rules = decisions.map(({ full, limited, outright, partial }) => ({
    if: [
      { '!': [anyLogic([...full, ...limited])] },
      'does not apply',
      anyLogic(outright),
      'exempt',
      ...partial.flatMap(({ if: rule, due }) => [
        logicOf(rule),
        { if: [anyLogic(due), 'applies in part', 'exempt'] },
      ]),
      anyLogic(full),
      'applies',
      'applies in part',
    ],
  })) as RulesLogic[];
  return (facts) => rules.map((rule, at) => jsonLogic.apply(rule, facts[at]) as Word);
}

const anyLogic = (rules: readonly Rule[]) => logicOf({ any: [...rules] });

function logicOf(rule: Rule): RulesLogic {
  if ('fact' in rule) {
    const operands = [{ var: rule.fact }, rule.value];
    return { [rule.op === '=' ? '===' : rule.op]: operands } as unknown as RulesLogic;
  }
  if ('not' in rule) return { '!': [logicOf(rule.not)] };
  const parts = 'all' in rule ? rule.all : rule.any;
  if (parts.length === 0) return 'all' in rule;
  return { ['all' in rule ? 'and' : 'or']: parts.map(logicOf) } as RulesLogic;
}

const OPERATORS = {
  '=': 'equal',
  '>=': 'greaterThanInclusive',
  '>': 'greaterThan',
  '<=': 'lessThanInclusive',
  '<': 'lessThan',
} as const;

/** json-rules-engine: one rule for each prong and exemption; the verdict is read from the events of those that hold. */
export function jsonRulesOf(
  decisions: readonly Decision[],
  isPerState: (fact: FactKey) => boolean,
): { run: (facts: Record<string, FactValue>) => Promise<Word[]>; rules: number } {
  const engine = new Engine();
  let rules = 0;
  decisions.forEach(({ full, limited, outright, partial }, law) => {
    const nameOf = (fact: FactKey) => (isPerState(fact) ? `${fact} ${law}` : fact);
    const add = (kind: string, rule: Rule) => {
      const conditions = topLevel(ruleFor(rule, nameOf));
      engine.addRule({ conditions, event: { type: kind, params: { law } } });
      rules += 1;
    };
    full.forEach((rule) => add('full', rule));
    limited.forEach((rule) => add('limited', rule));
    outright.forEach((rule) => add('outright', rule));
    partial.forEach(({ if: rule, due }, at) => {
      add(`partial ${at}`, rule);
      due.forEach((each) => add(`due ${at}`, each));
    });
  });
  const run = async (facts: Record<string, FactValue>) => {
    const { events } = await engine.run(facts);
    const held = decisions.map(() => new Set<string>());
    for (const { type, params } of events) held[(params as { law: number }).law]?.add(type);
    return decisions.map(({ partial }, law) => wordFrom(held[law] as Set<string>, partial.length));
  };
  return { run, rules };
}

function wordFrom(held: ReadonlySet<string>, partial: number): Word {
  if (!held.has('full') && !held.has('limited')) return 'does not apply';
  if (held.has('outright')) return 'exempt';
  for (let at = 0; at < partial; at++) {
    if (held.has(`partial ${at}`)) return held.has(`due ${at}`) ? 'applies in part' : 'exempt';
  }
  return held.has('full') ? 'applies' : 'applies in part';
}

function ruleFor(rule: Rule, nameOf: (fact: FactKey) => string): NestedCondition {
  if ('fact' in rule)
    return { fact: nameOf(rule.fact), operator: OPERATORS[rule.op], value: rule.value };
  if ('not' in rule) return { not: ruleFor(rule.not, nameOf) };
  return 'all' in rule
    ? { all: rule.all.map((part) => ruleFor(part, nameOf)) }
    : { any: rule.any.map((part) => ruleFor(part, nameOf)) };
}

const topLevel = (condition: NestedCondition): TopLevelCondition =>
  'fact' in condition ? { all: [condition] } : condition;

/** The facts of all states in one object, as json-rules-engine takes them. */
export function inOne(
  facts: readonly Facts[],
  isPerState: (fact: FactKey) => boolean,
): Record<string, FactValue> {
  return Object.fromEntries(
    facts.flatMap((own, law) =>
      Object.entries(own).map(([fact, value]) => [
        isPerState(fact as FactKey) ? `${fact} ${law}` : fact,
        value,
      ]),
    ),
  ) as Record<string, FactValue>;
}
