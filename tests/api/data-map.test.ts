/**
 * The data map of a business: saved in steps, imported, exported, and what it does to documents.
 */
import { expect, test } from 'vitest';
import type { DataMap, MapLine, SavedMap } from '#contract/documents/data-map.ts';
import type { Details } from '#contract/documents/details.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

onOneDatabase('data map', (database) => {
  const stage = useStage(database);
  const url = (id: string) => `/api/businesses/${id}/data-map`;
  const read = async (cookie: string, id: string) =>
    (await stage().call('GET', url(id), { cookie })).json<DataMap>();
  const save = (cookie: string, id: string, body: object) =>
    stage().call('PUT', url(id), { cookie, body });
  const shop = async (profile: object = {}) => {
    const cookie = await stage().owner();
    return { cookie, id: await stage().business(cookie, { statesOperating: ['DE'], ...profile }) };
  };
  const policy = async (cookie: string, id: string) =>
    (
      await stage().call('GET', `/api/businesses/${id}/documents/privacy-policy`, { cookie })
    ).json<Draft>();
  const whole = ({ lines }: DataMap): MapLine[] =>
    lines.map((line) => ({
      ...line,
      purposes: line.purposes.length > 0 ? line.purposes : ['to sell books'],
      sources: line.sources.length > 0 ? line.sources : ['the person'],
      kept: line.kept || 'while the person is a customer, then 1 year',
      state: 'confirmed',
    }));

  test('proposals at first; a step saves its entries alone, and says which documents changed', async () => {
    const { cookie, id } = await shop();
    const first = await read(cookie, id);
    expect(first.lines.map(({ kind, state, from }) => [kind, state, from]).slice(0, 2)).toEqual([
      ['Email addresses', 'proposed', 'from your profile'],
      ['Purchase history', 'proposed', 'from your profile'],
    ]);
    expect(first.progress.confirmed).toBe(0);
    expect(first.progress.minutesLeft).toBeGreaterThan(2);
    expect(first.usedIn.map((each) => each.id)).toEqual(
      expect.arrayContaining(['privacy-policy', 'data-inventory', 'consumer-request-kit']),
    );
    const [email] = whole(first);
    const saved = await save(cookie, id, { version: first.version, lines: [email] });
    expect(saved.statusCode).toBe(200);
    const now = saved.json<SavedMap>();
    expect(now.version).toBe(first.version + 1);
    expect(now.changed.map((each) => each.id)).toEqual(
      expect.arrayContaining(['privacy-policy', 'data-inventory']),
    );
    expect(now.lines.map(({ state }) => state).slice(0, 2)).toEqual(['confirmed', 'proposed']);
    expect(now.progress.confirmed).toBe(1);
    const { html } = await policy(cookie, id);
    expect(html).toContain('while the person is a customer, then 1 year');
    expect(html).toMatch(/<td>Purchase history<\/td><td><(?:mark|span)/);
    const again = await save(cookie, id, { version: now.version, lines: [email] });
    expect(again.json<SavedMap>().changed).toEqual([]);
  });

  test('a whole map leaves no row of data to fill in; its fields are no longer asked in the form', async () => {
    const { cookie, id } = await shop();
    const first = await read(cookie, id);
    const before = await policy(cookie, id);
    expect(before.gaps.map(({ variable }) => variable)).toContain('dataTable');
    const saved = await save(cookie, id, {
      version: first.version,
      lines: whole(first),
      recipients: first.recipients.map((each) => ({ ...each, state: 'confirmed' })),
      complete: { lines: true, recipients: true },
    });
    const now = saved.json<SavedMap>();
    expect(now.progress).toMatchObject({ minutesLeft: 0, confirmed: now.progress.all });
    const gaps = (await policy(cookie, id)).gaps.map(({ variable }) => variable);
    for (const name of [
      'dataTable',
      'sources',
      'serviceProviderKinds',
      'recipientTable',
      'toolTable',
    ])
      expect(gaps).not.toContain(name);
    const details = (
      await stage().call('GET', `/api/businesses/${id}/details`, { cookie })
    ).json<Details>();
    const table = details.details.find(({ name }) => name === 'dataTable');
    expect(table).toMatchObject({ mapped: true, told: null, rows: null });
    expect(table?.known?.from).toBe('from your data map');
    const refused = await stage().call('PUT', `/api/businesses/${id}/details`, {
      cookie,
      body: { version: details.version, details: [{ name: 'sources', value: ['the moon'] }] },
    });
    expectProblem(refused, 400, 'invalid-input');
    expect(refused.json()).toMatchObject({
      fields: { sources: 'This comes from your data map. Change it there' },
    });
    const inventory = (
      await stage().call('GET', `/api/businesses/${id}/documents/data-inventory`, { cookie })
    ).json<Draft>();
    expect(inventory.html).toContain('Staff files');
    expect(inventory.gaps.map(({ variable }) => variable).join(' ')).not.toContain('inventory');
  });

  test('what was told before the map prints until a line is confirmed, becomes lines, and is kept', async () => {
    const { cookie, id } = await shop();
    const told = [['Email addresses', 'to invite to readings', 'no one', '3 years']];
    await stage().call('PUT', `/api/businesses/${id}/details`, {
      cookie,
      body: { version: 1, details: [{ name: 'dataTable', value: told }] },
    });
    expect((await policy(cookie, id)).html).toContain('to invite to readings');
    const map = await read(cookie, id);
    expect(map.lines[0]).toMatchObject({
      purposes: ['to invite to readings'],
      kept: '3 years',
      from: 'from what you told before',
    });
    await save(cookie, id, { version: map.version, lines: whole(map).slice(0, 1) });
    expect((await policy(cookie, id)).html).toContain('to invite to readings');
    const everything = (await stage().call('GET', '/api/account/data', { cookie })).json();
    expect(everything.businesses[0].details).toEqual([
      { name: 'dataTable', value: told, toldAt: expect.any(String) },
    ]);
    expect(everything.businesses[0].dataMap.lines[0]).toMatchObject({ kept: '3 years' });
  });

  test('a tool that is ticked becomes a company; one that is not on the list is refused', async () => {
    const { cookie, id } = await shop();
    const saved = await save(cookie, id, { version: 1, tools: ['mailchimp'] });
    expect(saved.json<SavedMap>().recipients.map((each) => each.id)).toContain('tool-mailchimp');
    expectProblem(
      await save(cookie, id, { version: 2, tools: ['no-such-tool'] }),
      400,
      'invalid-input',
    );
    expect((await read(cookie, id)).tools).toEqual(['mailchimp']);
  });

  test('an older version is refused with what is stored now; half a line is not confirmed', async () => {
    const { cookie, id } = await shop();
    const first = await read(cookie, id);
    const [email] = whole(first);
    await save(cookie, id, { version: first.version, lines: [email] });
    const stale = await save(cookie, id, {
      version: first.version,
      lines: [{ ...email, kept: 'for ever' }],
    });
    expectProblem(stale, 409, 'stale-version');
    const { current } = stale.json<{ current: DataMap }>();
    expect(current.lines[0]?.kept).toBe('while the person is a customer, then 1 year');
    const half = await save(cookie, id, {
      version: current.version,
      lines: [{ ...email, kept: '' }],
    });
    expectProblem(half, 400, 'invalid-input');
    expect(half.json()).toMatchObject({
      fields: { [email?.id ?? '']: 'Say how long you keep it' },
    });
    expect((await read(cookie, id)).lines[0]?.kept).not.toBe('');
  });

  test('the file can be taken away, changed and brought back; a wrong row changes nothing', async () => {
    const { cookie, id } = await shop();
    const first = await read(cookie, id);
    await save(cookie, id, { version: first.version, lines: whole(first) });
    const file = await stage().call('GET', `${url(id)}.csv`, { cookie });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('data-map-');
    const before = await read(cookie, id);
    const bring = (csv: string, version = before.version) =>
      stage().call('POST', `${url(id)}/import`, { cookie, body: { version, csv } });
    const same = await bring(file.body);
    expect(same.statusCode).toBe(200);
    const { version, changed, ...after } = same.json<SavedMap>();
    expect(changed).toEqual([]);
    expect(after.lines).toEqual(before.lines);
    const wrong = await bring('Row,Name,Sensitive\nData,Dreams,no\nData,Fears,maybe\n', version);
    expectProblem(wrong, 400, 'invalid-input');
    expect(wrong.json()).toMatchObject({
      fields: { 'row 3': 'Row 3: write yes or no under “Sensitive”' },
    });
    expect((await read(cookie, id)).lines).toEqual(before.lines);
    expectProblem(await bring('Row,Name\nData,Dreams\n', version - 1), 409, 'stale-version');
    const added = (await bring('Row,Name\nData,Dreams\n', version)).json<SavedMap>();
    expect(added.lines.map(({ kind }) => kind)).toEqual([
      ...before.lines.map(({ kind }) => kind),
      'Dreams',
    ]);
  });
});
