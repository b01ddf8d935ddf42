/**
 * The form of broker-registers.json: in which states whoever sells data on people has to register.
 */
import { z } from 'zod';
import { bothLanguages } from './small-laws-book.ts';
import { citation, isoDate, rule, stateCode, text } from './rules.ts';

/** Month and day. */
const yearlyDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

const register = z.strictObject({
  state: stateCode,
  name: text,
  office: text,
  /**
   * The requirement of the state's record that says the same; none where the register is a law of
   * its own.
   */
  requirement: text.optional(),
  /** `bound by the act`: only firms that the state's privacy law binds. */
  reach: z.enum(['any size', 'bound by the act']),
  /** Answers that bring it in. What they leave open stands in `who`. */
  when: rule,
  who: bothLanguages,
  /** First day on which it counts. */
  from: isoDate,
  /** The last day of each year, where it is the same for everybody. */
  yearlyBy: yearlyDay.nullable(),
  /** By when, in words. */
  due: bothLanguages,
  /** Dollars a year; null: not read, and a doubt says so. */
  fees: z
    .array(
      z.strictObject({
        usd: z.int().min(1).nullable(),
        from: isoDate.optional(),
        until: isoDate.optional(),
      }),
    )
    .min(1),
  /** What it asks beside registering. */
  also: bothLanguages.optional(),
  cite: citation,
  url: z.url({ protocol: /^https$/ }),
  sources: z
    .array(
      z.strictObject({
        text,
        kind: z.enum(['statute', 'legislature', 'regulator', 'law firm', 'other']),
      }),
    )
    .min(1),
  doubts: z.array(bothLanguages),
  checkedTo: isoDate,
});

export const brokerBook = z.strictObject({
  reviewed: isoDate,
  registers: z.array(register).min(1),
});

export type BrokerBook = z.infer<typeof brokerBook>;
export type BrokerRegister = BrokerBook['registers'][number];
