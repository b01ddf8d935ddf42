/**
 * By what a law lets a business be sure that somebody is the parent of a child (11 CCR § 7070).
 * Never bundled for the browser (".server").
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { REQUEST_TYPES } from '#law/vocabulary.ts';

const parentChecks = z.strictObject({
  /** How the texts were read. */
  source: z.string().min(1),
  checks: z.array(
    z.strictObject({
      state: z.string().length(2),
      /** Of children below this age. */
      below: z.int().positive(),
      types: z.array(z.enum(REQUEST_TYPES)).min(1),
      /** Not the only ones, as the law says itself. */
      methods: z.array(z.string().min(1)).min(1),
      cite: z.string().min(1),
    }),
  ),
});

/** Those of a state whose text names methods; others name none. */
export const PARENT_CHECKS = parentChecks.parse(
  JSON.parse(readFileSync(new URL('./parent-checks.json', import.meta.url), 'utf8')),
).checks;
