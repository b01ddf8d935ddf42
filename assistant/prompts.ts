/** Ready beginnings for a person who works with an assistant. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const RULES =
  'State no rule of law that a tool did not give you. Show its section and the day beside it. Do not guess numbers: ask. This is general guidance, not legal advice.';

const PROMPTS = [
  {
    name: 'interview_owner',
    title: 'Find out which privacy laws apply to me',
    description: 'Asks one question at a time, then checks the laws.',
    says: (states: string) =>
      `Interview me, the owner of a business, about the state privacy laws of ${states}. Call next_question, put its question to me in plain words, and add my answer to the facts. Repeat until next is null or I do not know the rest. Then call check_laws and list_duties, and tell me the result. ${RULES}`,
  },
  {
    name: 'explain_verdict',
    title: 'Explain why a law applies or not',
    description: 'Tells the reasons for each verdict, with their sections.',
    says: (states: string) =>
      `Explain to me, in plain English, why the privacy laws of ${states} apply to my business or do not. Use check_laws with what I told you, and get_law for each citation that it names. Say what was assumed, what is in doubt, and which answer would change the result. ${RULES}`,
  },
  {
    name: 'prepare_for_counsel',
    title: 'Prepare a talk with a lawyer',
    description: 'Gathers facts, open points and doubts on one page.',
    says: (states: string) =>
      `Prepare one page for my talk with a lawyer about the privacy laws of ${states}: the facts I gave, each verdict with its section, what was assumed, every doubt that the tools named, the duties in order of their days, and the questions only a lawyer can answer. ${RULES}`,
  },
] as const;

export function addPrompts(server: McpServer): void {
  const argsSchema = z.object({
    states: z.string().min(2).max(200).describe('states, such as CT and DE'),
  });
  for (const { name, title, description, says } of PROMPTS)
    server.registerPrompt(name, { title, description, argsSchema }, ({ states }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: says(states) } }],
    }));
}
