/**
 * Reads a mail to the request desk: `request-mail -- FILE.eml [--desk ADDRESS] [--day YYYY-MM-DD]
 * [--json]`, the day being the one on which it came, if the mail names none. docs/command-line.md
 * has the fields.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isDay } from '#calendar/dates.ts';
import { readDeskMail } from '#engine/intake/desk-mail.ts';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { sentOn } from './letter/letter-file.ts';
import { mailFile, UnreadableMail } from './request-mail/mail-file.ts';

const HOW =
  'Name the file: npm run --silent request-mail -- FILE.eml [--desk ADDRESS] [--day YYYY-MM-DD] [--json]';

function given(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        desk: { type: 'string' },
        day: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('');
    const { day } = values;
    if (day !== undefined && !(/^20\d\d-\d\d-\d\d$/.test(day) && isDay(day)))
      throw new Error(`${day} is no day; write it as 2026-11-30.`);
    return { file, ...values };
  } catch (error) {
    throw new UnreadableMail(`${(error as Error).message}\n${HOW}`.trim());
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new UnreadableMail(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function answer(args: readonly string[]): Promise<string> {
  const { file, desk, day, json } = given(args);
  const mail = await mailFile(file, bytesOf(file));
  const read =
    desk !== undefined && mail.from.toLowerCase() === desk.toLowerCase()
      ? { ...readDeskMail(mail, MAIL_SIGN_BOOK), kind: 'none' as const, types: [] }
      : readDeskMail(mail, MAIL_SIGN_BOOK);
  const receivedOn =
    day ??
    sentOn(mail.headers['date'] ?? '') ??
    sentOn(/;([^;]{6,60})$/.exec(mail.headers['received'] ?? '')?.[1] ?? '');
  const told = { ...read, receivedOn };
  if (json === true) return `${JSON.stringify(told, null, 2)}\n`;
  const lines = [
    `Kind       ${told.kind}`,
    `Asks for   ${told.types.join(', ') || 'nothing'}`,
    `About      ${told.about === 'self' ? 'the sender' : 'another person'}${told.agent ? ', by an agent' : ''}`,
    `State      ${told.state ?? 'not named'}`,
    `Received   ${told.receivedOn ?? 'not known'}`,
    '',
    told.why,
    'A proposal: read the mail itself.',
  ];
  return `${lines.join('\n')}\n`;
}

try {
  process.stdout.write(await answer(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UnreadableMail)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
