/**
 * What the server keeps in its data folder is for its own account only, and letters in the outbox
 * are not kept for ever.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { fillWithReadyData, hasPostgres, newDatabase } from './places.ts';
import { makePlace, startServer } from './server-process.ts';
import { FULL } from '../full.ts';

const place = makePlace();
afterAll(() => rmSync(place.root, { recursive: true, force: true }));
const DAY_S = 24 * 60 * 60;

/** Every path in a folder that other accounts may read or write. */
const open = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(join(folder, name)).mode & 0o077,
  );

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is for its own account only, letters included, and old letters are deleted', async () => {
    const outbox = join(place.data, 'outbox');
    fillWithReadyData(place.data);
    mkdirSync(outbox, { recursive: true, mode: 0o700 });
    chmodSync(place.data, 0o700);
    const letter = (name: string, days: number) => {
      const file = join(outbox, name);
      writeFileSync(file, 'To: someone@example.com');
      utimesSync(file, Date.now() / 1000 - days * DAY_S, Date.now() / 1000 - days * DAY_S);
      chmodSync(file, 0o600);
      return file;
    };
    const [old, young, other] = [letter('a.eml', 4), letter('b.eml', 2), letter('c.txt', 90)];
    const server = startServer(place, { OUTBOX_DAYS: '3' });
    const client = new Client(await server.ready);
    await client.open('owner@example.com');
    await expect.poll(() => readdirSync(outbox).length).toBe(3);
    expect([old, young, other].map((file) => existsSync(file))).toEqual([false, true, true]);
    client.close();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(open(place.data)).toEqual([]);
    expect(server.printed()).not.toContain('chmod');
  });

  test.runIf(FULL)(
    'that others may read is warned of, and what is in it is closed to them',
    async () => {
      const inside = join(place.data, 'outbox/b.eml');
      chmodSync(place.data, 0o755);
      chmodSync(join(place.data, 'outbox'), 0o777);
      chmodSync(inside, 0o666);
      const server = startServer(place);
      await server.ready;
      expect(server.printed()).toContain(
        `Other accounts of this machine may look into the data folder ${place.data}. Run: chmod 700 ${place.data}`,
      );
      server.process.kill('SIGTERM');
      await server.ended;
      expect(open(place.data)).toEqual(['.']);
    },
  );

  test.each(FULL ? [0o777, 0o775, 0o722] : [0o722])(
    'that others may write to (%i) is refused',
    async (mode) => {
      chmodSync(place.data, mode);
      const server = startServer(place);
      expect(await server.ended).toBe(1);
      expect(server.printed().trim()).toBe(
        `Other accounts of this machine may write to the data folder ${place.data}. Run: chmod 700 ${place.data}`,
      );
    },
  );

  test.skipIf(!hasPostgres() || !FULL)(
    'of a node on PostgreSQL may belong to a group, as a volume of Kubernetes does, and not to everybody',
    async () => {
      const database = { DATABASE_URL: await newDatabase('private_files') };
      const outbox = join(place.data, 'outbox');
      chmodSync(place.data, 0o2775);
      chmodSync(outbox, 0o770);
      const node = startServer(place, database);
      await node.ready;
      expect(statSync(outbox).mode & 0o077).toBe(0);
      node.process.kill('SIGTERM');
      await node.ended;
      chmodSync(place.data, 0o777);
      const refused = startServer(place, database);
      expect(await refused.ended).toBe(1);
      expect(refused.printed()).toContain(`Run: chmod o-w ${place.data}`);
    },
  );
});
