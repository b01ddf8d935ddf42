/**
 * "Cannot tell" asks: where the client shows forms, the one fact that would settle a verdict
 * becomes one. Nothing is kept between the two rounds: the arguments come again with the answer.
 */
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Business, question } from './facts.ts';

export type OwnerQuestion = z.infer<typeof question>;

const KEY = 'fact';

/** Whether the client of a request shows forms. */
function showsForms({ server }: McpServer, { mcpReq }: ServerContext): boolean {
  const sent: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const declared =
    (sent[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined) ??
    server.getClientCapabilities();
  const { elicitation } = declared ?? {};
  // without a mode named, forms are meant
  return elicitation !== undefined && (elicitation.form !== undefined || !elicitation.url);
}

/** A form with one question; who leaves it empty does not know. */
function formOf({ question: words, why, unit, least, most }: OwnerQuestion): InputRequiredResult {
  const title = `${words} (${unit})`;
  const answer =
    least === null || most === null
      ? ({ type: 'string', title, enum: ['yes', 'no', 'I do not know'] } as const)
      : ({ type: 'number', title, minimum: least, maximum: most } as const);
  return inputRequired({
    inputRequests: {
      [KEY]: inputRequired.elicit({
        message: `${words} ${why} Leave it empty if you do not know.`,
        requestedSchema: { type: 'object', properties: { answer } },
      }),
    },
  });
}

/** The arguments with the answer of the form; the same where there is none. */
function withAnswer(given: Business, { fact, state }: OwnerQuestion, answer: unknown): Business {
  const value = answer === 'yes' ? true : answer === 'no' ? false : answer;
  if (typeof value !== 'boolean' && typeof value !== 'number') return given;
  const { facts, by_state: byState } = given;
  if (state === null) return { ...given, facts: { ...facts, [fact]: value } };
  const own = Object.entries(byState ?? {}).find(([code]) => code.toUpperCase() === state);
  const key = own?.[0] ?? state;
  return { ...given, by_state: { ...byState, [key]: { ...own?.[1], [fact]: value } } };
}

/**
 * The form to send, or the arguments to answer: with what the form brought, or as they were where
 * the client shows none, or the owner closed it.
 */
export function formOrArguments(
  server: McpServer,
  context: ServerContext,
  given: Business,
  next: OwnerQuestion | undefined,
): { readonly form: InputRequiredResult } | { readonly given: Business } {
  if (!next) return { given };
  const view = inputResponse(context.mcpReq.inputResponses, KEY);
  if (view.kind !== 'elicit')
    return showsForms(server, context) ? { form: formOf(next) } : { given };
  const { action, content } = view;
  return { given: action === 'accept' ? withAnswer(given, next, content?.['answer']) : given };
}
