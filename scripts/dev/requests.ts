/** Decides which part of the development server answers a request: Vite, the site, or the API. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Calls } from './calls.ts';
import type { Sent, SourceSite } from './site.ts';

/** Addresses of the API, including those that it redirects. */
const OF_API = /^\/(api(\/|$)|feeds\/|states\/.|\.well-known\/change-password$)/;

function send(reply: ServerResponse, { status, type, body }: Sent): void {
  reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  reply.end(body);
}

/**
 * Shows an error of the code in the terminal and on the page, which reloads after the next change.
 */
async function showFault(vite: ViteDevServer, reply: ServerResponse, fault: Error) {
  vite.ssrFixStacktrace(fault);
  console.error(fault.stack);
  const trace = String(fault.stack).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><title>Fault</title><pre>${trace}</pre>`;
  const body = await vite.transformIndexHtml('/fault', html);
  send(reply, { status: 500, type: 'text/html; charset=utf-8', body });
}

const addressOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://here');

/** Answers all requests on the one port. */
export function requestsTo(vite: ViteDevServer, site: SourceSite, calls: Calls): RequestListener {
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = addressOf(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const sent =
      reads && !OF_API.test(pathname)
        ? ((await site.at(pathname, searchParams.get('asOf') ?? undefined)) ??
          (await site.notFound()))
        : undefined;
    if (sent) send(reply, sent);
    else await calls.answer(request, reply);
  }
  const answerOrShow: RequestListener = (request, reply) =>
    void answer(request, reply).catch((fault: unknown) =>
      showFault(vite, reply, fault instanceof Error ? fault : new Error(String(fault))),
    );
  return (request, reply) => {
    if (OF_API.test(addressOf(request).pathname)) answerOrShow(request, reply);
    else vite.middlewares(request, reply, () => answerOrShow(request, reply));
  };
}
