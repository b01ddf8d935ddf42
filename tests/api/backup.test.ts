/**
 * docs/quality.md R19: what is backed up is restored as it was, from each database to each, and a
 * bad file changes nothing.
 */
import { sql } from 'drizzle-orm';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '#server/base/backup/dump.ts';
import { deleteOld, isDue } from '#server/base/backup/daily.ts';
import { backupName, checkBackup, writeBackup, type Written } from '#server/base/backup/file.ts';
import { restoreBackup } from '#server/base/backup/restore.ts';
import { putDetail } from '#server/business/stored/detail-store.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { emptyPostgres, hasPostgres, onEachDatabase } from './databases.ts';
import { freshEmail, stageOn, useStage } from './stage.ts';
import { FULL } from '../full.ts';

const root = mkdtempSync(join(tmpdir(), 'statewise-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const NOW = new Date('2026-11-22T16:00:00Z');

const TRICKY = [
  'a\nb',
  '\u2028 \u2029',
  '"quoted" \\ [1]',
  '{"a":1}',
  'ñ 日本 🧁',
  "'; drop table users; --",
];
/** Values that another way of storing them would change. */
const JSONS = ['null', '30', 30, 0.1, 1e300, true, [], {}, ['\u2028'], { a: { b: null } }];

let count = 0;
const newFolder = () => join(root, `target-${(count += 1)}`);
const targets: [string, () => Promise<{ databaseUrl: string | undefined; dataDir: string }>][] = [
  ['embedded', async () => ({ databaseUrl: undefined, dataDir: newFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await emptyPostgres(), dataDir: newFolder() })],
];

onEachDatabase('a backup', (database) => {
  const stage = useStage(database);
  const email = freshEmail();
  let id = '';
  let written: Written;

  beforeAll(async () => {
    const cookie = await stage().owner(email);
    id = await stage().business(cookie, { businessName: TRICKY[4], annualRevenue: 0.1 + 0.2 });
    const call = (method: string, url: string, body?: object) =>
      stage().call(method, url, { cookie, ...(body && { body }) });
    await call('GET', `/api/assessments/${id}`);
    for (const note of TRICKY)
      await call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, { status: 'done', note });
    await call('POST', `/api/businesses/${id}/documents/privacy-policy`);
    await call('POST', `/api/businesses/${id}/feed`);
    const { db } = stage().database;
    const [owner] = await db.query.users.findMany();
    for (const [number, value] of JSONS.entries())
      await putDetail(owner?.id ?? '', db, id, { variable: `v${number}`, value, setAt: NOW });
    await db.execute(sql`update details set value = 'null' where variable = 'v4'`);
    // more rows than a portion holds
    await db.execute(
      sql`insert into rate_limits (key, tries, resets_at) select 'k' || n, n, now() from generate_series(1, 4500) n`,
    );
    written = await writeBackup(db, join(root, `backups-${database.name}`), NOW);
  });

  test('says what is in it, and its own check finds the same', async () => {
    expect((await checkBackup(written.file)).contents).toEqual(written.contents);
    expect(written.contents['rate_limits']?.rows).toBeGreaterThan(4500);
    for (const table of [
      'users',
      'businesses',
      'work',
      'events',
      'receipts',
      'document_versions',
      'details',
      'feeds',
    ])
      expect(written.contents[table]?.rows, table).toBeGreaterThan(0);
    const { db } = stage().database;
    expect(await db.transaction((tx) => contentsOf(tx))).toEqual(written.contents);
    await db.execute(sql`update details set value = '31' where variable = 'v2'`);
    const changed = await db.transaction((tx) => contentsOf(tx));
    expect(
      Object.keys(changed).filter(
        (table) => changed[table]?.sha256 !== written.contents[table]?.sha256,
      ),
    ).toEqual(['details']);
  });

  // into the other kind; with FULL=1 into its own too
  test.each(targets.filter(([name]) => FULL || name !== database.name))(
    'is restored into %s: equal content, and the owner goes on there',
    async (name, target) => {
      if (name === 'PostgreSQL' && !hasPostgres()) return;
      const place = await target();
      expect(await restoreBackup(place, written.file)).toEqual(written.contents);
      await expect(restoreBackup(place, written.file)).rejects.toThrow(
        /holds data already, and a restore never overwrites\. .* run this again\.$/,
      );
      const opened = await openDatabase(place, console.error);
      const restored = await stageOn(opened, {}, stage().clock);
      const cookie = await restored.signIn(email);
      const [one, two] = await Promise.all(
        [restored, stage()].map(async (each) => {
          const own = each === restored ? cookie : await each.signIn(email);
          return (await each.call('GET', `/api/businesses/${id}/history`, { cookie: own })).json<
            unknown[]
          >();
        }),
      );
      expect(one).toEqual(two);
      const next = await restored.call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
        cookie,
        body: { status: 'open' },
      });
      expect(next.statusCode).toBe(200);
      await restored.app.close();
      await opened.close();
    },
  );

  test('that is damaged, cut off, changed or no backup is refused in words, and nothing is made', async () => {
    const bytes = readFileSync(written.file);
    const text = gunzipSync(bytes).toString();
    const cases: [string, Buffer, RegExp][] = [
      ['a byte overwritten', Buffer.from(bytes).fill(7, 2000, 2008), /damaged/],
      ['cut off', bytes.subarray(0, bytes.length - 200), /damaged/],
      [
        'a value changed',
        gzipSync(text.replace(email, 'thief@example.com')),
        /does not match its own hashes/,
      ],
      [
        'a row left out',
        gzipSync(text.replace(/^\["k7".*\n/m, '')),
        /does not match its own hashes/,
      ],
      ['its end left out', gzipSync(text.slice(0, text.lastIndexOf('{"end"'))), /not whole/],
      ['of a later format', gzipSync('{"statewise":"backup","format":2}\n'), /newer version/],
      ['something else', Buffer.from('hello'), /no such file, or damaged/],
    ];
    for (const [name, changed, words] of cases) {
      const file = join(root, 'changed.statewise.gz');
      writeFileSync(file, changed);
      const place = { databaseUrl: undefined, dataDir: newFolder() };
      await expect(restoreBackup(place, file), name).rejects.toThrow(words);
      expect(existsSync(place.dataDir), name).toBe(false);
    }
    await expect(
      restoreBackup({ databaseUrl: undefined, dataDir: newFolder() }, join(root, 'nowhere')),
    ).rejects.toThrow(/cannot be read as a backup/);
  });
});

