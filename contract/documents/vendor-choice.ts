/** What the list of tools knows of the companies behind a tool. */
import * as z from 'zod/mini';
import { givenDay } from '#contract/results.ts';

/** A day, or nothing told. */
export const dayOrNone = z.union([z.literal(''), givenDay]);

/** A company behind a tool, as the list of tools knows it; null: nobody read it. */
export const vendorChoice = z.object({
  called: z.string(),
  name: z.nullable(z.string()),
  /** Whether the name is general knowledge, and no page of the company that was read. */
  nameIsKnown: z.boolean(),
  terms: z.nullable(z.string()),
  accepted: z.nullable(z.string()),
  read: z.nullable(z.object({ on: z.string(), how: z.string() })),
});
export type VendorChoice = z.infer<typeof vendorChoice>;
