/**
 * "Keep this part only if …": the choice that a passage leaves to the owner while something is not
 * known.
 */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import { evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { Facts, Known } from '#engine/rules/truth.ts';
import type { Condition, FactKey, Rule } from '#law/schema.ts';
import { list } from '#text/english.ts';
import { lowerFirst } from '#text/case.ts';

const KEEP = 'Keep this part only if ';

/** "Keep this part only if you sell or trade personal data." */
export const keepNote = (fact: FactKey, is: boolean): string =>
  `${KEEP}${answerSentence(fact, is, 'your states')}.`;

/** The same for a rule of which a part is not known; what is known is left out. */
export const keepNoteFor = (rule: Rule, facts: Facts, states: readonly string[]): string =>
  `${KEEP}${ruleWords(rule, facts, states.length > 2 ? 'your states' : list(states))}.`;

/**
 * Two conditions as one; of two alike, "Keep this part only if you sell data, and only if you have
 * a store."
 */
export function bothNotes(outer: string | null, inner: string | null): string | null {
  if (outer === null || inner === null || outer === inner) return outer ?? inner;
  return outer.startsWith(KEEP) && inner.startsWith(KEEP)
    ? `${outer.replace(/\.$/, '')}, and only if ${inner.slice(KEEP.length)}`
    : `${outer} ${inner}`;
}

function answerSentence(fact: FactKey, value: Known, place: string): string {
  return lowerFirst(FACTS_EN[fact].have(value, place).replace(/\.$/, ''));
}

function ruleWords(rule: Rule, facts: Facts, place: string): string {
  if ('fact' in rule) return answerSentence(rule.fact, meeting(rule), place);
  if ('not' in rule) return `it is not so that ${ruleWords(rule.not, facts, place)}`;
  const any = 'any' in rule;
  const open = (any ? alternatives(rule) : rule.all).filter(
    (part) => evaluate(part, facts, NO_SILENT) === undefined,
  );
  const words = [...new Set(open.map((part) => ruleWords(part, facts, place)))];
  return list(words, any ? 'or' : 'and');
}

/** The parts of an "any", those of an "any" within it among them. */
const alternatives = (rule: Rule): Rule[] =>
  'any' in rule ? rule.any.flatMap(alternatives) : [rule];

/** A value that meets a condition, as a bound where it is a figure. */
function meeting({ op, value }: Condition): Known {
  if (typeof value === 'boolean') return value;
  if (op === '=') return value;
  if (op === '>' || op === '>=')
    return { least: op === '>' ? value + 1 : value, most: NO_UPPER_BOUND };
  return { least: 0, most: op === '<' ? value - 1 : value };
}
