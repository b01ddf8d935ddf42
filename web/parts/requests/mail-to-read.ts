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

/** Lines at the head of a pasted mail, as programs write them in English and Spanish. */
const HEAD =
  /^\*?(from|de|sent|enviado(?: el)?|date|fecha|to|para|cc|subject|asunto|reply-to)\*?\s?:\*?\s?(.{0,500})$/i;
const MOST_HEAD_LINES = 12;

const NAMES: Readonly<Record<string, string>> = {
  de: 'from',
  sent: 'date',
  enviado: 'date',
  'enviado el': 'date',
  fecha: 'date',
  asunto: 'subject',
};

/** What its first lines name (small names → values), and the words behind them. */
function headOf(text: string) {
  const head: Record<string, string> = {};
  const lines = text.trimStart().split('\n');
  let at = 0;
  for (; at < MOST_HEAD_LINES; at += 1) {
    const [, name = '', value = ''] = HEAD.exec(lines[at]?.trim() ?? '') ?? [];
    if (name === '') break;
    const key = name.toLowerCase();
    head[NAMES[key] ?? key] ??= value.trim();
  }
  return { head, words: lines.slice(at).join('\n').trim() };
}

const ADDRESS = /[^\s<>"[\]:;,@]{1,64}@[^\s<>"[\]:;,@]{1,190}/;
/** What stands around names and addresses: "Quinn, Pat" <pat@…>, Pat [mailto:pat@…]. */
const AROUND = /["<>[\]*]|mailto:/gi;

function senderIn(from: string): MailInFile['from'] {
  const address = ADDRESS.exec(from)?.[0] ?? '';
  const [before = ''] = address === '' ? [from] : from.split(address);
  return { name: before.replaceAll(AROUND, '').trim(), address };
}

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** "viernes, 20 de noviembre de 2026 9:14 a. m.": its day, at noon so that no zone moves it. */
function readableDate(date: string): string {
  const [, day = '', name = '', year] =
    /(\d{1,2}) de ([a-z]{3})[a-z]{1,9} (?:de|del) (\d{4})/i.exec(date) ?? [];
  const month = MESES.indexOf(name.toLowerCase()) + 1;
  const two = (part: number | string) => String(part).padStart(2, '0');
  return month === 0 ? date : `${year}-${two(month)}-${two(day)}T12:00`;
}

/** Only the text is known. `address`: of the sender, from the form; the mail may name none. */
export function pastedMail(pasted: string, address = ''): MailInFile {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  const { head, words } = headOf(text);
  const { from, subject = '', date } = head;
  return {
    from: from === undefined ? { name: '', address } : senderIn(from),
    subject,
    text: from === undefined || words === '' ? text : words,
    headers: date === undefined ? {} : { date: readableDate(date) },
  };
}

/** A mail from a file; text: why it cannot be read. What reads mails is fetched then. */
export async function openedMail(file: File): Promise<MailInFile | string> {
  if (file.size > MOST_BYTES) return MAIL_FILE.large;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.txt$/i.test(file.name)) return pastedMail(new TextDecoder().decode(bytes));
  const { isOutlookFile, readMailFile } = await import('#documents/mails/mail-file.ts');
  if (isOutlookFile(bytes)) return MAIL_FILE.outlook;
  return (await readMailFile(bytes)) ?? MAIL_FILE.other;
}
