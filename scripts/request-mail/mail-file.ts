/** A mail in a file, as the reader of the desk wants it. */
import type { DeskMail } from '#engine/intake/desk-mail.ts';
import { readMailFile } from '#documents/mails/mail-file.ts';
import { Unusable } from '../command/one-file.ts';

const MOST_BYTES = 25_000_000;

/** Reads the file; attachments are not opened. Throws `Unusable`. */
export async function mailFile(name: string, bytes: Uint8Array): Promise<DeskMail> {
  if (bytes.length > MOST_BYTES)
    throw new Unusable(`${name} is larger than 25 MB. Save the mail without its attachments.`);
  const mail = await readMailFile(bytes);
  if (mail === undefined)
    throw new Unusable(
      `${name} is no mail that can be read. Save the mail as an .eml file, without its attachments.`,
    );
  return { ...mail, from: mail.from.address };
}
