/** Serves one call of the contract: who may, what comes in, what goes out, all from the endpoint. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import { isTimeZone } from '#calendar/time-zone.ts';
import { networkOf } from '../limits/limits.ts';
import { ownerOf, type Owner } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';
import { readInput } from './input.ts';
import { problem } from './problem.ts';

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The signed-in owner; undefined for open calls. */
  readonly owner: E['access'] extends 'owner' ? Owner : undefined;
  /** The network that the request came from, for limits. */
  readonly network: string;
  readonly cookie: string | undefined;
  /** The Idempotency-Key header, where there is one. */
  readonly submissionKey: string | undefined;
  /** What the browser says of its time zone, in the Time-Zone header; undefined where it says none, or nonsense. */
  readonly timeZone: string | undefined;
  /** Adds a header to the reply. */
  readonly header: (name: string, value: string) => void;
}

/** A reply that is a file. `name` is of letters, figures, dots and dashes alone. */
export class FileReply {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;

  constructor(type: string, name: string, bytes: Uint8Array) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }
}

type Answer<E extends Endpoint> =
  | Prepared<E>
  | (E extends { readonly files: readonly string[] } ? FileReply : ReplyOf<E>);
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;
export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** A reply that was checked and written out beforehand. */
export class Prepared<E extends Endpoint> {
  readonly json: string;

  constructor(endpoint: E, reply: ReplyOf<E>) {
    this.json = write(endpoint, reply);
  }
}

/** The function that puts calls on the app. */
export function createServe(app: FastifyInstance, services: Services): Serve {
  return (endpoint, handler) => {
    const owners = new WeakMap<FastifyRequest, Owner>();
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Before the body is read: a stranger learns nothing, not even whether the input was right.
      onRequest: async (request) => {
        if (endpoint.access !== 'owner') return;
        const owner = await ownerOf(services, request.headers.cookie);
        if (!owner) throw problem('not-signed-in');
        owners.set(request, owner);
      },
      handler: async (request, reply) => {
        const answer = await handler(callOf(endpoint, request, reply, owners.get(request)));
        return send(endpoint, reply, answer);
      },
    });
  };
}

function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: Owner | undefined,
): Call<E> {
  const input = readInput(endpoint, request);
  const key = request.headers['idempotency-key'];
  const zone = request.headers['time-zone'];
  // The endpoint's schemas made these values; TypeScript cannot follow that through a generic.
  return {
    ...input,
    owner,
    network: networkOf(request.ip),
    cookie: request.headers.cookie,
    submissionKey: typeof key === 'string' && key.length > 0 ? key.slice(0, 200) : undefined,
    timeZone: typeof zone === 'string' && isTimeZone(zone) ? zone : undefined,
    header: (name: string, value: string) => void reply.header(name, value),
  } as Call<E>;
}

function send<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  answer: Answer<E>,
): FastifyReply {
  void reply.code(endpoint.status);
  if (answer instanceof FileReply) return sendFile(reply, answer);
  if (endpoint.reply === undefined) return reply.send();
  if (endpoint.media !== undefined) {
    return reply.type(`${endpoint.media}; charset=utf-8`).send(z.parse(endpoint.reply, answer));
  }
  void reply.type('application/json; charset=utf-8');
  return reply.send(
    answer instanceof Prepared ? answer.json : write(endpoint, answer as ReplyOf<E>),
  );
}

function sendFile(reply: FastifyReply, { type, name, bytes }: FileReply): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Only what the schema names leaves the server. */
function write<E extends Endpoint>(endpoint: E, answer: ReplyOf<E>): string {
  return JSON.stringify(endpoint.reply ? z.parse(endpoint.reply, answer) : answer);
}
