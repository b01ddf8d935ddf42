/** Loads and parses the signs of mails to the desk. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import { mailSigns } from './schema-mail-signs.ts';

export const MAIL_SIGN_BOOK = mailSigns.parse(
  JSON.parse(readFileSync(new URL('./mail-signs.json', import.meta.url), 'utf8')),
);
