/**
 * What an account does is in its history: from which session, with what stood there before; paged,
 * and never a secret.
 */
import { expect, test } from 'vitest';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, PASSWORD, useStage } from './stage.ts';

interface Past {
  readonly seq: number;
  readonly session: string | null;
  readonly what: string;
  readonly detail: string | null;
  readonly changes: readonly { of: string; before: unknown; after: unknown }[];
}
const NEW_PASSWORD = 'violet kettle 1948';

onOneDatabase('the history of an account', (database) => {
  const stage = useStage(database);
  const past = async (cookie: string, query = '') =>
    (await stage().call('GET', `/api/account/history${query}`, { cookie })).json<Past[]>();
  const send = async (method: string, url: string, cookie: string | undefined, body?: unknown) => {
    const reply = await stage().call(method, url, { cookie, body });
    expect(reply.statusCode, `${url}: ${reply.body}`).toBeLessThan(300);
    return reply;
  };

  test('each thing is there, once, with its session and what stood there before', async () => {
    const email = freshEmail();
    const other = freshEmail();
    const first = await stage().owner(email);
    const cookie = await stage().signIn(email);
    await send('DELETE', '/api/account/sessions', cookie);
    await send('PUT', '/api/account/name', cookie, { firstName: 'Maria', lastName: 'Lee' });
    await send('PUT', '/api/account/name', cookie, { firstName: 'Maria', lastName: 'Lee' });
    await send('PUT', '/api/account/time-zone', cookie, { timeZone: 'America/Denver' });
    await stage().business(cookie);
    const rating = '/api/templates/privacy-policy/rating';
    await send('PUT', rating, cookie, { stars: 4 });
    await send('PUT', rating, cookie, { stars: 5 });
    await send('DELETE', rating, cookie);
    await send('GET', '/api/account/data', cookie);
    await send('POST', '/api/account/email', cookie, { email: other, password: PASSWORD });
    await send('DELETE', '/api/account/email', cookie);
    await send('POST', '/api/account/email', cookie, { email: other, password: PASSWORD });
    await send('POST', '/api/auth/verify', undefined, {
      token: await stage().linkToken(other, 'verify'),
    });
    await send('POST', '/api/account/password', cookie, {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await send('POST', '/api/auth/forgot', undefined, { email: other });
    const token = await stage().linkToken(other, 'reset');
    await send('POST', '/api/auth/reset', undefined, { token, password: 'copper lantern 2077' });
    const last = await stage().signIn(other, 'copper lantern 2077');

    const all = (await past(last)).toReversed();
    const brief = all.map(({ what, changes }) =>
      [
        what,
        ...changes.map(({ of, before, after }) => `${of} ${String(before)} ${String(after)}`),
      ].join(', '),
    );
    expect(brief).toEqual([
      'Account opened',
      'Signed in',
      'Signed in',
      'Signed out everywhere else, sessions ended null 1',
      'Name changed, firstName Robin Maria',
      'Time zone changed, timeZone America/New_York America/Denver',
      'Business created',
      'Template rated, stars null 4',
      'Template rated, stars 4 5',
      'Rating withdrawn, stars 5 null',
      'Data exported',
      `New address asked for, email ${email} ${other}`,
      `Old address kept, email ${other} ${email}`,
      `New address asked for, email ${email} ${other}`,
      `Address changed by a mailed link, email ${email} ${other}`,
      'Password changed, sessions ended null 0',
      'Password reset by a mailed link',
      'Signed in',
    ]);
    const session = all[2]?.session;
    expect(session).toMatch(/^[0-9a-f]{12}$/);
    expect(all.slice(3, 14).map((entry) => entry.session)).toEqual(Array(11).fill(session));
    expect(all[1]?.session).not.toBe(session);
    const text = JSON.stringify(all);
    for (const secret of [PASSWORD, NEW_PASSWORD, token, first, cookie, '$argon2'])
      expect(text).not.toContain(secret);
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
  });

  test('it comes in pages, and so do the history of a business and receipts', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const zones = ['America/Denver', 'America/Chicago'];
    for (let made = 0; made < 104; made += 1) {
      await send('PUT', '/api/account/time-zone', cookie, { timeZone: zones[made % 2] });
      await send('PUT', `/api/businesses/${id}/planning`, cookie, { hoursAWeek: 5 + (made % 2) });
    }
    for (const url of ['/api/account/history', `/api/businesses/${id}/history`]) {
      const read = async (query: string) => (await send('GET', url + query, cookie)).json<Past[]>();
      const [top] = await read('');
      const page = await read(`?before=${top?.seq}`);
      expect(page.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 100 }, (_, at) => (top?.seq ?? 0) - 1 - at),
      );
      const rest = await read(`?before=${page.at(-1)?.seq}`);
      expect(rest.at(-1)?.seq).toBe(1);
      expect(page.length + rest.length + 1).toBe(top?.seq);
      expectProblem(await stage().call('GET', `${url}?before=x`, { cookie }), 400, 'invalid-input');
    }
    expect(await past(cookie)).toHaveLength(100);
    await send('GET', `/api/assessments/${id}`, cookie);
    for (let saved = 0; saved < 3; saved += 1)
      await send('POST', `/api/assessments/${id}/receipts`, cookie);
    const before = await send('GET', `/api/assessments/${id}/receipts?before=3`, cookie);
    expect(before.json<{ number: number }[]>().map(({ number }) => number)).toEqual([2, 1]);
  });
});
