/**
 * Figures for Prometheus: calls by route and status, how long they took, what waits, and the
 * process itself.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PROBLEMS } from '#contract/problems.ts';
import { refusalOf } from '#server/base/http/asker.ts';
import { securityHeaders } from '#server/base/http/response-headers.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds. A page comes from memory; a printed file takes seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Figures {
  readonly type: string;
  readonly read: () => Promise<string>;
}

/** What can be asked at any time: name → what it means, and its value now. */
export type Gauges = Readonly<Record<string, readonly [help: string, value: () => number]>>;

/** What has to be looked for: asked once for each reading; what is missing then is left out. */
export interface Looks {
  /** Name → what it means. */
  readonly names: Readonly<Record<string, string>>;
  readonly look: () => Promise<Readonly<Record<string, number>>>;
  /** Faults so far, by work. */
  readonly faults: ReadonlyMap<string, number>;
}

/**
 * Counts every reply of the app. A route is its pattern, such as `/api/businesses/:businessId`: no
 * id is a label.
 */
export function countReplies(app: FastifyInstance, gauges: Gauges, looks?: Looks): Figures {
  const registers = [new Registry()];
  const [register = new Registry()] = registers;
  collectDefaultMetrics({ register, prefix: 'statewise_' });
  const seconds = new Histogram({
    name: 'statewise_http_request_seconds',
    help: 'Time until the reply was sent, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'statewise_refused_total',
    help: 'Calls that were refused, by the code of the problem',
    labelNames: ['code'],
    registers,
  });
  // each begins at 0, so that Prometheus sees the first one as an increase
  for (const code of Object.keys(PROBLEMS)) refused.inc({ code }, 0);
  showGauges(register, gauges);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    const code = refusalOf(request);
    if (code !== undefined) refused.inc({ code });
  });
  const look = looks ? lookFor(register, looks) : async () => {};
  return {
    type: register.contentType,
    read: async () => {
      await look();
      return register.metrics();
    },
  };
}

/** Adds what is asked at any time. */
function showGauges(register: Registry, gauges: Gauges): void {
  for (const [name, [help, value]] of Object.entries(gauges))
    register.registerMetric(
      new Gauge({
        name: `statewise_${name}`,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
}

/** Adds what is looked for. Returns what does it, before each reading. */
function lookFor(register: Registry, { names, look, faults }: Looks): () => Promise<void> {
  const gauges = Object.entries(names).map(
    ([name, help]) =>
      [name, new Gauge({ name: `statewise_${name}`, help, registers: [register] })] as const,
  );
  const counter = new Counter({
    name: 'statewise_background_faults_total',
    help: 'Faults of work beside the calls, each of which the log tells, by work',
    labelNames: ['work'],
    registers: [register],
  });
  return async () => {
    const found = await look();
    for (const [name, gauge] of gauges) {
      const value = found[name];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
    counter.reset();
    for (const [work, count] of faults) counter.inc({ work }, count);
  };
}

/** Serves the figures on the app itself to whoever has the token; to others nothing is there. */
export function metricsRoute(app: FastifyInstance, figures: Figures, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) return reply.callNotFound();
    return reply
      .type(figures.type)
      .header('cache-control', 'no-store')
      .send(await figures.read());
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const HEADERS = { ...securityHeaders(false), 'cache-control': 'no-store' };

/**
 * Serves the figures on a port of their own, without a token: bind it where only Prometheus reaches
 * it.
 */
export function serveMetrics(figures: Figures, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, HEADERS).end();
      return;
    }
    figures.read().then(
      (text) => response.writeHead(200, { ...HEADERS, 'content-type': figures.type }).end(text),
      () => response.writeHead(500, HEADERS).end(),
    );
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}
