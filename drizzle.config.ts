/** For `drizzle-kit generate`, which writes a migration after a change of the schema. */
import type { Config } from 'drizzle-kit';

export default {
  dialect: 'postgresql',
  schema: './server/base/database/schema.ts',
  out: './server/base/database/migrations',
} satisfies Config;
