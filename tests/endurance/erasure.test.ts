/** After erasure and a vacuum, what a person wrote stands in no byte of the data folder (docs/decisions/0090-request-desk.md). */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { vacuum } from '#server/database/vacuum.ts';
import { Client, PROFILE } from './client.ts';
import { makeReadyPlace } from './places.ts';
import { startServer } from './server-process.ts';

const place = makeReadyPlace();
afterAll(() => rmSync(place.root, { recursive: true, force: true }));

const EMAIL = 'zyxwv.erase.me@example.com';
const NAME = 'Zebulon Quixote Vandersnoot';
const TEXT = 'My cat ate the qqzzxx receipt of the purple lamp';

/** Files below a folder that hold one of these texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => {
      const bytes = readFileSync(join(folder, name));
      return texts.some((text) => bytes.includes(text));
    });
}

/** What the operator's command `vacuum` does. */
async function vacuumed(dataDir: string): Promise<void> {
  const opened = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
  expect(await vacuum(opened.db)).toBe(true);
  await opened.close();
}

test('what was erased is in no byte of the data folder', async () => {
  const server = startServer(place);
  const client = new Client(await server.ready);
  await client.open('erases@example.com');
  const made = await client.call('POST', '/api/businesses', PROFILE);
  const base = `/api/businesses/${(JSON.parse(made.text) as { id: string }).id}`;
  const entered = await client.call('POST', `${base}/requests`, {
    channel: 'post',
    receivedOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    state: 'VA',
    by: 'self',
    types: ['delete'],
    name: NAME,
    email: EMAIL,
    post: null,
    order: null,
    text: TEXT,
    onBehalfOf: null,
  });
  expect(entered.status, entered.text).toBe(201);
  const { id } = JSON.parse(entered.text) as { id: string };
  const letter = await client.call('POST', `${base}/requests/${id}/letters`, { kind: 'receipt' });
  expect(letter.text).toContain(NAME);
  await client.call('POST', `${base}/requests/${id}/notes`, { text: `Called ${NAME}` });
  const { version } = JSON.parse((await client.call('GET', `${base}/requests/${id}`)).text) as {
    version: number;
  };
  await client.call('POST', `${base}/requests/${id}/events`, { version, what: 'withdrawn' });
  const erased = await client.call('DELETE', `${base}/requests/${id}/person`);
  expect(erased.status, erased.text).toBe(204);
  client.close();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await vacuumed(place.data);
  expect(filesWith(place.data, [EMAIL, NAME, TEXT])).toEqual([]);
});
