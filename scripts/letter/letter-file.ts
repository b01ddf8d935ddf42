/** The text of a letter in a file: plain text, a mail (.eml), a PDF, or a Word file. */
import PostalMime, { type Address } from 'postal-mime';
import type { LetterMail } from '#engine/letters/sender/letter-sender.ts';
import { MONTHS_EN } from '#text/months.ts';
import { writtenDates } from '#text/written-dates.ts';
import { plainOfHtml } from '#documents/mails/plain-of-html.ts';
import { pdfLines } from '#web/pages/notice-checker/read/pdf-lines.ts';
import { Unusable } from '../command/one-file.ts';

export interface LetterFile {
  readonly text: string;
  readonly mail: LetterMail | null;
  /** Calendar date of the mail; null: no mail, or it names none. */
  readonly mailedOn: string | null;
}

const MOST_BYTES = 20_000_000;
/** So much of a text is read. */
const MOST_TEXT = 200_000;
const PDF = '%PDF-';

/** Reads the file. Throws `Unusable`. */
export async function letterFile(name: string, bytes: Uint8Array): Promise<LetterFile> {
  if (bytes.length > MOST_BYTES)
    throw new Unusable(`${name} is larger than 20 MB. Save the letter alone.`);
  if (isPdf(bytes)) return onPaper(await pdfText(name, bytes));
  if (bytes.includes(0) || (bytes[0] === 0x50 && bytes[1] === 0x4b))
    throw new Unusable(
      `${name} is no text, mail or PDF. Save it as one of these, or paste its text into a .txt file.`,
    );
  const text = decoded(bytes);
  if (/\.eml$/i.test(name) || looksLikeMail(text)) return mailIn(name, bytes);
  return onPaper(/<html[\s>]/i.test(text.slice(0, 2000)) ? plainOfHtml(text) : text);
}

const isPdf = (bytes: Uint8Array) => String.fromCodePoint(...bytes.subarray(0, PDF.length)) === PDF;
const onPaper = (text: string): LetterFile => ({
  text: text.slice(0, MOST_TEXT),
  mail: null,
  mailedOn: null,
});

function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

const looksLikeMail = (text: string) => {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return /^from:/im.test(head) && /^(?:to|date|subject|received):/im.test(head);
};

async function pdfText(name: string, bytes: Uint8Array): Promise<string> {
  const text = await pdfLines(bytes).catch((fault: Error) => {
    throw new Unusable(
      fault.name === 'PasswordException'
        ? `${name} is locked by a password. Save it without one.`
        : `${name} cannot be read as a PDF. Save it again, or paste its text into a .txt file.`,
    );
  });
  if (text.replaceAll(/\s/g, '').length < 40)
    throw new Unusable(
      `${name} holds pictures of pages and no text. Type what it says into a .txt file.`,
    );
  return text;
}

/** The mail's own text; where it has none, that of its first PDF. */
async function mailIn(name: string, bytes: Uint8Array): Promise<LetterFile> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => {
    throw new Unusable(`${name} cannot be read as a mail. Paste its text into a .txt file.`);
  });
  const body = mail.text?.trim() ? mail.text : plainOfHtml(mail.html ?? '');
  const pdf = mail.attachments.find(
    ({ content }) => typeof content !== 'string' && isPdf(new Uint8Array(content)),
  );
  const attached =
    pdf === undefined || typeof pdf.content === 'string'
      ? ''
      : await pdfText(pdf.filename ?? 'The attached PDF', new Uint8Array(pdf.content)).catch(
          () => '',
        );
  const text = [mail.subject === undefined ? '' : `Subject: ${mail.subject}`, body, attached]
    .join('\n\n')
    .trim();
  if (text === '') throw new Unusable(`${name} has no text.`);
  return {
    text: text.slice(0, MOST_TEXT),
    mail: senderOf(mail.from),
    mailedOn: sentOn(mail.headers.find(({ key }) => key === 'date')?.value ?? ''),
  };
}

/** The day where the sender was: "Mon, 12 Oct 2026 22:41:13 -0700" is October 12. */
export const sentOn = (header: string): string | null =>
  writtenDates(
    header.replace(SHORT_MONTH, (word) => LONG[word.slice(0, 3).toLowerCase()] ?? word),
  )[0]?.date ?? null;

const SHORT_MONTH = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/i;
const LONG: Readonly<Record<string, string>> = Object.fromEntries(
  MONTHS_EN.map((month) => [month.slice(0, 3).toLowerCase(), month]),
);

const senderOf = (from: Address | undefined): LetterMail | null =>
  from?.address ? { name: from.name, address: from.address } : null;
