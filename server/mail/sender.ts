/** Sends queued mail: at once when notified, and again after a failure. */
import type { Database } from '../database/database.ts';
import { tellRequest, type Fate } from '../requests/mail-fate.ts';
import {
  dropMail,
  keepMail,
  mailFailed,
  mailSent,
  takeDueMails,
  type WaitingMail,
} from './store.ts';
import type { Transport } from './transports.ts';

const LOOK_EVERY_MS = 30_000;
const MOST_TRIES = 12;

export interface MailSenderOptions {
  readonly db: Database;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly warn: (message: string) => void;
}

export class MailSender {
  readonly #options: MailSenderOptions;
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MailSenderOptions) {
    this.#options = options;
  }

  /** Whether messages are really sent over a network. */
  get mails(): boolean {
    return this.#options.transport.mails;
  }

  /** Deletes locally kept copies of messages to an address, after the current run. Never rejects. */
  async forget(recipient: string): Promise<void> {
    // A message that was sent cannot be recalled, and waiting for its mail server would not help.
    if (this.mails) return;
    await this.#round;
    await this.#options.transport
      .forget(recipient)
      .catch((fault: unknown) =>
        this.#options.warn(`Old messages could not be removed: ${words(fault)}`),
      );
  }

  /** Starts looking for queued mail regularly, so that mail left by a stopped process is sent. */
  open(): void {
    this.#timer = setInterval(() => void this.deliver(), LOOK_EVERY_MS);
    this.#timer.unref();
    void this.deliver();
  }

  /** Sends what is due; resolves when that is done. Never rejects. */
  deliver(): Promise<void> {
    this.#round = this.#round
      .then(() => this.#sendDue())
      .catch((fault: unknown) =>
        this.#options.warn(`Mail could not be read from the database: ${words(fault)}`),
      );
    return this.#round;
  }

  /** Stops looking, and waits for mail that is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
    this.#options.transport.close();
  }

  async #sendDue(): Promise<void> {
    const { db, now } = this.#options;
    for (const mail of await takeDueMails(db, now(), MOST_TRIES))
      if (await keepMail(db, mail, now())) await this.#send(mail);
  }

  async #send(mail: WaitingMail): Promise<void> {
    const { db, transport, now, warn } = this.#options;
    try {
      await transport.send(mail);
    } catch (fault) {
      warn(
        `Mail ${mail.id} could not be sent (try ${mail.tries} of ${MOST_TRIES}): ${words(fault)}`,
      );
      await mailFailed(db, mail.id, words(fault), isRefused(fault) ? MOST_TRIES : undefined);
      await this.#tell(mail, standing(mail, fault), words(fault));
      return;
    }
    // of people who are no owners, not even the address stays
    if (mail.carries) await dropMail(db, mail.id);
    else await mailSent(db, mail.id, now());
    await this.#tell(mail, 'sent', null);
  }

  /** At the request that a mail is about, its fate is shown. */
  async #tell({ carries }: WaitingMail, is: Fate['is'], note: string | null): Promise<void> {
    const { db, now } = this.#options;
    if (carries) await tellRequest(db, carries, { is, note, at: now() });
  }
}

/** The mail server takes such a mail at no time (RFC 5321, 4.2.1: replies that begin with 5). */
const isRefused = (fault: unknown) =>
  fault instanceof Error &&
  'responseCode' in fault &&
  typeof fault.responseCode === 'number' &&
  fault.responseCode >= PERMANENT;
const PERMANENT = 500;

const standing = ({ tries }: WaitingMail, fault: unknown) =>
  isRefused(fault) || tries >= MOST_TRIES ? 'refused' : 'waiting';

/** Mail servers repeat addresses in their refusals; the log must not contain them. */
const words = (fault: unknown) =>
  (fault instanceof Error ? fault.message : 'unknown cause').replaceAll(/\S+@\S+/g, '…');
