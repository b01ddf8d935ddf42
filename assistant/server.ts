/**
 * The server for assistants (Model Context Protocol): read-only tools over the law data and the
 * engine. It knows no account and no business, and writes nothing
 * (docs/decisions/0147-server-for-assistants.md).
 */
import {
  McpServer,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Business } from './facts.ts';
import { formOrArguments } from './form.ts';
import { addPrompts } from './prompts.ts';
import { replyTo, WrongArgument } from './reply.ts';
import { addResources } from './resources.ts';
import type { AssistantTool } from './tool.ts';
import { ASSISTANT_TOOLS } from './tools/index.ts';

const INSTRUCTIONS =
  'Which US state consumer privacy laws bind a business, and what they ask. Each statement of law carries the id of a citation: show its section and day to the person. Ask the owner for missing facts; never guess them.';

/** A server for one connection or one request. `today` gives the ISO day of "now". */
export function assistantServer(today: () => string): McpServer {
  const server = new McpServer(
    { name: 'statewise', version: '0.1.0' },
    {
      instructions: INSTRUCTIONS,
      // they are those of this program, as long as it runs
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
    },
  );
  for (const tool of ASSISTANT_TOOLS)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: {
          readOnlyHint: true,
          idempotentHint: true,
          destructiveHint: false,
          openWorldHint: false,
        },
      },
      (given: unknown, context) => resultOf(server, tool, given, { context, today: today() }),
    );
  addResources(server, today);
  addPrompts(server);
  return server;
}

function resultOf(
  server: McpServer,
  tool: AssistantTool,
  given: unknown,
  { context, today }: { readonly context: ServerContext; readonly today: string },
): CallToolResult | InputRequiredResult {
  const { as_of: day = today } = given as { as_of?: string };
  try {
    const first = tool.answer(given, day);
    const next = formOrArguments(server, context, given as Business, tool.asks?.(first));
    if ('form' in next) return next.form;
    const answer = next.given === given ? first : tool.answer(next.given, day);
    const { structured, text } = replyTo(answer, day, today);
    return { content: [{ type: 'text', text }], structuredContent: structured };
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
