/** The two ways out for mail: an SMTP server, or .eml files in the outbox folder of the data folder (decisions, 8). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { WaitingMail } from '../stores/mails.ts';

export interface Transport {
  /** Whether messages really leave this machine. */
  readonly mails: boolean;
  send(mail: WaitingMail): Promise<void>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const message = (mail: WaitingMail, from: string) => ({
  from,
  // As an object: an address is never parsed for further addresses.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.createdAt,
  messageId: `<${mail.id}@statewise>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends through SMTP_URL. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ url, ...TIMEOUTS });
  return {
    mails: true,
    send: async (mail) => {
      await smtp.sendMail(message(mail, from));
    },
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
    close: () => composer.close(),
  };
}