test('a backup is due when none is a day old, and the oldest are deleted', () => {
  const folder = mkdtempSync(join(root, 'daily-'));
  const now = new Date();
  expect(isDue(folder, now)).toBe(true);
  expect(isDue(join(folder, 'nowhere'), now)).toBe(true);
  const names = [5, 4, 3, 2, 1].map((days) =>
    backupName(new Date(now.getTime() - days * 86_400_000)),
  );
  for (const name of [...names, 'notes.txt']) writeFileSync(join(folder, name), '');
  expect(isDue(folder, now)).toBe(false);
  expect(isDue(folder, new Date(now.getTime() + 90_000_000))).toBe(true);
  expect(isDue(folder, new Date(now.getTime() - 3 * 86_400_000))).toBe(true);
  const aged = [400, 33, 32, 31].map((days) =>
    backupName(new Date(now.getTime() - days * 86_400_000)),
  );
  for (const name of aged) writeFileSync(join(folder, name), '');
  deleteOld(folder, 1000, now);
  expect(aged.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(names.filter((name) => existsSync(join(folder, name)))).toEqual(names);
  // after a long stop, two stay
  const stopped = mkdtempSync(join(root, 'stopped-'));
  for (const name of aged) writeFileSync(join(stopped, name), '');
  deleteOld(stopped, 1000, now);
  expect(aged.filter((name) => existsSync(join(stopped, name)))).toEqual(aged.slice(-2));
  deleteOld(folder, 2, now);
  expect(names.map((name) => existsSync(join(folder, name)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
});
