/** Sends queued mail: at once when notified, and again after a failure. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/base/database/database.ts';
import {
  dropMail,
  keepMail,
  mailFailed,
  mailQueue,
  mailSent,
  mendWaits,
  type MailQueue,
  TAKEN_AT_ONCE,
  takeDueMails,
  type WaitingMail,
} from './store.ts';
import type { Transport } from './transports.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

const LOOK_EVERY_MS = 30_000;
const MOST_TRIES = 12;
/** Between two mails. */
const MOST_REST_MS = 20;
/** What was taken is nobody else's for a minute, and a mail server has 40 seconds to take it. */
const OURS_FOR_MS = 20_000;

/** What became of a mail. */
export interface MailOutcome {
  readonly is: 'sent' | 'refused' | 'waiting';
  /** What the mail server said, without addresses. */
  readonly note: string | null;
  readonly at: Date;
}

export interface MailSenderOptions {
  readonly db: Database;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly warn: (message: string) => void;
  /** Told of each mail that carries something of a subject. */
  readonly onOutcome?: (
    db: Database,
    carries: NonNullable<WaitingMail['carries']>,
    outcome: MailOutcome,
  ) => Promise<void>;
}

export class MailSender {
  readonly #options: MailSenderOptions;
  #round: Promise<void> = Promise.resolve();
  /** A round that has not begun yet: it sends what is queued until then. */
  #next: Promise<void> | undefined;
  #isClosing = false;
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MailSenderOptions) {
    this.#options = options;
  }

  /** Whether messages are really sent over a network. */
  get mails(): boolean {
    return this.#options.transport.mails;
  }

  /** For the operator: what waits now, and how many mails this process sent. */
  async queue(): Promise<MailQueue & { readonly sent: number }> {
    return { ...(await mailQueue(this.#options.db, MOST_TRIES)), sent: this.#sent };
  }

  /**
   * Deletes locally kept copies of messages to an address, after the current run. Never rejects.
   */
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
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
    void this.look();
  }

  /** Sends what is due, and what was queued with the clock ahead. Never rejects. */
  look(): Promise<void> {
    const { db, now } = this.#options;
    this.#round = this.#round.then(() => mendWaits(db, now())).catch(this.#unread);
    return this.deliver();
  }

  /** Sends what is due; resolves when that is done. Never rejects. */
  deliver(): Promise<void> {
    this.#next ??= this.#round
      .then(() => {
        this.#next = undefined;
        return this.#sendDue();
      })
      .catch(this.#unread);
    this.#round = this.#next;
    return this.#round;
  }

  /**
   * Stops looking, and waits for the mail that is being sent; what is left is sent after the next
   * start.
   */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosing = true;
    await this.#round;
    this.#options.transport.close();
  }

  readonly #unread = (fault: unknown) =>
    this.#options.warn(`Mail could not be read from the database: ${words(fault)}`);

  async #sendDue(): Promise<void> {
    const { db, now } = this.#options;
    let taken;
    do {
      const at = now();
      taken = await takeDueMails(db, at, MOST_TRIES);
      for (const mail of taken) {
        if (this.#isClosing) return;
        const isOurs = now().getTime() - at.getTime() < OURS_FOR_MS;
        const since = performance.now();
        if (isOurs || (await keepMail(db, mail, now()))) await this.#send(mail);
        // a long queue leaves as much time to those who wait for a reply
        await pause(Math.min(performance.now() - since, MOST_REST_MS));
      }
    } while (taken.length === TAKEN_AT_ONCE);
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
    this.#sent += 1;
    // of people who are no owners, not even the address stays
    if (mail.carries) await dropMail(db, mail.id);
    else await mailSent(db, mail.id, now());
    await this.#tell(mail, 'sent', null);
  }

  async #tell({ carries }: WaitingMail, is: MailOutcome['is'], note: string | null) {
    const { db, now, onOutcome } = this.#options;
    if (carries) await onOutcome?.(db, carries, { is, note, at: now() });
  }
}

/** The mail server takes such a mail at no time (RFC 5321, 4.2.1: replies that begin with 5). */
const isRefused = (fault: unknown) =>
  fault instanceof Error &&
  'responseCode' in fault &&
  typeof fault.responseCode === 'number' &&
  fault.responseCode >= PERMANENT &&
  !OUR_ACCOUNT.has(fault.responseCode);
const PERMANENT = 500;
/** Our own sign-in is refused (RFC 4954, 6), whatever the mail: it goes once that is mended. */
const OUR_ACCOUNT: ReadonlySet<number> = new Set([530, 534, 535, 538]);

const standing = ({ tries }: WaitingMail, fault: unknown) =>
  isRefused(fault) || tries >= MOST_TRIES ? 'refused' : 'waiting';

/** Mail servers repeat addresses in their refusals; the log must not contain them. */
const words = (fault: unknown) =>
  causeInWords(fault)
    .split(/\s/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
