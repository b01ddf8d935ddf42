/** The schema of small-laws.json: laws without a size test, each with the tests that decide it. */
import { z } from 'zod';
import { citation, isoDate, stateCode, text } from './rules.ts';

export const bothLanguages = z.strictObject({ en: text, es: text });

/** A rule as in the records; its facts are those of facts.json and of small-laws.json. */
export type SmallRule =
  | { fact: string; op: '>=' | '>' | '<' | '<=' | '='; value: number | boolean }
  | { all: SmallRule[] }
  | { any: SmallRule[] };

const condition = z.strictObject({
  fact: z.string().min(1),
  op: z.enum(['>=', '>', '<', '<=', '=']),
  value: z.union([z.number(), z.boolean()]),
});
const smallRule: z.ZodType<SmallRule> = z.lazy(() =>
  z.union([
    condition,
    // without parts it always holds
    z.strictObject({ all: z.array(smallRule) }),
    z.strictObject({ any: z.array(smallRule).min(1) }),
  ]),
);

/** First and last day, both inclusive; left out: open. */
const period = { from: isoDate.optional(), until: isoDate.optional() };

const smallLaw = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  place: text,
  /** In force from this day; left out: for longer than anybody here asks about. */
  from: isoDate.optional(),
  /** In words, where one day would mislead. */
  started: text.optional(),
  /** `counts`: it counts people, staff or revenue itself; `unread`: that was not read. */
  size: z.enum(['counts', 'unread']).optional(),
  /** Whom it binds: one of them is enough. */
  tests: z
    .array(
      z.strictObject({
        id: text,
        label: text,
        reach: z.enum(['full', 'limited']),
        if: smallRule,
        ...period,
        /** The words that decide it were not read: where it is met, one cannot tell. */
        unclear: z.literal(true).optional(),
        cite: citation,
      }),
    )
    .min(1),
  /** Who is outside although a test is met. */
  outs: z.array(
    z.strictObject({
      id: text,
      label: text,
      /** Left out: no answer tells it, so the owner has to read and judge. */
      if: smallRule.optional(),
      ...period,
      cite: citation,
      /** The law still binds in part. */
      leavesPart: z.literal(true).optional(),
      /** The words that decide it were not read: where it is met, one cannot tell. */
      unclear: z.literal(true).optional(),
    }),
  ),
  /**
   * What it asks, the first thing to do first; of a register: said by its entry. Owners' marks hang
   * on the number, which a thing keeps and no other gets.
   */
  asks: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        /** Only of whom this is so; left out: of everybody whom the law binds. */
        if: smallRule.optional(),
        text,
        cite: citation,
      }),
    )
    .min(1)
    .max(5)
    .optional(),
  /** Spans that it sets, each with what has to be done in it. */
  days: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        unit: z.enum(['days', 'business days', 'years']),
        what: text,
        cite: citation,
      }),
    )
    .optional(),
  /** The state of its entry in broker-registers.json. */
  register: stateCode.optional(),
  /** Who can act on it, and for how much. */
  whoCanSue: text,
  /** Whether those who are harmed can sue under it. */
  peopleCanSue: z.literal(true).optional(),
  cite: citation,
  url: z.url({ protocol: /^https$/ }),
  /**
   * `text`: the words that say who is bound were read; `summary`: notes about them; `not read`:
   * neither.
   */
  read: z.enum(['text', 'summary', 'not read']),
  /** Elements of a privacy notice that it asks for (reference/contents-consumer.json). */
  notice: z.array(text).min(1).optional(),
  sources: z.array(z.strictObject({ text, kind: text })).min(1),
  doubts: z.array(text),
});

/** Questions that the 24 records do not ask; each answers one or more facts, yes or no. */
const smallQuestion = z.strictObject({
  id: text,
  question: text,
  facts: z.array(z.strictObject({ key: z.string().regex(/^[a-zA-Z]+$/), label: text })).min(1),
});

/** Kinds of business, asked at once; each answers facts that are taken for a no until told. */
const smallKind = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  label: text,
  facts: z.array(z.string().min(1)).min(1),
});

/**
 * A duty that may stand among the three things to do first, with the equal ones of other laws: one
 * act serves them all. The list is in the order of danger.
 */
const firstDuty = z.strictObject({
  /** A law and which of the things that it asks, counted from one. */
  asks: z.array(z.strictObject({ law: text, number: z.int().min(1) })).min(1),
  /** Only for whom this is so. */
  if: smallRule.optional(),
  /** Also where another duty of its laws stands above it. */
  also: z.literal(true).optional(),
  /** After the coming laws: it binds everybody. */
  last: z.literal(true).optional(),
});

export const smallLawBook = z.strictObject({
  reviewed: isoDate,
  questions: z.array(smallQuestion).max(5),
  implications: z.array(z.strictObject({ if: condition, then: condition, why: text })),
  kinds: z.array(smallKind).min(1),
  /** Of each fact that a test reads, how it is said that it is not so. */
  nots: z.record(z.string(), text),
  first: z.array(firstDuty).min(1),
  laws: z.array(smallLaw).min(1),
});
export type SmallLaw = z.infer<typeof smallLaw>;
export type SmallLawBook = Omit<z.infer<typeof smallLawBook>, 'laws' | 'first'> & {
  readonly laws: readonly SmallLaw[];
  readonly first: readonly FirstDuty[];
};
type FirstDuty = Omit<z.infer<typeof firstDuty>, 'asks'> & {
  /** In the whole book each with its words. */
  readonly asks: readonly ({ readonly law: string; readonly number: number } & Partial<
    NonNullable<SmallLaw['asks']>[number]
  >)[];
};

/** English → Spanish, of every text of small-laws.json that owners read. */
export const smallLawTexts = z.record(text, text);
