/** Asks a tool of the server for assistants as a client would, for tests. */
import { expect } from 'vitest';
import { replyTo } from '#assistant/reply.ts';
import { ASSISTANT_TOOLS } from '#assistant/tools/index.ts';

/** The day on which these tests ask. */
export const ASKED_ON = '2026-11-27';

/** The reply and its text, held against the tool's own schema; `day`: the law of which day. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test names the fields that it reads
export function askTool<Reply>(
  name: string,
  given: object,
  day = ASKED_ON,
): Reply & { text: string; doubts: string[] } {
  const tool = ASSISTANT_TOOLS.find((each) => each.name === name);
  if (!tool) throw new Error(name);
  const { structured, text } = replyTo(tool.answer(given, day), day, ASKED_ON);
  expect(tool.output.safeParse(structured).error?.issues ?? []).toEqual([]);
  return { ...(structured as unknown as Reply & { doubts: string[] }), text };
}
