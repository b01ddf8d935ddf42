/** What is usual in a trade: likely entries of a data map, and scenes for a training. No facts. */
import { z } from 'zod';

const text = z.string().min(1);
const scenes = z.array(z.strictObject({ happens: text, do: text })).min(3);

const tradePack = z.strictObject({
  id: text,
  name: text,
  /** Answers of the profile, tools and words of a name that speak for it. */
  industries: z.array(text),
  tools: z.array(text),
  words: z.array(text),
  /** Whether it sends out or hands over goods: only then are there orders and parcels. */
  goods: z.boolean(),
  /** A kind of data of the profile → what this trade uses it for. */
  purposes: z.record(text, z.array(text).min(1)),
  lines: z
    .array(
      z.strictObject({
        id: text,
        kind: text,
        people: z.array(text).min(1),
        sources: z.array(text).min(1),
        purposes: z.array(text).min(1),
        companies: z.array(text),
        kept: text,
        group: text.nullable(),
      }),
    )
    .min(2),
  scenes,
  /** What such a customer knows of an earlier visit, in the words of a form. */
  example: text,
});
export type TradePack = z.infer<typeof tradePack>;

export const tradePackBook = z.strictObject({
  source: text,
  trades: z.array(tradePack).min(10),
  /** Where no trade is known. */
  general: z.strictObject({ scenes, example: text }),
});
