/** The time to cure, the steps and the reasons for a lawyer, in words for the owner. */
import type { CureRight } from '#engine/cure/cure-right.ts';
import { weekdayOf } from '#calendar/business-days.ts';
import { weekdayBefore, type CureStepKind } from '#engine/cure/cure-plan.ts';
import type { LawyerReason } from '#engine/cure/lawyer.ts';
import type { CureTerms, LawRecord, Requirement } from '#law/schema.ts';
import { longDate } from '#text/english.ts';

type OneLaw = Pick<LawRecord, 'name' | 'effective'>;

/** What the law gives for this letter, the most important sentence first. */
export function cureSentences(
  law: OneLaw,
  terms: Pick<CureTerms, 'weighs'>,
  right: CureRight,
): string[] {
  const weighed =
    terms.weighs === undefined || /\bweigh/.test(right.text)
      ? []
      : [`Where it may allow time, the office weighs ${terms.weighs}.`];
  return [
    ...FIRST[right.kind](law, right),
    ...lastDays(right),
    ...(right.kind === 'no notice' ? [] : [`The law in short (${right.cite}): ${right.text}`]),
    ...weighed,
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

function lastDays({
  strictLastDay,
  lastDay,
  letterLastDay,
  letterDiffers,
  workTo,
}: CureRight): string[] {
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
    ...(strictLastDay === null && letterLastDay !== null
      ? [`The letter gives you until ${longDate(letterLastDay)}. Work to that day.`]
      : []),
    ...weekendWords(workTo),
    ...(workTo === null
      ? ['No last day is named. Ask the office for one in writing, and start today.']
      : []),
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
  demand: 'It is a formal demand for papers or answers. What you hand over can be used.',
  'too late': 'The last day has passed.',
  'few days': 'Fewer than 10 days are left.',
  'no right to cure': 'The law gives you no right to fix this first, so your answer matters more.',
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

/** A step's title and text; for a duty, its own. */
export function stepWords(
  kind: CureStepKind,
  duty: Requirement | undefined,
  statementCite: string | null,
): { title: string; text: string } {
  if (duty)
    return { title: duty.title, text: `${duty.text} (${duty.cite}) Proof: ${duty.evidence}` };
  const { title, text } = STEPS[kind];
  return {
    title,
    text: text.replace('{0}', statementCite === null ? '' : ` (${statementCite})`),
  };
}

const STEPS: Readonly<Record<CureStepKind, { readonly title: string; readonly text: string }>> = {
  produce: {
    title: 'Produce what the letter lists, or ask in writing for more time',
    text: 'This order stands apart from any time to fix. Write down each thing that it asks for, who has it and since when. Before you hand it over, ask a lawyer what you may hold back. Give copies, and keep a list of them. If you need more time, ask before the day, and get the answer in writing.',
  },
  'answer questions': {
    title: 'Answer each question, or ask in writing for more time',
    text: 'Write down each question, and who knows the answer. Say what is so today, and since when. Say openly what you do not know yet. Do not guess: a wrong answer weighs more than a late one.',
  },
  'more time': {
    title: 'Ask in writing for more time, if you need it',
    text: 'Offices often give it when it is asked for early and for a reason. Name the items and the day that you can keep. Until the answer comes in writing, the first day counts. A draft is among your documents.',
  },
  privilege: {
    title: 'Sort out what you may hold back',
    text: 'Mails with your lawyer can be protected. So can secrets of your trade, if you mark them. A lawyer says what may be held back. List each thing that you hold back, and why: never leave it out in silence.',
  },
  object: {
    title: 'Ask a lawyer whether to object, and until when',
    text: 'This paper has the force of law. Time to object, or to ask that it be narrowed, can end before the day for the papers. Read the paper for that day first.',
  },
  'one voice': {
    title: 'Name one person who answers the auditors',
    text: 'All questions and papers go through this person, who writes down what was asked, given and said. Tell your people to be polite, true and brief.',
  },
  'find the request': {
    title: 'Find this person’s request',
    text: 'Look in your request desk, your mail and your shop for the name. If you never answered, write it down as a request with the day on which it first came: its days run from then.',
  },
  'answer the person': {
    title: 'Answer the person, and send the office a copy',
    text: 'Do what the person may ask for, or say why not and how to appeal. Use a letter of the request desk. Then tell the office in a few lines what you did and when.',
  },
  insurer: {
    title: 'Tell your insurer in writing',
    text: 'Some policies for the business or for cyber risks pay for a lawyer, but only if they are told early. Send the letter along, and ask for an answer in writing.',
  },
  'say nothing': {
    title: 'Do not call, pay, sign or explain yet',
    text: 'An answer of your own can be read as an admission. Let a lawyer answer, within the days that the letter names. If you get papers of a court or an arbitrator, days of theirs run: tell the lawyer on that day.',
  },
  'check the claim': {
    title: 'See what is true of it',
    text: 'Test your site. Note which tools ran on the day that the letter names, and what visitors were told and asked. Keep the result for your lawyer. Change nothing before it is kept.',
  },
  'do not pay': {
    title: 'Do not pay, and press no link in it',
    text: 'By its words it is a bill or an advertisement, not a letter of an office. A real office names a law with its section, and lets you answer.',
  },
  'check the sender': {
    title: 'If in doubt, ask the office itself',
    text: 'Look up the phone number of your attorney general or secretary of state on its own site, and ask whether it wrote. Do not use a number or address from the letter.',
  },
  'tell of it': {
    title: 'Report it, if it pretends to be an office',
    text: 'Your attorney general and the Federal Trade Commission (ReportFraud.ftc.gov) take such reports.',
  },
  keep: {
    title: 'Keep the letter and its envelope',
    text: 'Note the day on which it arrived, and make a copy. Tell your insurer if a policy may cover this.',
  },
  hold: {
    title: 'Delete nothing that has to do with it',
    text: 'Stop automatic deletion of mails, logs and settings that it is about. Take screenshots of your site as it is today.',
  },
  lawyer: {
    title: 'Call a lawyer',
    text: 'Take the letter and this plan with you. Many state bars have a service that finds one.',
  },
  answer: {
    title: 'Send a short answer',
    text: 'Say that the letter arrived, who answers, and by which day. Admit nothing, and promise nothing more. A draft is among your documents.',
  },
  fix: { title: 'Fix what it names', text: 'Read the section, fix it, and keep the proof.' },
  'tell people': {
    title: 'Tell the people concerned',
    text: 'The law{0} wants those told whose contact details you have: that the matter was dealt with. Keep the list and the mail.',
  },
  policies: {
    title: 'Change your rules where needed',
    text: 'The law{0} wants your internal rules changed where that keeps it from happening again. Write down what changed.',
  },
  proof: {
    title: 'Put the proof together',
    text: 'Screenshots with their day, the new notice, settings of your tools, mails to vendors, your request log.',
  },
  statement: {
    title: 'Send the written statement',
    text: 'The law{0} wants it in writing. State only what is done, and have a lawyer read it first: breaking a signed statement can be punished by itself. Send it so that delivery can be proven.',
  },
  report: {
    title: 'Send a report of what you fixed',
    text: 'No section asks for one. The office can weigh it. State only what is done.',
  },
  after: {
    title: 'Keep everything, and keep to it',
    text: 'Keep the letter, your answers and the proof. Look once a month whether the fix still works.',
  },
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
