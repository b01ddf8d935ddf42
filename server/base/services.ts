/** What every floor of the server works with. The roof makes them once (server/services.ts). */
import type { FastifyBaseLogger } from 'fastify';
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Database } from './database/database.ts';
import type { Limits } from './limits/limits.ts';
import type { OwnerQueue } from './limits/owner-queue.ts';
import type { Quota } from './limits/quotas.ts';
import type { MailSender } from './mail/sender.ts';
import type { Config } from './settings/config.ts';

export interface BaseServices {
  readonly db: Database;
  readonly config: Pick<Config, 'https' | 'publicUrl'> &
    Partial<Pick<Config, 'registration' | 'deskMail' | 'mcp'>>;
  readonly corpus: Corpus;
  /** The same law with its texts in Spanish. */
  readonly spanish: Corpus | undefined;
  /** The clock, in one place so that tests can set it. */
  readonly now: () => Date;
  readonly limits: Limits;
  readonly quota: Quota;
  readonly mailSender: MailSender;
  readonly queue: OwnerQueue;
  /**
   * The origin for links in mails: PUBLIC_URL, or the address listened on. Never taken from a
   * request.
   */
  readonly origin: () => string;
  readonly log: FastifyBaseLogger;
}
