/** What to do in a tool about one person: steps for the request desk, each with its source. */
import { z } from 'zod';

const text = z.string().min(1);

/** What can be done about a person in a tool; to stop an ad tool stands in `tools.json`. */
export const toolAct = z.enum(['find', 'export', 'correct', 'delete']);
export type ToolAct = z.infer<typeof toolAct>;

const ofActs = <Step extends z.ZodType>(step: Step) =>
  z.strictObject({
    find: step.optional(),
    export: step.optional(),
    correct: step.optional(),
    delete: step.optional(),
  });

const step = z.strictObject({
  do: text,
  /** The page that says so, on a host of the maker; left out: nothing was read. */
  source: z.url({ protocol: /^https$/ }).optional(),
});

export const toolStepBook = z.strictObject({
  /** The day on which the sources were read. */
  checked: z.iso.date(),
  /** `copy`: in stored copies of the pages, which can be older than the day. */
  how: z.literal('copy'),
  /** Where makers keep their own pages; on other hosts, and in communities, others write. */
  makers: z.array(text),
  /** For what no tool's own step says. */
  general: z.record(toolAct, text),
  /** By the id of `tools.json`. */
  tools: z.record(text, ofActs(step)),
});

export const toolStepsSpanish = z.strictObject({
  general: z.record(toolAct, text),
  tools: z.record(text, ofActs(text)),
});
