/**
 * docs/quality.md R1 for the form of the request desk: a number that a person was shown is there
 * after any kill, once, and its mail too.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/base/database/open.ts';
import { mails, requests } from '#server/base/database/schema.ts';
import { Client, PROFILE } from './client.ts';
import { hasPostgres, makeReadyPlace, newDatabase } from './places.ts';
import { pause, startServer, type Place } from './server-process.ts';
import { FULL } from '../full.ts';

const KINDS: [string, number][] = FULL
  ? [
      ['embedded', 200],
      ['PostgreSQL', 40],
    ]
  : [['embedded', 1]];
const POSTERS = 4;
const EACH = 6;
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

interface Form {
  readonly slug: string;
  readonly email: string;
  readonly ticket: string;
  /** The address of a visitor of its own: many from one would be held. */
  readonly from: string;
}
interface Confirmed extends Form {
  /** The address of the status page. */
  readonly at: string;
}

/** A business of its own for a round, with its form on, and forms that were opened. */
async function openForms(origin: string, round: number): Promise<Form[]> {
  const client = new Client(origin, `127.0.${(round % 200) + 20}.1`);
  await client.open(`desk.${round}@example.com`);
  const made = await client.call('POST', '/api/businesses', PROFILE);
  const { id } = JSON.parse(made.text) as { id: string };
  const slug = `desk-of-round-${round}`;
  await client.call('PUT', `/api/businesses/${id}/slug`, { slug });
  await client.call('PATCH', `/api/businesses/${id}/request-desk`, { isOn: true });
  const forms: Form[] = [];
  for (let number = 0; number < POSTERS * EACH; number += 1) {
    const { text } = await client.call('GET', `/r/${slug}`);
    const ticket = /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const from = `10.${round}.${number}.1`;
    forms.push({ slug, ticket, from, email: `asks.${round}.${number}@example.com` });
  }
  client.close();
  return forms;
}

const bodyOf = ({ email, ticket }: Form) =>
  new URLSearchParams({ way: 'first', state: 'VA', email, ticket }).toString();

/** Sends forms until the server is gone. Each answered one is noted at once. */
async function send(
  origin: string,
  forms: readonly Form[],
  note: (confirmed: Confirmed) => void,
): Promise<void> {
  for (const form of forms) {
    try {
      const reply = await fetch(`${origin}/r/${form.slug}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': form.from,
        },
        body: bodyOf(form),
      });
      expect(reply.status).toBe(303);
      note({ ...form, at: reply.headers.get('location')?.split('?')[0] ?? '' });
    } catch (fault) {
      if (fault instanceof TypeError) return;
      throw fault;
    }
  }
}

/** To whom mails in the outbox are. */
async function recipientsIn(data: string): Promise<string[]> {
  const folder = join(data, 'outbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const parsed = files.map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return (await Promise.all(parsed)).flatMap(({ to }) =>
    (to ?? []).flatMap(({ address }) => address ?? []),
  );
}

/** Who asked, and to whom a mail is: queued, or in the outbox. */
async function storedIn({ data }: Place, databaseUrl: string | undefined) {
  const opened = await openDatabase({ dataDir: data, databaseUrl }, () => {});
  const asked = await opened.db.select({ person: requests.person }).from(requests);
  const mailed = await opened.db.select({ recipient: mails.recipient }).from(mails);
  await opened.close();
  return {
    asked: asked.map(({ person }) => (person as { email: string | null } | null)?.email),
    mailed: [...mailed.map(({ recipient }) => recipient), ...(await recipientsIn(data))],
  };
}

test.runIf(FULL).each(KINDS)(
  'kills while people post forms lose no number that was shown, and double none (%s, %i kills)',
  async (kind, rounds) => {
    if (kind === 'PostgreSQL' && !hasPostgres()) return;
    const place = makeReadyPlace();
    roots.push(place.root);
    const settings: Record<string, string> = {
      TRUSTED_PROXY: '127.0.0.0/8',
      ...(kind === 'PostgreSQL' ? { DATABASE_URL: await newDatabase('forms') } : {}),
    };
    let server = startServer(place, settings);
    let origin = await server.ready;
    const all: Form[][] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await openForms(origin, round));
    // a form that is sent faster than a person could is held, and gets no mail
    await pause(3100);
    const confirmed: Confirmed[] = [];
    for (const forms of all) {
      const before = confirmed.length;
      const posting = Array.from({ length: POSTERS }, (_, poster) =>
        send(origin, forms.slice(poster * EACH, (poster + 1) * EACH), (each) =>
          confirmed.push(each),
        ),
      );
      const wanted = 1 + Math.floor(Math.random() * (POSTERS * EACH - 2));
      while (confirmed.length - before < wanted) await pause(2);
      server.process.kill('SIGKILL');
      await Promise.all(posting);
      await server.ended;
      server = startServer(place, settings);
      origin = await server.ready;
      for (const each of confirmed.slice(before)) {
        const shown = await fetch(origin + each.at);
        expect(shown.status, `${each.email} was shown a number`).toBe(200);
        // the same form once more finds the same request
        const again: Confirmed[] = [];
        await send(origin, [each], (one) => again.push(one));
        expect(again[0]?.at).toBe(each.at);
      }
    }
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const stored = await storedIn(place, settings['DATABASE_URL']);
    for (const { email } of confirmed) {
      expect(stored.asked.filter((one) => one === email)).toHaveLength(1);
      expect(stored.mailed).toContain(email);
    }
    console.log(
      `${rounds} kills (${kind}): ${confirmed.length} numbers were shown, 0 lost, 0 twice`,
    );
  },
);
