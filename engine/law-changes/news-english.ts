/** What changed for a business, in plain English. Days are ISO dates. */
import { longDate } from '#text/english.ts';
import type { DutyStanding, NewsVerdict } from './business-news.ts';
import type { NewsClass } from './causes.ts';

const STANDING: Record<NewsVerdict, string> = {
  applies: 'the law applies to you',
  'applies in part': 'a part of the law applies to you',
  'does not apply': 'the law does not apply to you',
  exempt: 'you are exempt',
  'cannot tell': 'we cannot tell whether the law applies to you',
  'not in force yet': 'the law is not in force yet',
  'no law on record': 'there is no such law',
};

/**
 * "We were wrong from … until …": about the verdict, or about duties alone. `later`: the day from
 * which on the verdict is another; null: today.
 */
function wrongText(
  { from, until }: { readonly from: string; readonly until: string },
  before: NewsVerdict,
  after: NewsVerdict,
  later: string | null,
): string {
  const when =
    from === until ? `on ${longDate(from)}` : `from ${longDate(from)} until ${longDate(until)}`;
  return before === after
    ? `We were wrong ${when} about what this law asks of you.`
    : `We were wrong ${when}: we said that ${STANDING[before]}${later === null ? '' : ` from ${longDate(later)} on`}. In fact ${STANDING[after]}${later === null ? '' : ' then'}.`;
}

/** The verdict before and after; `from` null: it counts from today. */
function verdictText(before: NewsVerdict, after: NewsVerdict, from: string | null): string {
  if (before === after) return `As before, ${STANDING[after]}. What it asks of you changed.`;
  return from === null
    ? `Before: ${STANDING[before]}. Now: ${STANDING[after]}.`
    : `Before: ${STANDING[before]}. From ${longDate(from)}: ${STANDING[after]}.`;
}

const WHY: Record<NewsClass, string> = {
  'law enacted': 'A new law was passed.',
  'law changed': 'The law changed.',
  'we were wrong': 'We had read the law wrongly.',
};

function begins({ owed, from }: DutyStanding): string {
  const day = from === null ? 'now' : `on ${longDate(from)}`;
  return owed === 'may be owed'
    ? `May start ${day}: an answer of yours decides.`
    : `Starts ${day}.`;
}

/** What becomes of one duty. */
function dutyText(before: DutyStanding | null, after: DutyStanding | null): string {
  if (after === null) return 'No longer asked of you.';
  if (before?.owed !== after.owed || before.from === null || after.from === null)
    return begins(after);
  return `Starts on ${longDate(after.from)}, before: ${longDate(before.from)}.`;
}

const day = (date: string | null) => (date === null ? 'none' : longDate(date));

/** The last day of an open request of a person. */
const requestText = (reference: string, before: string | null, after: string | null) =>
  `Request ${reference}: the last day to answer is ${day(after)}, before: ${day(before)}.`;

/** A law without a size test; `asks`: it binds as before, and asks for other things. */
const SMALL = {
  binds: () => 'This law binds you.',
  asks: () => 'What this law asks of you changed.',
  'may bind': () => 'This law may bind you: an answer of yours decides.',
  'starts later': (from: string | null) =>
    from === null
      ? 'This law will bind you later.'
      : `This law binds you from ${longDate(from)} on.`,
  'does not bind': () => 'This law does not bind you any more.',
} as const;

const smallText = (name: string, standing: keyof typeof SMALL, from: string | null) =>
  `${name}: ${SMALL[standing](from)}`;

/** All of them, as another language has to say them. */
export const LAW_NEWS_EN = {
  wrongText,
  verdictText,
  whyText: (kind: NewsClass) => WHY[kind],
  dutyText,
  requestText,
  smallText,
  comeText: (title: string) => `New task: ${title}.`,
  goText: (title: string) => `Task gone: ${title}.`,
  paperText: (title: string, number: number, isPublished: boolean) =>
    `${title}, version ${number}${isPublished ? ', on your page' : ''}: names a section that changed. Read it again.`,
} as const;
