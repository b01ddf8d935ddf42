/**
 * The one definition of every law record. Types everywhere else come from here.
 * How the rules are to be read stands in law/README.md.
 */
import { z } from 'zod';
import { STATES } from './codes.ts';
import { CONTROL_KEYS, FACT_KEYS, RIGHT_IDS } from './vocabulary.ts';

const text = z.string().min(1);
const isoDate = z.iso.date();
const citation = z.string().min(3);

export const stateCode = z.enum(STATES.map((state) => state.code));
export const factKey = z.enum(FACT_KEYS);
export const controlKey = z.enum(CONTROL_KEYS);

export const category = z.enum([
  'Notice',
  'Consumer requests',
  'Opt-out',
  'Sensitive data',
  'Children and teens',
  'Data handling',
  'Security',
  'Vendors',
  'Assessments',
  'Governance',
  'Special rules',
]);

const operator = z.enum(['>=', '>', '<', '<=', '=']);
const condition = z.strictObject({
  fact: factKey,
  op: operator,
  value: z.union([z.number(), z.boolean()]),
});

export type Condition = z.infer<typeof condition>;
export type Rule = Condition | { all: Rule[] } | { any: Rule[] } | { not: Rule };

export const rule: z.ZodType<Rule> = z.lazy(() =>
  z.union([
    condition,
    z.strictObject({ all: z.array(rule).min(1) }),
    z.strictObject({ any: z.array(rule).min(1) }),
    z.strictObject({ not: rule }),
  ]),
);

/** First and last day that count; left out means open. */
const period = { from: isoDate.optional(), until: isoDate.optional() };
const cited = z.strictObject({ text, cite: citation });

const prong = z.strictObject({
  id: text,
  label: text,
  reach: z.enum(['full', 'limited']),
  if: rule,
  ...period,
  paymentOnlyLeftOut: z.literal(true).optional(),
  cite: citation,
  note: text.optional(),
});

const exemption = z.strictObject({
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
  freePerYear: z.int().positive(),
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
  timeline: z.array(z.strictObject({ date: isoDate, what: text, cite: citation })).min(1),
  applicability: z.strictObject({
    nexus: cited,
    prongs: z.array(prong).min(1),
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
export type Category = z.infer<typeof category>;
export type FactKey = z.infer<typeof factKey>;
export type ControlKey = z.infer<typeof controlKey>;

const profileField = z.enum([
  'industry',
  'employeeCount',
  'annualRevenue',
  'statesOperating',
  'dataTypesCollected',
]);

const fact = z.strictObject({
  key: factKey,
  type: z.enum(['boolean', 'count', 'money', 'percent']),
  perState: z.boolean(),
  question: text,
  help: text,
  why: text,
  typical: z.strictObject({ value: z.union([z.number(), z.boolean()]), why: text }).nullable(),
  profile: z.array(
    z.strictObject({ field: profileField, gives: z.enum(['answer', 'part']), how: text }),
  ),
  partOf: factKey.optional(),
  countsAsFalseUntilTold: z.literal(true).optional(),
  states: z.array(stateCode),
  usedIn: z.strictObject({
    prongs: z.array(text).optional(),
    exemptions: z.array(text).optional(),
    requirements: z.array(text).optional(),
  }),
});

export const factBook = z.strictObject({
  reviewed: isoDate,
  facts: z.array(fact).min(1),
  implications: z.array(z.strictObject({ if: condition, then: condition, why: text })),
});

export type FactBook = z.infer<typeof factBook>;
export type FactDefinition = z.infer<typeof fact>;

const control = z.strictObject({
  key: controlKey,
  title: text,
  category,
  achieves: text,
  steps: z.array(text).min(1),
  typicalHours: z.number().positive(),
  evidence: text,
  templates: z.array(text),
  states: z.array(stateCode),
  requirements: z.array(text),
});

export const controlBook = z.strictObject({
  reviewed: isoDate,
  templates: z.array(z.strictObject({ id: text, title: text, description: text, category: text })),
  controls: z.array(control).min(1),
});

export type ControlBook = z.infer<typeof controlBook>;
export type Control = z.infer<typeof control>;

const sensitivity = z.enum(['yes', 'no', 'depends']);
const sensitiveType = z.strictObject({
  sensitive: sensitivity,
  why: text,
  cite: citation,
  next: z
    .strictObject({ from: isoDate, sensitive: sensitivity, why: text, cite: citation })
    .optional(),
});

export const sensitiveBook = z.strictObject({
  reviewed: isoDate,
  note: text,
  dataTypes: z.array(text),
  states: z.partialRecord(
    stateCode,
    z.strictObject({ model: text, children: text, types: z.record(z.string(), sensitiveType) }),
  ),
});

export type SensitiveBook = z.infer<typeof sensitiveBook>;

const verdictWord = z.enum([
  'applies',
  'applies in part',
  'does not apply',
  'exempt',
  'not in force yet',
  'cannot tell',
]);

/** Cases that a lawyer can read: facts on a day, and what must follow from the clause. */
export const lawCases = z.strictObject({
  state: stateCode,
  cases: z.array(
    z.strictObject({
      id: text,
      title: text,
      clause: citation,
      asOf: isoDate,
      facts: z.partialRecord(factKey, z.union([z.number(), z.boolean()])),
      expect: z.strictObject({
        verdict: verdictWord,
        then: verdictWord.optional(),
        because: z.array(text).optional(),
        owed: z.array(text).optional(),
        notOwed: z.array(text).optional(),
        mayBeOwed: z.array(text).optional(),
        comingUp: z.array(text).optional(),
        standing: z.array(text).optional(),
        assuming: z.array(factKey).optional(),
        settledBy: z.array(z.array(factKey)).optional(),
      }),
    }),
  ),
});

export type LawCases = z.infer<typeof lawCases>;

/** When a recommendation is shown. All conditions that are given have to hold. */
const trigger = z.strictObject({
  /** A task of this control is owed and open. */
  open: controlKey.optional(),
  /** A rule that holds in at least one state whose law binds, or may bind. */
  facts: rule.optional(),
  /** At least this many states have this verdict. */
  verdict: z.strictObject({ is: verdictWord, atLeast: z.int().positive() }).optional(),
  /** A missing answer that would settle a state's verdict. */
  missing: factKey.optional(),
  /** Within so many percent below a count of people at which a law starts. */
  nearCount: z.number().positive().optional(),
  /** A law or a duty starts within so many calendar days. */
  startsWithin: z.int().positive().optional(),
  /** The law binds and gives no sure time to fix a violation. */
  noCure: z.literal(true).optional(),
  /** Urgent duties are open: at least this many. */
  urgentOpen: z.int().positive().optional(),
  /** Answers counted as no without having been given: at least this many. */
  assumed: z.int().positive().optional(),
});

const level = z.enum(['HIGH', 'MEDIUM', 'LOW']);

export const recommendationBook = z.array(
  z.strictObject({
    id: text,
    trigger,
    title: text,
    /** With {states} for the states it is about. */
    description: text,
    impact: level,
    effort: level,
    /** Which section of each state's record stands behind it. */
    cite: z.enum([
      'control',
      'prong',
      'cure',
      'signal',
      'sensitive',
      'assessments',
      'penalty',
      'law',
    ]),
    control: controlKey.optional(),
  }),
);
export type Recommendation = z.infer<typeof recommendationBook>[number];
