/**
 * The schema of rules in prongs, exemptions and requirements, and of small values in every record.
 */
import { z } from 'zod';
import { STATES } from './codes.ts';
import { CONTROL_KEYS, FACT_KEYS } from './vocabulary.ts';

export const text = z.string().min(1);
export const isoDate = z.iso.date();
export const citation = z.string().min(3);

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
export const condition = z.strictObject({
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

export type Category = z.infer<typeof category>;
export type FactKey = z.infer<typeof factKey>;
export type ControlKey = z.infer<typeof controlKey>;
