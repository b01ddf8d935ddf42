/** The application, in the order in which it is put together. */
import type { FastifyInstance } from 'fastify';
import type { Corpus } from '#engine/assessment/assessment.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { openPasswords } from './accounts/passwords.ts';
import type { Config } from './config.ts';
import { startCounting } from './templates/download-counts.ts';
import type { Database } from './database/database.ts';
import { answerFailures } from './http/failures.ts';
import { strangersDay, zoneOfPath } from './day.ts';
import type { House } from './services.ts';
import { openServer, type Logging } from './http/server.ts';
import type { PostOffice } from './mail/post-office.ts';
import { Drafts } from './documents/draft-cache.ts';
import { Printing, type PrintingOptions } from './documents/printing.ts';
import { addResponseHeaders } from './http/response-headers.ts';
import { ownAccountRoutes } from './accounts/routes.ts';
import { accountRoutes } from './accounts/auth-routes.ts';
import { assessmentRoutes } from './assessments/routes.ts';
import { businessRoutes } from './businesses/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { feedRoutes, publicFeedRoutes } from './feeds/routes.ts';
import { paperRoutes } from './documents/report-routes.ts';
import { planRoutes } from './plan/routes.ts';
import { referenceRoutes } from './api-docs/routes.ts';
import { stateRoutes } from './states/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { refuseForeignRequests } from './http/same-origin.ts';
import { servingOn } from './http/serve.ts';
import { servedAt } from './http/served-at.ts';
import type { Site } from './site/files.ts';
import { siteRoutes } from './site/routes.ts';
import { sessionReader } from './accounts/session-store.ts';
import { knowFigures } from './templates/figures.ts';
import { Turns } from './documents/turns.ts';

export interface AppOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'https' | 'publicUrl' | 'host' | 'port'>;
  readonly corpus: Corpus;
  readonly postOffice: PostOffice;
  /** The built pages; without them only the API answers. */
  readonly site?: Site;
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
  readonly logger?: Logging;
  readonly printing?: Partial<PrintingOptions>;
}

/** Builds the application; it listens to nothing yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = openServer(options.logger, options.config.https);
  const house = await furnish(app, options);

  answerFailures(app);
  addResponseHeaders(app, options.config.https);
  refuseForeignRequests(app, options.config);

  const serve = servingOn(app, house);
  accountRoutes(serve, house);
  businessRoutes(serve, house);
  assessmentRoutes(serve, house);
  planRoutes(serve, house);
  feedRoutes(serve, house);
  documentRoutes(serve, house);
  paperRoutes(serve, house);
  ownAccountRoutes(serve, house);
  stateRoutes(serve, house);
  referenceRoutes(app, house);
  publicFeedRoutes(app, house, options.site);
  const counting = startCounting(house);
  const figures = knowFigures(house);
  templateRoutes(serve, house, figures);
  const day = strangersDay(house);
  const today = (path: string) => day(zoneOfPath(path));
  siteRoutes(app, options.site, { today, note: counting.note, figures });
  app.addHook('onReady', async () => void (await figures.renew()));
  app.addHook('onClose', counting.write);

  return app;
}

async function furnish(app: FastifyInstance, options: AppOptions): Promise<House> {
  const { db, config, corpus, postOffice } = options;
  return {
    db,
    config,
    corpus,
    postOffice,
    drafts: new Drafts(),
    turns: new Turns(),
    printing: printingOf(app, options.printing),
    now: options.now ?? (() => new Date()),
    limits: { ...LIMITS, ...options.limits },
    passwords: await openPasswords(),
    readSession: sessionReader(db),
    origin: () => config.publicUrl ?? servedAt(app.server, config),
    // Events of accounts are logged even where the rest of the log starts at warnings.
    log: app.log.child({}, { level: 'info' }),
  };
}

/** Printing that ends with the app: at its first word it takes no more, at its last its threads are gone. */
function printingOf(app: FastifyInstance, options: Partial<PrintingOptions> = {}): Printing {
  const printing = new Printing(options);
  app.addHook('preClose', async () => printing.drain());
  app.addHook('onClose', () => printing.close());
  return printing;
}
