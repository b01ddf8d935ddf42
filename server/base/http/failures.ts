/**
 * The error handler: problems become the documented reply, and any other error a bare 500 with an
 * id that is also in the log.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, type ProblemCode, type ProblemReply } from '#contract/problems.ts';
import { deletedMeanwhile, isStorageFault, withoutValues } from '#server/base/database/faults.ts';
import type { Language } from '#text/language.ts';
import { messageInSpanish } from '#contract/in-spanish.ts';
import { noteRefusal } from './asker.ts';
import { languageIn } from './language-cookie.ts';
import { Problem, problem } from '#server/base/problem.ts';
import { securityHeaders } from './response-headers.ts';

/** The body of the reply for a problem. */
export function problemBody(
  { code, message, details }: Problem,
  language: Language = 'en',
): ProblemReply {
  const say = (text: string) => (language === 'es' ? messageInSpanish(text) : text);
  const fields = Object.entries(details.fields ?? {}).map(([name, text]) => [name, say(text)]);
  return {
    message: say(message),
    code,
    ...(details.fields && { fields: Object.fromEntries(fields) }),
    ...(details.current !== undefined && { current: details.current }),
    ...(details.open && { open: [...details.open] }),
    ...(details.id !== undefined && { id: details.id }),
  };
}

/** Sets the error handler: every error that a route throws gets the documented reply. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(async (fault: unknown, request, reply) => {
    const found = failureOf(fault, request);
    if (found.code === 'too-large') await readToEnd(request);
    return sendProblem(reply, found);
  });
}

const MOST_DROPPED_BYTES = 64 * 1024 * 1024;
const MOST_DROPPED_MS = 10_000;

/**
 * Lets the rest of a body that is too large come, and drops it: while a client still sends, many
 * read no reply, and see a lost connection. Not for ever, nor whatever the size.
 */
async function readToEnd({ raw, headers }: FastifyRequest): Promise<void> {
  if (!(Number(headers['content-length']) <= MOST_DROPPED_BYTES)) return;
  const over = new AbortController();
  const ends = ['end', 'close', 'error'].map((name) => once(raw, name, { signal: over.signal }));
  raw.resume();
  await Promise.race([...ends, setTimeout(MOST_DROPPED_MS, undefined, { signal: over.signal })])
    // a connection that breaks meanwhile has nobody left to answer
    .catch(() => undefined);
  over.abort();
  await Promise.allSettled(ends);
}

/**
 * The problem that an error is for whoever asked. What is our own fault is logged, with an id that
 * the problem has too.
 */
export function failureOf(fault: unknown, request: FastifyRequest): Problem {
  const found = asProblem(fault, request.routeOptions.bodyLimit);
  noteRefusal(request, found.code);
  if (found.status < 500 || EXPECTED.has(found.code)) return found;
  const { id } = request;
  request.log.error(
    { id, route: request.routeOptions.url, method: request.method, fault: withoutValues(fault) },
    'a request failed',
  );
  return found.code === 'unexpected' ? problem('unexpected', { id }) : found;
}

/**
 * Problems with a status of 500 or above that are no error of the program and need no log entry.
 */
const EXPECTED: ReadonlySet<ProblemCode> = new Set(['busy', 'printing-stopped']);

/** Sends a problem with its headers. */
function sendProblem(reply: FastifyReply, found: Problem): FastifyReply {
  const { retryAfter, allow } = found.details;
  const wait = retryAfter ?? (found.code === 'storage-unavailable' ? 10 : undefined);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  if (allow !== undefined) void reply.header('allow', allow);
  return reply
    .code(found.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(found, languageIn(reply.request.headers.cookie))));
}

const FRAMEWORK_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
};

/** A body holds a file as base64, four letters for three bytes. */
const megabytesOf = (bodyLimit: number) => Math.floor((bodyLimit * 3) / 4 / (1024 * 1024));

/** What a call takes: most calls the same, those with a file more, those of assistants less. */
function tooLarge(bodyLimit = 0): Problem {
  const megabytes = megabytesOf(bodyLimit);
  if (megabytes < 1 && bodyLimit > 0)
    return problem('too-large', {
      message: `The request is too large. Send at most ${Math.floor(bodyLimit / 1000)} kB.`,
    });
  if (megabytes < 1) return problem('too-large');
  return problem('too-large', {
    message: `This is too large. A file here may have at most ${megabytes} MB.`,
  });
}

function asProblem(fault: unknown, bodyLimit?: number): Problem {
  if (fault instanceof Problem) return fault;
  if (isStorageFault(fault)) return problem('storage-unavailable');
  const gone = deletedMeanwhile(fault);
  if (gone) return problem(gone === 'account' ? 'not-signed-in' : 'not-found');
  const { code, statusCode } = (fault ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_CODES[code];
  if (known === 'too-large') return tooLarge(bodyLimit);
  if (known) return problem(known);
  return problem(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500
      ? 'malformed-request'
      : 'unexpected',
  );
}

/**
 * A whole HTTP reply, for input that never becomes a request: bytes that are not HTTP, headers too
 * large, a client too slow.
 */
export function rawProblem(status: string, code: ProblemCode, https: boolean): string {
  const body = JSON.stringify({ message: PROBLEMS[code][1], code });
  const headers = {
    ...securityHeaders(https),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}
