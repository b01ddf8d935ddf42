/** When each record is looked at next, and bills that would bind owners: in no verdict. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isoDate, stateCode, text } from './rules.ts';

const watchBook = z.strictObject({
  reviewed: isoDate,
  /** By which day a record is looked at again, and for what. */
  records: z.partialRecord(stateCode, z.strictObject({ by: isoDate, look: text })),
  pending: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z\d-]+$/),
      name: text,
      place: text,
      bill: text,
      /** The day of the newest news that was found. */
      asOf: isoDate,
      stage: text,
      would: text,
      url: z.url({ protocol: /^https$/ }),
      source: text,
      /** By which day it is looked up again. */
      by: isoDate,
    }),
  ),
});
type WatchBook = z.infer<typeof watchBook>;

export const WATCH: WatchBook = watchBook.parse(
  JSON.parse(readFileSync(new URL('watch.json', import.meta.url), 'utf8')),
);

/** What is to be looked at by a day, the first first: a record by its state, or a bill. */
export const dueBy = (day: string) =>
  [
    ...Object.entries(WATCH.records).map(([what, { by, look }]) => ({ what, by, look })),
    ...WATCH.pending.map(({ by, bill, name }) => ({
      what: bill,
      by,
      look: `${name}: what became of it`,
    })),
  ]
    .filter(({ by }) => by <= day)
    .toSorted((one, other) => one.by.localeCompare(other.by));
