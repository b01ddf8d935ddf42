/** Tools that small businesses use, and what each may mean under the state laws: our reading, never a verdict. */
import { z } from 'zod';

const text = z.string().min(1);
export const rating = z.enum(['unlikely', 'possible', 'likely']);
export const toolRole = z.enum(['processor', 'third party', 'depends']);

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
export type ToolCategory = z.infer<typeof toolCategory>;

const tool = z.strictObject({
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
  /** Role and ratings once `whatToSwitch` is done for everyone; left out where nothing changes. */
  afterSwitch: z
    .strictObject({ role: toolRole, mayBeSale: rating, mayBeTargetedAdvertising: rating })
    .optional(),
  contract: text,
  dataTypes: z.array(text),
  reviewed: z.iso.date(),
  /** A page, or the words "general knowledge". */
  source: text,
  /** The fields that a source confirms. */
  confirmed: z.array(text),
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
    contract: text,
  }),
);
