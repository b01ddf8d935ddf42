/** Builds the application: settings, services, then routes. */
import type { FastifyInstance } from 'fastify';
import { createDownloadCounter } from './subjects/templates/download-counts.ts';
import { answerFailures } from './base/http/failures.ts';
import { todayForVisitors, zoneOfPath } from './base/day.ts';
import type { Services } from './subjects/services.ts';
import { openServer } from './base/http/server.ts';
import { addResponseHeaders } from './base/http/response-headers.ts';
import { healthRoutes } from './base/operations/health.ts';
import { logRefusals } from './base/operations/request-log.ts';
import { assistantRoutes } from './subjects/assistant/routes.ts';
import { accountRoutes } from './identity/sign-in/routes.ts';
import { authRoutes } from './identity/sign-in/auth-routes.ts';
import { sendOwnersOn } from './identity/sign-in/send-on.ts';
import { signOutForm } from './identity/sessions/sign-out-form.ts';
import { assessmentRoutes } from './business/assessments/routes.ts';
import { businessRoutes } from './business/businesses/routes.ts';
import { dataMapRoutes } from './subjects/data-map/routes.ts';
import { documentRoutes } from './subjects/documents/routes.ts';
import { lawNewsRoutes } from './subjects/law-news/routes.ts';
import { lookAgainRoutes } from './subjects/look-again/routes.ts';
import { feedRoutes, publicFeedRoutes } from './subjects/feeds/routes.ts';
import { hostedPageRoutes } from './subjects/publications/public-routes.ts';
import { regulatorLetterRoutes } from './subjects/regulator-letters/routes.ts';
import { publicationRoutes } from './subjects/publications/routes.ts';
import { reportRoutes } from './subjects/documents/report-routes.ts';
import { planRoutes } from './business/plan/routes.ts';
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
import { pageRoutes } from './subjects/pages/routes.ts';
import { siteTestRoutes } from './subjects/site-tests/routes.ts';
import { doorkeeper } from './identity/access/door.ts';
import { wholeRoutes } from './whole/routes.ts';
import { type AppOptions, createServices } from './services.ts';
import { createFigureCache } from './subjects/templates/figures.ts';

/** The calls of owners. */
const ROUTES = [
  authRoutes,
  businessRoutes,
  assessmentRoutes,
  planRoutes,
  feedRoutes,
  lookAgainRoutes,
  lawNewsRoutes,
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
  wholeRoutes,
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

  const serve = createServe(app, services, doorkeeper(services));
  for (const routes of ROUTES) routes(serve, services);
  await signOutForm(app, services);
  sendOwnersOn(app, services);
  stateRoutes(serve, services);
  referenceRoutes(app, services);
  publicFeedRoutes(app, services, options.pages);
  assistantRoutes(app, services);
  hostedPageRoutes(app, services, options.pages);
  readLinkRoutes(app, services);
  await requestPageRoutes(app, services, options.pages);
  const counting = createDownloadCounter(services);
  const figures = createFigureCache(services);
  templateRoutes(serve, services, figures);
  const day = todayForVisitors(services);
  const today = (path: string) => day(zoneOfPath(path));
  const { https } = options.config;
  pageRoutes(app, options.pages, {
    https,
    today,
    note: counting.note,
    figures,
    origin: services.origin,
  });
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
