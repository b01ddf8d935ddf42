/**
 * The history proves itself: each event holds the hash of the one before, and every changed byte is
 * found.
 */
import { and, eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { chains, events } from '#server/base/database/schema.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, useStage } from './stage.ts';

interface Past {
  readonly seq: number;
  readonly by: string;
  readonly session: string | null;
  readonly what: string;
  readonly changes: readonly {
    readonly of: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

onOneDatabase('history', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let id = '';
  const db = () => stage().database.db;
  const put = (path: string, body: object) =>
    stage().call('PUT', `/api/businesses/${id}/${path}`, { cookie, body });
  const past = async () =>
    (await stage().call('GET', `/api/businesses/${id}/history`, { cookie })).json<Past[]>();
  const work = async () => {
    await put('answers', { version: 1, answers: [{ fact: 'sellsPersonalData', value: false }] });
    await put('answers', { version: 2, answers: [{ fact: 'sellsPersonalData', value: null }] });
    await put('planning', { hoursAWeek: 6 });
  };
  const ofChain = (chain: string) => eq(events.chain, chain);
  const faults = async () =>
    (await verifyHistory(db(), OWNED)).faults.filter(({ chain }) => chain === id);

  beforeEach(async () => {
    const email = freshEmail();
    await stage().owner(email);
    cookie = await stage().signIn(email);
    id = await stage().business(cookie);
    await work();
  });

  test('each change says who, from which session, and what stood there before and after', async () => {
    const [planning, unsure, answered, created] = await past();
    expect(planning).toMatchObject({ seq: 4, what: 'Planning changed', by: 'Robin Lee' });
    expect(planning?.changes).toEqual([{ of: 'hoursAWeek', before: 4, after: 6 }]);
    expect(answered?.changes).toEqual([{ of: 'sellsPersonalData', before: null, after: false }]);
    expect(unsure?.changes).toEqual([
      { of: 'sellsPersonalData', before: false, after: "I don't know" },
    ]);
    expect(created?.changes).toContainEqual(
      expect.objectContaining({ of: 'businessName', before: null }),
    );
    expect(planning?.session).toMatch(/^[0-9a-f]{12}$/);
    const elsewhere = await stage().call('GET', '/api/account', { cookie });
    expect(elsewhere.body).toContain(planning?.session);
  });

  test('who writes while all is checked is not accused', async () => {
    const other = await stage().business(cookie);
    let written = 0;
    // the one that is read first writes to the one whose end was read with it
    const writing = {
      tables: [],
      faultIn: async ({ businessId }: { readonly businessId: string }) => {
        const target = new Map([
          [id, other],
          [other, id],
        ]).get(businessId);
        if (target === undefined || written > 0) return undefined;
        written += 1;
        const body = { hoursAWeek: 9 };
        const path = `/api/businesses/${target}/planning`;
        expect((await stage().call('PUT', path, { cookie, body })).statusCode).toBe(200);
        return undefined;
      },
    };
    const { faults: found } = await verifyHistory(db(), [...OWNED, writing]);
    expect(written).toBe(1);
    expect(found.filter(({ chain }) => chain === id || chain === other)).toEqual([]);
  });

  test('parallel changes follow one another without a gap', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => put('planning', { hoursAWeek: at + 8 })),
    );
    const all = await past();
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => all.length - at));
    expect(await faults()).toEqual([]);
  });

  test('a deleted business leaves its name and the end of its history in that of the account', async () => {
    const [end] = await db().select().from(chains).where(eq(chains.chain, id));
    await stage().call('DELETE', `/api/businesses/${id}`, { cookie });
    expect(await db().$count(events, ofChain(id))).toBe(0);
    const { accountHistory } = (await stage().call('GET', '/api/account/data', { cookie })).json<{
      accountHistory: Past[];
    }>();
    expect(accountHistory.find(({ what }) => what === 'Business deleted')).toMatchObject({
      detail: 'Harbor Books',
      changes: [{ of: 'history', before: { events: 4, hash: end?.hash }, after: null }],
    });
  });

  describe('every changed byte is found', () => {
    const change = (seq: number, to: object) =>
      db()
        .update(events)
        .set(to)
        .where(and(ofChain(id), eq(events.seq, seq)));
    const bodyOf = async (seq: number) =>
      (
        await db()
          .select()
          .from(events)
          .where(and(ofChain(id), eq(events.seq, seq)))
      )[0]?.body ?? '';

    test('each byte of a text, one after the other', async () => {
      const body = await bodyOf(2);
      for (let at = 0; at < body.length; at += 7) {
        const other = body[at] === 'x' ? 'y' : 'x';
        await change(2, { body: `${body.slice(0, at)}${other}${body.slice(at + 1)}` });
        expect(await faults(), `byte ${at}`).toHaveLength(1);
      }
      await change(2, { body });
      expect(await faults()).toEqual([]);
    });

    test('a text with its own new hash, because the next event does not follow', async () => {
      const body = (await bodyOf(2)).replace('Robin Lee', 'Nobody');
      await change(2, { body, hash: sql`encode(sha256(convert_to(${body}, 'UTF8')), 'hex')` });
      expect(await faults()).toEqual([
        expect.objectContaining({ fault: 'event 3: it does not follow the event before' }),
      ]);
    });

    test('an event taken out, in the middle and at the end; an end set back', async () => {
      await db()
        .delete(events)
        .where(and(ofChain(id), eq(events.seq, 4)));
      expect(await faults()).toEqual([
        expect.objectContaining({ fault: 'it ends with event 3, but 4 were written' }),
      ]);
      await db()
        .delete(events)
        .where(and(ofChain(id), eq(events.seq, 2)));
      expect(await faults()).toEqual([
        expect.objectContaining({ fault: 'event 3: event 2 is missing' }),
      ]);
    });

    test('another number or hash at the end', async () => {
      await db()
        .update(chains)
        .set({ hash: 'f'.repeat(64) })
        .where(eq(chains.chain, id));
      expect(await faults()).toHaveLength(1);
    });
  });

  describe('in the binder', () => {
    let folder = '';
    const binder = async () => {
      const reply = await stage().call('GET', `/api/businesses/${id}/binder.zip`, { cookie });
      const files = unzipSync(reply.rawPayload);
      folder = mkdtempSync(join(tmpdir(), 'statewise-history-'));
      for (const name of ['history.jsonl', 'check-history.mjs'])
        writeFileSync(join(folder, name), files[name] ?? '');
      return new TextDecoder().decode(files['history.jsonl']);
    };
    const check = (...more: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['check-history.mjs', 'history.jsonl', ...more],
        { cwd: folder, encoding: 'utf8' },
      );
      return { status, said: stdout + stderr };
    };

    test('the script says right, finds a noted event, and names the line that was changed', async () => {
      const text = await binder();
      const [end] = await db().select().from(chains).where(eq(chains.chain, id));
      expect(check()).toEqual({
        status: 0,
        said: `Right: 4 events, none changed. Last hash: ${end?.hash}\n`,
      });
      expect(check('4', end?.hash ?? '').status).toBe(0);
      expect(check('3', end?.hash ?? '').said).toMatch(
        /Event 3 with the hash .* is not in this file/,
      );
      writeFileSync(join(folder, 'history.jsonl'), text.replace('hoursAWeek', 'hoursAweek'));
      expect(check()).toMatchObject({
        status: 1,
        said: expect.stringMatching(/^Not right\. Line 4:/),
      });
      const lines = text.split('\n');
      writeFileSync(
        join(folder, 'history.jsonl'),
        [...lines.slice(0, 1), ...lines.slice(2)].join('\n'),
      );
      expect(check().said).toMatch(/Line 2: event 2 is missing/);
      rmSync(folder, { recursive: true, force: true });
    });
  });
});
