/** A mail of an owner as it is sent to be read: from a file, or as it was pasted. */
import type { BodyOf } from '#contract/endpoint.ts';
import {
  HEADERS_READ,
  MOST_OF_MAIL,
  type readRequestMail,
} from '#contract/requests/request-mail.ts';
import type { MailInFile } from '#documents/mails/mail-file.ts';
import { MAIL_FILE } from '#web/words/requests/from-mail.ts';

type Asked = BodyOf<typeof readRequestMail>;

const MOST_BYTES = 25_000_000;

/** What is sent to be read: the words, and the headers that tell how the mail was sent. */
export function wordsToRead({ from, subject, text, headers }: MailInFile): Asked {
  const sent = HEADERS_READ.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name].slice(0, MOST_OF_MAIL.header)]],
  );
  return {
    from: from.address.slice(0, 320),
    subject: subject.slice(0, MOST_OF_MAIL.subject),
    text: text.slice(0, MOST_OF_MAIL.text),
    headers: Object.fromEntries(sent) as Asked['headers'],
    sentAt: headers['date']?.slice(0, 100) ?? null,
  };
}

/** The line of a pasted mail that names who sent it. */
const FROM = /^From: ?([^<>\n]{0,120}?) ?<?([^\s<>@]{1,64}@[^\s<>@]{1,190}?)>?$/m;

function senderIn(text: string): MailInFile['from'] {
  const [, name = '', address = ''] = FROM.exec(text) ?? [];
  return { name, address };
}

/** Only the text is known. `address`: of the sender, from the form; the mail may name none. */
export const pastedMail = (text: string, address = ''): MailInFile => ({
  from: FROM.test(text) ? senderIn(text) : { name: '', address },
  subject: '',
  text,
  headers: {},
});

/** A mail from a file; text: why it cannot be read. What reads mails is fetched then. */
export async function openedMail(file: File): Promise<MailInFile | string> {
  if (file.size > MOST_BYTES) return MAIL_FILE.large;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.txt$/i.test(file.name)) return pastedMail(new TextDecoder().decode(bytes));
  const { isOutlookFile, readMailFile } = await import('#documents/mails/mail-file.ts');
  if (isOutlookFile(bytes)) return MAIL_FILE.outlook;
  return (await readMailFile(bytes)) ?? MAIL_FILE.other;
}
