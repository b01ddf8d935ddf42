/**
 * `npm run schema`: after a change of server/base/database/schema.ts, writes the next migration.
 * Only the newest snapshot is kept: the tool compares with no other.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const TOOL = resolve(import.meta.dirname, 'schema/node_modules/drizzle-kit/bin.cjs');
const SNAPSHOTS = resolve(import.meta.dirname, '../server/base/database/migrations/meta');

const made = spawnSync(process.execPath, [TOOL, 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (made.status === 0) {
  const kept = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of kept.toSorted().slice(0, -1)) rmSync(resolve(SNAPSHOTS, name));
}
process.exitCode = made.status ?? 1;
