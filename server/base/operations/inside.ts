/**
 * What an operator is to hear of and no reply tells: the database, its connections, the mail queue,
 * the disks, the last backup, the last check of the history. Two small statements for each reading,
 * none of which names an owner.
 */
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { newestBackup } from '#server/base/backup/daily.ts';
import type { Database, PoolUse } from '#server/base/database/database.ts';
import { rowsOf } from '#server/base/database/rows.ts';
import type { MailSender } from '#server/base/mail/sender.ts';
import type { Config } from '#server/base/settings/config.ts';
import { lastHistoryCheck } from './last-history-check.ts';

/** A database that needs longer counts as away, as it does for /readyz. */
const WITHIN_MS = 2_000;

/** Name → what it means. Each is left out of a reading where it is not known. */
export const INSIDE = {
  database_up: '1: the database answered within two seconds; 0: it did not',
  database_answer_seconds: 'Seconds that a smallest statement took',
  clock_ahead_seconds: 'Seconds by which the clock of this machine is ahead of the database',
  database_pool_most: 'Connections to PostgreSQL that this process may have',
  database_pool_used: 'Connections to PostgreSQL that are at work',
  database_pool_waiting: 'Statements and transactions that wait for a connection',
  mails_waiting: 'Mails that are not sent yet and will be tried again',
  mails_oldest_seconds: 'How long the oldest of them waits; 0 where none does',
  mails_sent: 'Mails that this process sent since its start',
  mails_given_up: 'Mails of the last 30 days that no mail server took, and that are tried no more',
  data_disk_bytes: 'Size of the disk of DATA_DIR',
  data_disk_free_bytes: 'What is free on it',
  backup_disk_bytes: 'Size of the disk of BACKUP_DIR',
  backup_disk_free_bytes: 'What is free on it',
  backup_last_timestamp_seconds: 'When the newest backup in BACKUP_DIR was made; 0: there is none',
  history_checked_timestamp_seconds: 'When `npm run verify-history` last ended on this DATA_DIR',
  history_faults: 'Histories that it found not right',
} as const;

type Inside = Partial<Record<keyof typeof INSIDE, number>>;

interface Looked {
  readonly db: Database;
  /** Only PostgreSQL has one. */
  readonly poolUse?: (() => PoolUse) | undefined;
  readonly mails: Pick<MailSender, 'queue'>;
  readonly config: Pick<Config, 'dataDir' | 'backupDir'>;
  readonly now: () => Date;
}

/** What tells all that is known now. It never rejects: what cannot be read is left out. */
export function insideLooker(looked: Looked): () => Promise<Inside> {
  const { poolUse, config } = looked;
  const database = oneAtATime(() => databaseOf(looked));
  const mails = oneAtATime(() => mailsOf(looked));
  const folders = oneAtATime(() => foldersOf(config));
  return async () => {
    const use = poolUse?.();
    const [answer, ...others] = await Promise.all([database(), mails(), folders()]);
    return {
      ...(use && {
        database_pool_most: use.most,
        database_pool_used: use.used,
        database_pool_waiting: use.waiting,
      }),
      ...(answer ?? { database_up: 0 }),
      ...Object.assign({}, ...others),
    };
  };
}

async function foldersOf({ dataDir, backupDir }: Looked['config']): Promise<Inside> {
  const checked = await lastHistoryCheck(dataDir);
  return {
    ...(await diskOf('data', dataDir)),
    ...(backupDir !== undefined && {
      ...(await diskOf('backup', backupDir)),
      backup_last_timestamp_seconds: ((await newestBackup(backupDir))?.getTime() ?? 0) / 1000,
    }),
    ...(checked && {
      history_checked_timestamp_seconds: checked.at.getTime() / 1000,
      history_faults: checked.faults,
    }),
  };
}

async function databaseOf({ db, now }: Looked): Promise<Inside> {
  const [since, before] = [performance.now(), now().getTime()];
  const asked = sql`select extract(epoch from clock_timestamp())::float8 as clock`;
  const [row] = await rowsOf<{ clock: number }>(db, asked);
  const middle = (before + now().getTime()) / 2000;
  return {
    database_up: 1,
    database_answer_seconds: (performance.now() - since) / 1000,
    ...(row && { clock_ahead_seconds: middle - row.clock }),
  };
}

async function mailsOf({ mails, now }: Looked): Promise<Inside> {
  const { waiting, oldest, givenUp, sent } = await mails.queue();
  return {
    mails_waiting: waiting,
    mails_oldest_seconds: oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0,
    mails_sent: sent,
    mails_given_up: givenUp,
  };
}

async function diskOf(name: 'data' | 'backup', folder: string): Promise<Inside> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { [`${name}_disk_bytes`]: blocks * bsize, [`${name}_disk_free_bytes`]: bavail * bsize };
  } catch {
    // there is no such folder yet
    return {};
  }
}

/**
 * The answer, or undefined where it fails or takes too long. While an answer is still waited for,
 * nobody asks again: a network disk that hangs would hold one thread more with each reading.
 */
export function oneAtATime<Found>(ask: () => Promise<Found>): () => Promise<Found | undefined> {
  let asked: Promise<Found | undefined> | undefined;
  return async () => {
    asked ??= ask()
      .catch(() => undefined)
      .finally(() => (asked = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), WITHIN_MS);
    });
    const found = await Promise.race([asked, late]);
    clearTimeout(timer);
    return found;
  };
}
