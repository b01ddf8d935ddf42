/** Data that the states share: the questions, what is sensitive, recommendations and cases. */
import { z } from 'zod';
import {
  citation,
  condition,
  controlKey,
  factKey,
  isoDate,
  rule,
  stateCode,
  text,
} from './rules.ts';

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
});

/** facts.json. */
export const factFile = z.strictObject({
  reviewed: isoDate,
  facts: z.array(fact).min(1),
  implications: z.array(z.strictObject({ if: condition, then: condition, why: text })),
});
export type FactFile = z.infer<typeof factFile>;

/**
 * The same with what follows from the records (law/fact-uses.ts): the states whose laws read a
 * fact, and in which part.
 */
const readFact = fact.extend({
  states: z.array(stateCode),
  usedIn: z.strictObject({
    prongs: z.array(text).optional(),
    exemptions: z.array(text).optional(),
    requirements: z.array(text).optional(),
  }),
});
export const factBook = factFile.extend({ facts: z.array(readFact).min(1) });

export type FactBook = z.infer<typeof factBook>;
export type FactDefinition = z.infer<typeof readFact>;

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

/** Cases that a lawyer can read: facts on a day, and the result that follows from the section. */
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

/** When a recommendation is shown. All given conditions have to be met. */
const trigger = z.strictObject({
  /** A task of this control is owed and open. */
  open: controlKey.optional(),
  /** A rule that holds in at least one state whose law applies, or may apply. */
  facts: rule.optional(),
  /** At least this many states have this verdict. */
  verdict: z.strictObject({ is: verdictWord, atLeast: z.int().positive() }).optional(),
  /** A missing answer that would settle a state's verdict. */
  missing: factKey.optional(),
  /** A count of people is at most this many percent below a law's threshold. */
  nearCount: z.number().positive().optional(),
  /** A law or a duty starts within this many calendar days. */
  startsWithin: z.int().positive().optional(),
  /** The law applies and guarantees no time to cure a violation. */
  noCure: z.literal(true).optional(),
  /** At least this many urgent duties are open. */
  urgentOpen: z.int().positive().optional(),
  /** At least this many answers are assumed to be no. */
  assumed: z.int().positive().optional(),
});

const level = z.enum(['HIGH', 'MEDIUM', 'LOW']);

export const recommendationBook = z.array(
  z.strictObject({
    id: text,
    trigger,
    title: text,
    /** {states} is replaced by the states concerned. */
    description: text,
    impact: level,
    effort: level,
    /** Which section of each state's record is cited. */
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

/**
 * Figures about a law on the required screens, compared with the record
 * (docs/requirements-decisions.md 1).
 */
export const guideFigures = z.strictObject({
  reviewed: isoDate,
  figures: z.array(
    z.strictObject({
      id: text,
      state: stateCode,
      /** Pages that show it: a guide's slug, or "compare" or "cost-calculator". */
      screens: z.array(text).min(1),
      point: text,
      /** As docs/requirements.md states it. */
      said: text,
      /** Our reading of the statute, one for each period. */
      readings: z
        .array(
          z.strictObject({
            from: isoDate.optional(),
            until: isoDate.optional(),
            agrees: z.boolean(),
            text,
            cite: citation,
            /**
             * Values of the record on which the reading is based: the check fails if the record
             * changes.
             */
            rests: z
              .array(
                z.strictObject({
                  path: text,
                  is: z.union([z.string(), z.number(), z.boolean(), z.null()]),
                }),
              )
              .min(1),
          }),
        )
        .min(1),
      /** What the difference means for an owner. */
      meaning: text.optional(),
    }),
  ),
});
export type GuideFigure = z.infer<typeof guideFigures>['figures'][number];
