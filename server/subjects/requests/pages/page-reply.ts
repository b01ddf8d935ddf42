/** How a page of the desk is sent: no script, no cookie, kept nowhere. */
import type { FastifyReply } from 'fastify';
import { policyOf } from '#server/subjects/publications/page.ts';
import { DESK_STYLE } from './desk-style.ts';

const POLICY = policyOf(DESK_STYLE, "'self'");

/** No cookie gives a right here, so another site's form can do no more than a person could. */
export const NO_SESSION = { config: { noSession: true } } as const;

/** The address is the secret: nobody else learns it, and no search engine lists it. */
export const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** Sends a page. */
export function sendPage(
  reply: FastifyReply,
  { status, html }: { readonly status: number; readonly html: string },
) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    })
    .send(html);
}
