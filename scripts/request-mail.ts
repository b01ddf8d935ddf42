/**
 * Reads a mail to the request desk: `request-mail -- FILE.eml [--desk ADDRESS] [--day YYYY-MM-DD]
 * [--json]`, the day being the one on which it came, if the mail names none. docs/command-line.md
 * has the fields.
 */
import { readDeskMail } from '#engine/intake/desk-mail.ts';
import { MAIL_SIGN_BOOK } from '#reference/mail-signs.server.ts';
import { sentOn } from './letter/letter-file.ts';
import { bytesOf, checkDay, oneFile, printed } from './command/one-file.ts';
import { mailFile } from './request-mail/mail-file.ts';

const HOW =
  'Name the file: npm run --silent request-mail -- FILE.eml [--desk ADDRESS] [--day YYYY-MM-DD] [--json]';

async function answer(args: readonly string[]): Promise<string> {
  const options = {
    desk: { type: 'string' },
    day: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { file, values } = oneFile(args, options, HOW);
  const { desk, day, json } = values;
  checkDay(day);
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

await printed(answer);
