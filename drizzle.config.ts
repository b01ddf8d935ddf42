/** For `npm run schema`, which writes a migration after a change of the tables. */
export default {
  dialect: 'postgresql',
  schema: './server/base/database/schema.ts',
  out: './server/base/database/migrations',
};
