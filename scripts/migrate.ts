/**
 * `npm run migrate`: brings the schema up to date with the account of DATABASE_URL, for nodes that
 * run with MIGRATE=no. `npm run migrate -- ROLE` also lets that role read and write rows, and
 * nothing more.
 */
import { openDatabase } from '#server/base/database/open.ts';
import { grantRows } from '#server/base/database/grants.ts';
import { command, say } from './backups/command.ts';

await command(
  'Use it like this: npm run migrate, or: npm run migrate -- role-of-the-nodes',
  async (config, [role, ...rest]) => {
    if (rest.length > 0 || (role !== undefined && config.databaseUrl === undefined)) return false;
    const database = await openDatabase({ ...config, migrate: true }, say);
    try {
      if (role !== undefined) await grantRows(database.db, role);
    } finally {
      await database.close();
    }
    say('The schema is up to date.');
    if (role !== undefined) say(`${role} may read and write rows, and may not change the schema.`);
    return true;
  },
);
