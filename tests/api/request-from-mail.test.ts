/** A mail is read at the desk, and what it proposes is written down by the owner. */
import { beforeAll, expect, test } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { readRequestMail } from '#contract/requests/request-mail.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

type Proposal = ReplyOf<typeof readRequestMail>;

onOneDatabase('a mail at the request desk', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  beforeAll(async () => {
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    cookie = await stage().owner();
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['CA'] })}`;
    await stage().call('PATCH', `${base}/request-desk`, {
      cookie,
      body: { timeZone: 'America/Los_Angeles' },
    });
  });
  const post = (path: string, body: unknown) =>
    stage().call('POST', `${base}${path}`, { cookie, body });
  const mail = (more: Partial<BodyOf<typeof readRequestMail>> = {}) => ({
    from: 'pat@mailbox.example',
    subject: 'my data',
    text: 'Please delete all my personal data and do not sell it.\n\nPat Quinn, Fresno, California 93701',
    headers: {},
    sentAt: 'Mon, 30 Nov 2026 23:41:13 -0800',
    ...more,
  });
  const read = async (more: Partial<BodyOf<typeof readRequestMail>> = {}) => {
    const reply = await post('/requests/mail', mail(more));
    expect(reply.statusCode).toBe(200);
    return reply.json<Proposal>();
  };
  const count = async () =>
    (await stage().call('GET', `${base}/requests`, { cookie })).json<{
      counts: { open: number };
    }>().counts.open;

  test('proposes kind, items, state, and the day where the business is; stores nothing', async () => {
    expect(await read()).toMatchObject({
      kind: 'request',
      types: expect.arrayContaining(['delete', 'opt-out-sale']),
      by: 'self',
      state: 'CA',
      language: 'en',
      receivedOn: '2026-11-30',
      answers: null,
      open: [],
    });
    expect(await count()).toBe(0);
  });

  test('a day to come, none, and one that is none are left open', async () => {
    for (const sentAt of ['Fri, 1 Jan 2027 00:00:00 +0000', null, 'yesterday'])
      expect((await read({ sentAt })).receivedOn).toBeNull();
  });

  test('a newsletter and an answer by a machine are no request', async () => {
    expect(await read({ headers: { 'list-unsubscribe': '<https://x.example>' } })).toMatchObject({
      kind: 'none',
      types: [],
    });
    expect(await read({ headers: { 'auto-submitted': 'auto-replied' } })).toMatchObject({
      kind: 'none',
    });
  });

  test('words that nobody can read are not called no request', async () => {
    const text = '\u0085\u0093\u0081\u0084\u0080 \u0082\u0097\u0085\u0093';
    expect(await read({ subject: 'x', text })).toMatchObject({
      kind: 'unclear',
      types: [],
      why: 'The words of this mail could not be read.',
    });
  });

  test('what was written down from it is met again: by its number, and by its address', async () => {
    const entered = await post('/requests', {
      channel: 'email',
      receivedOn: '2026-11-30',
      state: 'CA',
      by: 'self',
      types: ['delete'],
      name: 'Pat Quinn',
      email: 'pat@mailbox.example',
      post: '',
      order: '',
      text: 'Borre mis datos.',
      onBehalfOf: '',
      language: 'es',
    });
    expect(entered.statusCode).toBe(201);
    const { id, reference } = entered.json<{ id: string; reference: string }>();
    const known = { id, reference };
    expect(await read({ from: 'PAT@mailbox.example' })).toMatchObject({
      answers: null,
      open: [known],
    });
    const answer = await read({
      from: 'other@mailbox.example',
      subject: `Re: Your request ${reference}`,
      text: 'Thanks.',
      headers: { 'in-reply-to': '<a@shop.example>' },
    });
    expect(answer).toMatchObject({ kind: 'reply', answers: known, open: [] });
    const draft = await post(`/requests/${id}/letters`, { kind: 'receipt' });
    expect(draft.body).toContain('solicitud');

    // people write of two requests in one mail
    const person = { name: 'Pat Quinn', email: 'pat@mailbox.example', text: '', onBehalfOf: '' };
    const second = await post('/requests', {
      ...person,
      channel: 'email',
      receivedOn: '2026-11-30',
      state: 'CA',
      by: 'self',
      types: ['correct'],
      post: '',
      order: '',
    });
    const other = second.json<{ id: string; reference: string }>();
    const both = await read({ subject: `${reference} and ${other.reference}`, text: 'Thanks.' });
    expect(both.answers).toMatchObject(known);
    expect(both.alsoNamed).toMatchObject([{ id: other.id, reference: other.reference }]);
    const one = await read({ subject: `${reference}, ${reference}`, text: 'Thanks.' });
    expect(one.alsoNamed).toEqual([]);
  });

  test('a mail that was written down is here already, and makes no second request', async () => {
    const file = { headers: { 'message-id': '<once@mailbox.example>' } };
    const first = await read(file);
    expect(first.already).toBeNull();
    expect(first.said).toEqual([expect.stringMatching(/^Please delete all my personal data/)]);
    const typed = {
      channel: 'email',
      receivedOn: '2026-11-30',
      state: 'CA',
      by: 'self',
      types: ['delete'],
      name: 'Pat Quinn',
      email: 'once@mailbox.example',
      post: '',
      order: '',
      text: 'Please delete.',
      onBehalfOf: '',
      mailMark: first.mark,
    };
    const before = await count();
    const { id, reference } = (await post('/requests', typed)).json<{
      id: string;
      reference: string;
    }>();
    const here = { state: 'request', request: { id, reference } };
    expect((await read(file)).already).toEqual(here);
    expect((await post('/requests', typed)).json()).toMatchObject({ id });
    expect(await count()).toBe(before + 1);
    // its own name alone tells it: other words under it are the same mail
    expect((await read({ ...file, text: 'Thanks.' })).already).toEqual(here);
  });

  test('a mail without a name of its own is told by sender, day and words', async () => {
    const { mark } = await read();
    expect((await read({ from: 'PAT@mailbox.example ' })).mark).toBe(mark);
    for (const other of [
      { from: 'kim@mailbox.example' },
      { sentAt: 'Mon, 23 Nov 2026 10:00:00 -0800' },
      { text: 'Please delete all my data.' },
    ])
      expect((await read(other)).mark).not.toBe(mark);
    expectProblem(await post('/requests', { mailMark: 'x' }), 400, 'invalid-input');
  });

  test('a request of another desk is not met; a long mail is refused with what to do', async () => {
    const stranger = await stage().owner();
    const other = `/api/businesses/${await stage().business(stranger)}`;
    const reply = await stage().call('POST', `${other}/requests/mail`, {
      cookie: stranger,
      body: mail(),
    });
    expect(reply.json<Proposal>().open).toEqual([]);
    expectProblem(
      await post('/requests/mail', mail({ text: 'x'.repeat(20_001) })),
      400,
      'invalid-input',
    );
  });
});
