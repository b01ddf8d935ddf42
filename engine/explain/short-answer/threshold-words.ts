/**
 * Who owes a requirement, in words (docs/requirements-decisions.md 6): the labels of its
 * prongs, and its own condition.
 */
import { ownProngs } from './ways.ts';
import { lowerFirst } from '#text/case.ts';
import type { Condition, LawRecord, Requirement, Rule } from '#law/schema.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';

/**
 * "35,000 or more Delaware consumers or …; only if you use targeted ads", as of a calendar date.
 */
export function thresholdWords(law: LawRecord, requirement: Requirement, on: string): string {
  const day = [on, law.effective, requirement.from ?? on].sort().at(-1) ?? on;
  const under = requirement.owedUnder ?? ['full'];
  const labels = ownProngs(law, day)
    .filter(
      (prong) => under.includes(prong.id) || (prong.reach === 'full' && under.includes('full')),
    )
    .map((prong) => prong.label);
  const owed = [...new Set(labels)].join(' or ');
  return requirement.when ? `${owed}; only if ${ruleWords(requirement.when, law.name)}` : owed;
}

function ruleWords(rule: Rule, place: string): string {
  if ('any' in rule) return rule.any.map((inner) => innerWords(inner, place)).join(' or ');
  if ('all' in rule) return rule.all.map((inner) => innerWords(inner, place)).join(' and ');
  if ('not' in rule) return `it is not so that ${innerWords(rule.not, place)}`;
  return conditionWords(rule, place);
}

const innerWords = (rule: Rule, place: string) =>
  'any' in rule || 'all' in rule ? `(${ruleWords(rule, place)})` : ruleWords(rule, place);

const BOUND = {
  '>=': ' (or more)',
  '>': ' (more than that)',
  '<=': ' (or fewer)',
  '<': ' (fewer than that)',
  '=': '',
} as const;

/** The assessment's sentence for a business that meets the condition, as a clause. */
function conditionWords({ fact, op, value }: Condition, place: string): string {
  const sentence = FACTS_EN[fact].have(value, place).replace(/\.$/, '');
  return `${lowerFirst(sentence)}${BOUND[op]}`;
}
