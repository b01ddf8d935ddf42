/**
 * The form of readings/<CODE>.json: which words each entry of a record was read in. The words
 * themselves are not copied: a hash and a length find them again (law/README.md, "Readings").
 */
import { z } from 'zod';
import { READING_TOPICS } from './reading-topics.ts';
import { citation, isoDate, stateCode, text } from './rules.ts';

/** What was read: the law's own words, an office's account of them, or another's. */
const READING_RANKS = ['statute', 'official summary', 'other'] as const;

/**
 * How the text reached us: from the office that publishes it, from somebody's whole copy of the
 * section, or as words that a guide quotes from it.
 */
const TEXT_KINDS = ['official', 'copy', 'quotation'] as const;

const address = z.url({ protocol: /^https$/ });

/** A text that can be opened again by anybody. */
const readText = z.strictObject({
  url: address,
  kind: z.enum(TEXT_KINDS),
  rank: z.enum(READING_RANKS),
  /** The day of the law that it shows, as far as it says so; the day of its publisher's review. */
  asOf: isoDate,
  /** SHA-256 of all its words (`wordsOnly`), by which the very text is known again. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const reader = z.strictObject({ by: z.enum(['reader A', 'reader B']), on: isoDate });

const reading = z.strictObject({
  /** Ids of the record: tests, exemptions, rights, duties, or a name of `SINGLE_ENTRIES`. */
  entries: z.array(text).min(1),
  /** To the sub-paragraph. */
  cite: citation,
  /** The number under which the text has the section, where it is another: that of the bill. */
  numbered: text.optional(),
  /** A key of `texts`. */
  text,
  /** Where an office publishes the section, if the text that was read is not that page. */
  official: address.optional(),
  /** Characters of the passage, as `wordsOnly` (text/words-only.ts) writes it. */
  length: z.int().min(20),
  /** Its rolling sum, by which a window of that length is found (docs/command-line.md). */
  rolling: z.string().regex(/^[0-9a-f]{8}$/),
  /** SHA-256 of the same, in UTF-8. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  first: reader,
  /** What a second reader, a program, took from the passage without the notes of the first. */
  second: reader
    .extend({
      numbers: z.array(z.number()),
      /** The matters of which it speaks (reading-topics.ts); left out: none of them. */
      topics: z.array(z.enum(READING_TOPICS)).optional(),
    })
    .optional(),
});

/** An amendment that the record names: a text printed before it cannot show today's words. */
const amendment = z.strictObject({
  on: isoDate,
  /** Left out: any section. */
  sections: z.array(text).min(1).optional(),
  by: text,
});

export const readingFile = z.strictObject({
  state: stateCode,
  texts: z.record(z.string().regex(/^[a-z\d-]+$/), readText),
  amended: z.array(amendment).optional(),
  readings: z.array(reading),
  /** What of an entry its readings do not carry, by its id. */
  lacks: z.record(z.string(), text).optional(),
});

export type ReadingFile = z.infer<typeof readingFile>;
export type LawReading = z.infer<typeof reading>;
export type ReadText = z.infer<typeof readText>;
