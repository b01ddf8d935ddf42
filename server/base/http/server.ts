/** The HTTP server: its limits, and its replies to input that never becomes a request. */
import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { limitConnections, type ConnectionLimits } from './connections.ts';
import { problemBody, rawProblem } from './failures.ts';
import { problem } from '#server/base/problem.ts';
import { securityHeaders } from './response-headers.ts';

const SIZES = { bodyLimit: 100_000 };
/**
 * Without a limit, Fastify's default, slow bodies kept connections open for more than 110 s
 * (docs/quality.md R11).
 */
const TIMES = { requestTimeout: 15_000, keepAliveTimeout: 10_000 };
const NODE_TIMES = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 };

export type Logging = FastifyServerOptions['logger'];

interface Opening {
  readonly logger?: Logging;
  readonly https: boolean;
  readonly trustedProxy?: readonly string[];
  readonly connections?: Partial<ConnectionLimits>;
}

/** Creates a server with limits on size, time and connections that reads JSON bodies only. */
export function openServer({ logger, https, trustedProxy = [], connections }: Opening) {
  const app = fastify({
    ...SIZES,
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxy.length > 0 && [...trustedProxy],
    ...TIMES,
    http: NODE_TIMES,
    // Requests that arrive on open connections while the server closes are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: (_fault, _request, reply) => {
      const found = problem('malformed-request', {
        message: 'The address of the request could not be read.',
      });
      reply.raw.writeHead(400, {
        ...securityHeaders(https),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      reply.raw.end(JSON.stringify(problemBody(found)));
    },
    clientErrorHandler: (fault, socket) => {
      if (socket.writable)
        socket.write(
          rawProblem(
            statusLine(fault.code),
            fault.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed-request',
            https,
          ),
        );
      socket.destroySoon();
    },
  });
  limitConnections(app.server, trustedProxy, connections);
  refuseTwoHosts(app);
  readJsonOnly(app);
  return app;
}

/** Node takes the first of two Host lines, a proxy in front perhaps the second (RFC 9112, 3.2). */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw problem('malformed-request', { message: 'Send one Host line.' });
  });
}

function statusLine(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
}

/**
 * An empty body counts as none; `__proto__` and similar keys are refused; other content types get
 * 415.
 */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body.toString(), (fault, parsed) =>
      done(fault && problem('malformed-json'), parsed),
    );
  });
}
