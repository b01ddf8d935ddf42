/**
 * What the servers of others supply so that a page works: looked at before and after a stop kit.
 */
import { z } from 'zod';

const text = z.string().min(1);

const PART_KINDS = ['checkout', 'form', 'booking', 'chat', 'video', 'map'] as const;

export const sitePartBook = z.strictObject({
  checked: z.iso.date(),
  /** How the hosts are known. */
  source: text,
  parts: z
    .array(
      z.strictObject({
        kind: z.enum(PART_KINDS),
        name: text,
        /** `x.com`: this host alone; `.x.com`: also all below it; `x.com/path`: what begins so. */
        places: z
          .array(z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+(\/[A-Za-z0-9_./-]*)?$/))
          .min(1),
      }),
    )
    .min(1),
});
export type SitePartBook = z.infer<typeof sitePartBook>;
