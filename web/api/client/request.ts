/**
 * The calls of the API: every one of a page is made here. (The helpers of the check read still
 * files besides.)
 */
import { me } from '#contract/account/auth.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { ProblemReply } from '#contract/problems.ts';
import { SIGNED_OUT, UNREACHABLE } from '#web/words/notices.ts';
import { noteAnswer, noteRefusal, refusalsSoFar } from './session-end.ts';

/** A failed call. Its message is "status: body text"; screens show `problem`. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  /** 0 if there was no reply. */
  readonly status: number;
  readonly problem: ProblemReply | undefined;

  constructor(status: number, text: string, problem?: ProblemReply) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }
}

function readProblem(text: string): ProblemReply | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const fits =
      typeof parsed === 'object' && parsed !== null && 'message' in parsed && 'code' in parsed;
    return fits ? (parsed as ProblemReply) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a request; throws RequestFailed if there is no reply. */
export async function responseOf(
  method: string,
  path: string,
  body: unknown,
  key?: string,
): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    // an account without a time zone takes this one at sign-in
    'time-zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const sent = body === undefined ? { headers } : { body: JSON.stringify(body), headers };
  try {
    return await fetch(path, { method, credentials: 'include', ...sent });
  } catch {
    throw new RequestFailed(0, UNREACHABLE);
  }
}

/** The message of an unsuccessful reply. Being nobody is no news for "who am I". */
export function failureOf(response: Response, text: string): RequestFailed {
  const problem = readProblem(text);
  if (problem?.code === 'not-signed-in' && !response.url.endsWith(me.path)) noteRefusal();
  return new RequestFailed(response.status, text || response.statusText, problem);
}

/** The last change, while it waits for its reply. */
let last: { what: string; reply: Promise<unknown> } | undefined;

/**
 * Sends one request and parses its JSON; throws RequestFailed for anything but success. A change
 * that is asked for again while it is under way, as by a double press, is sent once: both get its
 * reply.
 */
export function request(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<unknown> {
  const what = method + path + JSON.stringify(body);
  if (last?.what === what) return last.reply;
  const reply = replyTo(method, path, body, key);
  if (method === 'GET') return reply;
  const now = { what, reply };
  const end = () => {
    if (last === now) last = undefined;
  };
  last = now;
  reply.then(end, end);
  return reply;
}

async function replyTo(
  method: string,
  path: string,
  body: unknown,
  key: string | undefined,
): Promise<unknown> {
  const sentAt = refusalsSoFar();
  const response = await responseOf(method, path, body, key);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw failureOf(response, text);
  noteAnswer(sentAt);
  return text === '' ? undefined : JSON.parse(text);
}

type Parts<E extends Endpoint> = (E extends { readonly body: object }
  ? { body: BodyOf<E> }
  : unknown) &
  (E extends { readonly params: object } ? { params: ParamsOf<E> } : unknown) &
  (E extends { readonly query: object } ? { query?: QueryOf<E> } : unknown);

/** Fills `:name` in a path of the contract. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** An Idempotency-Key: the server recognises a repeated request by it. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Makes a call of the contract. The server validated the reply, so it is not validated again. */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: Parts<E>,
  key?: string,
): Promise<ReplyOf<E>> {
  const { body, params, query } = parts as {
    body?: unknown;
    params?: Record<string, string>;
    query?: Record<string, string>;
  };
  const asked = query ? `?${new URLSearchParams(query).toString()}` : '';
  const path = pathOf(endpoint.path, params) + asked;
  return (await request(endpoint.method, path, body, key)) as ReplyOf<E>;
}

/** The messages at the fields of a refused request; undefined if it names none. */
export const fieldsIn = (fault: unknown) =>
  fault instanceof RequestFailed ? fault.problem?.fields : undefined;

/**
 * "What you typed is still here." of a text, in either language, where the place that fails says so
 * of itself.
 */
const keptIn = (text: string) => /(?<=\. )[^.]* (still here|siguen? aquí)\./.exec(text)?.[0];

/**
 * The text for the owner: the server's message, or that there was no reply, or the given text. What
 * the given text says is still here, is said in each case that keeps the page.
 */
export function wordsFor(fault: unknown, otherwise: string): string {
  if (!(fault instanceof RequestFailed)) return otherwise;
  if (fault.status === 0) return [UNREACHABLE, keptIn(otherwise)].filter(Boolean).join(' ');
  if (fault.problem?.code === 'not-signed-in') return SIGNED_OUT;
  return fault.problem?.message ?? otherwise;
}

export const statusOf = (fault: unknown) =>
  fault instanceof RequestFailed ? fault.status : undefined;
