/**
 * Anybody can type another person's address into the form. Whoever posts learns that the request
 * came and where it stands, and never what the owner wrote; that opens by the link alone that was
 * mailed to the address.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addDays } from '#calendar/dates.ts';
import { requests } from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { longDate } from '#text/english.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SECRETS = /pregnancy|12 Elm Street|512-555-0100|our own words|No such thing/;

onOneDatabase('a stranger at the request desk', (database) => {
  const { requestActs } = LIMITS;
  const stage = useStage(database, { mails: true, limits: { requestActs } });
  let cookie = '';
  let base = '';
  let slug = '';
  beforeAll(async () => {
    const email = freshEmail();
    cookie = await stage().owner(email);
    const token = await stage().linkToken(email, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['VA'] })}`;
    slug = `lane-${Date.now()}-${database.name.length}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true });
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const post = (path: string, fields: Record<string, string>) =>
    stage().call('POST', path, { body: new URLSearchParams(fields).toString(), headers: FORM });
  const bodyOf = async (path: string) => (await stage().call('GET', path)).body;

  /** A stranger posts with a victim's address; the page that the stranger gets. */
  const posted = async (victim: string, fields: Record<string, string> = {}, before = '') => {
    const ticket = /name="ticket" value="([^"]+)"/.exec(await bodyOf(`${before}/r/${slug}`))?.[1];
    stage().advance(20_000);
    const all = { way: 'other', state: 'VA', type: 'access', email: victim, ...fields };
    const sent = await post(`${before}/r/${slug}`, { ...all, ticket: ticket ?? '' });
    expect(sent.statusCode).toBe(303);
    return { at: String(sent.headers['location']).split('?')[0] ?? '', ticket, all };
  };
  const idOf = async (victim: string) => {
    const found = await stage().database.db.select().from(requests);
    return found.find(({ person }) => (person as { email?: string } | null)?.email === victim)?.id;
  };
  const mailedTo = async (victim: string) => {
    await stage().mailSender.deliver();
    return stage()
      .mail.filter(({ recipient }) => recipient === victim)
      .map(({ text }) => text);
  };
  const linkOf = async (victim: string) =>
    (await mailedTo(victim)).flatMap((text) => /(?:\/es)?\/r\/m\/[\w-]+/.exec(text) ?? [])[0] ?? '';
  const TEXT =
    'On 14 Mar 2026 you bought the pregnancy candle set, shipped to 12 Elm Street. Phone 512-555-0100.';
  const answered = async (id = '', kind = 'data', more: object = {}) => {
    const draft = await call('POST', `/requests/${id}/letters`, { kind });
    expect(draft.statusCode, draft.body).toBe(201);
    const at = `/requests/${id}/letters/${draft.json<{ id: string }>().id}`;
    await call('PUT', at, { version: 1, subject: 'Your data', text: TEXT });
    const sent = await call('POST', `${at}/sending`, {
      version: 2,
      by: 'mail',
      identity: [],
      ...more,
    });
    expect(sent.statusCode, sent.body).toBe(200);
    // a letter counts once its mail has left
    await stage().mailSender.deliver();
  };

  test('a letter that was sent by hand has the day that the owner named', async () => {
    const victim = freshEmail();
    await posted(victim);
    const id = await idOf(victim);
    const link = await linkOf(victim);
    stage().advance(3 * DAY);
    const received = (await call('GET', `/requests/${id}`)).json<{ receivedOn: string }>();
    const on = addDays(received.receivedOn, 1);
    await answered(id, 'data', { by: 'print', on });
    await post(link, { what: 'open' });
    expect(await bodyOf(link)).toContain(`<summary>Letter of ${longDate(on)}</summary>`);
  });

  describe.each(['', '/es'])('at %s/r', (before) => {
    test('reads nothing that the owner wrote, before, between and after; the mailed link shows it', async () => {
      const victim = freshEmail();
      const { at, ticket, all } = await posted(victim, {}, before);
      const id = await idOf(victim);
      const note = await call('POST', `/requests/${id}/notes`, { text: 'our own words' });
      expect(note.statusCode).toBe(200);
      await answered(id);
      expect((await mailedTo(victim)).join()).toContain('pregnancy');
      const strangerReads = async () => {
        const again = await post(`${before}/r/${slug}`, { ...all, ticket: ticket ?? '' });
        expect(String(again.headers['location'])).toContain(at);
        for (const path of [at, `${at}?noted=saved`, `/es${at.replace('/es', '')}`]) {
          const shown = await bodyOf(path);
          expect(shown).toMatch(/[A-Z]{2}\d-[A-Z]{2}\d-[A-Z]{2}\d/);
          expect(shown).not.toMatch(SECRETS);
          expect(shown).not.toContain('class="letter"');
        }
        // the token opens neither of the other pages
        for (const place of ['m', 'c'])
          expect(await bodyOf(at.replace('/r/s/', `/r/${place}/`))).not.toMatch(SECRETS);
        await post(at.replace('/r/s/', '/r/m/'), { what: 'open' });
        await post(at, { what: 'open' });
        expect(await bodyOf(at)).not.toMatch(SECRETS);
      };
      await strangerReads();
      const link = await linkOf(victim);
      expect(link).toMatch(new RegExp(`^${before}/r/m/`));
      // a program that looks into mails opens the link, and nothing changes
      expect(await bodyOf(link)).toContain('value="open"');
      expect(await bodyOf(link)).not.toMatch(SECRETS);
      await post(link, { what: 'add', text: 'Not opened yet' });
      const whole = async () => (await call('GET', `/requests/${id}`)).body;
      expect(await whole()).not.toMatch(/mailed-page-opened|Not opened yet/);
      await strangerReads();
      const versionOf = async () =>
        (await call('GET', `/requests/${id}`)).json<{ version: number }>().version;
      const version = await versionOf();
      expect((await post(link, { what: 'open' })).statusCode).toBe(303);
      expect(await bodyOf(link)).toMatch(SECRETS);
      // the owner, who may be writing, is not told that something changed
      expect(await versionOf()).toBe(version);
      expect(await bodyOf(link)).not.toContain(victim);
      expect(await whole()).toContain('mailed-page-opened');
      await strangerReads();
      // a link by which the person says that the request is theirs changes nothing either
      const asked = await call('POST', `/requests/${id}/events`, {
        version: (await call('GET', `/requests/${id}`)).json<{ version: number }>().version,
        what: 'identity-link',
      });
      expect(asked.statusCode, asked.body).toBe(200);
      const own = /\S*(\/r\/c\/[\w-]+)/.exec((await mailedTo(victim)).join('\n'))?.[1] ?? '';
      expect((await post(own, {})).statusCode).toBe(200);
      await strangerReads();
      expect((await call('DELETE', `/requests/${id}/person`)).statusCode).toBe(204);
      for (const path of [at, link]) expect((await stage().call('GET', path)).statusCode).toBe(404);
    });
  });

  test('does not learn that the address asked before', async () => {
    const victim = freshEmail();
    const { at } = await posted(victim);
    const id = await idOf(victim);
    await call('POST', `/requests/${id}/events`, { version: 1, what: 'duplicate' });
    expect(await bodyOf(at)).toContain('Closed.');
    expect(await bodyOf(at)).not.toContain('the same as another');
    const link = await linkOf(victim);
    await post(link, { what: 'open' });
    expect(await bodyOf(link)).toContain('the same as another');
  });

  test('who appeals at either page acts on the post, reads no more by it, and uses up nothing of the other', async () => {
    const victim = freshEmail();
    const { at } = await posted(victim, { type: 'delete' });
    const id = await idOf(victim);
    for (let more = 0; more < requestActs.most + 2; more += 1)
      await post(at, { what: 'add', text: `Words ${more}` });
    await answered(id, 'refusal', { ground: 'exemption' });
    expect(await bodyOf(at)).toMatch(/Refused/);
    expect(await bodyOf(at)).not.toMatch(SECRETS);
    const link = await linkOf(victim);
    await post(link, { what: 'open' });
    const done = await post(link, { what: 'appeal', text: 'No such thing' });
    expect(done.headers['location']).toContain('noted=appeal');
    expect(await bodyOf(at)).toContain('Your appeal is under way');
    expect(await bodyOf(at)).not.toMatch(SECRETS);
    expect((await call('GET', `/requests/${id}`)).body).toContain('No such thing');
  });

  test('after the stop works, the page says so, and nothing about laws', async () => {
    const victim = freshEmail();
    const { at } = await posted(victim, { type: 'opt-out-sale', state: 'CA' });
    const id = await idOf(victim);
    await call('POST', `/requests/${id}/events`, { version: 1, what: 'effect' });
    const shown = await bodyOf(at);
    expect(shown).toMatch(/Stop selling my data<\/strong><br>Done\. The business stopped it on /);
    expect(shown).not.toMatch(/No law sets|Under way/);
  });

  test('a form whose business is gone takes nothing, in both languages, and its name goes to nobody', async () => {
    const owner = await stage().owner();
    const id = await stage().business(owner);
    const name = `gone-${slug}`.slice(0, 40);
    const own = (method: string, path: string, body?: unknown) =>
      stage().call(method, `/api/businesses/${id}${path}`, { cookie: owner, body });
    await own('PUT', '/slug', { slug: name });
    await own('PATCH', '/request-desk', { isOn: true });
    await own('PATCH', '/request-desk', { isOn: false });
    await own('DELETE', '');
    for (const [path, words] of [
      [`/r/${name}`, 'This page was taken down'],
      [`/es/r/${name}`, 'Esta página ya no está'],
    ] as const) {
      for (const reply of [
        await stage().call('GET', path),
        await post(path, { way: 'first', state: 'VA', email: freshEmail() }),
      ]) {
        expect(reply.statusCode).toBe(410);
        expect(reply.body).toContain(words);
        expect(reply.body).toContain('noindex');
        expect(reply.body).not.toContain('<form');
      }
    }
    expectProblem(await call('PUT', '/slug', { slug: name }), 409, 'slug-taken');
    const stored = await stage()
      .database.db.select()
      .from(requests)
      .where(eq(requests.businessId, id));
    expect(stored).toEqual([]);
  });
});
