/** A mail in a file: what it says and who sent it. Nothing in it is run, opened or fetched. */
import PostalMime from 'postal-mime';
import { withBareBytes, writtenWords } from './written-as.ts';
import { plainOfHtml } from './plain-of-html.ts';

/** So much of a text is read. */
const MOST_TEXT = 60_000;

export interface MailInFile {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Plain text, quotations included; that of the HTML where the mail has no other. */
  readonly text: string;
  /** Small names → values; of several with one name the first. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How Outlook's own files begin: a compound file (MS-CFB, 2.2). They are told apart, not read. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether the file is one of Outlook's own (.msg), which is not read here. */
export const isOutlookFile = (bytes: Uint8Array): boolean =>
  COMPOUND.every((byte, at) => bytes[at] === byte);

/** Lines of a mail with an attachment of 25 MB; and of the signs that begin a part. */
const MOST_LINES = 600_000;
const MOST_MARKS = 2_000;
const [LINE_FEED, HYPHEN] = [10, 45];

/** Millions of empty lines, or of parts, that would fill the memory of whoever reads them. */
function isBomb(bytes: Uint8Array): boolean {
  let [lines, marks] = [0, 0];
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) {
    lines += 1;
    if (bytes[at + 1] === HYPHEN && bytes[at + 2] === HYPHEN) marks += 1;
    if (lines > MOST_LINES || marks > MOST_MARKS) return true;
  }
  return false;
}

/** Mails in a mail: somebody may pass on some dozens; each level costs whoever reads them. */
const MOST_MAILS = 100;
const SLASH = 47;
const RFC822 = new TextEncoder().encode('rfc822');
/** The bit that tells small letters from capitals; digits have it already. */
const SMALL = 32;

/** Whether more than a hundred mails are put into it, or into one another ("message/rfc822"). */
function holdsManyMails(bytes: Uint8Array): boolean {
  let mails = 0;
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    const start = at + 1;
    if (RFC822.every((sign, index) => ((bytes[start + index] ?? 0) | SMALL) === sign)) mails += 1;
    if (mails > MOST_MAILS) return true;
  }
  return false;
}

/** Reads the file; attachments are not opened. Undefined: it is no mail, or made to do harm. */
export async function readMailFile(bytes: Uint8Array): Promise<MailInFile | undefined> {
  if (isBomb(bytes) || holdsManyMails(bytes)) return undefined;
  const mail = await parsed(bytes);
  if (mail?.from === undefined && mail?.subject === undefined) return undefined;
  const said = bodyOf(mail);
  const isPlain = !BEYOND_ASCII.test(said.words);
  const body = isPlain ? said : asWritten(said, bodyOf(await parsed(withBareBytes(bytes))));
  return {
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    subject: mail.subject ?? '',
    text: (body.isHtml ? plainOfHtml(body.words) : body.words).slice(0, MOST_TEXT),
    headers: Object.fromEntries(
      mail.headers.toReversed().map(({ key, value }) => [key, value] as const),
    ),
  };
}

const parsed = (bytes: Uint8Array) =>
  PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => undefined);

/** Whether a program that names the wrong way of writing could be at work. */
const BEYOND_ASCII = /[^\t\n\r -~]/;

interface Body {
  readonly words: string;
  readonly isHtml: boolean;
}

const bodyOf = (mail: Awaited<ReturnType<typeof parsed>>): Body =>
  mail?.text?.trim()
    ? { words: mail.text.slice(0, MOST_TEXT), isHtml: false }
    : { words: (mail?.html ?? '').slice(0, 10 * MOST_TEXT), isHtml: true };

/** What the bytes are comes before what the mail says of them. */
function asWritten(said: Body, bare: Body): Body {
  const isSame = said.isHtml === bare.isHtml;
  return isSame ? { ...said, words: writtenWords(said.words, bare.words) } : said;
}
