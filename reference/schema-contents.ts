/**
 * What each document must contain, state by state, with the section (law/README.md says how to read
 * a rule).
 */
import { z } from 'zod';
import { rule } from '#law/rules.ts';

const text = z.string().min(1);
const day = z.iso.date();
/**
 * true: owed; 'if practised': owed where the business does what the element describes; 'advised':
 * good practice.
 */
const needed = z.strictObject({
  required: z.union([z.literal(true), z.literal('if practised'), z.literal('advised')]),
  cite: z.string().min(3),
  note: text.optional(),
  /** What is not certain about it; shown to the owner with the sections of the passage. */
  doubt: text.optional(),
  from: day.optional(),
  source: z.enum(['record', 'looked up', 'general knowledge']),
});

const element = z.strictObject({
  id: z.string().regex(/^[a-z]{2,3}-[a-z0-9-]+$/),
  document: text,
  title: text,
  what: text,
  /** Patterns by which a checker may recognise it; hints, not proof. Case-insensitive. */
  test: z.array(text).min(1),
  when: rule.optional(),
  states: z.record(z.string().regex(/^[A-Z]{2}$/), needed),
});

export const contentsBook = z.strictObject({
  reviewed: day,
  elements: z.array(element).min(1),
  doubts: z.array(text),
});

export type RequiredElement = z.infer<typeof element>;
export type NeededIn = z.infer<typeof needed>;
