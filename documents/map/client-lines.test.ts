/** Data of clients stands in the part on clients, and nowhere else; what is unclear is asked. */
import { describe, expect, test } from 'vitest';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { made, templateNamed, wordsOf } from '../../tests/documents/make-document.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { blankLine, blankRecipient } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';
import { clientClashes } from './client-clashes.ts';
import { mapValues } from './values/values.ts';

const line = (id: string, more: Partial<MapLine>): MapLine => ({
  ...blankLine(id, `Kind ${id}`),
  people: ['customers'],
  sources: ['the person'],
  purposes: ['to bill'],
  kept: '1 year',
  sensitive: false,
  minors: 'no',
  state: 'confirmed',
  ...more,
});
const meta: MapRecipient = {
  ...blankRecipient('meta'),
  name: 'Meta upload',
  company: 'Meta Platforms, Inc.',
  kind: 'advertising network',
  business: 'places ads',
  does: 'shows ads to people on your list',
  role: 'third party',
  sold: false,
  ads: true,
  state: 'confirmed',
};
const map = (...lines: readonly MapLine[]): MergedMap => ({
  lines: lines.map((one) => ({ ...one, from: null })),
  recipients: [{ ...meta, from: null }],
  tools: [],
  complete: { lines: true, recipients: true },
});
const own = line('own', {});
const list = (more: Partial<MapLine> = {}) =>
  line('list', {
    people: ['people of clients'],
    sources: ['our clients'],
    recipients: ['meta'],
    minors: 'both',
    ...more,
  });

test('a line of clients stands in no table of the business itself', () => {
  const { values } = mapValues(map(own, list()), DICTIONARY.variables);
  const { clientRecipients, adCompanies, childRetention, ...others } = values;
  expect(clientRecipients).toEqual(['Meta Platforms, Inc.']);
  expect(adCompanies).toEqual(['none']);
  expect(childRetention).toBe(undefined);
  for (const name of ['dataTable', 'recipientTable', 'noticeTable', 'caTable', 'sources'])
    expect(JSON.stringify(others[name] ?? ''), name).not.toMatch(
      /Kind list|our clients|advertising/i,
    );
  expect(JSON.stringify(others['recipientTable'])).toContain('no such companies');
  // the owner's own inventory has every line
  expect(JSON.stringify(others['inventoryTable'])).toContain('Kind list');
});

describe('what is unclear is asked', () => {
  const FOR_CLIENTS = 'Only for clients';
  const told = (lines: readonly MapLine[], given: string, ads = false) =>
    clientClashes(map(...lines), { targetedAdvertising: ads }, given).map(({ text }) => text);

  test('whether a line that comes from clients is their data', () => {
    const unmarked = list({ people: ['business contacts'] });
    expect(told([unmarked], FOR_CLIENTS)).toEqual([expect.stringContaining('whose data it is')]);
    expect(told([unmarked], 'No')).toEqual([]);
    expect(told([list()], FOR_CLIENTS)).toEqual([]);
  });

  test('a line of clients of a business that works for none', () =>
    expect(told([list()], 'No')).toEqual([expect.stringContaining('no data for clients')]));

  test('whether ads are its own or those of clients', () => {
    expect(told([own, list()], FOR_CLIENTS, true)).toEqual([
      expect.stringContaining('for yourself, or for your clients?'),
    ]);
    const shared = line('own', { recipients: ['meta'] });
    expect(told([shared, list()], FOR_CLIENTS, true)).toEqual([]);
    expect(told([own, list()], FOR_CLIENTS)).toEqual([]);
  });
});

test('the opt-out page names as tools on the site only those that are marked so', () => {
  const pixel = { ...meta, id: 'pixel', company: 'Pixel Corp.', onSite: true, from: null };
  const shown = {
    ...map({ ...own, recipients: ['meta', 'pixel'] }),
    recipients: [{ ...meta, from: null }, pixel],
  };
  const { values } = mapValues(shown, DICTIONARY.variables);
  const page = (given: typeof values) =>
    wordsOf(
      made(templateNamed('opt-out-page'), ['CT'], {
        facts: { targetedAdvertising: true },
        values: given,
      }).tree.blocks,
    );
  expect(page(values)).toContain('on our site today: Pixel Corp. These ad companies get data');
  expect(page(values)).toContain('such as uploaded lists: Meta Platforms, Inc.');
  const none = mapValues({ ...shown, recipients: [{ ...meta, from: null }] }, DICTIONARY.variables);
  expect(page(none.values)).not.toContain('on our site today');
});

test('the request kit names only ways that the owner has', () => {
  const kit = (values: Record<string, string>) =>
    wordsOf(made(templateNamed('consumer-request-kit'), ['CA'], { values }).tree.blocks);
  const few = kit({ requestFormUrl: 'none', practiceAccounts: 'Does not concern us' });
  expect(few).not.toMatch(/form on our website|through my account|you may sign in|reports say/i);
  expect(kit({ practiceAccounts: 'Yes' })).toContain('Through my account');
});
