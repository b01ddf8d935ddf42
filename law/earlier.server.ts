/**
 * What laws said before they were changed, for answers about days in the past. The engine and the
 * pages never read it, and it is in no hash: no verdict of today rests on it
 * (docs/decisions/0152-what-laws-said-earlier.md).
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lawRecord } from './schema.ts';
import { citation, factKey, isoDate, stateCode, text } from './rules.ts';

/** Where it was read: nobody has the old text of a section at an address that stays. */
const source = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  kind: z.enum(['statute', 'legislature', 'regulator', 'law firm', 'other']),
});

const earlierBook = z.strictObject({
  version: z.literal(1),
  /** Tests that are gone, each with its first and its last day. */
  tests: z.array(
    z.strictObject({
      state: stateCode,
      /** The test of the record that came in its place, on the day after its last. */
      followedBy: text,
      test: lawRecord.shape.applicability.shape.prongs.element.required({
        from: true,
        until: true,
      }),
      source,
    }),
  ),
  /** Exemptions that are gone, each with its first and its last day. */
  exemptions: z.array(
    z.strictObject({
      state: stateCode,
      exemption: lawRecord.shape.exemptions.element.required({ from: true, until: true }),
      source,
    }),
  ),
  /** Exemptions of the record that began after the law did. */
  began: z.array(z.strictObject({ state: stateCode, exemption: text, since: isoDate, source })),
  /** What else was otherwise through a day. */
  notes: z.array(
    z.strictObject({
      state: stateCode,
      until: isoDate,
      text,
      /** The tests of that time asked what no answer tells: a "no" would be a guess. */
      undecided: z.literal(true).optional(),
      /** Where the answer to this is yes, that the law applied would be a guess. */
      opens: factKey.optional(),
      cite: citation,
      source,
    }),
  ),
  /** Rules on breaches that read otherwise for breaches found through a day. */
  breaches: z.array(
    z.strictObject({
      /** Not only states with a privacy act. */
      state: z.string().regex(/^[A-Z]{2}$/),
      /** The rules whose days, or which at all, came later. */
      whom: z.array(z.enum(['people', 'office', 'bureaus'])).min(1),
      until: isoDate,
      text,
      cite: citation,
      source,
    }),
  ),
  /** Since when the list of sensitive data is as in the book; without kinds: all of it. */
  sensitive: z.array(
    z.strictObject({
      state: stateCode,
      kinds: z.array(text).min(1).optional(),
      since: isoDate,
      cite: citation,
    }),
  ),
});

export const EARLIER: z.infer<typeof earlierBook> = earlierBook.parse(
  JSON.parse(readFileSync(new URL('earlier.json', import.meta.url), 'utf8')),
);
