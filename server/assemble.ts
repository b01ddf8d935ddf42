/** The application with its background work: sending queued mail and deleting what is out of date. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CORPUS } from '#law/corpus.server.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { scheduleCleanup } from './cleanup.ts';
import { MailSender } from './mail/sender.ts';
import { dropOldMessages, outboxTransport, smtpTransport } from './mail/transports.ts';
import type { Site } from './site/files.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Parts {
  readonly config: Config;
  readonly db: Database;
  /** The built pages; without them only the API is served. */
  readonly site?: Site;
  readonly warn: (line: string) => void;
}

export interface Assembled {
  readonly app: FastifyInstance;
  /** Starts the background work. */
  readonly open: () => void;
  /** Stops everything except the database. */
  readonly close: () => Promise<void>;
}

/** Builds it on an open database; it does not listen yet. */
export async function assemble({ config, db, site, warn }: Parts): Promise<Assembled> {
  const now = () => new Date();
  const outbox = join(config.dataDir, 'outbox');
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(outbox, config.mailFrom);
  const mailSender = new MailSender({ db, transport, now, warn });
  const app = await buildApp({
    db,
    config,
    corpus: CORPUS,
    mailSender,
    warn,
    ...(site && { site }),
    logger: { level: 'warn' },
  });
  const stopCleanup = scheduleCleanup(db, warn, (at) =>
    dropOldMessages(outbox, new Date(at.getTime() - config.outboxDays * DAY)),
  );
  return {
    app,
    open: () => mailSender.open(),
    close: async () => {
      await app.close();
      await stopCleanup();
      await mailSender.close();
    },
  };
}
