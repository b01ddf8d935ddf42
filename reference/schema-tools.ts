/** Tools that small businesses use, and what each may mean under the state laws: our reading, never a verdict. */
import { z } from 'zod';

const text = z.string().min(1);
const rating = z.enum(['unlikely', 'possible', 'likely']);
const toolRole = z.enum(['processor', 'third party', 'depends']);

export const toolCategory = z.enum([
  'Advertising',
  'Analytics',
  'Email and text messages',
  'Online shop and site',
  'Payments',
  'Support, chat, customer records',
  'Booking and events',
  'Office and AI',
  'Accounting, staff, hiring',
  'Reviews',
  'Affiliates',
  'Data brokers and lists',
  'Shipping',
  'Forms and surveys',
  'Embedded content',
  'Phone and call tracking',
  'Tags, data hubs, automation',
  'Hosting, security, consent',
  'Industry software',
]);

/** The fields of a tool that a source can confirm. */
export const confirmable = z.enum([
  'name',
  'usualRole',
  'why',
  'whatToSwitch',
  'contract',
  'domains',
]);

/** Done for all people: only this can end a sale, or ads that follow people. */
const forEveryone = z.strictObject({
  /** What is true then, as the owner ticks it. */
  done: text,
  role: toolRole,
  mayBeSale: rating,
  mayBeTargetedAdvertising: rating,
});

/** Done for the people who opt out: a duty where data is sold, which ends nothing for all others. */
const forOptOuts = z.strictObject({
  /** The only states whose people the vendor's setting covers; left out where it names none. */
  worksIn: z
    .strictObject({
      states: z.array(z.string().length(2)).min(1),
      /** The day of the newest list that we found. */
      asOf: z.iso.date(),
    })
    .optional(),
});

const tool = z
  .strictObject({
    id: text,
    name: text,
    vendor: text,
    category: toolCategory,
    domains: z.array(text),
    purpose: text,
    usualRole: toolRole,
    mayBeSale: rating,
    mayBeTargetedAdvertising: rating,
    why: text,
    whatToSwitch: text,
    /** The owner hands over a list of people: it can be cleaned or ended, but not limited for all. */
    handsOverList: z.literal(true).optional(),
    forEveryone: forEveryone.optional(),
    forOptOuts: forOptOuts.optional(),
    contract: text,
    dataTypes: z.array(text),
    /** The day on which the sources were read; without a source there is none. */
    reviewed: z.iso.date().optional(),
    /** Pages; empty where all rests on general knowledge. */
    sources: z.array(z.url({ protocol: /^https$/ })),
    /** What the sources confirm; the rest is general knowledge. */
    confirmed: z.array(confirmable),
  })
  .refine(({ reviewed, sources }) => (reviewed === undefined) === (sources.length === 0), {
    error: 'a review date stands where a source stands, and only there',
  })
  .refine(({ sources, confirmed }) => sources.length === 0 || confirmed.length > 0, {
    error: 'a source confirms something',
  })
  .refine(({ sources, confirmed }) => confirmed.length === 0 || sources.length > 0, {
    error: 'nothing is confirmed without a source',
  })
  .refine(({ handsOverList, forEveryone: every }) => !(handsOverList && every), {
    error: 'a list that is handed over cannot be limited for all',
  });

export const toolBook = z.array(tool).min(1);
export type Tool = z.infer<typeof tool>;

/** Product names stay as they are; a name is given only where it holds plain words. */
export const toolsSpanish = z.record(
  text,
  z.strictObject({
    name: text.optional(),
    purpose: text,
    why: text,
    whatToSwitch: text,
    doneForEveryone: text.optional(),
    contract: text,
  }),
);
