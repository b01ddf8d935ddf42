/** The service container: what routes work with, created once in app.ts. */
import type { FastifyBaseLogger } from 'fastify';
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Limits } from './limits/limits.ts';
import type { Quota } from './limits/quotas.ts';
import type { OwnerQueue } from './limits/owner-queue.ts';
import type { DerivedCache } from './assessments/derived.ts';
import type { DeskCache } from './requests/desk-cache.ts';
import type { NewsBoard } from './requests/news-board.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { MailSender } from './mail/sender.ts';
import type { DraftCache } from './documents/draft-cache.ts';
import type { Printing } from './documents/printing.ts';
import type { SiteTester } from './site-tests/tester.ts';
import type { SessionReader } from './accounts/session-store.ts';

export interface Services {
  readonly db: Database;
  readonly config: Pick<Config, 'https' | 'publicUrl'> & Partial<Pick<Config, 'registration'>>;
  readonly corpus: Corpus;
  /** The clock, in one place so that tests can set it. */
  readonly now: () => Date;
  readonly limits: Limits;
  readonly quota: Quota;
  readonly passwords: Passwords;
  readonly readSession: SessionReader;
  readonly mailSender: MailSender;
  readonly drafts: DraftCache;
  readonly derived: DerivedCache;
  readonly desks: DeskCache;
  readonly news: NewsBoard;
  readonly printing: Printing;
  readonly queue: OwnerQueue;
  readonly siteTester: SiteTester;
  /** The origin for links in mails: PUBLIC_URL, or the address listened on. Never taken from a request. */
  readonly origin: () => string;
  readonly log: FastifyBaseLogger;
}
