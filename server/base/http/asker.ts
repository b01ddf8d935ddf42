/**
 * What is known of a request beyond what it carries: who makes it, and why it was refused. For the
 * log and the figures.
 */
import type { FastifyRequest } from 'fastify';

export interface Asker {
  readonly userId: string;
  readonly session: string;
}

const askers = new WeakMap<FastifyRequest, Asker>();
const refusals = new WeakMap<FastifyRequest, string>();

export const noteAsker = (request: FastifyRequest, asker: Asker) => void askers.set(request, asker);
export const askerOf = (request: FastifyRequest) => askers.get(request);

/** Keeps the code of the problem that ended a request. */
export const noteRefusal = (request: FastifyRequest, code: string) =>
  void refusals.set(request, code);
export const refusalOf = (request: FastifyRequest) => refusals.get(request);
