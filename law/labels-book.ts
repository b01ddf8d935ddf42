/** The schema of labels-es.json: the texts of the records that the check shows, in Spanish. */
import { z } from 'zod';
import { stateCode, text } from './rules.ts';

const byId = z.record(text, text);

/** By state, then by the id of the part; a doubt by the ids that it is about, in order. */
export const labelBook = z.record(
  stateCode,
  z.strictObject({ prongs: byId, exemptions: byId, requirements: byId, doubts: byId }),
);

export type LabelBook = z.infer<typeof labelBook>;
export type Labels = LabelBook[keyof LabelBook];

/** The key of a doubt in this file. */
export const doubtKey = (about: readonly string[] | undefined): string => (about ?? []).join(' ');
