/** A request in the export of the account: everything that is stored of it but keys and hashes. */
import * as z from 'zod/mini';
import { calendarDate } from '#contract/results.ts';

const orNull = z.nullable(z.string());

export const exportedRequest = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  receivedOn: calendarDate,
  channel: z.string(),
  language: z.string(),
  state: orNull,
  clockState: orNull,
  verdict: z.string(),
  by: z.string(),
  items: z.array(z.string()),
  held: orNull,
  /** Who asked, and what they wrote; null once erased. */
  person: z.unknown(),
  closedOn: z.nullable(calendarDate),
  keptFor: orNull,
  erasedOn: z.nullable(calendarDate),
  events: z.array(
    z.object({
      seq: z.number(),
      item: orNull,
      what: z.string(),
      on: calendarDate,
      at: z.string(),
      by: z.string(),
      fields: z.unknown(),
    }),
  ),
  letters: z.array(
    z.object({
      kind: z.string(),
      version: z.number(),
      subject: z.string(),
      text: z.string(),
      savedAt: z.string(),
      sentAt: orNull,
      sentBy: orNull,
    }),
  ),
  notes: z.array(z.object({ text: z.string(), at: z.string(), by: z.string() })),
  /** Files of a copy that waits to be opened: which they are, not what is in them. */
  copy: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      size: z.number(),
      sha256: z.string(),
      addedAt: z.string(),
      addedBy: z.string(),
    }),
  ),
});

/** The settings of a desk. */
export const exportedDesk = z.object({
  isOn: z.boolean(),
  timeZone: z.string(),
  houseDays: z.nullable(z.number()),
  remindsOwner: z.boolean(),
  remindsMembers: z.array(z.string()),
  standIn: orNull,
  standInFrom: z.nullable(calendarDate),
  standInUntil: z.nullable(calendarDate),
});
