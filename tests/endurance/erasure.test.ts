/**
 * After erasure and a vacuum, what a person wrote stands in no byte of the data folder
 * (docs/decisions/0090-request-desk.md).
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/base/database/open.ts';
import { requests } from '#server/base/database/schema.ts';
import { vacuum } from '#server/base/database/embedded/vacuum.ts';
import { plainMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { Client, PROFILE } from './client.ts';
import { makeReadyPlace } from './places.ts';
import { pause, startServer } from './server-process.ts';
import { FULL } from '../full.ts';

const place = makeReadyPlace();
afterAll(() => rmSync(place.root, { recursive: true, force: true }));

const EMAIL = 'zyxwv.erase.me@example.com';
const NAME = 'Zebulon Quixote Vandersnoot';
const TEXT = 'My cat ate the qqzzxx receipt of the purple lamp';
/** Masked before it is stored. */
const CARD = '4111 1111 1111 1111';
const ADDED = 'And the yyxxww lamp was a present';
/** Of a request at the form, whose mails go to the outbox. */
const ASKER = 'wvuts.asked.here@example.com';
/** Of mails that no server took yet. */
const WAITING = 'utsrq.still.waits@example.com';
const NOTE = 'Rang the zzyyxx bell twice';
const ALL = [EMAIL, NAME, TEXT, CARD, ADDED, ASKER, WAITING, NOTE];

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

interface Erasing {
  readonly client: Client;
  readonly origin: string;
  readonly base: string;
}

const idIn = (text: string) => (JSON.parse(text) as { id: string }).id;

/**
 * A request written down, with a letter in two versions that is printed, a second one, a note, and
 * a reason to keep it.
 */
async function written({ client, base }: Erasing): Promise<string> {
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
    text: `${TEXT}. Card ${CARD}`,
    onBehalfOf: null,
  });
  expect(entered.status, entered.text).toBe(201);
  const id = idIn(entered.text);
  const at = `${base}/requests/${id}`;
  const letter = await client.call('POST', `${at}/letters`, { kind: 'receipt' });
  expect(letter.text).toContain(NAME);
  const draft = `${at}/letters/${idIn(letter.text)}`;
  await client.call('PUT', draft, { version: 1, subject: `To ${NAME}`, text: `${TEXT}, ${NAME}` });
  const sent = await client.call('POST', `${draft}/sending`, { version: 2, by: 'print' });
  expect(sent.status, sent.text).toBe(200);
  await client.call('POST', `${at}/letters`, { kind: 'refusal' });
  await client.call('POST', `${at}/notes`, { text: `${NOTE}, ${NAME}` });
  return id;
}

/**
 * A request at the form, with its confirmation in the outbox, to which its person added something.
 */
async function asked({ client, origin, base }: Erasing): Promise<string> {
  await client.call('PUT', `${base}/slug`, { slug: 'erases' });
  await client.call('PATCH', `${base}/request-desk`, { isOn: true });
  const form = (await client.call('GET', '/r/erases')).text;
  const ticket = /name="ticket" value="([^"]+)"/.exec(form)?.[1] ?? '';
  // sent sooner, it would be held and get no mail
  await pause(3_100);
  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const sent = await post('/r/erases', { way: 'first', state: 'VA', email: ASKER, ticket });
  const page = sent.headers.get('location')?.split('?')[0] ?? '';
  await post(page, { what: 'add', text: `${ADDED} ${CARD}` });
  const list = await client.call('GET', `${base}/requests`);
  const { requests } = JSON.parse(list.text) as { requests: { id: string; channel: string }[] };
  return requests.find(({ channel }) => channel === 'form')?.id ?? '';
}

async function erased({ client, base }: Erasing, id: string): Promise<void> {
  const at = `${base}/requests/${id}`;
  const { version, closedOn } = JSON.parse((await client.call('GET', at)).text) as {
    version: number;
    closedOn: string | null;
  };
  if (closedOn === null) await client.call('POST', `${at}/events`, { version, what: 'withdrawn' });
  const gone = await client.call('DELETE', `${at}/person`);
  expect(gone.status, gone.text).toBe(204);
}

/** Mails about a request that no server took: they wait in the database. */
async function queueMail(dataDir: string, requestId: string): Promise<void> {
  const opened = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
  const [row] = await opened.db.select().from(requests).where(eq(requests.id, requestId));
  const carries = {
    owner: row?.ownerId ?? '',
    business: row?.businessId ?? '',
    request: requestId,
  };
  const later = new Date(Date.now() + 5 * 60 * 60 * 1000);
  await addMail(opened.db, { ...plainMail(WAITING, NAME, [TEXT]), carries }, later);
  await opened.close();
}

test.runIf(FULL)('what was erased is in no byte of the data folder', async () => {
  const begin = async () => {
    const server = startServer(place);
    const origin = await server.ready;
    const client = new Client(origin);
    return { server, origin, client };
  };
  const end = async ({ server, client }: Awaited<ReturnType<typeof begin>>) => {
    client.close();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  };
  const first = await begin();
  await first.client.open('erases@example.com');
  const made = await first.client.call('POST', '/api/businesses', PROFILE);
  const base = `/api/businesses/${idIn(made.text)}`;
  const ids = [await written({ ...first, base }), await asked({ ...first, base })];
  // the confirmation to who asked at the form; without a mail server the desk mails no letter
  const outbox = join(place.data, 'outbox');
  await expect
    .poll(() => filesWith(outbox, [EMAIL, ASKER]).length, { timeout: 300_000 })
    .toBeGreaterThan(0);
  await end(first);
  await queueMail(place.data, ids[0] ?? '');
  // what is there before it is erased is found by the same search, but for what was masked
  for (const text of ALL) expect(filesWith(place.data, [text]).length > 0).toBe(text !== CARD);
  const again = await begin();
  again.client.cookie = first.client.cookie;
  for (const id of ids) await erased({ ...again, base }, id);
  await end(again);
  await vacuumed(place.data);
  expect(filesWith(place.data, ALL)).toEqual([]);
});
