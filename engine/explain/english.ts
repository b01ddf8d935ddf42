/** The sentences in plain English. Every reason ends with the law's test in the record's words. */
import { capital, lowerFirst } from '#text/case.ts';
import { FACTS_EN } from './facts-en.ts';
import { joinedSentences } from './sentences.ts';
import { counted, longDate, list } from '#text/english.ts';
import type { Counts, Sentences } from './sentences.ts';

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export const ENGLISH: Sentences = {
  facts: FACTS_EN,
  list: (items) => list(items),
  date: longDate,
  test: sentence,
  starts: (date) => `The law starts on ${date}.`,
  leavesOut: (test) => `The law leaves out: ${test}`,
  leavesOutOfRest: (test) => `Of the rest of the law you are free. It leaves out: ${test}`,
  mayLeaveOut: (test) => `The law may leave you out: ${test}`,
  meets: (test) => `This meets the test: ${test}`,
  fails: (test) => `That leaves you outside this test: ${test}`,
  open: (test) => `The test: ${test}`,
  stillMissing: (missing) => `Still missing: ${missing}.`,
  verdict: {
    applies: (name) => `The ${name} law applies to you.`,
    'applies in part': (name) => `Only a part of the ${name} law applies to you.`,
    exempt: (name) => `You are exempt from the ${name} law.`,
    'does not apply': (name) => `The ${name} law does not apply to you.`,
    'cannot tell': () => 'We cannot tell yet.',
  },
  startsOn: (name, date) => `The ${name} law starts on ${date}.`,
  later: {
    applies: 'On what you told us it will apply to you.',
    'applies in part': 'On what you told us a part of it will apply to you.',
    exempt: 'On what you told us you will be exempt.',
    'does not apply': 'On what you told us it will not apply to you.',
    'cannot tell': 'We cannot tell yet whether it will apply.',
  },
  stays: (titles) => {
    const plain = titles.map((title) => lowerFirst(title.replace(/^[^:]+: /, '')));
    return plain.length === 1
      ? `One duty stays: ${plain[0]}.`
      : `These duties stay: ${list(plain)}.`;
  },
  partly: (titles) => {
    const plain = titles.map((title) => lowerFirst(title.replace(/^[^:]+: /, '')));
    if (plain.length > MOST_NAMED) return `It brings ${counted(plain.length, 'duty', 'duties')}.`;
    return `It brings ${counted(plain.length, 'duty', 'duties')}: ${list(plain)}.`;
  },
  settles: (missing) =>
    missing.length === 1
      ? `One answer settles it: ${missing[0]}.`
      : `${capital(counted(missing.length, 'answer settles', 'answers settle'))} it: ${list(missing)}.`,
  overall,
};

/** A headline lists at most this many. */
const MOST_NAMED = 3;

function overall({ bound, open, out, later, staying }: Counts, day?: string): string {
  const on = day === undefined ? 'today' : `on ${day}`;
  const none =
    day === undefined
      ? 'On your answers no law with a size test applies'
      : `On your answers no law with a size test applies on ${day}`;
  const first =
    bound === 0 && open === 0
      ? `${none}${staying === 0 ? '.' : ' as a whole.'}`
      : `No law with a size test is sure to apply to you ${on}.`;
  return joinedSentences(
    bound > 0 ? `${capital(counted(bound, 'law applies', 'laws apply'))} to you ${on}.` : first,
    openText(open, bound > 0),
    out === 0 ? '' : outText(out, staying, bound + open > 0),
    later > 0 ? `${capital(counted(later, 'law starts', 'laws start'))} later.` : '',
  );
}

function openText(open: number, more: boolean): string {
  if (open === 0) return '';
  return `${capital(counted(open, more ? 'more depends' : 'law depends', more ? 'more depend' : 'laws depend'))} on your answers.`;
}

/** "Three do not apply to you, but a duty of one of them stays." */
function outText(out: number, staying: number, others: boolean): string {
  const left = others
    ? `${capital(counted(out, 'does not apply', 'do not apply'))} to you`
    : `${capital(counted(out, 'law does not apply', 'laws do not apply'))} to you`;
  if (staying === 0) return others ? `${left}.` : '';
  if (staying === out)
    return out === 1 ? `${left}, but a duty stays.` : `${left}, but a duty of each stays.`;
  return `${left}, but a duty of ${counted(staying, 'of them', 'of them')} stays.`;
}
