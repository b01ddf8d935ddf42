/** The words for a mail that was read, before it is written down as a request. */
import type { MAIL_KINDS } from '#engine/words/requests.ts';

export const MAIL_KIND_WORDS: Readonly<Record<(typeof MAIL_KINDS)[number], string>> = {
  request: 'It looks like a request.',
  appeal: 'It looks like an appeal.',
  reply: 'It looks like an answer to a letter of yours.',
  none: 'It looks like no request: no days run from it.',
  unclear: 'It may ask for something. Read it; if it does not say what, ask back today.',
};

export const MAIL_FILE = {
  large: 'This file is larger than 25 MB. Save the mail without its attachments.',
  outlook:
    'This is Outlook’s own kind of file (.msg), which we do not open. Open it in Outlook, copy the text, and paste it here. Or save the mail as EML, in older Outlook as Text Only, and drop that file here.',
  other: 'This file is no mail. Save the mail as an .eml file, or paste its text.',
} as const;
