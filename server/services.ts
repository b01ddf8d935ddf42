/** The service container: what routes work with, made once. */
import type { FastifyInstance } from 'fastify';
import type { Config } from './base/settings/config.ts';
import type { ConnectionLimits } from './base/http/connections.ts';
import type { Corpus } from '#engine/assessment/assessment.ts';
import type { Database } from './base/database/database.ts';
import type { Gauges } from './base/operations/metrics.ts';
import type { Logging } from './base/http/server.ts';
import type { MailSender } from './base/mail/sender.ts';
import type { BuiltPages } from './base/pages/files.ts';
import { DerivedCache } from './business/assessments/derived-cache.ts';
import { DeskCache } from './subjects/requests/desk/desk-cache.ts';
import { DraftCache } from './subjects/documents/drafting/draft-cache.ts';
import { LIMITS, type Limits } from './base/limits/limits.ts';
import { kitScriptIn } from './subjects/site-tests/kits/kit-script.ts';
import { NO_TESTER, type SiteTester } from './subjects/site-tests/tester/tester.ts';
import { NewsBoard } from './subjects/requests/jobs/news-board.ts';
import { OwnerQueue, type QueueOptions } from './base/limits/owner-queue.ts';
import { Printing, type PrintingOptions } from './subjects/documents/printing.ts';
import { QUOTA, type Quota } from './base/limits/quotas.ts';
import { createPasswords, type HashCost } from './identity/passwords/passwords.ts';
import { servedAt } from './base/http/own-address.ts';
import { sessionReader } from './identity/sessions/session-store.ts';
import { OWNED } from './owned.ts';
import type { WholeServices } from './whole/services.ts';

export interface AppOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'https' | 'publicUrl' | 'host' | 'port'> &
    Partial<
      Pick<
        Config,
        'trustedProxy' | 'logAddresses' | 'registration' | 'pagesDir' | 'deskMail' | 'mcp'
      >
    >;
  readonly corpus: Corpus;
  /** The same law with its texts in Spanish; without it, all is said in English. */
  readonly spanish?: Corpus;
  /** Shared with the rounds that walk the desks; one of its own where left out. */
  readonly desks?: DeskCache;
  readonly news?: NewsBoard;
  readonly mailSender: MailSender;
  /** The built pages; without them only the API is served. */
  readonly pages?: BuiltPages;
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
  /** Where advice to the person who runs the server goes; without it, to the log. */
  readonly warn?: (line: string) => void;
  readonly logger?: Logging;
  readonly printing?: Partial<PrintingOptions>;
  /** Told of the app and of what can be asked of it at any time, before it is ready. */
  readonly observe?: (app: FastifyInstance, inside: Inside) => void;
  readonly quota?: Partial<Quota>;
  readonly queue?: Partial<QueueOptions>;
  readonly connections?: Partial<ConnectionLimits>;
  /** Of passwords; a test may choose a lower one. */
  readonly hashCost?: HashCost;
  /** What tests sites; without it, none is tested. */
  readonly siteTester?: SiteTester;
}

interface Inside {
  readonly gauges: Gauges;
  /** Tells every call that waits, and every file that is not printed yet, to come back. */
  readonly refuseWaiting: () => void;
}

export async function createServices(
  app: FastifyInstance,
  options: AppOptions,
): Promise<WholeServices> {
  const { db, config, corpus, mailSender } = options;
  return {
    db,
    owned: OWNED,
    config,
    corpus,
    spanish: options.spanish,
    mailSender,
    drafts: new DraftCache(),
    derived: new DerivedCache(),
    desks: options.desks ?? new DeskCache(),
    news: options.news ?? new NewsBoard(),
    queue: new OwnerQueue(options.queue),
    siteTester: options.siteTester ?? NO_TESTER,
    kitScript: kitScriptIn(config.pagesDir),
    printing: printingOf(app, options.printing),
    now: options.now ?? (() => new Date()),
    limits: { ...LIMITS, ...options.limits },
    quota: { ...QUOTA, ...options.quota },
    passwords: await createPasswords(options.hashCost),
    readSession: sessionReader(db),
    origin: () => config.publicUrl ?? servedAt(app.server, config),
    // Account events are logged even where the rest of the log starts at warnings.
    log: app.log.child({}, { level: 'info' }),
  };
}

/** The printing service. It stops accepting jobs on preClose and ends its threads on onClose. */
function printingOf(app: FastifyInstance, options: Partial<PrintingOptions> = {}): Printing {
  const printing = new Printing(options);
  app.addHook('preClose', async () => printing.drain());
  app.addHook('onClose', () => printing.close());
  return printing;
}
