/** Federal (SBA) size standards, industry codes in plain words, and the states of ZIP prefixes. */
import { z } from 'zod';

const text = z.string().min(1);
const naics = z.string().regex(/^\d{6}$/);

/** The most that a firm may have and still be small, affiliates included. */
const sizeStandard = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('receipts'), millionsUSD: z.number().positive() }),
  z.strictObject({ kind: z.literal('employees'), count: z.int().positive() }),
  z.strictObject({ kind: z.literal('assets'), millionsUSD: z.number().positive() }),
]);
export type SizeStandard = z.infer<typeof sizeStandard>;

const exception = z.strictObject({
  title: text,
  standard: sizeStandard,
  footnote: text.optional(),
});

const industry = z.strictObject({
  naics,
  title: text,
  standard: sizeStandard,
  footnote: text.optional(),
  /** Where our copy of the row may be wrong; shown like a note of the table. */
  doubt: text.optional(),
  exceptions: z.array(exception).min(1).optional(),
});

export const sizeStandards = z.strictObject({
  /** The day of the regulation's text. */
  asOf: z.iso.date(),
  inForceSince: z.iso.date(),
  source: text,
  sourceUrl: z.url(),
  checkedAgainst: text,
  /** A proposed change that is not in the text of `asOf`. */
  pending: z.strictObject({
    date: z.iso.date(),
    cite: text,
    rin: text,
    moneyStandards: z.int().positive(),
  }),
  /** Codes, and one whole sector, for which the regulation sets no standard. */
  noStandard: z.array(z.strictObject({ naics: z.string().regex(/^\d{2}(\d{4})?$/), title: text })),
  industries: z.array(industry).min(1),
});

/**
 * The most common codes of small businesses, in plain words, by the industries of the profile form.
 */
export const industryCodes = z.array(
  z.strictObject({
    industry: text,
    note: text,
    codes: z.array(z.strictObject({ naics, label: text })).min(1),
  }),
);

/**
 * The same in Spanish; `exceptions` in the order of the English ones, footnotes by the English
 * text.
 */
export const industryCodesSpanish = z.strictObject({
  industries: z.record(
    text,
    z.strictObject({ name: text, note: text, labels: z.record(naics, text) }),
  ),
  exceptions: z.record(naics, z.array(text)),
  footnotes: z.record(text, text),
});

const postal = z.string().regex(/^[A-Z]{2}$/);

export const zipPrefixes = z.strictObject({
  source: text,
  reviewed: z.iso.date(),
  /** "010-027": first and last prefix of a state; a prefix in no range is not in use. */
  ranges: z.array(z.tuple([z.string().regex(/^\d{3}(-\d{3})?$/), postal])),
  exceptions: z.record(z.string().regex(/^\d{5}$/), postal),
});

/**
 * Everyday words for lines of work, in two languages, with the industries that they usually mean,
 * most likely first.
 */
export const tradeBook = z.strictObject({
  source: text,
  trades: z.array(
    z.strictObject({
      codes: z.array(naics).min(1),
      en: z.array(text).min(1),
      es: z.array(text).min(1),
    }),
  ),
});
