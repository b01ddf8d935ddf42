/**
 * The definition of an API call. Each call is written once, in the contract: the server serves it,
 * the browser calls it, OpenAPI describes it and the tests check it.
 */
import type { output, ZodMiniType } from 'zod/mini';
import type { ProblemCode } from './problems.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** open: anyone; owner: needs a session, and another owner's ids are answered like unknown ones. */
export type Access = 'open' | 'owner';

/** read: readers and editors; write: editors; owner: nobody but the owner of the business. */
export type Sharing = 'read' | 'write' | 'owner';

/**
 * What a helper may do with a request that is given to them: prepares: what everyone may whom it is
 * given to; sends: what makes something leave, for those whose letters may.
 */
type Helping = 'prepares' | 'sends';

export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  /** The path, with parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * What an adviser needs where the call is about a business; where nothing stands, a GET reads and
   * all else writes.
   */
  readonly sharing?: Sharing;
  /** What a helper needs; where nothing stands, the call is not there for helpers. */
  readonly helping?: Helping;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** Bytes that a body may have; left out: as of every call (server/base/http/server.ts). */
  readonly mostBytes?: number;
  readonly status: 200 | 201 | 204;
  /** Absent for 204 and for files. */
  readonly reply?: ZodMiniType;
  /** The media type of a reply that is text, not JSON. */
  readonly media?: 'text/calendar';
  /** The possible media types of a reply that is a file and has no schema. */
  readonly files?: readonly string[];
  /** Set where the reply is long and is written while it is read from the database. */
  readonly streamed?: true;
  readonly problems: readonly ProblemCode[];
}

/**
 * What every call about a business of the owner may answer: nobody is signed in, or nothing is
 * there for them.
 */
export const ownerProblems = [
  'not-signed-in',
  'not-found',
] as const satisfies readonly ProblemCode[];

/**
 * Whether a call adds to what is stored of businesses, and so counts towards quotas. Deleting, what
 * readers may do, and the account itself do not.
 */
export const addsToStored = ({ access, method, path, sharing }: Endpoint): boolean =>
  access === 'owner' &&
  method !== 'GET' &&
  sharing !== 'read' &&
  method !== 'DELETE' &&
  /^\/api\/(businesses|assessments)\b/.test(path);

/** Declares one call; keeps the literal types of its schemas. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call;
}

type Output<S> = S extends ZodMiniType ? output<S> : undefined;
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ReplyOf<E extends Endpoint> = Output<E['reply']>;
