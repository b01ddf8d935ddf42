/**
 * The same decisions as plain functions, made from the records without the engine: a lower limit,
 * and a second opinion.
 */
import type { Facts } from '#engine/rules/truth.ts';
import type { Rule } from '#law/schema.ts';
import type { Decision, Word } from './decisions.ts';

/**
 * A function for each law, as one would write it by hand without reasons, for businesses of which
 * all is known.
 */
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
