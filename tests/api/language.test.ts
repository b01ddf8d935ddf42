/** The language of pages and replies: chosen by a link, kept by cookie and account. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPages } from '#server/base/pages/files.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, PASSWORD, person, PROFILE, useStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-languages-'));
const bar = (text: string) => `<header class="bar">${text}</header>`;
const page = (text: string) => `<html><body>${bar('stranger')}<main>${text}</main></body></html>`;
mkdirSync(join(folder, 'spanish'), { recursive: true });
for (const [name, text] of [
  ['index.html', page('home')],
  ['404.html', page('nowhere')],
  ['login.html', page('sign in')],
  ['account.html', page('account')],
  ['spanish/account.html', page('cuenta')],
  ['spanish/login.html', page('iniciar')],
  ['owner-bars.json', JSON.stringify({ '/account': bar('owner') })],
  ['spanish/owner-bars.json', JSON.stringify({ '/account': bar('empresa') })],
] as const)
  writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onOneDatabase('the language', (database) => {
  const stage = useStage(database, { pages: readPages(folder) });
  const lines = (header: unknown) => [header].flat().map(String);
  const ES = 'language=es';

  test('a link chooses it, and leads to the page without it', async () => {
    const chosen = await stage().call('GET', '/login?language=es&next=%2Fplan');
    expect(chosen.statusCode).toBe(303);
    expect(chosen.headers['location']).toBe('/login?next=%2Fplan');
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(chosen.headers['set-cookie']).toBe(
      'language=es; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    );
    const back = await stage().call('GET', '/login?language=en', { cookie: ES });
    expect(back.headers['location']).toBe('/login');
    expect(String(back.headers['set-cookie'])).toMatch(/^language=en;/);
    const unknown = await stage().call('GET', '/login?language=fr');
    expect([unknown.statusCode, unknown.body]).toEqual([200, page('sign in')]);
  });

  test('a page is in Spanish for who chose it, where there is one', async () => {
    const at = async (path: string, cookie?: string) =>
      (await stage().call('GET', path, cookie === undefined ? {} : { cookie })).body;
    expect(await at('/login', ES)).toBe(page('iniciar'));
    expect(await at('/login', 'language=en')).toBe(page('sign in'));
    expect(await at('/login')).toBe(page('sign in'));
    expect(await at('/', ES)).toBe(page('home'));
    const own = await at('/account', `${ES}; signed-in=1`);
    expect(own).toBe(page('cuenta').replace(bar('stranger'), bar('empresa')));
    expect(await at('/account', 'signed-in=1')).toContain(bar('owner'));
    for (const path of ['/spanish/account', '/spanish/login', '/spanish/owner-bars.json'])
      expect((await stage().call('GET', path)).statusCode).toBe(404);
  });

  test('the account takes it at registration, and tells the next browser', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email), cookie: ES });
    const login = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
    });
    const set = lines(login.headers['set-cookie']);
    expect(set.some((line) => line.startsWith('language=es;'))).toBe(true);
    const session = String(set[0]).split(';')[0];
    const account = await stage().call('GET', '/api/account', { cookie: session });
    expect(account.json().language).toBe('es');
    // a browser that lost it is told again
    const me = await stage().call('GET', '/api/auth/me', { cookie: `${session}; signed-in=1` });
    expect(String(me.headers['set-cookie'])).toMatch(/^language=es;/);
    const chosen = await stage().call('GET', '/api/auth/me', {
      cookie: `${session}; signed-in=1; language=en`,
    });
    expect(chosen.headers['set-cookie']).toBeUndefined();
    // and what was chosen there counts from then on
    const after = await stage().call('GET', '/api/account', { cookie: session });
    expect(after.json().language).toBe('en');
  });

  test('a problem and its fields are said in it', async () => {
    const cookie = `${await stage().owner()}; ${ES}`;
    const nobody = await stage().call('GET', '/api/account', { cookie: ES });
    expect(nobody.json()).toMatchObject({
      code: 'not-signed-in',
      message: 'No ha iniciado sesión',
    });
    const wrong = await stage().call('PUT', '/api/account/name', {
      body: { firstName: 'A', lastName: 'Lane' },
      cookie,
    });
    expect(wrong.json().fields).toEqual({
      firstName: 'El nombre debe tener al menos 2 caracteres',
    });
    const english = await stage().call('GET', '/api/account');
    expect(english.json().message).toBe('Not authenticated');
  });

  test('an assessment is said in it', async () => {
    const cookie = await stage().owner();
    const made = await stage().call('POST', '/api/businesses', { body: PROFILE, cookie });
    const at = `/api/assessments/${made.json().id}`;
    const headline = async (more: string) =>
      (await stage().call('GET', at, { cookie: cookie + more })).json().headline;
    expect(await headline(`; ${ES}`)).toMatch(/leyes/);
    expect(await headline('')).toMatch(/law/);
    expect(await headline(`; ${ES}`)).toMatch(/leyes/);
  });

  test('what the server says of requests, documents and the map is said in it', async () => {
    const owner = await stage().owner();
    const made = await stage().call('POST', '/api/businesses', { body: PROFILE, cookie: owner });
    const base = `/api/businesses/${made.json().id}`;
    const entered = await stage().call('POST', `${base}/requests`, {
      body: {
        channel: 'phone',
        receivedOn: '2026-09-01',
        state: 'VA',
        by: 'agent',
        types: ['delete'],
        name: 'trade secret',
        email: null,
        post: null,
        order: null,
        text: 'trade secret',
        onBehalfOf: 'Pat',
      },
      cookie: owner,
    });
    const read = async (path: string, cookie = `${owner}; ${ES}`) =>
      (await stage().call('GET', `${base}${path}`, { cookie })).json();
    const request = await read(`/requests/${entered.json().id}`);
    const [item] = request.items;
    expect(item.dates[0].why.rule).toMatch(/^Responda en un plazo de 45 días/);
    expect(item.allowed.refuse.map(({ text }: { text: string }) => text)).toContain(
      'necesita los datos para un reclamo legal, suyo o contra usted',
    );
    // what was typed is nobody else's to change
    expect(request.person).toMatchObject({ name: 'trade secret', text: 'trade secret' });
    const english = await read(`/requests/${entered.json().id}`, owner);
    expect(english.items[0].dates[0].why.rule).toMatch(/^Answer within 45 days/);

    const { details } = await read('/details');
    const named = (name: string) =>
      details.find((detail: { name: string }) => detail.name === name);
    expect(named('businessName').label).toBe('Nombre de su empresa');
    expect(named('policyForm')).toMatchObject({
      choices: ['Short', 'Full'],
      choiceLabels: ['Corta', 'Completa'],
    });
    const { documents } = await read('/documents');
    expect(documents.map(({ reason }: { reason: string }) => reason).join(' ')).toMatch(/pid[ea]/);
    const { toolChoices } = await read('/data-map');
    expect(toolChoices[0].category).toBe('Publicidad');
  });

  test('what was chosen at sign-in counts for the account', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const login = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
      cookie: ES,
    });
    const session = String(lines(login.headers['set-cookie'])[0]).split(';')[0];
    const account = await stage().call('GET', '/api/account', { cookie: session });
    expect(account.json().language).toBe('es');
  });

  test('the settings change it, for account and browser', async () => {
    const cookie = await stage().owner();
    const changed = await stage().call('PUT', '/api/account/language', {
      body: { language: 'es' },
      cookie,
    });
    expect(changed.json()).toEqual({ language: 'es' });
    expect(String(changed.headers['set-cookie'])).toMatch(/^language=es;/);
    expect((await stage().call('GET', '/api/account', { cookie })).json().language).toBe('es');
    const refused = await stage().call('PUT', '/api/account/language', {
      body: { language: 'fr' },
      cookie,
    });
    expect(refused.statusCode).toBe(400);
  });
});
