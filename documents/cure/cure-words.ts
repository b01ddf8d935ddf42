/** The time to cure, the steps and the reasons for a lawyer, in words for the owner. */
import type { CureRight } from '#engine/cure/cure-right.ts';
import { weekdayOf } from '#calendar/business-days.ts';
import { weekdayBefore } from '#engine/cure/plan-days.ts';
import type { LawyerReason } from '#engine/cure/lawyer.ts';
import type { CureTerms, LawRecord } from '#law/schema.ts';
import { list, longDate } from '#text/english.ts';

type OneLaw = Pick<LawRecord, 'name' | 'effective'>;

/**
 * What the law gives for this letter, the most important sentence first. `due`: the days of what
 * the letter orders and is still open.
 */
export function cureSentences(
  law: OneLaw,
  terms: Pick<CureTerms, 'weighs'>,
  right: CureRight,
  due: readonly string[] = [],
): string[] {
  const weighed =
    terms.weighs === undefined || /\bweigh/.test(right.text)
      ? []
      : [`Where it may allow time, the office weighs ${terms.weighs}.`];
  return [
    ...FIRST[right.kind](law, right),
    ...lastDays(right, due),
    ...(right.kind === 'no notice' ? [] : [`The law in short (${right.cite}): ${right.text}`]),
    ...weighed,
  ];
}

/**
 * How long a private demand leaves: no law of a state gives it days, but for the notice that has to
 * come before some claims (Cal. Civ. Code § 1798.150(b)).
 */
export const demandSentences = (right: CureRight, due: readonly string[] = []): string[] => [
  ...(right.lastDay === null
    ? [
        'It comes from a person or a lawyer, not from an office. The days of the privacy law do not count for it.',
      ]
    : [
        `It reads like the notice that must come before a claim under ${right.cite}. You have ${right.days} days, until ${longDate(right.lastDay)}, to cure what it names, if it can be cured.`,
        'If you cure it and say so in an express written statement, also that it will not happen again, no claim for statutory damages can be brought. What the data loss itself cost a person can still be claimed. Let a lawyer write that statement.',
      ]),
  ...ownDays(right, due, 'It names no last day. Ask a lawyer today how long you have.'),
];

/** Of a letter that nobody can place: nothing is said of any law. */
export const unclearSentences = (right: CureRight, due: readonly string[]): string[] => [
  'We cannot tell what this letter is. Keep it, and answer nothing yet. Ask a lawyer, or the office that it names, by the number on its own site.',
  'Once you know, choose its kind below: the plan then fits it.',
  ...ownDays(right, due, 'It names no last day.'),
];

/** Of an office's letter that does not rest on the state's privacy act. */
export const otherLawSentences = (right: CureRight, due: readonly string[]): string[] => [
  'We hold no privacy act that this letter rests on. It names another law, or another state. The time that a privacy act gives to fix things does not count for it.',
  ...lastDays(right, due),
];

function ownDays({ letterLastDay }: CureRight, due: readonly string[], none: string): string[] {
  const last = letterLastDay ?? due.at(-1) ?? null;
  if (last === null) return [none];
  return [
    `The letter gives you until ${longDate(last)}. What happens on that day, your lawyer decides with you.`,
    ...earlierDays(due, last),
  ];
}

const FIRST: Readonly<Record<CureRight['kind'], (law: OneLaw, right: CureRight) => string[]>> = {
  'no notice': ({ name }, { text, cite }) => [
    'It is no notice of a violation, so no time to fix begins with it. What it asks for has days of its own.',
    `If an office of ${name} sends a notice of a violation, this holds (${cite}): ${text}`,
  ],
  given: ({ name }, { days, strictLastDay }) => [
    `${name} gives you ${days} days to fix this. Counted from the date on the letter, the last day is ${dayOf(strictLastDay)}.`,
  ],
  'office decides': ({ name }, { days, strictLastDay }) => [
    `${name} lets the office give you ${days} days, but it does not have to. Read whether your letter offers them. If it does, the last day is ${dayOf(strictLastDay)}.`,
  ],
  ended: ({ name }, { until }) => [
    `${name} gives no right to fix this first any more. It ended on ${dayOf(until)}. Only the days that the letter itself offers count.`,
  ],
  never: ({ name }) => [
    `${name} gives no time to fix a violation first. Only the days that the letter itself offers count.`,
  ],
  'not in force': ({ name, effective }) => [
    `The privacy act of ${name} starts on ${longDate(effective)}. A letter of an earlier day cannot rest on it. Look which law it names.`,
  ],
};

