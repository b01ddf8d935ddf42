/**
 * What a document would say against itself: an answer of the owner beside what was entered for the
 * document.
 */
import { MONEY_ONLY } from '#engine/facts/pairs.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import { list } from '#text/english.ts';
import { capital, lowerFirst } from '#text/case.ts';
import {
  NO_BIOMETRIC_SALE,
  NO_LOCATION_SALE,
  NO_MINOR_SALE,
  NO_SENSITIVE_SALE,
} from './forbidden-sales.ts';
import { fullyBound } from '#documents/filling/grounds.ts';
import { ANSWER_PAIRS, DETAIL_PAIRS } from './mismatch-pairs.ts';
import type { AnswerPair } from './mismatch-pairs.ts';
import { NOT_YET_DETAILS, NOT_YET_PAIRS } from './not-yet-pairs.ts';
import { clubDataSold } from './club-data.ts';
import { unkeptPromises } from './promises.ts';
import { statementsOf } from '#documents/tree/statements.ts';
import { templateOf } from '#documents/template/copy-kinds.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { Filling, Mismatch, Value } from '#documents/values/filling.ts';
import type { Block } from '#documents/tree/tree.ts';

type Known = Pick<
  Filling,
  'template' | 'facts' | 'values' | 'variables' | 'laws' | 'reach' | 'doneTasks' | 'mismatches'
>;

/**
 * Every pair that does not fit: answers beside details, then details beside each other, then what a
 * law forbids.
 */
export function contradictionsIn(known: Known, blocks: readonly Block[] = []): Mismatch[] {
  const told = toldButNotYet(known);
  const own = [
    ...answersBesideDetails(known, ANSWER_PAIRS),
    ...told,
    ...unkept(known, blocks).filter(({ name }) => told.every((each) => each.name !== name)),
    ...detailsBesideDetails(known),
    ...forbidden(known),
    ...clubDataSold(known),
    ...doneAndNotYet(known),
  ];
  // an answer that its own document puts in doubt is told once
  const settled = new Set(own.map(({ about }) => about));
  return [
    ...own,
    ...ofMapAndAnswers(known).filter(
      ({ about, name }) => !settled.has(about) && !settled.has(name),
    ),
  ];
}

/** A promise that stands in the printed words. */
function unkept(known: Known, blocks: readonly Block[]): Mismatch[] {
  const said = statementsOf({
    title: '',
    subtitle: '',
    subject: '',
    language: 'en',
    blocks,
    footer: '',
  });
  return unkeptPromises(known, said.map(({ text }) => text).join('\n'));
}

/** A right that people are told of, and that the owner cannot keep yet: once for each practice. */
function toldButNotYet(known: Known): Mismatch[] {
  const { template } = templateOf(known.template.id);
  const told = NOT_YET_PAIRS.filter(
    ({ papers, given }) => papers.includes(template) && known.laws.some(given),
  );
  const all = answersBesideDetails(known, told, true);
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
}

function answersBesideDetails(
  known: Known,
  pairs: readonly AnswerPair[],
  anywhere = false,
): Mismatch[] {
  const anyValue = known.laws.some(({ state }) => !MONEY_ONLY.has(state));
  return pairs
    .flatMap(({ fact, is, details, names, ways, ...pair }) => {
      if (known.facts[fact] !== is || (pair.anyValue && !anyValue)) return [];
      if (pair.unless !== undefined && isDenied(known.values[pair.unless])) return [];
      if (pair.beside !== undefined && known.facts[pair.beside] === false) return [];
      const answer = lowerFirst(FACTS_EN[fact].have(is, 'your states')).replace(/\.$/, '');
      return saying(details, names, known, anywhere).map(({ name, said }) => ({
        about: fact,
        name,
        text: `You answered that ${answer}, but ${said}. Change ${ways[0]}, or ${ways[1]}.`,
      }));
    })
    .filter(
      ({ about, name }, at, all) =>
        all.findIndex((each) => each.about === about && each.name === name) === at,
    );
}

