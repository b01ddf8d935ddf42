/** The words for a mail that was read, before it is written down as a request. */
import type { DeskType } from '#contract/requests/request-items.ts';
import type { MAIL_KINDS } from '#engine/words/requests.ts';

export const MAIL_KIND_WORDS: Readonly<Record<(typeof MAIL_KINDS)[number], string>> = {
  request: 'It looks like a request.',
  appeal: 'It looks like an appeal.',
  reply: 'It looks like an answer to a letter of yours.',
  none: 'It looks like no request: no days run from it.',
  unclear: 'It may ask for something. What do they ask? If it does not say, ask back today.',
};

/** On the presses below a mail that may ask for something. */
export const THEY_ASK: Readonly<Record<DeskType, string>> = {
  delete: 'They ask to delete',
  access: 'They ask to see their data',
  correct: 'They ask to correct it',
  'opt-out-sale': 'They say no to selling',
  'opt-out-ads': 'They say no to ads based on data',
  'opt-out-profiling': 'They say no to decisions by software',
  'limit-sensitive': 'They ask to limit sensitive data',
  'opt-out-sensitive': 'They say no to using sensitive data',
  'withdraw-consent': 'They take back a yes',
  confirm: 'They ask whether you hold data',
  portability: 'They ask for a copy to take along',
  'third-party-list': 'They ask who got the data',
  'question-profiling': 'They ask why software decided so',
};

export const MAIL_FILE = {
  large: 'This file is larger than 25 MB. Save the mail without its attachments.',
  outlook:
    'This is Outlook’s own kind of file (.msg), which we do not open. Open it in Outlook, copy the text, and paste it here. Or save the mail as EML, in older Outlook as Text Only, and drop that file here.',
  other: 'This file is no mail. Save the mail as an .eml file, or paste its text.',
} as const;
