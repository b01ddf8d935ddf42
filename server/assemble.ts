/**
 * The application with its background work: sending queued mail and deleting what is out of date.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CORPUS, CORPUS_ES } from '#law/corpus.server.ts';
import { buildApp } from './app.ts';
import type { AppOptions } from './services.ts';
import { startBackground } from './background.ts';
import type { Config } from './base/settings/config.ts';
import type { Database, OpenDatabase } from './base/database/database.ts';
import { scheduleCleanup } from './cleanup.ts';
import { servedAt } from './base/http/own-address.ts';
import { MailSender } from './base/mail/sender.ts';
import { dropOldMessages, outboxTransport, smtpTransport } from './base/mail/transports.ts';
import {
  countReplies,
  metricsRoute,
  serveMetrics,
  type Figures,
  type Gauges,
  type Looks,
} from './base/operations/metrics.ts';
import { INSIDE, insideLooker } from './base/operations/inside.ts';
import { WorkFaults } from './base/operations/work-faults.ts';
import { traceCalls } from './base/operations/tracing.ts';
import { DeskCache } from './subjects/requests/desk/desk-cache.ts';
import { NewsBoard } from './subjects/requests/jobs/news-board.ts';
import { listenForMails, type MailListener } from './subjects/requests/arriving/listener.ts';
import { tellRequest } from './subjects/requests/letters/leaving/mail-outcome.ts';
import type { BuiltPages } from './base/pages/files.ts';
import { chromiumTester } from './subjects/site-tests/tester/chromium-tester.ts';
import { DAY_MS } from '#calendar/lengths.ts';

export interface Parts {
  readonly config: Config;
  readonly db: Database;
  /** The built pages; without them only the API is served. */
  readonly pages?: BuiltPages;
  readonly poolUse?: OpenDatabase['poolUse'];
  readonly warn: (line: string) => void;
}

export interface Assembled {
  readonly app: FastifyInstance;
  readonly faults: WorkFaults;
  /** Starts the background work, and takes mails where that is set. */
  readonly open: () => Promise<void>;
  /** The time to stop runs out: waiting calls are asked to come back later. */
  readonly hurry: () => void;
  /** Stops everything except the database. */
  readonly close: () => Promise<void>;
}

/** Traces calls, and serves the figures where they have a port of their own. */
async function watched(app: FastifyInstance, figures: Figures | undefined, config: Config) {
  if (config.traced) await traceCalls(app);
  const { host, port } = config.metrics;
  return figures && port !== undefined ? serveMetrics(figures, host, port) : undefined;
}

/** Deletes what is too old in the outbox. */
const dropMailsIn =
  (outbox: string, { outboxDays }: Config) =>
  (at: Date) =>
    dropOldMessages(outbox, new Date(at.getTime() - outboxDays * DAY_MS));

/** Takes mails to desks, where that is set. */
const takeMails = async ({ deskMail }: Config, by: Parameters<typeof listenForMails>[1]) =>
  deskMail && (await listenForMails(deskMail, by));

/** The figures of replies, where a port or a token is set for them. */
function counted(
  { metrics }: Config,
  app: FastifyInstance,
  gauges: Gauges,
  looks: Looks,
): Figures | undefined {
  if (metrics.port === undefined && metrics.token === undefined) return undefined;
  const figures = countReplies(app, gauges, looks);
  if (metrics.token !== undefined) metricsRoute(app, figures, metrics.token);
  return figures;
}

/** What the app shows of itself while it is built. */
function insideOf(config: Config, looks: Looks) {
  const seen = { figures: undefined as Figures | undefined, hurry: () => {} };
  const observe: AppOptions['observe'] = (made, { gauges, refuseWaiting }) => {
    seen.figures = counted(config, made, gauges, looks);
    seen.hurry = refuseWaiting;
  };
  return { seen, observe };
}

const transportOf = ({ smtpUrl, mailFrom }: Config, outbox: string) =>
  smtpUrl ? smtpTransport(smtpUrl, mailFrom) : outboxTransport(outbox, mailFrom);

const mailSenderOf = (
  { config, db, warn }: Omit<Parts, 'pages'>,
  now: () => Date,
  outbox: string,
) =>
  new MailSender({
    db,
    transport: transportOf(config, outbox),
    now,
    warn,
    onOutcome: tellRequest,
  });

/** What the figures tell beside replies. */
const looksOf = (looked: Parameters<typeof insideLooker>[0], faults: WorkFaults): Looks => ({
  names: INSIDE,
  look: insideLooker(looked),
  faults: faults.counts,
});

const LAW = { corpus: CORPUS, spanish: CORPUS_ES };

/** What calls and background work share. */
const inMemory = () => ({ desks: new DeskCache(), news: new NewsBoard() });

/** Builds it on an open database; it does not listen yet. */
export async function assemble({ config, db, pages, poolUse, warn }: Parts): Promise<Assembled> {
  const now = () => new Date();
  const outbox = join(config.dataDir, 'outbox');
  const faults = new WorkFaults(warn);
  const mailSender = mailSenderOf({ config, db, warn: faults.warnOf('mail') }, now, outbox);
  const looks = looksOf({ db, poolUse, mails: mailSender, config, now }, faults);
  const shared = { ...LAW, ...inMemory(), siteTester: chromiumTester(config) };
  const { seen, observe } = insideOf(config, looks);
  const app = await buildApp({
    db,
    config,
    ...shared,
    mailSender,
    warn,
    ...(pages && { pages }),
    logger: { level: 'warn' },
    observe,
  });
  const stopCleanup = scheduleCleanup(db, faults.warnOf('cleanup'), dropMailsIn(outbox, config));
  const listener = await watched(app, seen.figures, config);
  let stopJobs: (() => Promise<void>) | undefined;
  let mailListener: MailListener | undefined;
  return {
    app,
    faults,
    hurry: () => seen.hurry(),
    open: async () => {
      mailSender.open();
      mailListener = await takeMails(config, { db, now, warn: faults.warnOf('desk-mail') });
      const origin = () => config.publicUrl ?? servedAt(app.server, config);
      stopJobs = startBackground({ ...shared, db, origin, now, mails: mailSender }, faults);
    },
    close: async () => {
      listener?.close();
      await mailListener?.close();
      await app.close();
      for (const stop of [stopCleanup, stopJobs, () => mailSender.close()]) await stop?.();
    },
  };
}
