/** Sites and their tests in the export of the account: everything that is stored of them. */
import * as z from 'zod/mini';

const orNull = z.nullable(z.string());

export const exportedSite = z.object({
  host: z.string(),
  addedAt: z.string(),
  code: z.string(),
  proofWay: orNull,
  provenAt: orNull,
  weekly: z.boolean(),
  nextAt: orNull,
  alarms: z.boolean(),
});

export const exportedSiteTest = z.object({
  id: z.string(),
  url: z.string(),
  kind: z.string(),
  trigger: z.string(),
  state: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  startedAt: orNull,
  endedAt: orNull,
  cannot: orNull,
  findings: z.unknown(),
  /** As its hash was taken. */
  record: orNull,
  recordHash: orNull,
  /** JPEG in base64. */
  pictures: z.array(z.object({ situation: z.string(), moment: z.string(), jpeg: z.string() })),
});
