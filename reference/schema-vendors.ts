/**
 * The companies behind a tool: who they are in law, and where their terms on data stand. What
 * nobody read is left out, never guessed.
 */
import { z } from 'zod';

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });

/** How a customer comes to have the terms. */
const ACCEPTED = [
  'with the terms of service',
  'a click in the settings',
  'signed and sent',
] as const;

/**
 * How the terms were read: on a page of the vendor; as somebody else's copy of it; or not at all,
 * and then lists that other firms publish give the address.
 */
const HOW_READ = ['page', 'copy', 'named'] as const;

const reading = z.strictObject({
  on: z.iso.date(),
  how: z.enum(HOW_READ),
  /** The page that says how the terms are accepted, if it is another one. */
  at: address.optional(),
});

/** A company behind a tool. Left out: nobody read it. */
export const vendor = z
  .strictObject({
    /** What owners call it. */
    called: text,
    /** The name under which it signs contracts with customers in the United States. */
    name: text.optional(),
    /** Whether its own page gives that name, or it is general knowledge. */
    nameFrom: z.enum(['read', 'known']).optional(),
    role: z.enum(['processor', 'third party', 'either']),
    /** Where its terms on data stand. */
    terms: address.optional(),
    accepted: z.enum(ACCEPTED).optional(),
    read: reading.optional(),
  })
  .refine(({ name, nameFrom }) => (name === undefined) === (nameFrom === undefined), {
    error: 'a name says where it comes from',
  })
  .refine(({ terms, read }) => (terms === undefined) === (read === undefined), {
    error: 'an address of terms says on which day and how it was read, and only that does',
  })
  .refine(({ terms, accepted }) => accepted === undefined || terms !== undefined, {
    error: 'only terms with an address are accepted in some way',
  });
export type Vendor = z.infer<typeof vendor>;
