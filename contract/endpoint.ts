/**
 * What an API call is. Each call is written once, here in the contract; the server serves it,
 * the browser calls it, OpenAPI prints it and the tests walk it.
 */
import type { output, ZodMiniType } from 'zod/mini';
import type { ProblemCode } from './problems.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** open: anyone; owner: a session is needed, and foreign ids answer like unknown ones. */
export type Access = 'open' | 'owner';

export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  /** With parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly status: 200 | 201 | 204;
  /** Absent for 204 and for files. */
  readonly reply?: ZodMiniType;
  /** Of a reply that is a text and no JSON. */
  readonly media?: 'text/calendar';
  /** Of a reply that is a file and has no schema: the media types that it may have. */
  readonly files?: readonly string[];
  readonly problems: readonly ProblemCode[];
}

/** Declares one call; keeps the literal types of its schemas. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call;
}

type Output<S> = S extends ZodMiniType ? output<S> : undefined;
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ReplyOf<E extends Endpoint> = Output<E['reply']>;
