/**
 * docs/quality.md R19: the data folder that the server of commit 07ca14e left is opened, brought up
 * to date, and says what it said. `data-of-07ca14e.tar.zst` holds that folder, and what that server
 * answered before it stopped.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf } from '#server/base/backup/file.ts';
import { isRow, tableLine } from '#server/base/backup/lines.ts';
import { restoreBackup } from '#server/base/backup/restore.ts';
import { fromFolder } from '#server/base/backup/take.ts';
import { openDatabase } from '#server/base/database/open.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { writeBackup } from '#server/base/backup/file.ts';
import { emptyPostgres, hasPostgres } from './databases.ts';
import { stageOn } from './stage.ts';

const PASSWORD = 'violet kettle 1948';
const root = mkdtempSync(join(tmpdir(), 'statewise-upgrade-'));
const dataDir = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Told {
  readonly id: string;
  readonly business: { readonly assessment: Record<string, unknown> | null };
  readonly answers: object;
  readonly details: readonly {
    readonly name: string;
    readonly told: { readonly value: unknown };
  }[];
  readonly history: readonly { readonly id: string }[];
  readonly receipts: readonly object[];
  readonly versions: readonly object[];
}
interface Expected {
  readonly owners: readonly { readonly email: string; readonly businesses: readonly Told[] }[];
}
let expected: Expected;
/** A backup of the folder as it was. */
let before = '';

beforeAll(async () => {
  const packed = readFileSync(join(import.meta.dirname, 'data-of-07ca14e.tar.zst'));
  const input = zstdDecompressSync(packed, { maxOutputLength: 1 << 27 });
  const unpacked = spawnSync('tar', ['-xf', '-', '-C', root], { input });
  expect(unpacked.status, String(unpacked.stderr)).toBe(0);
  expected = JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8')) as Expected;
  before = (await fromFolder(dataDir, join(root, 'backups'), new Date())).file;
});

/** Tasks that only may be owed have no next day any more; how many there are is in `stand`. */
function asToldNow({ assessment, ...business }: Told['business']): object {
  if (assessment === null) return { ...business, assessment };
  const { pendingTasks: _, nextDue, ...rest } = assessment;
  return { ...business, assessment: rest.provisional === true ? rest : { ...rest, nextDue } };
}

/** What every owner is told now is what they were told then. */
async function tellsTheSame(opened: OpenDatabase): Promise<void> {
  const stage = await stageOn(opened);
  for (const { email, businesses } of expected.owners) {
    const cookie = await stage.signIn(email, PASSWORD);
    for (const told of businesses) {
      const get = async <Reply>(url: string) => {
        const reply = await stage.call('GET', url, { cookie });
        expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
        return reply.json<Reply>();
      };
      const at = `/api/businesses/${told.id}`;
      expect(await get(at)).toMatchObject(asToldNow(told.business));
      expect(await get(`${at}/answers`)).toEqual(told.answers);
      const { details } = await get<{ details: Told['details'] }>(`${at}/details`);
      for (const { name, told: was } of told.details)
        expect(details.find((each) => each.name === name)?.told.value).toEqual(was.value);
      const history = await get<object[]>(`${at}/history`);
      const withoutIds = told.history.map((event) => ({
        ...event,
        id: expect.any(String) as string,
      }));
      expect(history).toMatchObject(withoutIds);
      expect(history).toHaveLength(withoutIds.length);
      expect(await get(`/api/assessments/${told.id}/receipts`)).toMatchObject(told.receipts);
      expect(await get(`${at}/documents/privacy-policy/versions`)).toMatchObject(told.versions);
    }
  }
  await stage.app.close();
}

/** Each value of a backup, by table and column. */
async function columnsOf(file: string): Promise<Map<string, string[]>> {
  const columns = new Map<string, string[]>();
  let names: string[] = [];
  for await (const line of linesOf(file)) {
    const told = JSON.parse(line) as unknown;
    if (isRow(line))
      for (const [place, value] of (told as unknown[]).entries())
        columns.get(names[place] ?? '')?.push(JSON.stringify(value));
    else {
      const table = tableLine.safeParse(told).data;
      names = table?.columns.map(([name]) => `${table.table}.${name}`) ?? [];
      for (const name of names) columns.set(name, []);
    }
  }
  return columns;
}

/**
 * Columns that a migration took away or numbered anew; what was in the events is compared as
 * history.
 */
const CHANGED = /^events\.|^(publications|receipts)\.(id|position)$/;

test('opened by this server: every stored value is there, and owners are told the same', async () => {
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, console.error);
  const after = await writeBackup(opened.db, join(root, 'backups'), new Date(Date.now() + 60_000));
  const [old, now] = await Promise.all([columnsOf(before), columnsOf(after.file)]);
  let compared = 0;
  for (const [name, values] of old) {
    // the first statement of each start counts there
    if (CHANGED.test(name) || name.startsWith('rate_limits.')) continue;
    expect(now.get(name)?.toSorted(), name).toEqual(values.toSorted());
    compared += values.length;
  }
  expect(compared).toBeGreaterThan(500);
  const keys = now.get('directory.key') ?? [];
  for (const [column, kind] of [
    ['users.email_key', 'email'],
    ['slugs.slug', 'slug'],
    ['feeds.token_hash', 'token'],
    ['sessions.token_hash', 'token'],
  ] as const)
    for (const value of old.get(column) ?? [])
      expect(keys).toContain(JSON.stringify(`${kind}:${JSON.parse(value) as string}`));
  await tellsTheSame(opened);
  await opened.close();
});

test('its backup is restored into PostgreSQL and brought up to date there', async ({ skip }) => {
  if (!hasPostgres()) return skip('PostgreSQL is not installed');
  const place = { databaseUrl: await emptyPostgres(), dataDir };
  await restoreBackup(place, before);
  const opened = await openDatabase(place, console.error);
  await tellsTheSame(opened);
  await opened.close();
});
