/** The notice checker's words. */
import type { AddressFault } from '#engine/notice/notice.ts';
import { longDate } from '#text/english.ts';
import type { FactKey } from '#law/schema.ts';

export const NOTICE_CHECKER = {
  title: 'Check your privacy notice',
  lede: 'Paste your notice or pick its file. See what your states ask for: what is there, what is missing, and where.',
  private: 'All of it happens in your browser. Nothing is sent.',
  noScript:
    'The checker needs script. What a notice must hold in each state stands with the template.',
  limit:
    'We read the words and know common ways to say things. A rare wording may be missed, so look at each point yourself. We take it that you hold data on fewer than 10 million people in California.',
  template: 'Write what is missing with our privacy policy template',
} as const;

/**
 * How often it errs: of rows that readers who had not built it judged before it ran, on public
 * notices of others that nobody here had seen; the last line of bench/notices-measured.json.
 */
export const ERRS = {
  day: '2026-11-26',
  notices: 45,
  found: { rows: 730, wrong: 68 },
  missing: { rows: 602, wrong: 26 },
} as const;

const inHundred = ({ rows, wrong }: { rows: number; wrong: number }) =>
  Math.round((wrong / rows) * 100);

/** "How often is it wrong?", with the figures. */
export const HOW_OFTEN_WRONG = {
  title: 'How often is it wrong?',
  text: `On ${longDate(ERRS.day)}, readers who did not build the checker judged ${ERRS.notices} public notices before it ran. Of 100 points that it called found, about ${inHundred(ERRS.found)} were not there, or only in small part. Of 100 that it called missing, about ${inHundred(ERRS.missing)} were there. So read each sentence that it shows.`,
} as const;

/** What the checker looks at, shown before there is a result. */
export const LOOKED_AT: readonly string[] = [
  'What each of your states asks a notice to say, with the section of the law.',
  'The states that you name, and those that you leave out.',
  'The date of the last update, and how old it is.',
  'How people can reach you, and addresses that cannot work.',
  'Gaps that were left to fill in, and days that are too long.',
  'Sentences at odds with your answers, and how hard the text is to read.',
];

/** Short names of the facts, as questions. */
export const NOTICE_FACTS: Readonly<Partial<Record<FactKey, string>>> = {
  sellsPersonalData: 'Do you sell personal data, for money or other value?',
  sellsForMoney: 'Do you sell it for money?',
  targetedAdvertising: 'Do you use ads that follow people across sites?',
  profiling: 'Does software score people for big decisions?',
  processesSensitiveData: 'Do you handle sensitive data, such as health?',
  sellsSensitiveData: 'Do you sell sensitive data?',
  processesBiometricData: 'Do you use fingerprints or face scans?',
  knowsChildren: 'Do you handle data of children under 13?',
  knowsTeens: 'Do you handle data of teens?',
  loyaltyProgram: 'Do you run a loyalty program?',
  usesDeidentifiedData: 'Do you keep data with the names taken out?',
};

/** "Needed if ...". */
export const NEEDED_IF: Readonly<Partial<Record<FactKey, string>>> = {
  sellsPersonalData: 'you sell personal data',
  sellsForMoney: 'you sell data for money',
  targetedAdvertising: 'you use ads that follow people',
  profiling: 'software scores people for big decisions',
  processesSensitiveData: 'you handle sensitive data',
  sellsSensitiveData: 'you sell sensitive data',
  processesBiometricData: 'you use fingerprints or face scans',
  knowsChildren: 'you handle data of children',
  knowsTeens: 'you handle data of teens',
  loyaltyProgram: 'you run a loyalty program',
  usesDeidentifiedData: 'you keep data with the names taken out',
  consumers: 'you hold data on 10 million people',
};

export const FILE_PROBLEMS = {
  'too large': 'The file is larger than 2 MB. Copy the text of the notice and paste it.',
  empty: 'The file is empty. Pick another one.',
  'wrong kind':
    'We cannot read this kind of file. Pick a Word, PDF, HTML or text file, or paste the text.',
  'old Word': 'This is an old Word file (.doc). Save it as .docx, or paste the text.',
  broken: 'The file is broken or not what its name says. Save it again, or paste the text.',
  scanned: 'The PDF holds pictures of pages and no text. Paste the text of the notice.',
  locked: 'The PDF asks for a password. Save a copy without one, or paste the text.',
  'no text': 'We found hardly any words in the file. Pick another one, or paste the text.',
} as const;

export const FORM_PROBLEMS = {
  none: 'Paste your notice, or pick its file.',
  short: 'This is too short for a notice. Paste all of it.',
  long: 'This is more than 2 MB of text. Paste the notice alone.',
  slow: 'We could not read this text. Paste the notice alone, without the rest of the page, and check again.',
  states: 'Pick at least one state.',
} as const;

export const ADDRESS_FAULTS: Readonly<Record<AddressFault, string>> = {
  'no domain': 'The address ends after the @. Mail cannot arrive.',
  'no name': 'The address has nothing before the @.',
  hidden: 'The address is hidden from machines. People have to retype it. Write it out.',
  'made-up domain': 'This looks like a sample address. Put in your own.',
  broken: 'This does not have the form of an address.',
  'empty mailto': 'The mail link holds no address.',
  'other target': 'The link leads to another address than it shows.',
  'empty link': 'The link leads nowhere.',
};

/** Shown first if the text is not a filled-in notice in English. */
export const NOTICE_KINDS = {
  'not a privacy notice':
    'This does not look like a privacy notice. It hardly speaks of personal data. Paste the notice itself, not your terms or your refund policy.',
  'template with blanks':
    'This is a form with blanks. Fill them in before you publish it. We list them below.',
  'not English': 'We read English only, and this text is in',
} as const;

/** Statements of the text that contradict the owner's answers. */
export const AT_ODDS = {
  says: 'Your notice says yes, and you answered no.',
  denies: 'Your notice says no, and you answered yes.',
} as const;
