/**
 * Where the tools of the opt-out tester load from and send to, as the stop kit holds them back, and
 * what they leave in a browser.
 */
import { z } from 'zod';

const text = z.string().min(1);

/**
 * `x.com` is this host alone, `.x.com` also all below it, `x.com/tr` what begins so; `*` stands for
 * anything but a slash, and in the last label of a host for a country.
 */
const place = z
  .string()
  .regex(/^\.?[a-z0-9-]+(\.([a-z0-9-]+|\*))+(\/[A-Za-z0-9_.*=/-]*)?$/, { error: 'not a place' });

export const blockedPlaceBook = z.strictObject({
  checked: z.iso.date(),
  /** Where names of cookies were looked up. */
  storedSource: z.url(),
  placesSource: text,
  tools: z
    .array(
      z.strictObject({
        /** Its id in tools.json or site-signs.json. */
        tool: text,
        places: z.array(place).min(1),
        /** Names of cookies and entries; `*` stands for any letters. */
        stored: z.array(text),
        /** Names that the source does not list: general knowledge. */
        alsoStored: z.array(text).optional(),
      }),
    )
    .min(1),
  /** Tools that do the site's own work, with what to do instead. */
  cannot: z.array(z.strictObject({ tool: text, why: text, instead: text })),
  /** The same for all other tools of a category. */
  ofCategory: z.record(text, text),
});
export type BlockedPlaceBook = z.infer<typeof blockedPlaceBook>;
