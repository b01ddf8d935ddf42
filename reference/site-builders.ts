/**
 * How an owner puts a policy on a site: steps for common site builders, and what the links have to
 * say.
 */
import { z } from 'zod';

const text = z.string().min(1);

export const siteBuilderBook = z.strictObject({
  checked: z.iso.date(),
  /** What the links at the foot of a site have to say, with the sections. */
  links: z.array(z.strictObject({ text, cite: text })).min(1),
  builders: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      name: text,
      /** How to add the page with the text. */
      paste: z.array(text).min(1),
      /** How to add the link at the foot. */
      link: z.array(text).min(1),
      /** Where the link to the opt-out page goes. */
      choices: text,
      /** How to add the link to the request form, with its icon. */
      form: z.array(text).min(1),
      /** How to take out a tool, or to hold it back after a no. */
      tags: z.strictObject({
        steps: z.array(text).min(1),
        source: z.url().nullable(),
        doubt: text.optional(),
      }),
      /** Where the steps were checked; null: no page was found. */
      source: z.url().nullable(),
      /** What could not be checked. */
      doubt: text.optional(),
    }),
  ),
});
export type SiteBuilderBook = z.infer<typeof siteBuilderBook>;
