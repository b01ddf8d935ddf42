/** A mail in a file, as the reader of the desk wants it. */
import PostalMime from 'postal-mime';
import type { DeskMail } from '#engine/intake/desk-mail.ts';
import { plainOfHtml } from '../letter/html-text.ts';
import { Unusable } from '../command/one-file.ts';

const MOST_BYTES = 25_000_000;
/** So much of a text is read. */
const MOST_TEXT = 60_000;

/** Reads the file; attachments are not opened. Throws `Unusable`. */
export async function mailFile(name: string, bytes: Uint8Array): Promise<DeskMail> {
  if (bytes.length > MOST_BYTES)
    throw new Unusable(`${name} is larger than 25 MB. Save the mail without its attachments.`);
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => undefined);
  if (mail?.from === undefined && mail?.subject === undefined)
    throw new Unusable(`${name} is no mail. Save the mail as an .eml file.`);
  const text = mail.text?.trim()
    ? mail.text
    : plainOfHtml((mail.html ?? '').slice(0, 10 * MOST_TEXT));
  return {
    subject: mail.subject ?? '',
    text: text.slice(0, MOST_TEXT),
    headers: Object.fromEntries(
      mail.headers.toReversed().map(({ key, value }) => [key, value] as const),
    ),
    from: mail.from?.address ?? '',
  };
}
