/** The application, in the order in which it is put together. */
import type { FastifyInstance } from 'fastify';
import type { Corpus } from '#engine/assessment.ts';
import { LIMITS, type Limits } from './accounts/limits.ts';
import { openPasswords } from './accounts/passwords.ts';
import type { Config } from './config.ts';
import { startCounting } from './counting.ts';
import type { Database } from './database/database.ts';
import { answerFailures } from './failures.ts';
import { strangersDay, zoneOfPath } from './day.ts';
import type { House } from './house.ts';
import { openServer, type Logging } from './http.ts';
import type { PostOffice } from './mail/post-office.ts';
import { Drafts } from './papers/drafts.ts';
import { Printing, type PrintingOptions } from './printing.ts';
import { addResponseHeaders } from './response-headers.ts';
import { ownAccountRoutes } from './routes/account.ts';
import { accountRoutes } from './routes/accounts.ts';
import { assessmentRoutes } from './routes/assessments.ts';
import { businessRoutes } from './routes/businesses.ts';
import { documentRoutes } from './routes/documents.ts';
import { feedRoutes, publicFeedRoutes } from './routes/feeds.ts';
import { paperRoutes } from './routes/papers.ts';
import { planRoutes } from './routes/plan.ts';
import { referenceRoutes } from './routes/reference.ts';
import { stateRoutes } from './routes/states.ts';
import { templateRoutes } from './routes/templates.ts';
import { refuseForeignRequests } from './same-origin.ts';
import { servingOn } from './serve.ts';
import { servedAt } from './served-at.ts';
import type { Site } from './site-files.ts';
import { siteRoutes } from './site.ts';
import { sessionReader } from './stores/sessions.ts';
import { knowFigures } from './template-figures.ts';
import { Turns } from './turns.ts';

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
