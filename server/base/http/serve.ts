/** Registers one call of the contract: access, input and reply all follow from the endpoint. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addsToStored,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '#contract/endpoint.ts';
import type { Language } from '#text/language.ts';
import { isTimeZone } from '#calendar/time-zone.ts';
import { countTryOrThrow, networkOf } from '#server/base/limits/limits.ts';
import { refuseWhenFull } from '#server/base/limits/quotas.ts';
import type { QueueName } from '#server/base/limits/owner-queue.ts';
import { deviceOf } from './device.ts';
import type { Owner } from '../owner.ts';
import type { BaseServices } from '#server/base/services.ts';
import { askerOf, noteAsker } from './asker.ts';
import { readInput } from './input.ts';
import { languageIn } from './language-cookie.ts';
import { send, type Answered } from './payload.ts';
import { problem } from '#server/base/problem.ts';

export { FileReply, Prepared, StreamReply } from './payload.ts';

interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The signed-in owner; undefined for open calls. */
  readonly owner: E['access'] extends 'owner' ? Owner : undefined;
  /** The network of the request, for rate limits. */
  readonly network: string;
  readonly cookie: string | undefined;
  /** The Idempotency-Key header, if there is one. */
  readonly submissionKey: string | undefined;
  /** The browser's time zone, from the Time-Zone header; undefined if it is missing or unknown. */
  readonly timeZone: string | undefined;
  /** In which the reply speaks: as chosen in this browser, else for the account. */
  readonly language: Language;
  /** Browser and system of the request, such as "Firefox on Windows". */
  readonly device: string | undefined;
  /** Adds a header to the reply. */
  readonly header: (name: string, value: string) => void;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Answered<E> | Promise<Answered<E>>;
export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Who may come in: handed in, since this floor knows no accounts. */
export interface Doorkeeper {
  /** The owner who is signed in by a Cookie header. */
  readonly ownerOf: (cookie: string | undefined) => Promise<Owner | undefined>;
  /**
   * The Set-Cookie line that puts a browser right which says that somebody is signed in, where
   * nobody is.
   */
  readonly putRight: (cookie: string | undefined) => string | undefined;
  /** The owner for whom a call is answered. Throws a problem where they may not make it. */
  readonly inPlaceOf: (endpoint: Endpoint, params: unknown, signedIn: Owner) => Promise<Owner>;
}

/** Returns the function that registers calls on the app. */
export function createServe(app: FastifyInstance, services: BaseServices, door: Doorkeeper): Serve {
  return (endpoint, handler) => {
    const owners = new WeakMap<FastifyRequest, Owner>();
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
      // Checked before the body is read, so that a stranger does not even learn whether the input
      // was valid.
      onRequest: async (request, reply) => {
        if (endpoint.access !== 'owner') return;
        const { cookie } = request.headers;
        const owner = await door.ownerOf(cookie);
        if (!owner) {
          const line = door.putRight(cookie);
          if (line !== undefined) void reply.header('set-cookie', line);
          throw problem('not-signed-in');
        }
        owners.set(request, await door.inPlaceOf(endpoint, request.params, owner));
        noteAsker(request, owner);
      },
      handler: async (request, reply) => {
        const owner = owners.get(request);
        const work = async () => {
          const call = callOf(endpoint, request, reply, owner);
          return send(endpoint, reply, await handler(call), call.language);
        };
        if (!owner) return work();
        // an adviser waits in a line of their own, and does not hold up the owner
        const waits = askerOf(request)?.userId ?? owner.userId;
        return services.queue.take(waits, queueOf(endpoint), () => {
          // Nobody waits for the reply any more: the next in line comes sooner.
          if (isGone(request)) throw problem('busy');
          return addsToStored(endpoint) ? admitted(services, owner.userId).then(work) : work();
        });
      },
    });
  };
}

function queueOf({ files, streamed }: Endpoint): QueueName {
  if (streamed) return 'copies';
  return files ? 'files' : 'calls';
}

async function admitted(services: BaseServices, owner: string): Promise<void> {
  await countTryOrThrow(services, 'writes', owner);
  await refuseWhenFull(services, owner);
}

/** Whether the client has gone; a request that came over no socket has none to lose. */
const isGone = ({ raw }: FastifyRequest) => (raw.socket as Socket | undefined)?.destroyed === true;

function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: Owner | undefined,
): Call<E> {
  const input = readInput(endpoint, request);
  const key = request.headers['idempotency-key'];
  const zone = request.headers['time-zone'];
  // The endpoint's schemas produced these values; TypeScript cannot infer that through a generic.
  return {
    ...input,
    owner,
    network: networkOf(request.ip),
    cookie: request.headers.cookie,
    submissionKey: typeof key === 'string' && key.length > 0 ? key.slice(0, 200) : undefined,
    timeZone: typeof zone === 'string' && isTimeZone(zone) ? zone : undefined,
    language: languageIn(request.headers.cookie) ?? owner?.language ?? 'en',
    device: deviceOf(request.headers['user-agent']),
    header: (name: string, value: string) => void reply.header(name, value),
  } as Call<E>;
}
