/**
 * The schema of law/changes/: each change of the law data is a file of its own, with its class and
 * what it means (docs/decisions/0143-each-change-a-file.md).
 */
import { z } from 'zod';
import { bothLanguages } from './small-laws-book.ts';
import { citation, isoDate, text } from './rules.ts';

/** What the last two change decides nothing: no verdict, no duty and no day. */
export const CHANGE_CLASSES = [
  'law enacted',
  'law changed',
  'we were wrong',
  'better source',
  'wording',
] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

/** An error of ours, as it is owned up to. */
const ourError = z.strictObject({
  /** The first day on which we said it: that of the data, or of the rule where it began later. */
  from: isoDate,
  /** The day on which it was mended. */
  until: isoDate,
  /** Whom it concerned, in words of owners. */
  concerned: bothLanguages,
});

const common = {
  /** The state of the data that brought it: SHA-256 of its pack. */
  pack: z.string().regex(/^[0-9a-f]{64}$/),
  /** `derived`: nobody wrote the class down at the time; it follows from what differs. */
  classFrom: z.enum(['written', 'derived']),
  /** Whose laws it touches. */
  states: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** The entries that differ: state or `all`, part and id, as `law:pack` says them. */
  entries: z.array(z.string().regex(/^([A-Z]{2}|all) \S+ \S.*$/)).min(1),
};

const decides = {
  ...common,
  /** What is so now, in one sentence; private pages show it in Spanish too. */
  what: bothLanguages,
  /** Left out: what follows from the words of several laws. */
  cite: citation.optional(),
  /** What was read. */
  source: text,
  /** The first day on which the rule counts; null: it has none of its own. */
  firstDay: isoDate.nullable(),
};

/** One change of the law data. */
export const lawChange = z.discriminatedUnion('class', [
  z.strictObject({ ...decides, class: z.enum(['law enacted', 'law changed']) }),
  z.strictObject({ ...decides, class: z.literal('we were wrong'), wrong: ourError }),
  z.strictObject({
    ...common,
    class: z.enum(['better source', 'wording']),
    what: z.strictObject({ en: text }),
    /** Left out where many entries have theirs in the records. */
    cite: citation.optional(),
    source: text.optional(),
  }),
]);
export type LawChange = z.infer<typeof lawChange>;
/** A change that can alter what a business is told. */
export type DecidingChange = Exclude<LawChange, { class: 'better source' | 'wording' }>;

/** A change by the name of its file, without the ending. */
export type NamedChange<T extends LawChange = LawChange> = T & { readonly name: string };

export const isDeciding = (change: NamedChange): change is NamedChange<DecidingChange> =>
  change.class !== 'better source' && change.class !== 'wording';
