/** For `drizzle-kit generate`, which writes a migration after a change of the schema. */
import type { Config } from 'drizzle-kit';

export default {
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
} satisfies Config;
