/** Checks a request's input against the endpoint's schemas. */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { invalidInput, problem } from '#server/base/problem.ts';

/**
 * The default messages, from the requirements, where a schema has none of its own
 * (docs/requirements.md 5).
 */
const fallback = (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? 'Required' : 'Invalid input';

/**
 * Params, query and body, parsed by their schemas. Throws `invalid-input`, or `not-found` for an id
 * of the wrong form.
 */
export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: endpoint.params && readParams(endpoint.params, request.params),
    query: endpoint.query && read(endpoint.query, request.query),
    body: endpoint.body && read(endpoint.body, request.body),
  };
}

function readParams(schema: z.ZodMiniType, given: unknown): unknown {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success || holdsUnstorable(parsed.data)) throw problem('not-found');
  return parsed.data;
}

function read(schema: z.ZodMiniType, given: unknown): unknown {
  const parsed = z.safeParse(schema, given, { error: fallback });
  if (!parsed.success) throw invalidInput(wordsByField(parsed.error.issues));
  const broken = fieldsWithUnstorable(parsed.data);
  if (broken.length > 0)
    throw invalidInput(Object.fromEntries(broken.map((field) => [field, UNSTORABLE])));
  return parsed.data;
}

/** The first message for each field. An error in an entry of a list counts for the list. */
function wordsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path[0];
    if (field !== undefined && !fields.has(String(field))) fields.set(String(field), issue.message);
  }
  return Object.fromEntries(fields);
}

const UNSTORABLE = 'Take out the characters that cannot be shown.';

/**
 * PostgreSQL stores neither NUL nor half of a pair of surrogates, such as an emoji that was cut in
 * two.
 */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}

const fieldsWithUnstorable = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, inner]) => (holdsUnstorable(inner) ? [field] : []))
    : [];
