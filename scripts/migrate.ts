/**
 * `npm run migrate`: brings the schema up to date with the account of DATABASE_URL, for nodes that
 * run with MIGRATE=no. `npm run migrate -- ROLE` also lets that role read and write rows, and
 * nothing more. `npm run migrate -- --distribute` then spreads the tables over the machines of
 * Citus, while no node runs.
 */
import { spreadTables } from '#server/base/database/distribution.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { onOneConnection } from '#server/base/database/postgres.ts';
import { grantRows } from '#server/base/database/grants.ts';
import { command, say } from './backups/command.ts';

const DISTRIBUTE = '--distribute';

await command(
  'Use it like this: npm run migrate, or: npm run migrate -- role-of-the-nodes, or: npm run migrate -- --distribute',
  async (config, words) => {
    const [role, ...rest] = words.filter((word) => word !== DISTRIBUTE);
    const { databaseUrl } = config;
    if (rest.length > 0 || (words.length > 0 && databaseUrl === undefined)) return false;
    const database = await openDatabase({ ...config, migrate: true }, say);
    try {
      if (words.includes(DISTRIBUTE) && databaseUrl !== undefined) {
        const spread = await onOneConnection(databaseUrl, spreadTables);
        say(spread === 0 ? 'Every table is spread already.' : `${spread} tables were spread.`);
      }
      if (role !== undefined) await grantRows(database.db, role);
    } finally {
      await database.close();
    }
    say('The schema is up to date.');
    if (role !== undefined) say(`${role} may read and write rows, and may not change the schema.`);
    return true;
  },
);
