/** Builds the application: settings, services, then routes. */
import type { FastifyInstance } from 'fastify';
import type { Corpus } from '#engine/assessment/assessment.ts';
import { DerivedCache } from './business/assessments/derived.ts';
import { LIMITS, type Limits } from './base/limits/limits.ts';
import { QUOTA, type Quota } from './base/limits/quotas.ts';
import { OwnerQueue, type QueueOptions } from './base/limits/owner-queue.ts';
import { createPasswords } from './identity/passwords/passwords.ts';
import type { Config } from './base/settings/config.ts';
import { createDownloadCounter } from './subjects/templates/download-counts.ts';
import type { Database } from './base/database/database.ts';
import type { ConnectionLimits } from './base/http/connections.ts';
import { answerFailures } from './base/http/failures.ts';
import { todayForVisitors, zoneOfPath } from './base/day.ts';
import type { Services } from './services.ts';
import { openServer, type Logging } from './base/http/server.ts';
import type { MailSender } from './base/mail/sender.ts';
import { DraftCache } from './subjects/documents/drafting/draft-cache.ts';
import { Printing, type PrintingOptions } from './subjects/documents/printing.ts';
import { addResponseHeaders } from './base/http/response-headers.ts';
import { healthRoutes } from './base/operations/health.ts';
import type { Gauges } from './base/operations/metrics.ts';
import { logRefusals } from './base/operations/request-log.ts';
import { accountRoutes } from './identity/sign-in/routes.ts';
import { authRoutes } from './identity/sign-in/auth-routes.ts';
import { sendOwnersOn } from './identity/sign-in/send-on.ts';
import { signOutForm } from './identity/sessions/sign-out-form.ts';
import { lawTextRoutes } from './business/assessments/law-texts.ts';
import { assessmentRoutes } from './business/assessments/routes.ts';
import { businessRoutes } from './business/businesses/routes.ts';
import { dataMapRoutes } from './subjects/data-map/routes.ts';
import { documentRoutes } from './subjects/documents/routes.ts';
import { feedRoutes, publicFeedRoutes } from './subjects/feeds/routes.ts';
import { hostedPageRoutes } from './subjects/publications/public-routes.ts';
import { regulatorLetterRoutes } from './subjects/regulator-letters/routes.ts';
import { publicationRoutes } from './subjects/publications/routes.ts';
import { reportRoutes } from './subjects/documents/report-routes.ts';
import { planRoutes } from './business/plan/routes.ts';
import { DeskCache } from './subjects/requests/desk/desk-cache.ts';
import { NewsBoard } from './subjects/requests/rounds/news-board.ts';
import { requestPageRoutes } from './subjects/requests/pages/routes.ts';
import { requestRoutes } from './subjects/requests/routes.ts';
import { referenceRoutes } from './subjects/api-docs/routes.ts';
import { secondFactorRoutes } from './identity/second-factor/routes.ts';
import { readLinkRoutes } from './subjects/sharing/page-routes.ts';
import { sharingRoutes } from './subjects/sharing/routes.ts';
import { stateRoutes } from './subjects/states/routes.ts';
import { templateRoutes } from './subjects/templates/routes.ts';
import { warnOfStrangeProxies } from './base/http/trusted-proxy.ts';
import { refuseForeignRequests } from './base/http/same-origin.ts';
import { createServe } from './base/http/serve.ts';
import { servedAt } from './base/http/served-at.ts';
import type { Site } from './base/pages/files.ts';
import { siteRoutes } from './subjects/pages/routes.ts';
import { siteTestRoutes } from './subjects/site-tests/routes.ts';
import { NO_TESTER, type SiteTester } from './subjects/site-tests/running/tester.ts';
import { sessionReader } from './identity/sessions/session-store.ts';
import { createFigureCache } from './subjects/templates/figures.ts';

export interface AppOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'https' | 'publicUrl' | 'host' | 'port'> &
    Partial<Pick<Config, 'trustedProxy' | 'logAddresses' | 'registration'>>;
  readonly corpus: Corpus;
  /** Shared with the rounds that walk the desks; one of its own where left out. */
  readonly desks?: DeskCache;
  readonly news?: NewsBoard;
  readonly mailSender: MailSender;
  /** The built pages; without them only the API is served. */
  readonly site?: Site;
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
  /** What tests sites; without it, none is tested. */
  readonly siteTester?: SiteTester;
}

interface Inside {
  readonly gauges: Gauges;
  /** Tells every call that waits, and every file that is not printed yet, to come back. */
  readonly refuseWaiting: () => void;
}

/** The calls of owners. */
const ROUTES = [
  authRoutes,
  businessRoutes,
  assessmentRoutes,
  lawTextRoutes,
  planRoutes,
  feedRoutes,
  documentRoutes,
  dataMapRoutes,
  publicationRoutes,
  reportRoutes,
  regulatorLetterRoutes,
  accountRoutes,
  secondFactorRoutes,
  sharingRoutes,
  requestRoutes,
  siteTestRoutes,
] as const;

/** Builds the application; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = openServer({ ...options, ...options.config });
  const services = await createServices(app, options);

  answerFailures(app);
  showOperators(app, options, services);
  addResponseHeaders(app, options.config.https);
  warnOfStrangeProxies(
    app,
    options.config.trustedProxy ?? [],
    options.warn ?? ((line) => app.log.warn(line)),
  );
  refuseForeignRequests(app, options.config);

  const serve = createServe(app, services);
  for (const routes of ROUTES) routes(serve, services);
  await signOutForm(app, services);
  sendOwnersOn(app, services);
  stateRoutes(serve, services);
  referenceRoutes(app, services);
  publicFeedRoutes(app, services, options.site);
  hostedPageRoutes(app, services, options.site);
  readLinkRoutes(app, services);
  await requestPageRoutes(app, services, options.site);
  const counting = createDownloadCounter(services);
  const figures = createFigureCache(services);
  templateRoutes(serve, services, figures);
  const day = todayForVisitors(services);
  const today = (path: string) => day(zoneOfPath(path));
  siteRoutes(app, options.site, { today, note: counting.note, figures });
  app.addHook('onReady', async () => void (await figures.renew()));
  app.addHook('onClose', counting.write);

  return app;
}

/** Health, the log of refusals, and what waits at any time. */
function showOperators(
  app: FastifyInstance,
  { db, config, observe }: AppOptions,
  { printing, queue }: Services,
): void {
  healthRoutes(app, db);
  logRefusals(app, { addresses: config.logAddresses ?? false });
  observe?.(app, {
    gauges: {
      prints_waiting: ['Files that wait for a printer', () => printing.waiting],
      owner_calls_waiting: [
        'Calls that wait for an earlier one of their owner',
        () => queue.waiting,
      ],
    },
    refuseWaiting: () => {
      queue.refuseWaiting();
      void printing.close();
    },
  });
}

async function createServices(app: FastifyInstance, options: AppOptions): Promise<Services> {
  const { db, config, corpus, mailSender } = options;
  return {
    db,
    config,
    corpus,
    mailSender,
    drafts: new DraftCache(),
    derived: new DerivedCache(),
    desks: options.desks ?? new DeskCache(),
    news: options.news ?? new NewsBoard(),
    queue: new OwnerQueue(options.queue),
    siteTester: options.siteTester ?? NO_TESTER,
    printing: printingOf(app, options.printing),
    now: options.now ?? (() => new Date()),
    limits: { ...LIMITS, ...options.limits },
    quota: { ...QUOTA, ...options.quota },
    passwords: await createPasswords(),
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
