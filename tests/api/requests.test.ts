/**
 * The request desk: what comes in is stored once, answered in time, told to the right people, and
 * erased.
 */
import { gapsIn } from '#contract/requests/letter-gaps.ts';
import { bothTexts, letterParts } from '#contract/requests/letter-texts.ts';
import { longDate } from '#text/english.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { requestEvents, requests } from '#server/base/database/schema.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { BODIES } from './example-calls.ts';
import { FULL } from '../full.ts';

const DAY = 24 * 60 * 60 * 1000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

onOneDatabase('the request desk', (database) => {
  const stage = useStage(database, { mails: true });
  const ownerEmail = freshEmail();
  let cookie = '';
  let base = '';
  let businessId = '';
  let slug = '';
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  beforeAll(async () => {
    cookie = await stage().owner(ownerEmail);
    const token = await stage().linkToken(ownerEmail, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    businessId = await stage().business(cookie, { statesOperating: ['CA', 'OR', 'VA'] });
    base = `/api/businesses/${businessId}`;
    slug = `shop-${Date.now()}-${database.name.length}`;
    await call('PUT', '/slug', { slug });
    expect((await call('PATCH', '/request-desk', { isOn: true })).statusCode).toBe(200);
  });

  const page = async (path = `/r/${slug}`) => (await stage().call('GET', path)).body;
  const ticketIn = (html: string) => /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const post = (fields: Record<string, string | string[]>, path = `/r/${slug}`) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) body.append(name, each);
    return stage().call('POST', path, { body: body.toString(), headers: FORM });
  };
  /** Opens the form, waits as a person would, and sends it. */
  const send = async (fields: Record<string, string | string[]>) => {
    const ticket = ticketIn(await page());
    stage().advance(20_000);
    const email = fields['email'] ?? freshEmail();
    return post({ way: 'other', state: 'VA', type: 'access', ticket, ...fields, email });
  };
  const list = async (show = 'open') =>
    (await call('GET', `/requests?show=${show}`)).json<{
      requests: {
        id: string;
        reference: string;
        held: string | null;
        items: { type: string; nextLastDay: string }[];
      }[];
      counts: { open: number; held: number; closed: number };
    }>();
  const newest = async () => {
    const found = await stage()
      .database.db.select()
      .from(requests)
      .where(eq(requests.businessId, businessId));
    const last = found
      .toSorted((one, other) => Number(one.enteredAt) - Number(other.enteredAt))
      .at(-1);
    return last?.id ?? '';
  };
  const whole = async (id: string) =>
    (await call('GET', `/requests/${id}`)).json<Record<string, never> & { version: number }>();

  test('a day that does not exist is refused by its name', async () => {
    const body = { ...(BODIES['enterRequest'] as object), receivedOn: '2026-02-30' };
    const refused = await call('POST', '/requests', body);
    expectProblem(refused, 400, 'invalid-input');
    expect(refused.json<{ fields: object }>().fields).toEqual({
      receivedOn: 'Enter a day that exists, such as 2027-01-31',
    });
  });

  describe('the form', () => {
    test('has no script and no cookie, and the opt-out comes first', async () => {
      const reply = await stage().call('GET', `/r/${slug}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(/<script/i);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
      expect(reply.body.indexOf('value="first"')).toBeLessThan(reply.body.indexOf('value="other"'));
      expect(Buffer.byteLength(reply.body)).toBeLessThan(30_000);
    });

    test('an opt-out with state and email is stored, shown and mailed', async () => {
      const email = freshEmail();
      const ticket = ticketIn(await page());
      stage().advance(10_000);
      const reply = await post({ way: 'first', state: 'CA', email, ticket });
      expect(reply.statusCode).toBe(303);
      const at = String(reply.headers['location']);
      const shown = await stage().call('GET', at);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(shown.body).not.toContain(email);
      await stage().mailSender.deliver();
      const mails = stage().mail.filter(({ recipient }) => recipient === email);
      expect(mails).toHaveLength(1);
      // the page to which the form led is of whoever posted; the mailbox gets another one
      expect(mails[0]?.text).toContain('/r/m/');
      expect(mails[0]?.text).not.toContain('/r/s/');
    });

    test('what is missing is shown with what was typed, and nothing is stored', async () => {
      const before = (await list()).counts.open;
      const ticket = ticketIn(await page());
      stage().advance(10_000);
      const reply = await post({
        way: 'other',
        ticket,
        text: 'Hello <b>there</b>',
        email: 'wrong',
      });
      expect(reply.statusCode).toBe(422);
      expect(reply.body).toContain('Hello &lt;b&gt;there&lt;/b&gt;');
      expect(reply.body).toContain('aria-invalid="true"');
      expect((await list()).counts.open).toBe(before);
    });

    test('a post that comes twice makes one request', async () => {
      const ticket = ticketIn(await page());
      stage().advance(10_000);
      const fields = { way: 'first', state: 'VA', email: freshEmail(), ticket };
      const before = (await list()).counts.open;
      const replies = await Promise.all([post(fields), post(fields), post(fields)]);
      const at = new Set(replies.map(({ headers }) => headers['location']));
      expect(at.size).toBe(1);
      expect((await list()).counts.open).toBe(before + 1);
    });

    test('another post from a form that was sent already is another request, and each comes once', async () => {
      const ticket = ticketIn(await page());
      stage().advance(10_000);
      const email = freshEmail();
      const before = (await list()).counts.open;
      const first = { way: 'first', state: 'VA', email, ticket };
      const other = { way: 'other', state: 'VA', email, ticket, type: 'delete' };
      const replies = [await post(first), await post(other), await post(first), await post(other)];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
      const at = replies.map(({ headers }) => String(headers['location']));
      expect([at[2], at[3]]).toEqual([at[0], at[1]]);
      expect(at[0]).not.toBe(at[1]);
      expect((await list()).counts.open).toBe(before + 2);
      expect((await stage().call('GET', at[1] ?? '')).body).toContain('Delete my data');
    });

    test('card and social security numbers are masked before they are stored', async () => {
      await send({ text: 'My card is 4111 1111 1111 1111 and my SSN is 219-09-9999.' });
      const stored = JSON.stringify(await whole(await newest()));
      expect(stored).not.toContain('4111 1111');
      expect(stored).not.toContain('219-09');
      expect(stored).toContain('card ending 1111');
    });

    test('too fast, without a ticket or with the trap filled in: held, never refused', async () => {
      const ticket = ticketIn(await page());
      const fast = await post({ way: 'first', state: 'VA', email: freshEmail(), ticket });
      const without = await post({ way: 'first', state: 'VA', email: freshEmail(), ticket: '' });
      expect([fast.statusCode, without.statusCode]).toEqual([303, 303]);
      const trapped = await send({ website: 'https://example.com' });
      expect(trapped.statusCode).toBe(303);
      expect((await list('held')).counts.held).toBe(3);
    });

    test('what was held and is no request is closed, and stands in no log, calendar or figures', async () => {
      const { held, closed } = (await list('held')).counts;
      const [first] = (await list('held')).requests;
      const { id = '', reference = '' } = first ?? {};
      const made = await call('POST', '/request-desk/calendar');
      const { pathname } = new URL(made.json<{ address: string }>().address);
      expect((await stage().call('GET', pathname)).body).not.toContain(reference);
      const { version } = await whole(id);
      await call('POST', `/requests/${id}/events`, { version, what: 'not-a-request' });
      expect(await whole(id)).toMatchObject({
        held: null,
        closedOn: expect.any(String) as string,
      });
      expect((await list('held')).counts).toMatchObject({ held: held - 1, closed: closed + 1 });
      expect((await call('GET', '/request-desk/log/csv')).body).not.toContain(reference);
      expect((await call('GET', '/request-desk/log/json')).body).toContain(reference);
    });
  });

  describe('what is done', () => {
    test('a California access request is confirmed and answered by letters', async () => {
      const email = freshEmail();
      await send({ state: 'CA', email, name: 'Pat Example' });
      const id = await newest();
      const kinds = ['receipt', 'data'] as const;
      for (const kind of kinds) {
        const draft = await call('POST', `/requests/${id}/letters`, { kind });
        expect(draft.statusCode, draft.body).toBe(201);
        const letter = draft.json<{
          id: string;
          version: number;
          gaps: string[];
          text: string;
          subject: string;
        }>();
        expect(letter.text).toContain('Pat Example');
        const at = `/requests/${id}/letters/${letter.id}`;
        if (letter.gaps.length > 0) {
          const early = await call('POST', `${at}/sending`, { version: 1, by: 'mail' });
          expectProblem(early, 422, 'not-allowed-now');
        }
        const text = letter.text.replaceAll(/\[(?:fill in|choose): [^\]]+\]/g, 'done');
        const saved = await call('PUT', at, { version: 1, subject: letter.subject, text });
        expect(saved.json()).toMatchObject({ version: 2, gaps: [] });
        const sent = await call('POST', `${at}/sending`, {
          version: 2,
          by: 'mail',
          identity: ['order'],
        });
        expect(sent.statusCode, sent.body).toBe(200);
      }
      const after = await call('GET', `/requests/${id}`);
      expect(after.json()).toMatchObject({
        items: [{ type: 'access', state: 'answered', overdue: [] }],
        closedOn: expect.any(String) as string,
      });
      await stage().mailSender.deliver();
      expect(stage().mail.filter(({ recipient }) => recipient === email)).toHaveLength(3);
    });

    test('a table that nobody filled in is one gap that says what belongs there', async () => {
      await send({ state: 'VA', type: 'access' });
      const draft = await call('POST', `/requests/${await newest()}/letters`, { kind: 'data' });
      const { gaps, text } = draft.json<{ gaps: string[]; text: string }>();
      expect(gaps).toContainEqual(expect.stringMatching(/^for each line: kind of data, /));
      expect(gaps.filter((gap) => !/\w/.test(gap))).toEqual([]);
      expect(text.match(/for each line/g)).toHaveLength(1);
    });

    test('where the state is known, its paragraph is no choice', async () => {
      await send({ state: 'VA', type: 'delete' });
      const draft = await call('POST', `/requests/${await newest()}/letters`, { kind: 'refusal' });
      const { text } = draft.json<{ text: string }>();
      expect(text).not.toContain('lives in');
      expect(text).toMatch(/^You can file a complaint with|^You can .*complaint/m);
    });

    test('in Oregon identity may not be asked for an opt-out', async () => {
      await send({ state: 'OR', type: 'opt-out-sale' });
      const id = await newest();
      const { version } = await whole(id);
      const asked = await call('POST', `/requests/${id}/events`, {
        version,
        what: 'identity-asked',
      });
      expectProblem(asked, 422, 'not-allowed-now');
    });

    test('a letter says nothing that is not true of this request', async () => {
      const textOf = async (id: string, kind: string, language = 'en') => {
        const reply = await call('POST', `/requests/${id}/letters`, { kind, language });
        return reply.json<{ text: string }>().text;
      };
      await send({ state: 'OR', type: 'opt-out-sale' });
      const receipt = await textOf(await newest(), 'receipt');
      expect(receipt).not.toContain('confirm your identity');
      expect(receipt).toContain('We look for your data');
      const today = stage().clock.now.toISOString().slice(0, 10);
      const entered = async (days: number, state = 'VA', types = ['delete']) => {
        const receivedOn = new Date(stage().clock.now.getTime() - days * DAY).toISOString();
        const body = {
          channel: 'post',
          state,
          by: 'self',
          types,
          name: 'Ann',
          email: null,
          post: '1 Pier Road',
          order: null,
          text: null,
          onBehalfOf: null,
          receivedOn: receivedOn.slice(0, 10),
        };
        return (await call('POST', '/requests', body)).json<{ id: string }>().id;
      };
      expect(await textOf(await entered(3), 'refusal'), today).toContain('inside the time');
      expect(await textOf(await entered(60), 'refusal')).not.toContain('inside the time');
      expect(await textOf(await entered(3), 'more-time')).toContain('before the first deadline');
      expect(await textOf(await entered(60), 'more-time')).not.toContain('first deadline');
      for (const [days, inTime] of [
        [3, true],
        [60, false],
      ] as const)
        for (const kind of ['refusal', 'more-time'])
          expect(
            /dentro del plazo|primer plazo/.test(await textOf(await entered(days), kind, 'es')),
          ).toBe(inTime);
      expect(await textOf(await entered(3), 'receipt')).toMatch(
        /\[choose: Keep this paragraph only if you check who asks\] Before we act, we have to/,
      );
      // Alabama's law is not in force yet: the letter calls on none, and promises what the desk
      // promises
      expect((await call('PATCH', '/request-desk', { houseDays: 20 })).statusCode).toBe(200);
      const courtesy = await entered(3, 'AL');
      const promised = new Date(stage().clock.now.getTime() + 17 * DAY).toISOString().slice(0, 10);
      expect(await whole(courtesy)).toMatchObject({
        items: [{ nextLastDay: null, promisedOn: promised }],
      });
      for (const kind of ['receipt', 'refusal', 'deleted'])
        expect(await textOf(courtesy, kind)).not.toMatch(/[Tt]he law\b|fill in: last day/);
      expect(await textOf(courtesy, 'receipt')).toContain(longDate(promised));
      expect(await whole(await entered(3, 'NV'))).toMatchObject({
        outside: { law: 'NRS 603A.300-.360' },
      });
      expect(await whole(courtesy)).toMatchObject({ outside: null });
      const deletion = await textOf(await entered(3, 'CA'), 'refusal');
      expect(deletion).toMatch(/\] We sell or share[^.]+\. Would you like to opt out/);
      expect(deletion).not.toMatch(/For California|250 words/);
      const correction = await textOf(await entered(3, 'CA', ['correct']), 'refusal');
      expect(correction).toMatch(/\] You may send us [^.]+250 words/);
      expect(correction).not.toContain('Would you like to opt out');
    });

    test('a request in Spanish is answered in Spanish, with the English text below', async () => {
      const at = `/es/r/${slug}`;
      const ticket = ticketIn(await page(at));
      stage().advance(20_000);
      const email = freshEmail();
      const fields = { way: 'other', state: 'CA', type: 'delete', ticket, email };
      await post(fields, at);
      const id = await newest();
      const draft = async (of: string, body: Record<string, string>) => {
        const reply = await call('POST', `/requests/${of}/letters`, body);
        return reply.json<{ id: string; subject: string; text: string }>();
      };
      const letter = await draft(id, { kind: 'refusal' });
      expect(letter.subject).toMatch(/^No podemos hacer lo que pidió/);
      const [spanish, english] = letterParts(letter.text).map(({ text }) => text);
      expect(spanish).toMatch(/\] Vendemos o compartimos [^.]+\. ¿Quiere pedir/);
      expect(spanish).toContain('“Borren mis datos”');
      expect(spanish).toMatch(/solicitud del \d+ de [a-z]+ de 20\d\d\./);
      expect(spanish).not.toMatch(/Para California|250 palabras/);
      expect(english).toBe((await draft(id, { kind: 'refusal', language: 'en' })).text);
      const marks = (text = '') => gapsIn(text).map(({ kind }) => kind);
      expect(marks(spanish)).toEqual(marks(english));
      const left = `/requests/${id}/letters/${letter.id}`;
      const halfText = bothTexts(spanish ?? '', 'Filled in.');
      const half = { version: 1, subject: letter.subject, text: halfText };
      expect((await call('PUT', left, half)).statusCode).toBe(200);
      const sending = { version: 2, by: 'mail', ground: 'exemption' };
      expectProblem(await call('POST', `${left}/sending`, sending), 422, 'not-allowed-now');
      const text = letter.text.replaceAll(/\[(?:fill in|choose): [^\]]+\]/g, 'hecho');
      expect((await call('PUT', left, { ...half, version: 2, text })).statusCode).toBe(200);
      const sent = await call('POST', `${left}/sending`, { ...sending, version: 3 });
      expect(sent.statusCode, sent.body).toBe(200);
      await stage().mailSender.deliver();
      const mail = stage().mail.findLast(({ recipient }) => recipient === email);
      expect(mail?.html).toMatch(/<html lang="es">.*No podemos cumplir.*<p lang="en">Dear/s);
      const mailed = stage().mail.find(({ recipient }) => recipient === email)?.text ?? '';
      const letters = /\/es\/r\/m\/[\w-]+/.exec(mailed)?.[0] ?? '';
      await post({ what: 'open' }, letters);
      const status = (await stage().call('GET', letters)).body;
      expect(status).toMatch(
        /lang="es"[^>]*>[^<]*No podemos cumplir[^<]*<.*lang="en"[^>]*>[^<]*We are/s,
      );
      // where no law binds, none is called on; after the last day, nobody claims to be in time
      await send({ state: 'AL', type: 'delete' });
      const courtesy = await newest();
      for (const kind of ['receipt', 'refusal', 'deleted', 'opt-out-works']) {
        const { text: said } = await draft(courtesy, { kind, language: 'es' });
        // a sentence that goes leaves the marks beside it whole
        expect(gapsIn(said).filter(({ mark }) => !mark.endsWith(']'))).toEqual([]);
        expect(said).toContain('Atentamente');
        expect(said).not.toMatch(/[Ll]a ley\b|excepción de la|[Tt]he law\b/);
      }
      // the owner named no Colorado: its law is not ruled out, and the letter says all that it asks
      // for
      await send({ state: 'CO', type: 'delete' });
      const refused = letterParts(
        (await draft(await newest(), { kind: 'refusal', language: 'es' })).text,
      );
      expect(refused[0]?.text).toMatch(
        /Puede apelar\..*Fiscal General de Colorado \(en inglés: Color/s,
      );
      expect(refused[1]?.text).toMatch(/You can appeal\..*Colorado Attorney General/s);
      await send({ state: 'OR', type: 'opt-out-sale' });
      const receipt = (await draft(await newest(), { kind: 'receipt', language: 'es' })).text;
      expect(receipt).not.toContain('confirmar su identidad');
      expect(receipt).toContain('Buscamos sus datos');
    });

    test('all desks stand in one answer, and the figures are evidence', async () => {
      const other = await stage().business(cookie, { statesOperating: ['VA'] });
      const { counts } = await list();
      const standings = async () =>
        (await stage().call('GET', '/api/request-desks', { cookie })).json<
          { businessId: string; nextLastDay: string | null }[]
        >();
      const all = await standings();
      const of = (id: string) => all.find((one) => one.businessId === id);
      expect(all).toHaveLength(2);
      const { closed: _, ...running } = counts;
      const days = (await list()).requests
        .flatMap(({ items }) => items.map((item) => item.nextLastDay))
        .filter(Boolean);
      expect(of(businessId)).toMatchObject({
        ...running,
        isOn: true,
        nextLastDay: days.toSorted()[0],
      });
      const none = { open: 0, overdue: 0, held: 0, isOn: false, nextLastDay: null };
      expect(of(other)).toMatchObject(none);
      type Figures = { received: number; inTime: number; ended: number; open: number };
      const evidence = async () => (await call('GET', '/request-desk/evidence')).json<Figures>();
      const before = await evidence();
      await send({});
      await send({});
      const at = String((await send({})).headers['location']).split('?')[0] ?? '';
      await post({ what: 'withdraw' }, at);
      const id = (await list()).requests.at(-1)?.id ?? '';
      const { version } = await whole(id);
      expect(
        (await call('POST', `/requests/${id}/events`, { version, what: 'answered' })).statusCode,
      ).toBe(200);
      const after = await evidence();
      expect(after).toMatchObject({
        received: before.received + 3,
        open: before.open + 1,
        inTime: before.inTime + 1,
        ended: before.ended + 1,
      });
      const stranger = await stage().owner(freshEmail());
      expect(
        (await stage().call('GET', '/api/request-desks', { cookie: stranger })).json(),
      ).toEqual([]);
    });

    test('a person withdraws, and the request is closed', async () => {
      const sent = await send({});
      const at = String(sent.headers['location']).split('?')[0] ?? '';
      const done = await post({ what: 'withdraw' }, at);
      expect(done.headers['location']).toContain('noted=withdraw');
      expect(await whole(await newest())).toMatchObject({ closedOn: expect.any(String) as string });
    });

    test('a closed request takes no more words, and one that waits for a look takes none yet', async () => {
      const sent = await send({});
      const at = String(sent.headers['location']).split('?')[0] ?? '';
      const id = await newest();
      expect((await post({ what: 'add', text: 'One' }, at)).headers['location']).toContain('noted');
      await post({ what: 'withdraw' }, at);
      const closed = await post({ what: 'add', text: 'Two' }, at);
      expect(closed.headers['location']).not.toContain('noted');
      const held = await send({ website: 'filled in' });
      const waits = String(held.headers['location']).split('?')[0] ?? '';
      expect((await stage().call('GET', waits)).body).not.toContain('value="add"');
      const early = await post({ what: 'add', text: 'Three' }, waits);
      expect(early.headers['location']).not.toContain('noted');
      expect(JSON.stringify(await whole(id))).not.toMatch(/Two|Three/);
    });

    test('a mailed link is used once, by its button', async () => {
      const email = freshEmail();
      await send({ email });
      const id = await newest();
      const { version } = await whole(id);
      const asked = await call('POST', `/requests/${id}/events`, {
        version,
        what: 'identity-link',
      });
      expect(asked.statusCode, asked.body).toBe(200);
      await stage().mailSender.deliver();
      const mail = stage().mail.findLast(({ text }) => text.includes('/r/c/'));
      const link = new URL(/https?:\S+\/r\/c\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
      expect((await stage().call('GET', link)).body).toContain('<button>');
      expect((await post({}, link)).body).toContain('Thank you');
      expect((await post({}, link)).body).not.toContain('Thank you');
      const { events } = await whole(id);
      expect(JSON.stringify(events)).toContain('identity-given');
    });
  });

  test('the list says whether the form is on, and whether there is an example', async () => {
    const told = async () =>
      (await call('GET', '/requests')).json<{ isOn: boolean; hasTrial: boolean }>();
    expect(await told()).toMatchObject({ isOn: true, hasTrial: false });
    await call('POST', '/request-desk/trial');
    expect(await told()).toMatchObject({ hasTrial: true });
    await call('DELETE', '/request-desk/trial');
    expect(await told()).toMatchObject({ hasTrial: false });
  });

  test('a key of submission makes one request, and is refused with another', async () => {
    const entered = (name: string) =>
      stage().call('POST', `${base}/requests`, {
        cookie,
        headers: { 'idempotency-key': 'once' },
        body: {
          channel: 'phone',
          // a day that has come in every time zone
          receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
          state: 'VA',
          by: 'self',
          types: ['delete'],
          name,
          email: null,
          post: null,
          order: null,
          text: null,
          onBehalfOf: null,
        },
      });
    const [one, again] = [await entered('Ann'), await entered('Ann')];
    expect(one.statusCode, one.body).toBe(201);
    expect(again.json<{ id: string }>().id).toBe(one.json<{ id: string }>().id);
    expectProblem(await entered('Ben'), 409, 'key-reused');
  });

  test('an event that is changed, taken out or added is found by the check of the history', async () => {
    await send({});
    const { db } = stage().database;
    const id = await newest();
    const at = and(eq(requestEvents.businessId, businessId), eq(requestEvents.requestId, id));
    const [row] = await db.select().from(requestEvents).where(at);
    const faults = async () => (await verifyHistory(db, OWNED)).faults.map(({ fault }) => fault);
    expect(await faults()).toEqual([]);
    await db.update(requestEvents).set({ on: '2020-01-01' }).where(at);
    expect(await faults()).toEqual([expect.stringContaining('says something else')]);
    await db.delete(requestEvents).where(at);
    expect(await faults()).toEqual([expect.stringContaining('does not have it')]);
    if (row) await db.insert(requestEvents).values([row, { ...row, seq: 2, what: 'answered' }]);
    expect(await faults()).toEqual([expect.stringContaining('says something else')]);
    await db.delete(requestEvents).where(and(at, eq(requestEvents.seq, 2)));
    expect(await faults()).toEqual([]);
  });

  test('the figures count requests: one press for two things is one, and half done is open', async () => {
    type Kind = { kind: string; received: number; complied: number; partly: number; open: number };
    const ofCalifornia = async () => {
      const { years } = (await call('GET', '/request-desk/figures')).json<{
        years: { state: string | null; kinds: Kind[] }[];
      }>();
      const kinds = years.find(({ state }) => state === 'CA')?.kinds ?? [];
      return (kind: string) => {
        const none = { received: 0, complied: 0, partly: 0, open: 0 };
        const { received, complied, partly, open } = kinds.find((of) => of.kind === kind) ?? none;
        return [received, complied, partly, open];
      };
    };
    const before = await ofCalifornia();
    const asks = async (types: readonly string[]) => {
      const made = await call('POST', '/requests', {
        channel: 'phone',
        receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
        state: 'CA',
        by: 'self',
        types,
        name: 'Ann',
        email: null,
        post: null,
        order: null,
        text: null,
        onBehalfOf: null,
      });
      expect(made.statusCode, made.body).toBe(201);
      return made.json<{ id: string; version: number }>();
    };
    const does = async (id: string, body: object) => {
      const { version } = await whole(id);
      const done = await call('POST', `/requests/${id}/events`, { version, ...body });
      expect(done.statusCode, done.body).toBe(200);
    };
    const more = async (kind: string) => {
      const was = before(kind);
      return (await ofCalifornia())(kind).map((each, at) => each - (was[at] ?? 0));
    };
    const optOut = await asks(['opt-out-sale', 'opt-out-ads']);
    const know = await asks(['access', 'portability', 'delete']);
    expect([await more('opt-out'), await more('know'), await more('delete')]).toEqual([
      [1, 0, 0, 1],
      [1, 0, 0, 1],
      [1, 0, 0, 1],
    ]);
    await does(optOut.id, { what: 'effect', item: 'opt-out-sale' });
    await does(optOut.id, { what: 'answered', item: 'opt-out-sale' });
    await does(know.id, { what: 'answered', item: 'access' });
    expect([await more('opt-out'), await more('know')]).toEqual([
      [1, 0, 0, 1],
      [1, 0, 0, 1],
    ]);
    await does(optOut.id, { what: 'effect', item: 'opt-out-ads' });
    await does(optOut.id, { what: 'answered', item: 'opt-out-ads' });
    await does(know.id, { what: 'denied', item: 'portability', ground: 'not-verified' });
    expect([await more('opt-out'), await more('know'), await more('delete')]).toEqual([
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 0, 0, 1],
    ]);
  });

  test('the log, the figures and the binder name nobody', async () => {
    await send({ name: 'Nobody Named', email: 'nobody.named@example.com' });
    const csv = await call('GET', '/request-desk/log/csv');
    expect(csv.body).toContain('Reference');
    expect(csv.body.split('\n').length).toBeGreaterThan(3);
    const pdf = await call('GET', '/request-desk/log/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { years } = (await call('GET', '/request-desk/figures')).json<{
      years: { kinds: { kind: string; received: number }[] }[];
    }>();
    expect(years[0]?.kinds.find(({ kind }) => kind === 'know')?.received).toBeGreaterThan(0);
    const everything = await call('GET', '/request-desk/log/json');
    expect(everything.body).toContain('nobody.named');
    const past = await call('GET', '/history');
    expect(past.body).not.toMatch(/nobody\.named|Nobody Named/);
    expect(csv.body).not.toMatch(/nobody\.named|Nobody Named/);
    // the binder prints a dozen documents
    if (!FULL) return;
    const binder = await call('GET', '/binder.zip');
    const files = unzipSync(new Uint8Array(binder.rawPayload));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['requests/log.csv', 'requests/log.pdf', 'requests/figures.csv']),
    );
    const texts = ['requests/log.csv', 'history.jsonl'].map((name) =>
      new TextDecoder().decode(files[name]),
    );
    expect(texts.join()).not.toMatch(/nobody\.named|Nobody Named/);
  });

  test('90 days after closing, the person is gone, and the log stays', async () => {
    const email = freshEmail();
    const sent = await send({ email, name: 'Gone Soon' });
    const at = String(sent.headers['location']).split('?')[0] ?? '';
    await post({ what: 'withdraw' }, at);
    const id = await newest();
    stage().advance(91 * DAY);
    cookie = await stage().signIn(ownerEmail);
    await finishDeskJobs(stage());
    const [row] = await stage()
      .database.db.select()
      .from(requests)
      .where(and(eq(requests.businessId, businessId), eq(requests.id, id)));
    expect(row).toMatchObject({
      person: null,
      statusHash: null,
      mailedHash: null,
      mailedOpenedAt: null,
      keptUntil: null,
      erasedOn: expect.any(String) as string,
    });
    expect((await stage().call('GET', at)).statusCode).toBe(404);
  });
});
