/** The schema of texts-es.json: what owners read beside the records of laws, in Spanish. */
import { z } from 'zod';
import { controlKey, factKey, text } from './rules.ts';

const control = z.strictObject({
  title: text,
  achieves: text,
  steps: z.array(text).min(1),
  evidence: text,
  /** Why to look again; where the control comes back. */
  lookAgain: z.optional(text),
});

/** Each by the key or id of its English text; phrases by that text itself. */
export const textBook = z.strictObject({
  controls: z.record(controlKey, control),
  facts: z.record(factKey, z.strictObject({ question: text, help: text, why: text })),
  recommendations: z.record(text, z.strictObject({ title: text, description: text })),
  templates: z.record(text, text),
  phrases: z.record(text, text),
});

/** duties-es.json: what each law asks for, English text → Spanish text. */
export const dutyTexts = z.record(text, text);
export type DutyTexts = z.infer<typeof dutyTexts>;

export type TextBook = z.infer<typeof textBook>;
