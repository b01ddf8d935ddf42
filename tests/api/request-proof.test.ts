/**
 * What a letter says, who asked for it and that it left: one choice for a refusal, a check of
 * identity that is noted before data goes out, and proof of the words after all is erased.
 */
import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARKS = /\[(?:fill in|choose): [^\]]+\]/g;

onOneDatabase('letters that leave, and their proof', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    cookie = await stage().owner();
    const statesOperating = ['CA', 'VA', 'OR'];
    base = `/api/businesses/${await stage().business(cookie, { statesOperating })}`;
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const entered = async (state: string, types: readonly string[], more: object = {}) => {
    const receivedOn = new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10);
    const person = { name: 'Ann Lee', email: null, post: '1 Pier Road', order: null, text: null };
    const how = { channel: 'post', by: 'self', onBehalfOf: null, receivedOn };
    const made = await call('POST', '/requests', { ...how, ...person, state, types, ...more });
    return made.json<{ id: string; reference: string }>();
  };
  const drafted = async (id: string, kind: string, more: object = {}) => {
    const reply = await call('POST', `/requests/${id}/letters`, { kind, ...more });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<DeskLetter>();
  };
  const filled = async (id: string, kind: string, more: object = {}) => {
    const letter = await drafted(id, kind, more);
    const text = letter.text.replaceAll(MARKS, 'done');
    await call('PUT', `/requests/${id}/letters/${letter.id}`, {
      version: 1,
      subject: letter.subject,
      text,
    });
    return { at: `/requests/${id}/letters/${letter.id}/sending`, text };
  };
  /** What the letter asks of this case; the details of the business are asked once for all. */
  const openIn = (gaps: readonly string[]) => gaps.filter((gap) => !gap.startsWith('your '));
  const events = async (id: string) =>
    (await call('GET', `/requests/${id}`)).json<{
      events: { what: string; fields: Record<string, unknown> }[];
    }>().events;

  test('data goes out once the owner said how it is known who asks, or that it was not checked', async () => {
    const { id } = await entered('VA', ['delete']);
    const { at } = await filled(id, 'deleted');
    const early = await call('POST', at, { version: 2, by: 'print' });
    expect(early.statusCode).toBe(400);
    expect(early.body).toContain('how you know who they are');
    const sent = await call('POST', at, {
      version: 2,
      by: 'print',
      identity: ['order', 'purchase'],
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const all = await events(id);
    const known = all.findIndex(({ what }) => what === 'identity-confirmed');
    expect(all[known]?.fields).toEqual({ how: ['order', 'purchase'] });
    expect(known).toBeLessThan(all.findIndex(({ what }) => what === 'answered'));
    const other = await entered('VA', ['delete']);
    const unchecked = await filled(other.id, 'deleted');
    await call('POST', unchecked.at, { version: 2, by: 'print', identity: [] });
    expect((await events(other.id)).find(({ what }) => what === 'answered')?.fields).toMatchObject({
      identity: 'not checked',
    });
    const log = (await call('GET', '/request-desk/log/csv')).body;
    expect(log).toMatch(/confirmed \d{4}-\d\d-\d\d by order, purchase/);
    expect(log).toContain('not checked');
    const stop = await filled((await entered('CA', ['opt-out-sale'])).id, 'opt-out-works');
    expect((await call('POST', stop.at, { version: 2, by: 'print' })).statusCode).toBe(200);
  });

  test('California’s facts are counted, and what is missing of them stands in the log', async () => {
    const identityOf = async (types: string[], how: string[]) => {
      const { id } = await entered('CA', types);
      const { version } = (await call('GET', `/requests/${id}`)).json<{ version: number }>();
      const said = { version, what: 'identity-confirmed', how };
      expect((await call('POST', `/requests/${id}/events`, said)).statusCode).toBe(200);
      const event = (await events(id)).find(({ what }) => what === 'identity-confirmed');
      return event?.fields['short'];
    };
    const data = await identityOf(['access'], ['order', 'purchase']);
    expect(data).toEqual({ matched: 2, wanted: 3, unsigned: true });
    const thrice = await identityOf(['access'], ['order', 'order', 'order', 'declaration']);
    expect(thrice).toEqual({ matched: 1, wanted: 3, unsigned: false });
    const enough = ['order', 'purchase', 'contact', 'declaration'];
    expect(await identityOf(['access'], enough)).toBeUndefined();
    expect(await identityOf(['access'], ['account'])).toBeUndefined();
    const categories = await identityOf(['confirm'], ['order']);
    expect(categories).toEqual({ matched: 1, wanted: 2, unsigned: false });
    const log = (await call('GET', '/request-desk/log/csv')).body;
    expect(log).toContain('by order, purchase (2 of 3 facts, not signed)');
    expect(log).toContain('by order (1 of 2 facts)');
  });

  test('nobody is known by nothing; what was noted is taken back, and too little asks again', async () => {
    const { id } = await entered('CA', ['access']);
    const act = async (what: string, more: object = {}) => {
      const { version } = (await call('GET', `/requests/${id}`)).json<{ version: number }>();
      return call('POST', `/requests/${id}/events`, { version, what, ...more });
    };
    const verify = async () => {
      const { items } = (await call('GET', `/requests/${id}`)).json<{
        items: { allowed: { verify: Record<string, unknown> } }[];
      }>();
      return items[0]?.allowed.verify;
    };
    for (const how of [undefined, [], ['permission'], ['declaration']]) {
      const refused = await act('identity-confirmed', how && { how });
      expect(refused.statusCode, String(how)).toBe(400);
      expect(refused.body).toContain('Tick by what you know who they are');
    }
    expect((await events(id)).some(({ what }) => what === 'identity-confirmed')).toBe(false);
    const { at } = await filled(id, 'data');
    const leaves = (more: object = {}) => call('POST', at, { version: 2, by: 'print', ...more });
    expect((await act('identity-confirmed', { how: ['in-person'] })).statusCode).toBe(200);
    expect(await verify()).toMatchObject({
      shown: false,
      must: true,
      short: { matched: 0, wanted: 3, unsigned: true },
    });
    expect((await leaves()).statusCode).toBe(400);
    expect((await act('identity-confirmed', { how: ['account'] })).statusCode).toBe(200);
    expect(await verify()).toMatchObject({ shown: true, short: null, may: false });
    expect((await act('identity-failed')).statusCode).toBe(200);
    expect(await verify()).toMatchObject({ shown: false, short: null, must: true });
    expect((await leaves()).statusCode).toBe(400);
    expect((await leaves({ identity: ['permission'] })).statusCode).toBe(400);
    expect((await leaves({ identity: ['order'] })).statusCode).toBe(200);
    const log = (await call('GET', '/request-desk/log/csv')).body;
    expect(log).toContain('by order (1 of 3 facts, not signed)');
  });

  test('who was not checked for an answer by hand is logged; facts are counted by the state where they live', async () => {
    const { id, reference } = await entered('TX', ['delete']);
    const at = `/requests/${id}`;
    const logged = async () =>
      (await call('GET', '/request-desk/log/csv')).body
        .split(/\r?\n/)
        .find((row) => row.startsWith(reference));
    const version = async () => (await call('GET', at)).json<{ version: number }>().version;
    const know = { what: 'identity-confirmed', how: ['order', 'order'] };
    await call('POST', `${at}/events`, { version: await version(), ...know });
    expect(await logged()).toContain('by order');
    expect(await logged()).not.toContain('of 2 facts');
    await call('PATCH', at, { version: await version(), state: 'CA' });
    expect(await logged()).toContain('by order (1 of 2 facts)');
    const other = await entered('CA', ['delete']);
    const done = await call('POST', `/requests/${other.id}/events`, {
      version: 1,
      what: 'answered',
    });
    expect(done.statusCode, done.body).toBe(200);
    const rows = (await call('GET', '/request-desk/log/csv')).body.split(/\r?\n/);
    expect(rows.find((row) => row.startsWith(other.reference))).toContain('not checked');
  });

  test('the ground of a refusal is chosen once: it is the reason, chooses the paragraphs, and is logged', async () => {
    const { id } = await entered('VA', ['delete']);
    const reason = 'We asked for an order number twice';
    const letter = await drafted(id, 'refusal', { ground: 'not-verified', reason });
    expect(letter.ground).toBe('not-verified');
    expect(letter.text).toContain('is: we could not confirm who you are.');
    expect(letter.text).toContain(`the facts of your case: ${reason}.`);
    expect(letter.text).toMatch(/\n\nWe could not confirm your identity/);
    expect(letter.text).toContain('The section of the law on this is Va. Code § 59.1-577(B)(4).');
    expect(letter.text).not.toMatch(/fill in: (?:the reason|the section)/);
    expect(letter.text).not.toContain('plainly unfounded');
    const none = await call('POST', `/requests/${id}/letters`, {
      kind: 'refusal',
      ground: 'fraud',
    });
    expect(none.statusCode).toBe(422);
    const { at } = await filled(id, 'refusal', { ground: 'not-verified', reason });
    const other = { version: 2, by: 'print', ground: 'unfounded' };
    expect((await call('POST', at, other)).body).toContain('another ground');
    expect((await call('POST', at, { version: 2, by: 'print' })).statusCode).toBe(200);
    expect((await events(id)).find(({ what }) => what === 'denied')?.fields).toMatchObject({
      ground: 'not-verified',
    });
  });

  test('each ground of each law is a reason, with its section where our records name one, in both languages', async () => {
    for (const [state, type] of [
      ['CA', 'delete'],
      ['CA', 'opt-out-sale'],
      ['VA', 'access'],
      ['OR', 'delete'],
    ] as const) {
      const { id } = await entered(state, [type]);
      const [item] = (await call('GET', `/requests/${id}`)).json<{
        items: { allowed: { refuse: { id: string; cite?: string }[] } }[];
      }>().items;
      const grounds = item?.allowed.refuse ?? [];
      expect(grounds.length).toBeGreaterThan(1);
      for (const { id: ground, cite } of grounds) {
        const chosen = { ground, reason: 'El caso', partly: false };
        const { text, ground: named } = await drafted(id, 'refusal', { language: 'es', ...chosen });
        expect(named, `${state} ${ground}`).toBe(ground);
        expect(text).not.toMatch(/or on one part of it|refuse only a part/);
        expect(text).not.toMatch(/fill in: (?:the reason|the facts)/);
        for (const section of [
          /La sección de la ley sobre esto es ([^\n]+)\. Estos/,
          /The section of the law on this is ([^\n]+)\. These/,
        ]) {
          const told = section.exec(text)?.[1];
          if (cite !== undefined) expect(told).toBe(cite);
          else expect(told ?? '[fill in: the section that').toContain('[fill in: the section that');
        }
      }
    }
  });

  test('a refusal is complete by its exception alone, and the log keeps the section', async () => {
    for (const [state, cite] of [
      ['TX', 'Tex. Bus. & Com. Code § 541.201(a)(1)'],
      ['VA', 'Va. Code § 59.1-582(A)(1)'],
    ] as const) {
      const { id } = await entered(state, ['delete']);
      const chosen = { ground: 'tax-records', partly: false };
      const { text, gaps } = await drafted(id, 'refusal', chosen);
      expect(openIn(gaps)).toEqual([]);
      expect(text).toContain('We are not able to act on your request. The reason is: we have to');
      expect(text).toContain(`The section of the law on this is ${cite}.`);
      const { at } = await filled(id, 'refusal', chosen);
      expect((await call('POST', at, { version: 2, by: 'print' })).statusCode).toBe(200);
      expect((await events(id)).find(({ what }) => what === 'denied')?.fields).toMatchObject({
        ground: 'tax-records',
        section: cite,
        partly: false,
      });
      expect((await call('GET', '/request-desk/log/csv')).body).toContain(`tax-records: ${cite}`);
    }
  });

  test('the part that is refused is chosen once, and needs what was done all the same', async () => {
    const { id } = await entered('VA', ['delete']);
    const chosen = { ground: 'asked-for', partly: true };
    const { text, gaps, partly } = await drafted(id, 'refusal', chosen);
    expect(partly).toBe(true);
    expect(openIn(gaps)).toEqual(['what you did all the same, or “nothing”']);
    expect(text).toContain('We are not able to act on one part of your request.');
  });

  test('the reason for more time is written once, in both languages', async () => {
    const { id } = await entered('VA', ['delete']);
    const { at, text } = await filled(id, 'more-time', {
      reason: 'Three systems.',
      language: 'es',
    });
    expect(text).toContain('por esta razón: Three systems.');
    expect((await call('POST', at, { version: 2, by: 'print' })).statusCode).toBe(200);
    expect(
      (await events(id)).find(({ what }) => what === 'extension-notice')?.fields,
    ).toMatchObject({ reason: 'Three systems' });
  });

  test('that there is no data is a letter of its own; it answers, and asks for no proof', async () => {
    const { id } = await entered('VA', ['access', 'delete']);
    const { at, text } = await filled(id, 'no-data');
    expect(text).toContain('We found no personal data about you.');
    expect((await call('POST', at, { version: 2, by: 'print' })).statusCode).toBe(200);
    expect((await call('GET', `/requests/${id}`)).json()).toMatchObject({
      closedOn: expect.any(String) as string,
      items: [{ state: 'answered' }, { state: 'answered' }],
    });
  });

  test('vendors are said to be told only where one is ticked', async () => {
    const { id } = await entered('VA', ['delete']);
    expect((await drafted(id, 'deleted')).text).not.toMatch(
      /vendors were told|told these companies/,
    );
    const { version } = (await call('GET', `/requests/${id}`)).json<{ version: number }>();
    await call('POST', `/requests/${id}/events`, { version, what: 'passed-on', to: 'Mailer Inc' });
    expect((await drafted(id, 'deleted')).text).toContain(
      'We told these companies to delete your data too: Mailer Inc.',
    );
  });

  test('who writes for a home is answered alone, and the page says so', async () => {
    const text = 'My wife and I want our data deleted.';
    const { id } = await entered('VA', ['delete'], { text });
    expect((await call('GET', `/requests/${id}`)).json()).toMatchObject({ household: true });
    for (const language of ['en', 'es']) {
      const letter = await drafted(id, 'receipt', { language });
      expect(letter.text).toContain('ask the other adults of your home to write to us too.');
    }
    const alone = await entered('VA', ['delete'], { text: 'Delete my data.' });
    expect((await drafted(alone.id, 'receipt')).text).not.toContain('other adults');
    expect((await call('GET', `/requests/${alone.id}`)).json()).toMatchObject({ household: false });
  });

  test('who only asks whether there is data gets no table; who shares an account reads that it is about them', async () => {
    const confirm = await drafted((await entered('VA', ['confirm'])).id, 'data');
    expect(confirm.text).not.toMatch(/summary of your data|for each line/);
    expect(confirm.text).not.toContain('about you alone');
    const list = await drafted((await entered('OR', ['third-party-list'])).id, 'data');
    expect(list.text).toContain('received your data: [fill in: who received it');
    const shared = await entered('VA', ['access'], { text: 'My husband and I share it' });
    expect((await drafted(shared.id, 'data')).text).toContain('This letter is about you alone.');
  });

  test('the words that left are proven by their hash: pasted, in a mail, after erasure, and without this program', async () => {
    const { id, reference } = await entered('VA', ['delete']);
    const { at, text } = await filled(id, 'deleted');
    await call('POST', at, { version: 2, by: 'print', identity: ['account'] });
    const erased = await call('DELETE', `/requests/${id}/person`);
    expect(erased.statusCode, erased.body).toBe(204);
    const proven = async (pasted: string) =>
      (await call('POST', '/request-desk/proof', { text: pasted })).json<{ found: object[] }>()
        .found;
    const found = {
      reference,
      kind: 'deleted',
      items: ['delete'],
      erasedOn: expect.any(String) as string,
      refusedOn: null,
    };
    expect(await proven(text)).toMatchObject([found]);
    expect(await proven(text.replaceAll(/\s+/g, '\n'))).toMatchObject([found]);
    const mail = `From: shop@example.com\nSubject: x\n\n${text}\n\nSent from my phone`;
    expect(await proven(mail)).toMatchObject([found]);
    expect(await proven(text.replace('deleted', 'kept'))).toEqual([]);
    const other = await stage().owner();
    const theirs = await stage().business(other, {});
    const asked = await stage().call('POST', `/api/businesses/${theirs}/request-desk/proof`, {
      cookie: other,
      body: { text },
    });
    expect(asked.json()).toEqual({ found: [] });
    const checked = await checker();
    expect(checked(text)).toMatchObject({ status: 0 });
    expect(checked(text).said).toContain(`Request ${reference}: answered (delete)`);
    expect(checked(`${text} And more.`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('No letter left with these words.') as string,
    });
  });

  /** The checker of the binder, with the history and a letter as files. */
  const checker = async () => {
    const reply = await stage().call('GET', `${base}/binder.zip`, { cookie });
    const files = unzipSync(reply.rawPayload);
    const folder = mkdtempSync(join(tmpdir(), 'statewise-proof-'));
    for (const name of ['history.jsonl', 'check-history.mjs'])
      writeFileSync(join(folder, name), files[name] ?? '');
    return (letter: string) => {
      writeFileSync(join(folder, 'letter.txt'), letter);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['check-history.mjs', 'history.jsonl', '--letter', 'letter.txt'],
        { cwd: folder, encoding: 'utf8' },
      );
      return { status, said: stdout + stderr };
    };
  };

  test('figures stand for all states and for each, in full and in part, as a table too', async () => {
    const { years, notCounted } = (await call('GET', '/request-desk/figures')).json<{
      years: { state: string | null; kinds: { kind: string; received: number }[] }[];
      notCounted: number;
    }>();
    expect(notCounted).toBe(0);
    const deleted = (state: string | null) =>
      years.find((year) => year.state === state)?.kinds.find(({ kind }) => kind === 'delete')
        ?.received ?? 0;
    expect(deleted('VA')).toBeGreaterThan(3);
    expect(deleted(null)).toBe(deleted('VA') + deleted('OR') + deleted('TX') + deleted('CA'));
    const table = (await call('GET', '/request-desk/log/figures')).body;
    expect(table).toMatch(/^\ufeff?Year,State,Kind,Received,Complied/);
    expect(table).toContain('VA');
  });

  test('what ways to ask are missing is said with its section; details of the business are asked once', async () => {
    const desk = async () =>
      (await call('GET', '/request-desk')).json<{ waysMissing: { state: string }[] }>().waysMissing;
    expect(await desk()).toMatchObject([{ state: 'CA', least: 2, tollFree: true, site: true }]);
    const { id } = await entered('VA', ['delete']);
    const untold = async () =>
      (await call('GET', `/requests/${id}`)).json<{ untold: { name: string; what: string[] }[] }>()
        .untold;
    const [first] = await untold();
    expect(first?.name).toBe('legalName');
    expect((await drafted(id, 'receipt')).text).toContain(`[fill in: ${first?.what[0] ?? ''}]`);
    const { version } = (await call('GET', '/details')).json<{ version: number }>();
    const details = [{ name: 'legalName', value: 'Lane Goods LLC' }];
    expect((await call('PUT', '/details', { version, details })).statusCode).toBe(200);
    expect((await untold()).map(({ name }) => name)).not.toContain('legalName');
    expect((await drafted(id, 'receipt')).text).toContain('Lane Goods LLC');
  });

  test('the foot says how to reach the firm, once the account knows it; the last day to appeal is proposed', async () => {
    const { version } = (await call('GET', '/details')).json<{ version: number }>();
    const details = [
      { name: 'contactEmail', value: 'privacy@lane.example' },
      { name: 'contactPhone', value: '302-555-0100' },
    ];
    expect((await call('PUT', '/details', { version, details })).statusCode).toBe(200);
    const deleted = await drafted((await entered('VA', ['delete'])).id, 'deleted');
    expect(deleted.text).toMatch(/\nprivacy@lane\.example, 302-555-0100$/);
    const fraud = await drafted((await entered('OR', ['opt-out-sale'])).id, 'not-genuine');
    expect(fraud.text).toMatch(/write to privacy@lane\.example by \w+ \d{1,2}, \d{4}\./);
    // said once
    expect(fraud.text).toMatch(/\n302-555-0100$/);
  });
});
