/** When each record is looked at next, and bills that would bind owners: in no verdict. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isoDate, stateCode, text } from './rules.ts';

const watchBook = z.strictObject({
  reviewed: isoDate,
  /** By which day a record is looked at again, and for what. */
  records: z.record(stateCode, z.strictObject({ by: isoDate, look: text })),
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
    }),
  ),
});
export type WatchBook = z.infer<typeof watchBook>;

export const WATCH: WatchBook = watchBook.parse(
  JSON.parse(readFileSync(new URL('watch.json', import.meta.url), 'utf8')),
);
