/** What a handler may answer with, and how it becomes the bytes of a reply. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { packed, takenBy } from './encodings.ts';
import { madeByThisCall } from '#server/base/pacing/long-work.ts';
import type { Language } from '#text/language.ts';
import { inReadersLanguage } from './our-words.ts';
import { jsonStream, type Streamed } from './json-stream.ts';

type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * A reply that is a file, whole or made while it is read. `name` contains letters, digits, dots and
 * dashes only.
 */
export class FileReply {
  readonly type: string;
  readonly name: string;
  readonly bytes: Bytes;

  constructor(type: string, name: string, bytes: Bytes) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }
}

/**
 * A reply that is written as it is read: what it holds has only what the endpoint's schema names.
 */
export class StreamReply<E extends Endpoint> {
  readonly value: Streamed<ReplyOf<E>>;

  constructor(_endpoint: E, value: Streamed<ReplyOf<E>>) {
    this.value = value;
  }
}

/** A reply whose body was validated and serialized in advance. */
export class Prepared<E extends Endpoint> {
  /** UTF-8. */
  readonly json: Buffer;
  /** The same in brotli, where it was packed. */
  packed: Buffer | undefined;

  constructor(endpoint: E, reply: ReplyOf<E>, language: Language = 'en') {
    this.json = Buffer.from(write(endpoint, reply, language));
  }

  /** Packs it for all clients to come: worth it for a long reply that is sent more than once. */
  async pack(): Promise<this> {
    this.packed = await packed(this.json);
    return this;
  }
}

export type Answered<E extends Endpoint> =
  | Prepared<E>
  | StreamReply<E>
  | (E extends { readonly files: readonly string[] } ? FileReply : ReplyOf<E>);

type Payload = string | Buffer | Readable | undefined;

/** Sends the reply. Ends when what is made while it is read was read, or its reader is gone. */
export async function send<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  answer: Answered<E>,
  language: Language,
): Promise<FastifyReply> {
  void reply.code(endpoint.status);
  const payload = payloadOf(endpoint, reply, answer, language);
  const over =
    payload instanceof Readable && new Promise<void>((done) => payload.once('close', done));
  void reply.send(payload);
  await over;
  return reply;
}

function payloadOf<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  answer: Answered<E>,
  language: Language,
): Payload {
  if (answer instanceof FileReply) return filePayload(reply, answer);
  if (endpoint.reply === undefined) return undefined;
  if (endpoint.media !== undefined) {
    void reply.type(`${endpoint.media}; charset=utf-8`);
    return z.parse(endpoint.reply, answer) as string;
  }
  void reply.type('application/json; charset=utf-8');
  if (answer instanceof StreamReply) return jsonStream(answer.value);
  return answer instanceof Prepared
    ? preparedPayload(reply, answer)
    : write(endpoint, answer as ReplyOf<E>, language);
}

function preparedPayload<E extends Endpoint>(
  reply: FastifyReply,
  { json, packed: small }: Prepared<E>,
): Buffer {
  if (!small) return json;
  void reply.header('vary', 'accept-encoding');
  if (!takenBy(reply.request.headers['accept-encoding'] ?? '').br) return json;
  void reply.header('content-encoding', 'br');
  return small;
}

function filePayload(reply: FastifyReply, { type, name, bytes }: FileReply): Buffer | Readable {
  void reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(type);
  return bytes instanceof Uint8Array
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Readable.from(madeByThisCall(bytes), { objectMode: false });
}

/** Removes every field that the schema does not name, and tells what is said in this language. */
function write<E extends Endpoint>(endpoint: E, answer: ReplyOf<E>, language: Language): string {
  const { reply } = endpoint;
  return JSON.stringify(
    reply ? inReadersLanguage(language, reply, z.parse(reply, answer)) : answer,
  );
}
