/** A letter leaves only while it stands on what its request is now. */
import { beforeAll, expect, test } from 'vitest';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly subject: string;
}

onOneDatabase('letters whose request has changed', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    cookie = await stage().owner();
    const statesOperating = ['CA', 'CO', 'TX', 'VA'];
    base = `/api/businesses/${await stage().business(cookie, { statesOperating })}`;
    await call('PATCH', '/request-desk', { timeZone: 'America/Los_Angeles' });
  });
  const call = (method: string, path: string, body?: unknown) => {
    // each press of a person is later than the one before
    stage().advance(1_000);
    return stage().call(method, `${base}${path}`, { cookie, body });
  };
  const entered = async (state: string, types = ['delete'], more: object = {}) => {
    const receivedOn = new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10);
    const person = { name: 'Ann', email: null, post: '1 Pier Road', order: null, text: null };
    const how = { channel: 'post', by: 'self', onBehalfOf: null, receivedOn };
    const made = await call('POST', '/requests', { ...how, ...person, state, types, ...more });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: string }>().id;
  };
  const whole = async (id: string) => (await call('GET', `/requests/${id}`)).json<RequestWhole>();
  const drafted = async (id: string, body: object) => {
    const made = await call('POST', `/requests/${id}/letters`, body);
    expect(made.statusCode, made.body).toBe(201);
    return made.json<Draft>();
  };
  const changed = async (id: string, change: object) => {
    const { version } = await whole(id);
    const reply = await call('PATCH', `/requests/${id}`, { version, ...change });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const does = async (id: string, action: object) => {
    const { version } = await whole(id);
    const reply = await call('POST', `/requests/${id}/events`, { version, ...action });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const send = (id: string, letter: string, version: number, more: object = {}) =>
    call('POST', `/requests/${id}/letters/${letter}/sending`, { version, by: 'print', ...more });
  /** Saved without the marks that are left. */
  const settled = async (id: string, { id: letter, version, subject, text }: Draft) => {
    const clean = text.replaceAll(/\[(?:choose|fill in): [^[\]]{1,300}\] ?/g, '');
    const path = `/requests/${id}/letters/${letter}`;
    const saved = await call('PUT', path, { version, subject, text: clean });
    expect(saved.statusCode, saved.body).toBe(200);
    return saved.json<Draft>();
  };
  const tax = { kind: 'refusal', ground: 'tax-records', reason: 'Receipts', partly: false };

  test('after the state was corrected it stays, with its text, and one for the new law leaves', async () => {
    const id = await entered('CO');
    const old = await settled(id, await drafted(id, tax));
    expect((await whole(id)).letters.at(-1)?.outdated).toBeNull();
    await changed(id, { state: 'TX' });
    for (const by of ['print', 'mail']) {
      const refused = await send(id, old.id, old.version, { by });
      expectProblem(refused, 422, 'not-allowed-now');
      expect(refused.body).toContain('This letter was written for Colorado. Write it again.');
    }
    // a change by hand of the old text is still no letter of the new law
    const again = await settled(id, old);
    expect(again).toMatchObject({ outdated: { by: 'law', was: 'CO' } });
    expectProblem(await send(id, old.id, again.version), 422, 'not-allowed-now');
    const { letters, items } = await whole(id);
    expect(letters.at(-1)).toMatchObject({ text: old.text, outdated: { by: 'law', was: 'CO' } });
    expect(items[0]?.state).not.toBe('refused');

    const fresh = await settled(id, await drafted(id, tax));
    expect(fresh.text).toContain('Tex. Bus. & Com. Code § 541.201(a)(1)');
    expect((await send(id, fresh.id, fresh.version)).statusCode).toBe(200);
    const left = (await whole(id)).events.find(({ what }) => what === 'denied');
    expect(left?.fields).toMatchObject({
      law: 'TX',
      section: 'Tex. Bus. & Com. Code § 541.201(a)(1)',
    });
  });

  test('moved there and back, the letter is the right one again', async () => {
    const id = await entered('CO');
    const letter = await settled(id, await drafted(id, tax));
    await changed(id, { state: 'TX' });
    await changed(id, { state: 'CO' });
    expect((await send(id, letter.id, letter.version)).statusCode).toBe(200);
  });

  test('a section that was changed by hand is not the one that the log names', async () => {
    const id = await entered('TX');
    const { id: letter, version, subject, text } = await settled(id, await drafted(id, tax));
    const other = text.replaceAll('§ 541.201(a)(1)', '§ 541.051(b)(3)');
    expect(other).not.toBe(text);
    await call('PUT', `/requests/${id}/letters/${letter}`, { version, subject, text: other });
    expect((await send(id, letter, version + 1)).statusCode).toBe(200);
    const left = (await whole(id)).events.find(({ what }) => what === 'denied');
    expect(left?.fields).toMatchObject({ law: 'TX', ground: 'tax-records' });
    expect(left?.fields['section']).toBeUndefined();
  });

  test('what was asked besides is not in a letter about all; one about a thing alone leaves', async () => {
    const id = await entered('TX');
    const all = await settled(id, await drafted(id, tax));
    const one = await settled(id, await drafted(id, { ...tax, item: 'delete' }));
    await changed(id, { addTypes: ['correct'] });
    const refused = await send(id, all.id, all.version);
    expectProblem(refused, 422, 'not-allowed-now');
    expect(refused.body).toContain('More was asked since this letter was written');
    expect((await send(id, one.id, one.version)).statusCode).toBe(200);
  });

  test('ticks that were set or taken back since are told; the same ticks again are none', async () => {
    const id = await entered('TX');
    await does(id, { what: 'identity-confirmed', how: ['order'] });
    const before = await settled(id, await drafted(id, { kind: 'deleted' }));
    await drafted(id, tax);
    const outdated = async () => (await whole(id)).letters.map(({ outdated }) => outdated);
    await does(id, { what: 'searched', to: 'Shopify' });
    expect(await outdated()).toEqual([{ by: 'done', was: 'TX' }, { by: 'done', was: 'TX' }, null]);
    expect((await drafted(id, { kind: 'deleted' })) as unknown).toMatchObject({ outdated: null });
    await does(id, { what: 'not-searched', to: 'Shopify' });
    expect((await outdated()).map((each) => each?.by)).toEqual([
      undefined,
      undefined,
      undefined,
      'done',
    ]);
    expect((await send(id, before.id, before.version)).statusCode).toBe(200);
  });

  test('a copy that the letter promises by a link is handed over before it leaves', async () => {
    const id = await entered('CA', ['access']);
    await does(id, { what: 'identity-confirmed', how: ['account'] });
    const draft = await drafted(id, { kind: 'data' });
    const link = draft.text.replace(
      /(You get the full copy in this way: )\[fill in: [^\]]{1,300}\]/,
      '$1a link',
    );
    expect(link).not.toBe(draft.text);
    const { version } = await settled(id, { ...draft, text: link });
    const added = await call('POST', `/requests/${id}/copy/files`, {
      name: 'notes.txt',
      kind: 'text',
      content: Buffer.from('Bought one candle.').toString('base64'),
      mask: true,
    });
    expect(added.statusCode, added.body).toBeLessThan(300);
    const refused = await send(id, draft.id, version);
    expectProblem(refused, 422, 'not-allowed-now');
    expect(refused.body).toContain('no link was mailed');
    expect((await whole(id)).closedOn).toBeNull();
    const post = link.replace('in this way: a link', 'in this way: by post');
    const saved = await settled(id, { ...draft, version, text: post });
    expect((await send(id, draft.id, saved.version)).statusCode).toBe(200);
  });

  test('the reason of a refusal is a note of the request, and in no history', async () => {
    const id = await entered('TX');
    await does(id, { what: 'denied', ground: 'legal-claim', reason: 'Jane Doe owes us 300' });
    const by = await entered('TX');
    const letter = await settled(by, await drafted(by, tax));
    const reason = 'Jane Doe owes us 400';
    expect((await send(by, letter.id, letter.version, { reason })).statusCode).toBe(200);
    for (const [request, text] of [
      [id, 'Jane Doe owes us 300'],
      [by, reason],
    ] as const) {
      const { events, notes } = await whole(request);
      expect(JSON.stringify(events)).not.toContain('Jane Doe');
      expect(notes.map((note) => note.text)).toEqual([`Reason of the refusal: ${text}`]);
    }
  });
});
