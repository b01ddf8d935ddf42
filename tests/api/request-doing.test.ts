/**
 * What is done about a request: steps for each tool of the data map, ticked by name, and letters
 * that say no more than was ticked.
 */
import { beforeAll, expect, test } from 'vitest';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { isMakersPage } from '#server/subjects/requests/desk/tool-steps.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Step {
  act: string;
  text: string;
  source: string | null;
}
interface Whole {
  version: number;
  events: { what: string }[];
  checklist: {
    read: string;
    systems: { name: string; on: string | null; steps: Step[]; staffOnly: boolean }[];
    companies: { name: string; on: string | null }[];
  };
}

onOneDatabase('doing what was asked', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let base = '';
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });

  beforeAll(async () => {
    cookie = await stage().owner();
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['CA', 'VA'] })}`;
    const { version } = (await call('GET', '/data-map')).json<{ version: number }>();
    const orders = { ...blankLine('orders', 'Orders'), people: ['customers'] };
    const pay = { ...blankLine('pay', 'Pay'), people: ['staff'] };
    const entry = (tool: string, name: string) => ({
      ...blankRecipient(`tool-${tool}`),
      name,
      kind: 'service',
      does: 'sends mail for us',
      business: 'their own',
      role: 'processor',
      tool,
      state: 'confirmed',
    });
    const saved = await call('PUT', '/data-map', {
      version,
      tools: ['klaviyo', 'gusto'],
      recipients: [
        entry('klaviyo', 'Klaviyo'),
        entry('gusto', 'Gusto'),
        { ...entry('meta-pixel', 'Meta Pixel'), state: 'dropped' },
      ],
      lines: [
        { ...orders, systems: ['Our Shopify shop', 'The cellar'], recipients: ['tool-klaviyo'] },
        { ...pay, recipients: ['tool-gusto'] },
      ].map((line) => ({
        ...line,
        state: 'confirmed',
        sources: ['the person'],
        purposes: ['to ship orders'],
        kept: '2 years',
      })),
    });
    expect(saved.statusCode, saved.body).toBe(200);
  });

  const entered = async (types: readonly string[], state = 'VA') => {
    const made = await call('POST', '/requests', {
      channel: 'phone',
      receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
      state,
      by: 'self',
      types,
      name: 'Ann',
      email: null,
      post: '1 Pier Road',
      order: null,
      text: null,
      onBehalfOf: null,
    });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: string }>().id;
  };
  const whole = async (id: string) => (await call('GET', `/requests/${id}`)).json<Whole>();
  const actsOf = ({ checklist }: Whole, name: string) =>
    checklist.systems.find((each) => each.name === name)?.steps.map(({ act }) => act);

  test('the answer with data has what the data map says, as one choice', async () => {
    for (const language of ['en', 'es']) {
      const made = await call('POST', `/requests/${await entered(['access'])}/letters`, {
        kind: 'data',
        language,
      });
      const { text } = made.json<{ text: string }>();
      expect(text).toContain(
        '[choose: Keep this list of your data map only if it is so for this person] Below is a summary of your data.\nKind of data | Where it came from | What we use it for | Who received it\nOrders | you | to ship orders | service',
      );
      expect(text).not.toMatch(/kind of data, where|Pay|\(kind of data\)/);
      if (language === 'es')
        expect(text).toContain('Quién los recibió\nOrders | usted | to ship orders | ');
    }
  });

  test('each tool in use stands once, with the steps that fit what was asked', async () => {
    const access = await whole(await entered(['access']));
    expect(access.checklist.systems.map(({ name }) => name)).toEqual([
      'Our Shopify shop',
      'The cellar',
      'Klaviyo',
      'Gusto',
    ]);
    expect(actsOf(access, 'Our Shopify shop')).toEqual(['find', 'export']);
    expect(actsOf(access, 'The cellar')).toEqual([]);
    expect(actsOf(await whole(await entered(['delete'])), 'Klaviyo')).toEqual(['find', 'delete']);
    const both = await whole(await entered(['correct', 'delete']));
    expect(actsOf(both, 'Klaviyo')).toEqual(['find', 'correct', 'delete']);
  });

  test('an opt-out is stopped in tools that may sell data or show ads by it, and there alone', async () => {
    const asked = await whole(await entered(['opt-out-sale']));
    expect(actsOf(asked, 'Klaviyo')).toEqual(['stop']);
    expect(actsOf(asked, 'Gusto')).toEqual([]);
  });

  test('a step names the page where it was read, or none', async () => {
    const { checklist } = await whole(await entered(['correct']));
    const [shop] = checklist.systems;
    expect(shop?.steps).toEqual([
      expect.objectContaining({
        act: 'find',
        source: expect.stringContaining('help.shopify.com'),
        byMaker: true,
      }),
      expect.objectContaining({ act: 'correct', source: null, byMaker: false }),
    ]);
    expect(checklist.read).toMatch(/^\d{4}-/);
  });

  test('a page that others wrote is told apart from the maker’s own', () => {
    for (const url of [
      'https://help.shopify.com/en/manual/privacy-and-security',
      'https://support.google.com/vault/answer/6127699',
      'https://x.com/help',
    ])
      expect([url, isMakersPage(url)]).toEqual([url, true]);
    for (const url of [
      'https://knowledge.truevault.com/ga4',
      'https://quickbooks.intuit.com/community/Income-and-expenses/x',
      'https://community.constantcontact.com/t5/x',
      'https://security.googlecloudcommunity.com/x',
      'https://notgoogle.com/x',
    ])
      expect([url, isMakersPage(url)]).toEqual([url, false]);
  });

  test('what holds data of staff alone says so and comes last', async () => {
    const { checklist } = await whole(await entered(['access']));
    expect(checklist.systems.map(({ staffOnly }) => staffOnly)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('steps are told in Spanish to who reads Spanish', async () => {
    const id = await entered(['delete']);
    const reply = await stage().call('GET', `${base}/requests/${id}`, {
      cookie: `${cookie}; language=es`,
    });
    const { checklist } = reply.json<Whole>();
    expect(checklist.systems[0]?.steps[0]?.text).toMatch(/^Abra Customers en su panel/);
  });

  test('all that are left are ticked by one press, each by its name and once', async () => {
    const id = await entered(['delete']);
    const tick = async (body: object) =>
      call('POST', `/requests/${id}/events`, { version: (await whole(id)).version, ...body });
    expectProblem(await tick({ what: 'searched', toEach: [] }), 400, 'invalid-input');
    expectProblem(await tick({ what: 'passed-on', toEach: [''] }), 400, 'invalid-input');
    const names = ['Klaviyo', 'The cellar', 'Klaviyo'];
    const done = await tick({ what: 'searched', toEach: names });
    expect(done.statusCode, done.body).toBe(200);
    const { checklist, events } = await whole(id);
    expect(
      checklist.systems.flatMap(({ name, on }) => (on === null ? [] : name)).toSorted(),
    ).toEqual(['Klaviyo', 'The cellar']);
    expect(events.filter(({ what }) => what === 'searched')).toHaveLength(2);
  });

  test('a tick is taken back by its name, and ticked anew; the history keeps all of it', async () => {
    const id = await entered(['delete']);
    const act = async (what: string, more: object) => {
      const { version } = await whole(id);
      const done = await call('POST', `/requests/${id}/events`, { version, what, ...more });
      expect(done.statusCode, done.body).toBe(200);
    };
    const told = async () =>
      (await whole(id)).checklist.companies.flatMap(({ name, on }) => (on === null ? [] : name));
    await act('passed-on', { toEach: ['Klaviyo', 'Gusto'] });
    await act('not-passed-on', { to: 'Klaviyo' });
    expect(await told()).toEqual(['Gusto']);
    await act('not-passed-on', { to: 'Gusto' });
    const letter = await call('POST', `/requests/${id}/letters`, { kind: 'deleted' });
    expect(letter.json<{ text: string }>().text).not.toMatch(/vendors were told|told these/);
    await act('passed-on', { to: 'Klaviyo' });
    expect(await told()).toEqual(['Klaviyo']);
    const { events } = await whole(id);
    expect(events.filter(({ what }) => what.endsWith('passed-on'))).toHaveLength(5);
  });

  test('ticked by name: a letter speaks of companies only once one was told', async () => {
    const id = await entered(['delete']);
    const draft = async () =>
      (await call('POST', `/requests/${id}/letters`, { kind: 'deleted' })).json<{
        id: string;
        text: string;
      }>();
    const bare = await draft();
    expect(bare.text).not.toMatch(/vendors were told|told these/);
    expect(bare.text).toContain('no place is ticked in your checklist');
    const text = 'Our vendors were told to delete your data too, and service providers as well.';
    await call('PUT', `/requests/${id}/letters/${bare.id}`, { version: 1, subject: 'Done', text });
    const sending = { version: 2, by: 'print', identity: [] };
    const refused = await call('POST', `/requests/${id}/letters/${bare.id}/sending`, sending);
    expectProblem(refused, 422, 'not-allowed-now');
    expect(refused.json<{ message: string }>().message).toMatch(/none is ticked/);
    for (const [what, to] of [
      ['searched', 'Klaviyo'],
      ['passed-on', 'Klaviyo'],
    ]) {
      const { version } = await whole(id);
      const done = await call('POST', `/requests/${id}/events`, { version, what, to });
      expect(done.statusCode, done.body).toBe(200);
    }
    const { checklist } = await whole(id);
    expect(checklist.systems.filter(({ on }) => on !== null).map(({ name }) => name)).toEqual([
      'Klaviyo',
    ]);
    const ticked = await draft();
    expect(ticked.text).toContain('told these companies to delete your data too: Klaviyo.');
    expect(ticked.text).not.toContain('no place is ticked');
    const sent = await call('POST', `/requests/${id}/letters/${bare.id}/sending`, sending);
    expect(sent.statusCode, sent.body).toBe(200);
  });
});
