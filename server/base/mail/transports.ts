/**
 * The two transports for mail: an SMTP server, or .eml files in the outbox folder of the data
 * folder (docs/requirements-decisions.md 8).
 */
import { before } from '#text/trailing.ts';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isOnThisMachine } from '#server/base/settings/settings.ts';
import type { WaitingMail } from './store.ts';

export interface Transport {
  /** Whether messages are really sent over a network. */
  readonly mails: boolean;
  send(mail: WaitingMail): Promise<void>;
  /** Deletes locally kept copies of messages to an address. */
  forget(recipient: string): Promise<void>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The name of the business before the address of the installation. */
const sender = (from: string, name: string | undefined) =>
  name === undefined ? from : { name, address: /<([^<>]{3,320})>/.exec(from)?.[1] ?? from };

const message = (mail: WaitingMail, from: string) => ({
  from: sender(from, mail.carries?.name),
  ...(mail.carries?.answers !== undefined && {
    replyTo: { name: mail.carries.name ?? '', address: mail.carries.answers },
  }),
  // An object, because an address given as text would be parsed and could name several recipients.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  // an answer names it, and by it the request
  messageId: `<${mail.id}${mail.carries ? `.${mail.carries.request}` : ''}@statewise>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Sends through SMTP_URL. A server on another machine must offer TLS, since mails hold links that
 * sign people in; `?requireTLS=false` in the address takes that back.
 */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ requireTLS: !isOnThisMachine(url), url, ...TIMEOUTS });
  return {
    mails: true,
    send: async (mail) => {
      await smtp.sendMail(message(mail, from));
    },
    forget: async () => {},
    close: () => smtp.close(),
  };
}

/** Writes each message as a file that mail programs open. */
export function outboxTransport(folder: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    mails: false,
    send: async (mail) => {
      const { message: bytes } = await composer.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`,
      );
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    forget: (recipient) => removeMessages(folder, recipient),
    close: () => composer.close(),
  };
}

/** Deletes the message files written before a moment: they hold links. */
export async function dropOldMessages(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const file = join(folder, name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

/** Deletes the message files to an address. Does nothing if the folder does not exist. */
async function removeMessages(folder: string, recipient: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (recipientOf(text) === recipient.toLowerCase()) await rm(file, { force: true });
  }
}

/** The address in the To header; long headers are folded over several lines. */
function recipientOf(message: string): string | undefined {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1);
  const to = /^To:(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1];
  return (
    to &&
    before(to.slice(to.lastIndexOf('<') + 1), '>')
      .trim()
      .toLowerCase()
  );
}
