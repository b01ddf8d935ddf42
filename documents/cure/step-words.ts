/** The steps of the plan in words for the owner. */
import { orderAct, type OrderAct } from '#engine/cure/order-acts.ts';
import type { CureStepKind } from '#engine/cure/cure-plan.ts';
import type { AskingWay, ClaimKind } from '#engine/words/letters.ts';
import type { Requirement } from '#law/schema.ts';
import { longDate } from '#text/english.ts';

/** How more time may be asked for, as the letter says; null: it does not speak of it. */
interface AskingFor {
  readonly asOf: string;
  readonly moreTime: {
    readonly by: string | null;
    readonly how: readonly AskingWay[];
    readonly words: string;
  } | null;
}

export interface StepFacts {
  /** Section that wants a statement of cure; null: none does. */
  readonly statementCite: string | null;
  readonly asking: AskingFor;
  /** The first order that the step carries out, in the letter's words. */
  readonly first?: string | undefined;
}

interface StepWords {
  readonly title: string;
  /** What the letter itself says about it, sentence by sentence. */
  readonly notes: readonly string[];
  readonly text: string;
}

/** A step's title and text; for a duty, its own. */
export function stepWords(
  kind: CureStepKind,
  duty: Requirement | undefined,
  { statementCite, asking, first }: StepFacts,
): StepWords {
  if (duty)
    return {
      title: duty.title,
      notes: [],
      text: `${duty.text} (${duty.cite}) Proof: ${duty.evidence}`,
    };
  if (kind === 'more time')
    return {
      title: 'Ask in writing for more time, if you need it',
      notes: moreTimeNotes(asking),
      text: ALWAYS,
    };
  const { title, text } = STEPS[kind];
  return {
    title: kind === 'order' && first !== undefined ? ORDER_TITLES[orderAct(first)] : title,
    notes: [],
    text: text.replace('{0}', statementCite === null ? '' : ` (${statementCite})`),
  };
}

const ORDER_TITLES: Readonly<Record<OrderAct, string>> = {
  confirm: 'Confirm in writing what it wants confirmed',
  meet: 'Keep the call or meeting that it names',
  person: 'Answer the person, as it asks',
  papers: 'Hand over what it asks for',
  answer: 'Answer what it asks',
  vouch: 'Vouch for your answer, as it asks',
  keep: 'Keep what it names',
  other: 'Do what it orders',
};

const ALWAYS =
  'Name the items and the day that you can keep. Until the answer comes in writing, the first day counts. A draft is among your documents.';

/** The day, the words and the way of the letter, each a sentence. */
function moreTimeNotes({ moreTime, asOf }: AskingFor): string[] {
  const offices =
    'The letter names no last day for asking: this day is our plan. Offices often give more time when it is asked for early and for a reason.';
  if (moreTime === null) return [offices];
  const { by, how, words } = moreTime;
  return [
    by === null ? offices : dayNote(by, asOf),
    ...(words === '' ? [] : [`It says: “${words}”`]),
    WAY_WORDS[wayOf(how)],
  ];
}

const dayNote = (by: string, asOf: string) =>
  by < asOf
    ? `The letter let you ask until ${longDate(by)}. That day has passed: let a lawyer ask today, and say why it is late.`
    : `By the letter’s own words, the last day for asking is ${longDate(by)}. Later it may be too late.`;

type Way = 'letter' | 'email' | 'portal' | 'phone' | 'phoneFirst' | 'unsaid';
const WAY_WORDS: Readonly<Record<Way, string>> = {
  letter: 'Ask in writing, and keep proof that it arrived.',
  email: 'Ask by mail, as it says, and keep the answer.',
  portal: 'Ask through its portal, as it says, and keep the receipt.',
  phone: 'Call, as it says. Then confirm in writing what was said.',
  phoneFirst: 'Call first, as it says. Then ask in writing too.',
  unsaid: 'It does not say how: ask in writing.',
};

function wayOf(how: readonly AskingWay[]): Way {
  if (how.includes('phone')) return how.length > 1 ? 'phoneFirst' : 'phone';
  return how[0] ?? 'unsaid';
}

const STEPS: Readonly<
  Record<Exclude<CureStepKind, 'more time'>, { readonly title: string; readonly text: string }>
