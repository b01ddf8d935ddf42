/**
 * The one definition of every law record. Types everywhere else come from here.
 * law/README.md says how to read the rules.
 */
import { z } from 'zod';
import {
  category,
  citation,
  controlKey,
  factKey,
  isoDate,
  rule,
  stateCode,
  text,
} from './rules.ts';
import { RIGHT_IDS } from './vocabulary.ts';

export * from './books.ts';
export * from './breach-notice-book.ts';
export * from './broker-book.ts';
export * from './control-book.ts';
export * from './cure-book.ts';
export * from './labels-book.ts';
export * from './request-book.ts';
export * from './request-law.ts';
export * from './rules.ts';
export * from './small-laws-book.ts';
export * from './texts-book.ts';

/** First and last day on which it counts; no limit if left out. */
const period = { from: isoDate.optional(), until: isoDate.optional() };
const cited = z.strictObject({ text, cite: citation });

const prong = z.strictObject({
  id: text,
  label: text,
  reach: z.enum(['full', 'limited']),
  if: rule,
  ...period,
  paymentOnlyLeftOut: z.literal(true).optional(),
  yearBefore: z.literal(true).optional(),
  /**
   * Met through another firm that the law binds: `alsoBound` says so beside the tests of the firm
   * itself.
   */
  throughOthers: z.literal(true).optional(),
  cite: citation,
  note: text.optional(),
});

const exemption = z.strictObject({
  /**
   * For exempt data: the kinds of organization that have such data and should be told that it is
   * exempt.
   */
  concerns: z.array(factKey).min(1).optional(),
  id: text,
  level: z.enum(['entity', 'data']),
  text,
  if: rule.optional(),
  stillOwes: z.array(text).min(1).optional(),
  ...period,
  cite: citation,
  note: text.optional(),
});

const requirement = z.strictObject({
  id: text,
  control: controlKey,
  category,
  title: text,
  text,
  when: rule.optional(),
  owedUnder: z.array(text).min(1).optional(),
  cite: citation,
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  hours: z.number().positive(),
  evidence: text,
  ...period,
  penalty: text.optional(),
  advice: z.literal(true).optional(),
});

const term = z.enum([
  'consumer',
  'sale',
  'sensitive data',
  'child',
  'biometric data',
  'personal data',
  'targeted advertising',
]);

const sourceKind = z.enum([
  'statute',
  'legislature',
  'regulator',
  'law firm',
  'other',
  'general knowledge',
]);

const requests = z.strictObject({
  respondDays: z.int().positive(),
  extensionDays: z.int().nonnegative(),
  confirmReceiptDays: z.int().positive().optional(),
  optOutDays: z.int().positive().optional(),
  appealRespondDays: z.int().positive().nullable(),
  appealExtensionDays: z.int().positive().optional(),
  businessDays: z.array(z.enum(['optOutDays', 'confirmReceiptDays'])).optional(),
  /** null: every answer is free. */
  freePerYear: z.int().positive().nullable(),
  authorizedAgent: text,
  cite: citation,
});

const enforcement = z.strictObject({
  enforcer: text,
  privateRightOfAction: text,
  penalty: z.strictObject({
    maxUSD: z.number().positive(),
    per: text,
    escalated: z.strictObject({ maxUSD: z.number().positive(), when: text }).optional(),
    text,
    cite: citation,
  }),
  cure: z.strictObject({
    days: z.int().positive().nullable(),
    until: isoDate.nullable(),
    mandatory: z.boolean(),
    text,
    cite: citation,
  }),
});

export const lawRecord = z.strictObject({
  version: z.literal(2),
  state: stateCode,
  name: text,
  slug: z.string().regex(/^[a-z-]+$/),
  law: z.strictObject({
    name: text,
    abbreviation: text,
    citation,
    bill: text,
    url: z.url(),
  }),
  enacted: isoDate,
  effective: isoDate,
  checkedTo: isoDate,
  timeline: z
    .array(
      z.strictObject({
        date: isoDate,
        what: text,
        cite: citation,
        /** A signature, a proposal, a court: nothing that the law asks changes on this day. */
        news: z.literal(true).optional(),
      }),
    )
    .min(1),
  applicability: z.strictObject({
    nexus: cited,
    prongs: z.array(prong).min(1),
    staffCounts: z.literal(true).optional(),
    alsoBound: cited.optional(),
    /** The requirement that every commercial site owes, whatever the tests say. */
    everySite: text.optional(),
    note: text.optional(),
  }),
  exemptions: z.array(exemption),
  definitions: z.array(z.strictObject({ term, text, cite: citation })),
  rights: z.array(z.strictObject({ id: z.enum(RIGHT_IDS), text, cite: citation })),
  requests,
  optOutSignal: z.strictObject({
    required: z.boolean(),
    from: isoDate.nullable(),
    conditional: text.optional(),
    text,
    cite: citation,
  }),
  sensitiveData: z.strictObject({
    model: z.enum(['consent', 'notice-and-opt-out', 'limit-use', 'strict-necessity', 'none']),
    text,
    cite: citation,
  }),
  minors: cited,
  assessments: z.strictObject({
    required: z.boolean(),
    from: isoDate.nullable(),
    text,
    cite: citation,
  }),
  enforcement,
  requirements: z.array(requirement),
  distinctive: z.array(cited),
  resources: z.array(z.strictObject({ label: text, url: z.url() })),
  sources: z.array(z.strictObject({ fact: text, source: text, kind: sourceKind })),
  /** What could not be confirmed; `about` names the prongs and exemptions it touches. */
  doubts: z.array(z.strictObject({ text, about: z.array(text).min(1).optional() })),
});

export type LawRecord = z.infer<typeof lawRecord>;
export type Prong = z.infer<typeof prong>;
export type Exemption = z.infer<typeof exemption>;
export type Requirement = z.infer<typeof requirement>;