function detailsBesideDetails(known: Known): Mismatch[] {
  return [...DETAIL_PAIRS, ...NOT_YET_DETAILS].flatMap(({ unless, across, one, other, ways }) => {
    if (unless !== undefined && known.facts[unless] === false) return [];
    const [first] = saying(one.details, one.names, known);
    const [second] = saying(other.details, other.names, known, across);
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

const isDenied = (value: Value | undefined) => value === PRACTISED.no || value === PRACTISED.notYet;

/**
 * What the law of a state forbids, with or without consent: until the owner says that it is kept
 * out there.
 */
function forbidden(known: Known): Mismatch[] {
  if (!ABOUT_SALES.has(templateOf(known.template.id).template)) return [];
  return [
    ...(known.facts.sellsSensitiveData === true ? forbiddenSales(known) : []),
    ...forbiddenWithMinors(known),
  ];
}

function forbiddenSales({ facts, laws, values }: Known): Mismatch[] {
  const named = (which: ReadonlySet<string>) =>
    laws.filter(({ state }) => which.has(state)).map(({ name }) => name);
  const scans = laws.flatMap(({ state, name }) => {
    const cite = NO_BIOMETRIC_SALE[state];
    return cite === undefined ? [] : [`${name} (${cite})`];
  });
  const kept = values['practiceNoBannedSale'] === PRACTISED.yes;
  const location = cellsOf(values['saleSensitiveTypes']).some((kind) => /\blocation/i.test(kind));
  const all = kept ? [] : named(NO_SENSITIVE_SALE);
  const places = kept || !location ? [] : named(NO_LOCATION_SALE);
  const bodies =
    facts.processesBiometricData === true && !isDenied(values['practiceSellsBiometric'])
      ? scans
      : [];
  const stop = (name: string, where: readonly string[], text: string): Mismatch[] =>
    where.length === 0 ? [] : [{ about: 'sellsSensitiveData', name, text }];
  return [
    ...stop(
      'sellsSensitiveData',
      all,
      `You answered that you sell sensitive data. The law of ${list(all)} forbids that, with or without consent. Stop it for people there and confirm that in the privacy policy, or change the answer.`,
    ),
    ...stop(
      'saleSensitiveTypes',
      places,
      `Your map says that precise location is sold. The law of ${list(places)} forbids that, with or without consent. Stop it for people there and confirm that in the privacy policy, or change the map.`,
    ),
    ...stop(
      'processesBiometricData',
      bodies,
      `You answered that you sell sensitive data and handle biometric data. The law of ${list(bodies)} forbids to sell face scans, fingerprints and the like. Take every buyer off that data on your map, or change an answer.`,
    ),
  ];
}

/** Data of minors beside a sale or targeted ads, where a law that binds allows neither. */
function forbiddenWithMinors({ facts, laws, reach, values }: Known): Mismatch[] {
  const { knowsTeens, sellsPersonalData: sells, targetedAdvertising: ads } = facts;
  const here = fullyBound(laws, reach).filter(({ state }) => NO_MINOR_SALE[state] !== undefined);
  if (knowsTeens !== true || here.length === 0 || (sells !== true && ads !== true)) return [];
  if (values['practiceNoMinorSale'] === PRACTISED.yes) return [];
  const does = [...(sells ? ['sell data'] : []), ...(ads ? ['use targeted ads'] : [])].join(
    ' and ',
  );
  const where = here.map(({ state, name }) => `${name} (under ${NO_MINOR_SALE[state]})`);
  const text = `You answered that you hold data on people of 13 to 17, and that you ${does}. The law of ${list(where)} forbids both with data of minors. Keep them out of both and confirm that in the privacy policy, or change an answer.`;
  return [{ about: 'knowsTeens', name: 'practiceNoMinorSale', text }];
}

/** Documents that list what the map holds. */
const LISTING: ReadonlySet<string> = new Set([
  'privacy-policy',
  'sensitive-data-consent',
  'data-inventory',
]);

/** What the map leaves in doubt. */
const ofMapAndAnswers = ({ mismatches = [], template }: Known): readonly Mismatch[] =>
  LISTING.has(templateOf(template.id).template) ? mismatches : [];

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
  anywhere = false,
): { readonly name: string; readonly said: string }[] {
  return details
    .filter((name) => anywhere || template.variables.includes(name))
    .flatMap((name) => {
      const found = cellsOf(values[name]).find((cell) => names.test(cell));
      if (found === undefined) return [];
      const { listed, label: own = name } = variables[name] ?? {};
      const [label = name] = (listed ?? own).replace(/^table: /, '').split(/, (?:or|such as)\b/);
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

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= 60) return text;
  const begin = text.slice(0, 58);
  return `${begin.slice(0, Math.max(begin.lastIndexOf(' '), 30))}…`;
}

/** The marked lines at the top of a document, until each is settled. */
export const contradictionBlocks = (all: readonly Mismatch[]): Block[] =>
  all.map(({ text }) => ({
    kind: 'note',
    text: [{ strong: 'These two do not fit together. ' }, { gap: text }],
  }));
