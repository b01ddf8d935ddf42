/** The security headers of every reply (docs/quality.md V3). */
import type { FastifyInstance } from 'fastify';

const CSP = 'content-security-policy';
const REFERRER = 'referrer-policy';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "manifest-src 'self'",
].join('; ');

/** Built once, not for every reply. HSTS only if the site is reached by https. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    [CSP]: POLICY,
    'x-content-type-options': 'nosniff',
    [REFERRER]: 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Adds them to every reply, and `no-store` to API replies that set no Cache-Control. */
export function addResponseHeaders(app: FastifyInstance, https: boolean): void {
  const headers = securityHeaders(https);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // a page without scripts has a stricter policy of its own
    const own = reply.getHeader(CSP);
    // and one whose address is a secret names it to nobody
    const referrer = reply.getHeader(REFERRER);
    void reply.headers(own === undefined ? headers : { ...headers, [CSP]: own });
    if (referrer !== undefined) void reply.header(REFERRER, referrer);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    // the same id stands in the log
    if (request.url.startsWith('/api')) void reply.header('request-id', request.id);
    // Tells the client not to reuse a connection that is about to close.
    if (closing) void reply.header('connection', 'close');
    return payload;
  });
}
