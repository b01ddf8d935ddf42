/** The service container: what routes work with, created once in app.ts. */
import type { FastifyBaseLogger } from 'fastify';
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Limits } from './base/limits/limits.ts';
import type { Quota } from './base/limits/quotas.ts';
import type { OwnerQueue } from './base/limits/owner-queue.ts';
import type { DerivedCache } from './business/assessments/derived.ts';
import type { DeskCache } from './subjects/requests/desk/desk-cache.ts';
import type { NewsBoard } from './subjects/requests/rounds/news-board.ts';
import type { Passwords } from './identity/passwords/passwords.ts';
import type { Config } from './base/settings/config.ts';
import type { Database } from './base/database/database.ts';
import type { MailSender } from './base/mail/sender.ts';
import type { DraftCache } from './subjects/documents/drafting/draft-cache.ts';
import type { Printing } from './subjects/documents/printing.ts';
import type { SiteTester } from './subjects/site-tests/running/tester.ts';
import type { SessionReader } from './identity/sessions/session-store.ts';

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
