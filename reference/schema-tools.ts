/**
 * Tools that small businesses use, and what each may mean under the state laws: our assessment,
 * never a verdict.
 */
import { z } from 'zod';
import { vendor } from './schema-vendors.ts';

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

/** A setting for all people: only this can end a sale, or ads that follow people. */
const forEveryone = z.strictObject({
  /** What is true after that, as the owner confirms it. */
  done: text,
  role: toolRole,
  mayBeSale: rating,
  mayBeTargetedAdvertising: rating,
});

/**
 * A setting for people who opt out: a duty if data is sold; it does not end the sale for everyone
 * else.
 */
const forOptOuts = z.strictObject({
  /** The only states whose people the vendor's setting covers; left out if it names none. */
  worksIn: z
    .strictObject({
      states: z.array(z.string().length(2)).min(1),
      /** The date of the newest list that was found. */
      asOf: z.iso.date(),
    })
    .optional(),
});

/**
 * Where a visitor, not the owner, says no to the tool. Addresses change: `seenIn` says how this one
 * was confirmed, and when.
 */
const optOut = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  words: text,
  seenIn: z.enum(['the vendor’s own page', 'several public privacy notices']),
  asOf: z.iso.date(),
});

const tool = z
  .strictObject({
    id: text,
    name: text,
    vendor: text,
    /** Several: the owner says which. None: only the owner knows. */
    companies: z.array(vendor),
    category: toolCategory,
    domains: z.array(text),
    /**
     * It loads in the browser of a visitor on the owner’s site. Left out: it works behind it, or
     * apart from it.
     */
    onSite: z.literal(true).optional(),
    /**
     * It brings data on people into the business: such companies are a source, and a notice names
     * them.
     */
    givesData: z.literal(true).optional(),
    purpose: text,
    usualRole: toolRole,
    mayBeSale: rating,
    mayBeTargetedAdvertising: rating,
    why: text,
    whatToSwitch: text,
    /**
     * The owner gives it a list of people: the list can be cleaned or the tool stopped, but it
     * cannot be limited for all.
     */
    handsOverList: z.literal(true).optional(),
    forEveryone: forEveryone.optional(),
    forOptOuts: forOptOuts.optional(),
    optOut: optOut.optional(),
    contract: text,
    dataTypes: z.array(text),
    /** The day on which the sources were read; left out if there are none. */
    reviewed: z.iso.date().optional(),
    /** Pages; empty if everything is general knowledge. */
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

/** Product names are not translated; a name is given only if it contains ordinary words. */
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
