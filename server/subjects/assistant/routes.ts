/**
 * The server for assistants at `/mcp`, off unless MCP=yes: no session, no cookie, nothing of the
 * arguments in a log (docs/decisions/0147-server-for-assistants.md).
 */
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assistantServer } from '#assistant/server.ts';
import { todayForVisitors } from '#server/base/day.ts';
import { countTryOrThrow, networkOf } from '#server/base/limits/limits.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';

const ADDRESS = '/mcp';
/** Facts of 51 states fit in a quarter of it. */
const MOST_BYTES = 50_000;

export function assistantRoutes(app: FastifyInstance, services: Services): void {
  if (services.config.mcp !== true) return;
  const today = todayForVisitors(services);
  const handler = createMcpHandler(() => assistantServer(today));
  app.addHook('onClose', () => handler.close());
  app.post(ADDRESS, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (!isAtOwnName(request, services)) throw problem('wrong-origin');
    await countTryOrThrow(services, 'assistantCalls', networkOf(request.ip));
    const answered = await answerTo(handler, request, services.origin());
    return reply
      .code(answered.status)
      .header('cache-control', 'no-store')
      .type(answered.headers.get('content-type') ?? 'application/json')
      .send(await answered.text());
  });
  // no stream to open and no session to end
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: ADDRESS,
      handler: (_, reply) => reply.code(405).header('allow', 'POST').send(),
    });
}

/**
 * Host and Origin name this installation: a page that makes its own name lead to this machine gets
 * no answer. The protocol's library checks neither.
 */
function isAtOwnName({ headers }: FastifyRequest, { origin }: Services): boolean {
  const own = new URL(origin());
  const asked = `${own.protocol}//${headers.host}`;
  if (!URL.canParse(asked) || new URL(asked).host !== own.host) return false;
  return headers.origin === undefined || headers.origin === own.origin;
}

/** Streams that stay open are for changes, and nothing here changes while it runs. */
const LISTENING = 'subscriptions/listen';

const PASSED_ON = ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'];

function answerTo(
  handler: McpHttpHandler,
  { body, headers }: FastifyRequest,
  origin: string,
): Promise<Response> {
  const messages = Array.isArray(body) ? (body as unknown[]) : [body];
  const listens = messages.some(
    (one) => (one as { method?: unknown } | null | undefined)?.method === LISTENING,
  );
  if (listens) throw problem('malformed-request', { message: 'This server tells no changes.' });
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return handler.fetch(
    new Request(`${origin}${ADDRESS}`, {
      method: 'POST',
      headers: passed,
      body: JSON.stringify(body ?? null),
    }),
  );
}
