/** Verdicts and reasons in plain English. Every reason ends with the test of the law in its own words. */
import type { FactKey, Rule } from '#law/schema.ts';
import type { Reading } from '../applicability.ts';
import { conditionsOf, decisiveConditions, evaluate, openConditions } from '../truth.ts';
import type { Reason, Verdict } from '../verdict.ts';
import { FACTS_EN } from './facts-en.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** January 1, 2027. */
export function inWords(date: string): string {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Why one part of the law decided, or what it still waits for. */
export function reasonText(reason: Reason, reading: Reading): string {
  if (reason.kind === 'effective') return `The law starts on ${inWords(reading.law.effective)}.`;
  const rule = ruleOf(reason, reading);
  const said = rule ? haveText(rule, reading) : '';
  const label = sentence(reason.label);
  if (reason.kind === 'exemption') {
    if (reason.holds === true) return joined(said, `The law leaves out: ${label}`);
    return joined(`The law may leave you out: ${label}`, rule ? missingText(rule, reading) : '');
  }
  if (reason.holds === true) return joined(said, `This meets the test: ${label}`);
  if (reason.holds === false) return joined(said, `This does not meet the test: ${label}`);
  return joined(said, `The test: ${label}`, rule ? missingText(rule, reading) : '');
}

function ruleOf(reason: Reason, { law }: Reading): Rule | undefined {
  return reason.kind === 'prong'
    ? law.applicability.prongs.find((prong) => prong.id === reason.id)?.if
    : law.exemptions.find((exemption) => exemption.id === reason.id)?.if;
}

/** What the owner said that bears on the rule; of an open rule, the parts that are known. */
function haveText(rule: Rule, { facts, silent, law }: Reading): string {
  const open = evaluate(rule, facts, silent) === undefined;
  const conditions = open ? conditionsOf(rule) : decisiveConditions(rule, facts, silent);
  const said = conditions.flatMap(({ fact }) => {
    const value = facts[fact];
    return value === undefined ? [] : [FACTS_EN[fact].have(value, law.name)];
  });
  return [...new Set(said)].join(' ');
}

function missingText(rule: Rule, reading: Reading): string {
  const missing = openFacts(rule, reading).map((fact) => FACTS_EN[fact].missing(reading.law.name));
  return missing.length > 0 ? `Still missing: ${list(missing)}.` : '';
}

function openFacts(rule: Rule, { facts, silent }: Reading): FactKey[] {
  return [...new Set(openConditions(rule, facts, silent).map((condition) => condition.fact))];
}

/** The verdict on one state in one or two sentences. */
export function headline(verdict: Verdict, reading: Reading): string {
  const stays = stayingText(verdict);
  const { name } = reading.law;
  switch (verdict.verdict) {
    case 'applies':
      return `The ${name} law applies to you.`;
    case 'applies in part':
      return `Only a part of the ${name} law applies to you.`;
    case 'exempt':
      return joined(`You are exempt from the ${name} law.`, stays);
    case 'does not apply':
      return joined(`The ${name} law does not apply to you.`, stays);
    case 'cannot tell':
      return joined(`We cannot tell yet.`, settlingText(verdict, name));
    case 'not in force yet':
      return joined(
        `The ${name} law starts on ${inWords(reading.law.effective)}.`,
        laterText(verdict, name),
        stays,
      );
  }
}

function stayingText({ standing }: Verdict): string {
  if (standing.length === 0) return '';
  const titles = standing.map((requirement) =>
    lowerFirst(requirement.title.replace(/^[^:]+: /, '')),
  );
  return standing.length === 1
    ? `One duty stays: ${titles[0]}.`
    : `These duties stay: ${list(titles)}.`;
}

function laterText(verdict: Verdict, name: string): string {
  switch (verdict.then) {
    case 'applies':
      return 'On what you told us it will apply to you.';
    case 'applies in part':
      return 'On what you told us a part of it will apply to you.';
    case 'exempt':
      return 'On what you told us you will be exempt.';
    case 'does not apply':
      return 'On what you told us it will not apply to you.';
    default:
      return joined('We cannot tell yet whether it will apply.', settlingText(verdict, name));
  }
}

/** The shortest way to an answer: "One answer would settle it: whether you sell personal data." */
function settlingText({ settledBy }: Verdict, place: string): string {
  const [shortest] = settledBy;
  if (!shortest) return '';
  const missing = shortest.map((fact) => FACTS_EN[fact].missing(place));
  if (missing.length === 1) return `One answer settles it: ${missing[0]}.`;
  return `${capital(NUMBERS[missing.length] ?? String(missing.length))} answers settle it: ${list(missing)}.`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Small numbers as words: "three laws". */
export function counted(n: number, one: string, many: string): string {
  return `${NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The whole result in one or two sentences. */
export function overallText(words: readonly Verdict['verdict'][]): string {
  const tell = (word: Verdict['verdict']) => words.filter((each) => each === word).length;
  const bound = tell('applies') + tell('applies in part');
  const parts = [
    bound > 0
      ? `${capital(counted(bound, 'law applies', 'laws apply'))} to you today.`
      : 'No listed law is sure to apply to you today.',
    openText(tell('cannot tell'), bound > 0),
    outText(tell('does not apply') + tell('exempt')),
    tell('not in force yet') > 0
      ? `${capital(counted(tell('not in force yet'), 'law starts', 'laws start'))} later.`
      : '',
  ];
  if (bound === 0 && tell('cannot tell') === 0) parts[0] = 'On your answers no listed law applies.';
  return joined(...parts);
}

function openText(open: number, more: boolean): string {
  if (open === 0) return '';
  return `${capital(counted(open, more ? 'more depends' : 'law depends', more ? 'more depend' : 'laws depend'))} on your answers.`;
}

function outText(out: number): string {
  return out === 0 ? '' : `${capital(counted(out, 'leaves', 'leave'))} you out.`;
}
