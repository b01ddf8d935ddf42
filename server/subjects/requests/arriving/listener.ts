/**
 * Takes mails to desks over SMTP, off unless it is set: from a mail server that passes them on, or
 * from anybody. It takes mails to addresses of desks alone, sends none on, and says nothing of
 * itself but its name.
 */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Database } from '#server/base/database/database.ts';
import type { DeskMailConfig } from '#server/base/settings/desk-mail.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { ConfigError } from '#server/base/settings/settings.ts';
import { arrive, type ArrivingMail, hasRoom, MOST_READ_BYTES } from './arrive.ts';
import { deskAt } from './desk-address.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

interface Listening {
  readonly db: Database;
  readonly now: () => Date;
  readonly warn: (line: string) => void;
}

export interface MailListener {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const MOST_BYTES = 25_000_000;
const MOST_CLIENTS = 20;
const MOST_RECIPIENTS = 10;
const IDLE_MS = 60_000;
const CLOSING_MS = 2_000;
const HOUR_MS = 3_600_000;
/** From one address in an hour: a server that passes on all mails of a shop sends fewer. */
const MOST_AN_HOUR = 300;

/** An answer to the other side, with the code that says whether to try again. */
function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** How many mails each address sent in this hour. */
function hourlyCount(now: () => Date) {
  let hour = 0;
  const seen = new Map<string, number>();
  return (address: string): number => {
    const current = Math.floor(now().getTime() / HOUR_MS);
    if (current !== hour) seen.clear();
    hour = current;
    const number = (seen.get(address) ?? 0) + 1;
    seen.set(address, number);
    return number;
  };
}

/** Reads all that comes, and keeps the beginning. */
async function firstBytes(stream: SMTPServerDataStream): Promise<ArrivingMail> {
  const parts: Buffer[] = [];
  let [size, kept] = [0, 0];
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (kept >= MOST_READ_BYTES) continue;
    parts.push(part.subarray(0, MOST_READ_BYTES - kept));
    kept += parts.at(-1)?.length ?? 0;
  }
  return { bytes: Buffer.concat(parts), size };
}

/** What one connection has named until now. */
type Named = Map<string, StoredDesk>;

/** Takes mails at one port. */
class DeskMails {
  readonly #config: DeskMailConfig;
  readonly #listening: Listening;
  readonly #count: (address: string) => number;
  readonly #named = new WeakMap<object, Named>();

  constructor(config: DeskMailConfig, listening: Listening) {
    this.#config = config;
    this.#listening = listening;
    this.#count = hourlyCount(listening.now);
  }

  /** A mail begins. */
  from({ remoteAddress }: SMTPServerSession): Error | undefined {
    const isMany = this.#count(remoteAddress) > MOST_AN_HOUR;
    return isMany ? refusal(450, 'Too many mails. Try again in an hour.') : undefined;
  }

  async to(address: string, session: SMTPServerSession): Promise<Error | undefined> {
    const { db } = this.#listening;
    if (session.envelope.rcptTo.length >= MOST_RECIPIENTS)
      return refusal(452, 'Too many recipients.');
    const desk = await deskAt(address, this.#config.domain, db);
    if (!desk) return refusal(550, 'No such address here.');
    if (!(await hasRoom(desk, db))) return refusal(452, 'This mailbox is full. Try again later.');
    const named: Named = this.#named.get(session) ?? new Map();
    this.#named.set(session, named.set(address.toLowerCase(), desk));
    return undefined;
  }

  async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const { db, now } = this.#listening;
    const mail = await firstBytes(stream);
    if (stream.sizeExceeded) return refusal(552, 'This mail is too large.');
    const to = new Set(session.envelope.rcptTo.map(({ address }) => address.toLowerCase()));
    for (const address of to) {
      const desk = this.#named.get(session)?.get(address);
      if (desk) await arrive(db, desk, mail, now());
    }
    return undefined;
  }

  /** Tells the other side what went wrong, or nothing. */
  async answer(work: Promise<Error | undefined>, done: (fault?: Error) => void): Promise<void> {
    let refused: Error | undefined;
    try {
      refused = await work;
    } catch (fault) {
      this.#listening.warn(`A mail to a desk was not taken: ${causeInWords(fault)}`);
      refused = refusal(451, 'Not now. Try again later.');
    }
    done(refused);
  }
}

const serverOf = (mails: DeskMails, { domain }: DeskMailConfig) =>
  new SMTPServer({
    name: domain,
    banner: '',
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    socketTimeout: IDLE_MS,
    closeTimeout: CLOSING_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    authOptional: true,
    disableReverseLookup: true,
    onMailFrom: (_, session, done) => done(mails.from(session)),
    onRcptTo: ({ address }, session, done) => void mails.answer(mails.to(address, session), done),
    onData: (stream, session, done) => void mails.answer(mails.take(stream, session), done),
    // a client that breaks off is no fault of ours
  }).on('error', () => {});

/** Starts listening. Throws a ConfigError where the port cannot be had. */
export async function listenForMails(
  config: DeskMailConfig,
  listening: Listening,
): Promise<MailListener> {
  const { host, port } = config;
  const server = serverOf(new DeskMails(config, listening), config);
  await new Promise<void>((resolve, reject) => {
    const failed = ({ message }: Error) =>
      reject(new ConfigError(`DESK_MAIL_PORT ${port} cannot be used: ${message}`));
    server.server.once('error', failed);
    server.listen(port, host, () => {
      server.server.off('error', failed);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
