/** What a document would say against itself: an answer of the owner beside what was entered for the document. */
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { list } from '#text/english.ts';
import { capital, lowerFirst } from '#text/letters.ts';
import {
  ANSWER_PAIRS,
  DETAIL_PAIRS,
  MONEY_ONLY,
  NO_BIOMETRIC_SALE,
  NO_SENSITIVE_SALE,
} from './mismatch-pairs.ts';
import { templateOf } from './copy-kinds.ts';
import { PRACTISED } from './values.ts';
import type { Filling, Value } from './filling.ts';
import type { Block } from './tree.ts';

/** Two things that the owner said and that do not fit together. */
export interface Mismatch {
  /** The answer, or the first of two details. */
  readonly about: string;
  /** The detail that speaks against it; the same for an answer that no law allows. */
  readonly name: string;
  readonly text: string;
}

type Known = Pick<Filling, 'template' | 'facts' | 'values' | 'variables' | 'laws' | 'doneTasks'>;

/** Every pair that does not fit: answers beside details, then details beside each other, then what a law forbids. */
export function contradictionsIn(known: Known): Mismatch[] {
  return [
    ...answersBesideDetails(known),
    ...detailsBesideDetails(known),
    ...forbidden(known),
    ...doneAndNotYet(known),
  ];
}

function answersBesideDetails(known: Known): Mismatch[] {
  const anyValue = known.laws.some(({ state }) => !MONEY_ONLY.has(state));
  return ANSWER_PAIRS.flatMap(({ fact, is, details, names, ways, ...pair }) => {
    if (known.facts[fact] !== is || (pair.anyValue && !anyValue)) return [];
    const told = lowerFirst(FACTS_EN[fact].have(is, 'your states')).replace(/\.$/, '');
    return saying(details, names, known).map(({ name, said }) => ({
      about: fact,
      name,
      text: `You answered that ${told}, but ${said}. Change ${ways[0]}, or ${ways[1]}.`,
    }));
  }).filter(
    ({ about, name }, at, all) =>
      all.findIndex((each) => each.about === about && each.name === name) === at,
  );
}

function detailsBesideDetails(known: Known): Mismatch[] {
  return DETAIL_PAIRS.flatMap(({ unless, one, other, ways }) => {
    if (unless !== undefined && known.facts[unless] === false) return [];
    const [first] = saying(one.details, one.names, known);
    const [second] = saying(other.details, other.names, known);
    if (!first || !second) return [];
    const text = `${capital(first.said)}, but ${second.said}. Change ${ways[0]}, or ${ways[1]}.`;
    return [{ about: first.name, name: second.name, text }];
  });
}

const ABOUT_SALES: ReadonlySet<string> = new Set([
  'privacy-policy',
  'opt-out-page',
  'sensitive-data-consent',
  'data-inventory',
  'data-protection-assessment',
]);

/** Who sells sensitive data where the law forbids it has to stop; no document can mend that. */
function forbidden({ facts, laws, template }: Known): Mismatch[] {
  const { template: id } = templateOf(template.id);
  if (facts.sellsSensitiveData !== true || !ABOUT_SALES.has(id)) return [];
  const where = laws.filter(({ state }) => NO_SENSITIVE_SALE.has(state)).map(({ name }) => name);
  const scans = laws.flatMap(({ state, name }) => {
    const cite = NO_BIOMETRIC_SALE[state];
    return cite === undefined ? [] : [`${name} (${cite})`];
  });
  const stop = (name: string, text: string) => ({ about: 'sellsSensitiveData', name, text });
  const all = stop(
    'sellsSensitiveData',
    `You answered that you sell sensitive data. The law of ${list(where)} forbids that, with or without consent. Stop it for people there, or change the answer.`,
  );
  const ofScans = stop(
    'processesBiometricData',
    `You answered that you sell sensitive data and handle biometric data. The law of ${list(scans)} forbids to sell face scans, fingerprints and the like. Keep them out of every sale there, or change an answer.`,
  );
  return [
    ...(where.length > 0 ? [all] : []),
    ...(facts.processesBiometricData === true && scans.length > 0 ? [ofScans] : []),
  ];
}

/** A practice that is not yet so, of a task that is marked as done. */
function doneAndNotYet({ template, values, variables, doneTasks = [] }: Known): Mismatch[] {
  return template.variables.flatMap((name): Mismatch[] => {
    const { control, label = name } = variables[name] ?? {};
    const task = doneTasks.find(({ id }) => id === control);
    if (values[name] !== PRACTISED.notYet || !task) return [];
    const text = `You marked “${task.title}” as done, but answered “Not yet” to “${shortened(label)}”. Open that task again, or change the answer.`;
    return [{ about: task.id, name, text }];
  });
}

/** The details of the document that say so, each with its words. */
function saying(
  details: readonly string[],
  names: RegExp,
  { template, values, variables }: Known,
): { readonly name: string; readonly said: string }[] {
  return details
    .filter((name) => template.variables.includes(name))
    .flatMap((name) => {
      const found = cellsOf(values[name]).find((cell) => names.test(cell));
      if (found === undefined) return [];
      const [label = name] = (variables[name]?.label ?? name)
        .replace(/^table: /, '')
        .split(/, (?:or|such as)\b/);
      return [{ name, said: `“${shortened(label)}” says “${shortened(found)}”` }];
    });
}

/** Without the head of a table. */
function cellsOf(value: Value | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  const rows = value as readonly (string | readonly string[])[];
  return (Array.isArray(rows[0]) ? rows.slice(1) : rows).flat();
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

/** The marked lines at the top of a document, until each is settled. */
export const contradictionBlocks = (all: readonly Mismatch[]): Block[] =>
  all.map(({ text }) => ({
    kind: 'note',
    text: [{ strong: 'These two do not fit together. ' }, { gap: text }],
  }));
