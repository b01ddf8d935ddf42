/** An appeal from another address that names no number: who it says that it is, is looked for. */
import { beforeAll, expect, test } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { readRequestMail } from '#contract/requests/request-mail.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { onOneDatabase } from './databases.ts';
import { useStage } from './stage.ts';

onOneDatabase('an appeal from another address', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    cookie = await stage().owner();
    const statesOperating = ['CO', 'DE', 'CA'];
    base = `/api/businesses/${await stage().business(cookie, { statesOperating })}`;
    await call('PATCH', '/request-desk', { timeZone: 'America/New_York' });
  });
  const call = (method: string, path: string, body?: unknown) => {
    stage().advance(1_000);
    return stage().call(method, `${base}${path}`, { cookie, body });
  };
  const entered = async (name: string, isRefused = true) => {
    const body = { channel: 'phone', receivedOn: '2026-11-30', state: 'DE', by: 'self' };
    const person = { name, email: 'at@home.example', post: null, order: null, text: null };
    const made = await call('POST', '/requests', {
      ...body,
      ...person,
      types: ['delete'],
      onBehalfOf: null,
    });
    const { id, reference, version } = made.json<RequestWhole>();
    if (!isRefused) return reference;
    const denied = { version, what: 'denied', ground: 'tax-records' };
    expect((await call('POST', `/requests/${id}/events`, denied)).statusCode).toBe(200);
    return reference;
  };
  const read = async (text: string, more: Partial<BodyOf<typeof readRequestMail>> = {}) => {
    const mail = { from: 'other@work.example', subject: 'Appeal', headers: {}, sentAt: null };
    const reply = await call('POST', '/requests/mail', { ...mail, text, ...more });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<ReplyOf<typeof readRequestMail>>();
  };
  const APPEAL = 'Appeal. You refused my deletion. Please look at your decision again.';

  test('is offered at each refusal of the name, as no proof of who wrote it', async () => {
    const first = await entered('App De');
    const none = await read(`I am Somebody Else. ${APPEAL}`);
    expect(none.kind).toBe('appeal');
    expect(none.refused).toEqual([]);
    const one = await read(`I am app  DE. ${APPEAL}`);
    expect(one.refused).toMatchObject([
      { reference: first, isTheirAddress: false, appeal: { may: 'yes', by: '2027-01-30' } },
    ]);
    const second = await entered('App De');
    await entered('App De', false);
    const both = (await read(`${APPEAL}\n\nApp De`)).refused.map(({ reference }) => reference);
    expect(both.toSorted()).toEqual([first, second].toSorted());
  });

  test('one name alone, a longer name, and a mail that appeals nothing find nobody', async () => {
    await entered('Robin');
    await entered('Kim Lee');
    expect((await read(`I am Robin. ${APPEAL}`)).refused).toEqual([]);
    expect((await read(`I am Kim Leeson. ${APPEAL}`)).refused).toEqual([]);
    const asks = await read('I am Kim Lee. Please delete my personal data.', { subject: 'Hello' });
    expect(asks).toMatchObject({ kind: 'request', refused: [] });
  });

  test('its own address and a number that it names come first', async () => {
    const reference = await entered('Dana Oak');
    const own = await read(`I am Dana Oak. ${APPEAL}`, { from: 'at@home.example' });
    expect(own.refused.every(({ isTheirAddress }) => isTheirAddress)).toBe(true);
    const named = await read(`I am Dana Oak. ${APPEAL} ${reference}`);
    expect(named).toMatchObject({ answers: { reference }, refused: [] });
  });
});
