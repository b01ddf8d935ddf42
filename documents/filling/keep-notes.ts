/** "Keep this part only if …": the choice that a passage leaves to the owner while something is not known. */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { NO_UPPER_BOUND } from '#engine/facts/fact-value.ts';
import { evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { Facts, Known } from '#engine/rules/truth.ts';
import type { Condition, FactKey, Rule } from '#law/schema.ts';
import { list } from '#text/english.ts';
import { lowerFirst } from '#text/letters.ts';

const KEEP = 'Keep this part only if ';

/** When to keep a passage, in words; `keepIf`: the words after "Keep this part only if". */
export interface PassageNote {
  readonly note: string | null;
  readonly keepIf?: string;
}
export const NO_NOTE: PassageNote = { note: null };

/** "Keep this part only if you use it for more." */
export const keepIfSo = (words: string): PassageNote => ({
  note: `${KEEP}${words}.`,
  keepIf: words,
});

/** "Keep this part only if you sell or trade personal data." */
export const keepNote = (fact: FactKey, is: boolean): PassageNote =>
  keepIfSo(said(fact, is, 'your states'));

/** The same for a rule of which a part is not known; what is known is left out. */
export const keepNoteFor = (rule: Rule, facts: Facts, states: readonly string[]): PassageNote =>
  keepIfSo(ruleWords(rule, facts, states.length > 2 ? 'your states' : list(states)));

/** Two conditions as one; of two alike, "Keep this part only if you sell data, and only if you have a store." */
export function bothNotes(outer: PassageNote, inner: PassageNote): PassageNote {
  if (outer.note === null) return inner;
  if (inner.note === null || outer.note === inner.note) return outer;
  if (outer.keepIf === undefined) return { note: `${outer.note} ${inner.note}` };
  return inner.keepIf === undefined
    ? { note: `${outer.note} ${inner.note}`, keepIf: `${outer.keepIf}. ${unended(inner.note)}` }
    : keepIfSo(`${outer.keepIf}, and only if ${inner.keepIf}`);
}

const unended = (words: string) => words.replace(/\.$/, '');

function said(fact: FactKey, value: Known, place: string): string {
  return lowerFirst(FACTS_EN[fact].have(value, place).replace(/\.$/, ''));
}

function ruleWords(rule: Rule, facts: Facts, place: string): string {
  if ('fact' in rule) return said(rule.fact, meeting(rule), place);
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
