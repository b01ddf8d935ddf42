/** How the stop kit gets on a site, builder by builder, and the switches of vendors beside it. */
import { z } from 'zod';

const text = z.string().min(1);

export const kitStepBook = z.strictObject({
  /** The day on which the sources were read. */
  checked: z.iso.date(),
  builders: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        name: text,
        /** Hosts that show that a site stands there; `.x.com` is all below it. */
        hosts: z.array(text),
        /** How the first piece gets into the head of every page. */
        head: z.array(text).min(1),
        /** How the link gets into the foot. */
        foot: z.array(text).min(1),
        /** What its own switches do besides. */
        more: z.array(text),
        /** A file that the maker writes for it. */
        file: z.enum(['wordpress', 'gtm', 'opt-in', 'opt-in-bundled']).optional(),
        source: z.url({ protocol: /^https$/ }).nullable(),
        /** What could not be checked. */
        doubt: text.optional(),
      }),
    )
    .min(1),
});
export type KitStepBook = z.infer<typeof kitStepBook>;