function lastDays(
  { strictLastDay, lastDay, letterLastDay, letterDiffers, workTo }: CureRight,
  due: readonly string[],
): string[] {
  const own = strictLastDay === null ? letterDays(letterLastDay, due) : [];
  return [
    ...(lastDay !== null && lastDay !== strictLastDay
      ? [
          `The law counts from the day on which you received the letter: until ${longDate(lastDay)}. Work to the earlier day, to be safe.`,
        ]
      : []),
    ...(letterDiffers && workTo !== null
      ? [
          `The letter itself names ${dayOf(letterLastDay)}. Work to ${longDate(workTo)}, and ask the office in writing which day counts.`,
        ]
      : []),
    ...(strictLastDay === null ? dayWords(own) : earlierDays(due, workTo)),
    ...weekendWords(own[0] ?? workTo),
    ...(workTo === null && own.length === 0
      ? ['No last day is named. Ask the office for one in writing, and start today.']
      : []),
  ];
}

/** All days of the letter, the first one first: nothing of it may be late. */
const letterDays = (last: string | null, due: readonly string[]): string[] =>
  [...new Set([...due, ...(last === null ? [] : [last])])].toSorted();

function dayWords([first, ...later]: readonly string[]): string[] {
  if (first === undefined) return [];
  return later.length === 0
    ? [`The letter gives you until ${longDate(first)}. Work to that day.`]
    : [
        `The letter names several days. The first is ${longDate(first)}: work to that day. After it: ${list(later.map((day) => longDate(day)))}.`,
      ];
}

/** Days of single things before the day for all of it. */
function earlierDays(due: readonly string[], last: string | null): string[] {
  const before = due.filter((day) => last === null || day < last);
  return before.length === 0
    ? []
    : [
        `For single things the letter names days of their own: ${list(before.map((day) => longDate(day)))}.`,
      ];
}

const WEEKEND: Readonly<Record<number, string>> = { 0: 'Sunday', 6: 'Saturday' };

/** Mail and offices rest on weekends and holidays. */
function weekendWords(day: string | null): string[] {
  if (day === null || weekdayBefore(day, '') === day) return [];
  const name = WEEKEND[weekdayOf(day)] ?? 'holiday';
  return [`${longDate(day)} is a ${name}. Have it there by ${longDate(weekdayBefore(day, ''))}.`];
}

const dayOf = (day: string | null) => (day === null ? 'a day that is not named' : longDate(day));

/** Why a lawyer is needed at once. */
export const LAWYER_WORDS: Readonly<Record<LawyerReason, string>> = {
  lawsuit:
    'The letter is part of a court case, or speaks of one. Courts set short days of their own.',
  'private demand':
    'A person or a lawyer claims something from you. What you write back can be used, and a late answer can cost a defense.',
  unclear: 'Nobody can tell yet what it is. A lawyer can, and knows whether a day runs.',
  demand: 'It is a formal demand for papers or answers. What you hand over can be used.',
  'too late': 'The last day has passed.',
  'few days': 'Fewer than 10 days are left.',
  'no right to cure': 'The law gives you no right to fix this first, so your answer matters more.',
  money:
    'The state can sue, and ask for money for each violation. That can cost far more than a lawyer.',
  'no day named': 'No last day is named, so nothing tells you how long you have.',
  settlement: 'It offers a settlement or asks you to sign an assurance. Do not sign alone.',
  children: 'It is about children or teens. Some laws give no time to fix that.',
  again: 'It speaks of an earlier letter. What you said and did then matters now.',
  'many states': 'Several states act together. What you tell one, the others may read.',
  'sensitive sold':
    'You told us that you sell sensitive data. Stop the sale, and get advice before you answer.',
  'law may not bind':
    'By your answers, this law does not bind you. Check that with a lawyer before you say so.',
};

/** What to keep, as proof. */
export const KEEP: readonly string[] = [
  'The letter, its envelope, and a note of the day on which it arrived',
  'Every letter and mail between you and the office',
  'Screenshots from before and after, with their day',
  'The old and the new privacy notice, with the day of each',
  'Settings of your tools, and mails with your vendors',
  'Your log of requests, and the list of people whom you told',
  'The statement that you signed, and the proof that it arrived',
  'A note of who did what on which day',
];
