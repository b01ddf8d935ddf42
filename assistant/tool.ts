/** What a tool of the server is. */
import type { z } from 'zod';
import type { OwnerQuestion } from './form.ts';
import type { ToolAnswer } from './reply.ts';

export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** All of the reply, the common part too. */
  readonly output: z.ZodObject;
  /** The answer on a day; throws WrongArgument for arguments that cannot be answered. */
  readonly answer: (given: unknown, day: string) => ToolAnswer;
  /** The one question whose answer would settle more; a form asks it where the client shows one. */
  readonly asks?: ((answer: ToolAnswer) => OwnerQuestion | undefined) | undefined;
}

/** A tool whose arguments are read by its own schema. */
export const toolOf = <I extends z.ZodObject>(
  tool: Omit<AssistantTool, 'input' | 'answer'> & {
    readonly input: I;
    readonly answer: (given: z.output<I>, day: string) => ToolAnswer;
  },
): AssistantTool => ({
  ...tool,
  answer: (given, day) => tool.answer(tool.input.parse(given), day),
});
