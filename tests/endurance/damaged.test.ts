/**
 * A damaged data folder, and a disk without room at the first start: one line that says what and
 * what to do, exit 1, no stack.
 */
import { PGlite } from '@electric-sql/pglite';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReadyPlace } from './places.ts';
import { startServer } from './server-process.ts';
import { FULL } from '../full.ts';

const place = makeReadyPlace();
const scratch = join(place.root, 'scratch');
let tableOfUsers = '';

beforeAll(async () => {
  const lite = await PGlite.create(join(place.data, 'database'));
  const { rows } = await lite.query<{ file: string }>(
    "select pg_relation_filepath('users') as file",
  );
  tableOfUsers = rows[0]?.file ?? '';
  // a page that the log still holds would be made whole again
  await lite.exec('checkpoint');
  await lite.close();
});
afterAll(() => {
  spawnSync('umount', [scratch]);
  rmSync(place.root, { recursive: true, force: true });
});

const segments = (database: string) =>
  readdirSync(join(database, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));

const CASES: [string, string, (database: string) => void][] = [
  ['without PG_VERSION', 'its file PG_VERSION is missing', (at) => rmSync(join(at, 'PG_VERSION'))],
  [
    'of another PostgreSQL',
    'PostgreSQL cannot start on it',
    (at) => writeFileSync(join(at, 'PG_VERSION'), '9\n'),
  ],
  [
    'without pg_control',
    'PostgreSQL cannot start on it',
    (at) => rmSync(join(at, 'global/pg_control')),
  ],
  [
    'with pg_control overwritten',
    'PostgreSQL cannot start on it',
    (at) => writeFileSync(join(at, 'global/pg_control'), Buffer.alloc(8192, 7)),
  ],
  [
    'without its log',
    'PostgreSQL cannot start on it',
    (at) => {
      for (const name of segments(at)) rmSync(join(at, 'pg_wal', name));
    },
  ],
  [
    'with its log overwritten',
    'PostgreSQL cannot start on it',
    (at) => {
      for (const name of segments(at))
        writeFileSync(join(at, 'pg_wal', name), Buffer.alloc(1 << 20, 9));
    },
  ],
  [
    'with a page overwritten',
    'its table users cannot be read',
    (at) => {
      const file = join(at, tableOfUsers);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(5, 100, 4000));
    },
  ],
];

/** The whole list takes a minute; two kinds show both ways in which damage is noticed. */
const SHORT = new Set(['without pg_control', 'with a page overwritten']);
const TRIED = FULL ? CASES : CASES.filter(([name]) => SHORT.has(name));

test.each(TRIED)('a folder %s', async (_name, what, damage) => {
  const data = join(place.root, 'damaged');
  rmSync(data, { recursive: true, force: true });
  cpSync(place.data, data, { recursive: true });
  damage(join(data, 'database'));
  const server = startServer({ data, site: place.site });
  expect(await server.ended).toBe(1);
  expect(server.printed().trim().split('\n')).toEqual([
    expect.stringContaining('Opening the database'),
    `The database in ${data} is damaged: ${what}. Nothing was changed. Move that folder away, then restore a backup: npm run restore -- FILE (docs/backup.md).`,
  ]);
});

test.each([
  ['database', 'a file', 'a folder'],
  ['lock', 'a folder', 'a file'],
])('a data folder in which “%s” is %s', async (name, is, wanted) => {
  const data = join(place.root, 'odd');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  if (wanted === 'a folder') writeFileSync(join(data, name), '');
  else mkdirSync(join(data, name));
  const server = startServer({ data, site: place.site });
  expect(await server.ended).toBe(1);
  expect(server.printed().trim().split('\n')).toEqual([
    expect.stringContaining('Opening the database'),
    `${join(data, name)} is ${is}, and the server needs ${wanted} of that name there. Move it away, or set DATA_DIR to another folder, then start again.`,
  ]);
});

test.runIf(FULL)(
  'a database folder that is empty although a server ran there is told, and a first start says nothing',
  async () => {
    const data = join(place.root, 'emptied');
    rmSync(data, { recursive: true, force: true });
    const started = async () => {
      const server = startServer({ data, site: place.site });
      await server.ready;
      server.process.kill();
      await server.ended;
      return server.printed();
    };
    expect(await started()).not.toContain('is empty, though');
    expect(await started()).not.toContain('is empty, though');
    rmSync(join(data, 'database'), { recursive: true });
    mkdirSync(join(data, 'database'));
    expect(await started()).toContain(
      `${join(data, 'database')} is empty, though a server ran in ${data} before`,
    );
  },
);

test.runIf(FULL)('a disk that is full or read-only at the first start', async ({ skip }) => {
  mkdirSync(scratch);
  const mount = (...words: string[]) => spawnSync('mount', words).status === 0;
  // only root on Linux can
  if (process.platform !== 'linux' || !mount('-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', scratch))
    return skip('no disk can be made here');
  const data = join(scratch, 'data');
  const refused = async (line: RegExp) => {
    const server = startServer({ data, site: place.site });
    expect(await server.ended).toBe(1);
    const lines = server.printed().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(line);
  };
  const full = /^The database cannot be made in .*\/data: the disk .* then start again\.$/;
  await refused(full);
  spawnSync('dd', ['if=/dev/zero', `of=${join(scratch, 'filler')}`, 'bs=1M', 'count=30']);
  await refused(full);
  truncateSync(join(scratch, 'filler'), 0);
  expect(mount('-o', 'remount,ro', scratch)).toBe(true);
  await refused(/^The data folder .*\/data cannot be written\. Set DATA_DIR to a folder/);
});
