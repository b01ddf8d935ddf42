/** The controls: the pieces of work that requirements ask for, shared by states. */
import { z } from 'zod';
import { category, citation, controlKey, isoDate, stateCode, text } from './rules.ts';

/**
 * A rhythm that a law sets: months from the day it was done, or a day of each year (month and day).
 */
const rhythm = {
  requirement: text,
  cite: citation,
};
const lookAgain = z.strictObject({
  /** Our advice: months from the day it was done, and why. */
  months: z.int().positive(),
  why: text,
  /** Requirements whose own law sets the rhythm. */
  byLaw: z.array(
    z.union([
      z.strictObject({ ...rhythm, months: z.int().positive() }),
      z.strictObject({
        ...rhythm,
        yearlyBy: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
      }),
    ]),
  ),
});

const control = z.strictObject({
  key: controlKey,
  title: text,
  category,
  achieves: text,
  steps: z.array(text).min(1),
  /**
   * Minutes for the first step, and the controls whose result it builds on: our judgement, no rule
   * of law.
   */
  firstStepMinutes: z.int().positive(),
  after: z.array(controlKey),
  typicalHours: z.number().positive(),
  evidence: text,
  templates: z.array(text),
  /** The part of Statewise in which the work is done, and which proves it. */
  tool: z.enum(['request-desk']).optional(),
  /** When the finished work has to be looked at again; absent where it has no rhythm. */
  lookAgain: lookAgain.optional(),
});

/** controls.json. */
export const controlFile = z.strictObject({
  reviewed: isoDate,
  controls: z.array(control).min(1),
});
export type ControlFile = z.infer<typeof controlFile>;

/**
 * The same with the templates (law/templates.ts), and with what is derived from the records
 * (law/fact-uses.ts): the requirements that a control serves, and their states.
 */
const servingControl = control.extend({ states: z.array(stateCode), requirements: z.array(text) });
const documentTemplate = z.strictObject({
  id: text,
  title: text,
  description: text,
  category: text,
});
export const controlBook = z.strictObject({
  reviewed: isoDate,
  templates: z.array(documentTemplate),
  controls: z.array(servingControl).min(1),
});

export type ControlBook = z.infer<typeof controlBook>;
export type Control = z.infer<typeof servingControl>;
