/**
 * The day of a request is that of the place where the business is: by what the owner said, or by
 * what is known of the place.
 */
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { requestDesks, users } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

onOneDatabase('the time zone of a desk', (database) => {
  const stage = useStage(database);
  const at = async (states: string[], account?: string) => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    if (account !== undefined)
      await stage()
        .database.db.update(users)
        .set({ timeZone: account })
        .where(eq(users.email, email));
    const id = await stage().business(cookie, { statesOperating: states });
    const call = (method: string, path: string, body?: unknown) =>
      stage().call(method, `/api/businesses/${id}${path}`, { cookie, body });
    const zone = async () =>
      (await call('GET', '/request-desk')).json<{ timeZone: string; zoneFrom: string }>();
    return { id, call, zone };
  };

  test.each([
    [['CA'], undefined, 'America/Los_Angeles', 'states'],
    // the states agree, whatever a browser far away says
    [['CA', 'OR'], 'America/New_York', 'America/Los_Angeles', 'states'],
    [['DE', 'VA', 'NJ'], 'Etc/UTC', 'America/New_York', 'states'],
    [['CA', 'NJ'], 'America/Chicago', 'America/Chicago', 'account'],
    // of several, the westernmost: its days begin last
    [['NJ', 'TX', 'CO'], undefined, 'America/Denver', 'states'],
    [['NJ', 'TX', 'CO'], 'Europe/Berlin', 'America/Denver', 'states'],
  ])(
    'of a business in %j, with the account in %s, is %s',
    async (states, account, timeZone, zoneFrom) => {
      const { zone } = await at(states, account);
      expect(await zone()).toMatchObject({ timeZone, zoneFrom });
    },
  );

  test('follows the postal address once it is known, and what the owner says before all', async () => {
    const { id, call, zone } = await at(['DE']);
    expect(await zone()).toMatchObject({ timeZone: 'America/New_York', zoneFrom: 'states' });
    const { version } = (await call('GET', '/details')).json<{ version: number }>();
    const details = [{ name: 'postalAddress', value: '12 Pine St, Seattle, WA 98101' }];
    const saved = await call('PUT', '/details', { version, details });
    expect(saved.statusCode, saved.body).toBe(200);
    await finishDeskJobs(stage());
    const { db } = stage().database;
    const [desk] = await db.select().from(requestDesks).where(eq(requestDesks.businessId, id));
    expect(desk?.timeZone).toBe('America/Los_Angeles');
    expect(await zone()).toMatchObject({ timeZone: 'America/Los_Angeles', zoneFrom: 'address' });
    await call('PATCH', '/request-desk', { timeZone: 'America/Chicago' });
    expect(await zone()).toMatchObject({ timeZone: 'America/Chicago', zoneFrom: 'owner' });
    await finishDeskJobs(stage());
    expect(await zone()).toMatchObject({ timeZone: 'America/Chicago', zoneFrom: 'owner' });
  });

  test('counts for a request: half past nine in the evening in Los Angeles is that day', async () => {
    const { call } = await at(['CA']);
    const slug = `zone-${database.name.length}-${Date.now()}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true });
    stage().clock.now = new Date('2026-12-02T05:29:50Z');
    const ticket = /name="ticket" value="([^"]+)"/.exec(
      (await stage().call('GET', `/r/${slug}`)).body,
    )?.[1];
    stage().advance(10_000);
    const fields = { way: 'other', type: 'delete', state: 'CA', email: freshEmail() };
    const body = new URLSearchParams({ ...fields, ticket: ticket ?? '' }).toString();
    const sent = await stage().call('POST', `/r/${slug}`, { body, headers: FORM });
    const page = await stage().call('GET', String(sent.headers['location']));
    expect(page.body).toContain('Received on December 1, 2026.');
    expect(page.body).toContain('The last day for the answer is January 15, 2027.');
  });
});
