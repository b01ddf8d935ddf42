/**
 * Whose word about a visitor's address counts: TRUSTED_PROXY, and a warning where it is missing.
 */
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

const advice = (from: string) =>
  `A request from ${from} carried X-Forwarded-For, which is not believed. If that address is your proxy, put it into TRUSTED_PROXY: until then all visitors share one set of limits.`;

/** Warns once when forwarded headers come from an address that is not trusted. */
export function warnOfStrangeProxies(
  app: FastifyInstance,
  trusted: readonly string[],
  warn: (line: string) => void,
): void {
  const isTrusted = compile([...trusted]);
  let warned = false;
  app.addHook('onRequest', async (request) => {
    const from = request.socket.remoteAddress;
    if (warned || request.headers['x-forwarded-for'] === undefined || !from) return;
    if (isTrusted(from, 0)) return;
    warned = true;
    warn(advice(from));
  });
}