> = {
  produce: {
    title: 'Produce what the letter lists',
    text: 'This order stands apart from any time to fix. Write down for each thing who has it and since when. Before you hand it over, ask a lawyer what you may hold back. Give copies, keep a list of them, and send them the way that the letter names.',
  },
  'answer questions': {
    title: 'Answer each question',
    text: 'Write down who knows the answer to each question. Say what is so today, and since when. Say openly what you do not know yet. Do not guess: a wrong answer weighs more than a late one. Volunteer nothing that is not asked.',
  },
  order: {
    title: 'Do what it orders',
    text: 'It has a day of its own, which is not the day for the rest. Do it in writing, and keep the proof.',
  },
  privilege: {
    title: 'Sort out what you may hold back',
    text: 'Mails with your lawyer can be protected. So can secrets of your trade, if you mark them. A lawyer says what may be held back. List each thing that you hold back, and why: never leave it out in silence.',
  },
  object: {
    title: 'Ask a lawyer whether to object, and until when',
    text: 'This paper has the force of law. Time to object, or to ask that it be narrowed, can end before the day for the papers. Read the paper for that day first.',
  },
  insurer: {
    title: 'Tell your insurer in writing',
    text: 'Some policies for the business or for cyber risks pay for a lawyer, but only if they are told early. Send the letter along, and ask for an answer in writing.',
  },
  'write little': {
    title: 'Write no comments about it',
    text: 'Do not comment on the letter in mails or chats: others may get to read them. Let a lawyer direct the work and ask for the facts. Then what you gather can be protected.',
  },
  'counsel file': {
    title: 'Put the file for your lawyer together',
    text: 'Your documents have it: what the letter claims, what tests of your site saw before a visitor chose anything, and what your stop kit holds back. Add the logs for the days that the letter names. Change nothing on the site before it is kept.',
  },
  'check duties': {
    title: 'With your lawyer, see how you stand on what it is about',
    text: 'Do this for yourself. Tell the office only what it asks. In an open inquiry, what you say of a fix can be read as an admission.',
  },
  keep: {
    title: 'Keep the letter and its envelope',
    text: 'Note the day on which it arrived, and make a copy.',
  },
  lawyer: {
    title: 'Call a lawyer',
    text: 'Take the letter and this plan with you. Many state bars have a service that finds one.',
  },
  answer: {
    title: 'Send a short answer',
    text: 'Say that the letter arrived, who answers, and what you say to each thing that it asks for. Admit nothing, and promise nothing that you cannot keep. A draft is among your documents.',
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
  'say nothing': {
    title: 'Do not call, pay, sign or explain yet',
    text: 'An answer of your own can be read as an admission. Let a lawyer answer, within the days that the letter names. If you get papers of a court or an arbitrator, days of theirs run: tell the lawyer on that day.',
  },
  'answer nothing': {
    title: 'Answer nothing, sign nothing and pay nothing yet',
    text: 'We cannot tell what this letter is. Do not write to its sender before you know. If papers of a court come, tell a lawyer on that day.',
  },
  'do not pay': {
    title: 'Do not pay, and press no link in it',
    text: 'By its words it is a bill or an advertisement, not a letter of an office. Do not fill in its form and do not sign it: that can order what it sells, and tells a stranger about you.',
  },
  'check the sender': {
    title: 'If in doubt, ask the office itself',
    text: 'Look up the phone number of your attorney general or secretary of state on its own site, and ask whether it wrote. Do not use a number or address from the letter.',
  },
  'tell of it': {
    title: 'Report it, if it pretends to be an office',
    text: 'Your attorney general and the Federal Trade Commission (ReportFraud.ftc.gov) take such reports.',
  },
  'take down': {
    title: 'Take the address or number down in time',
    text: 'Under Daniel’s Law (N.J.S.A. 56:8-166.1) whoever gets such a notice has 10 business days to stop showing the home address or the unlisted phone number. Keep a picture of the page for your lawyer first. Then take it off your site and your lists. We know these days from notes of law firms.',
  },
  hold: {
    title: 'Delete nothing that has to do with it',
    text: 'Stop automatic deletion of mails, logs and settings that it is about. Take screenshots of your site as it is today.',
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
  after: {
    title: 'Keep everything, and keep to it',
    text: 'Keep the letter, your answers and the proof. Look once a month whether all is still as you said.',
  },
};

/** What a claim rests on, in words. */
export const CLAIM_WORDS: Readonly<Record<ClaimKind, string>> = {
  wiretap: 'Wiretapping: somebody reads along while a visitor uses the site',
  'trap and trace': 'A pen register or trap and trace device: a tool that notes who visits',
  video: 'Video privacy: who watched which video was told to others',
  biometrics: 'Biometrics: faces, fingers or voices were scanned',
  'calls and texts': 'Calls and texts that nobody agreed to',
  'e-mails': 'Emails that nobody wanted, or whose subject misleads',
  accessibility: 'A site that people with a disability cannot use',
  breach: 'A breach of data',
  'health data': 'Health data',
  'price or list': 'A list of who got the data, or data on genes or addresses',
};
