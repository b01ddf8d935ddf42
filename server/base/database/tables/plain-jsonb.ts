/** A jsonb column that reads back exactly what was written. */
import { customType } from 'drizzle-orm/pg-core';

/**
 * Any value of JSON, the same when read. Drizzle's own jsonb column parses a second time what the
 * driver has parsed: a stored text that happens to be JSON ("30", "true") would come back as a
 * number or a yes.
 */
export const plainJsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
