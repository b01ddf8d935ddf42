import { expect, test } from 'vitest';
import { EMPTY_MAP, type MapRecipient } from '#contract/documents/data-map.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { factsOfMap } from '#documents/map/map-facts.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { settledPractices } from './known-practices.ts';
import { TRACKING, trackingHelp } from '#server/subjects/documents/details/tracking-help.ts';

const company = (id: string, change: Partial<MapRecipient>): MapRecipient => ({
  ...blankRecipient(id),
  name: id,
  role: 'processor',
  state: 'confirmed',
  ...change,
});
const mapOf = (recipients: readonly MapRecipient[], whole = true) =>
  mergedMap(
    { ...EMPTY_MAP, recipients: [...recipients], complete: { lines: whole, recipients: whole } },
    { lines: [], recipients: [] },
  );
const told = new Map();
const answer = (name: string, map: ReturnType<typeof mapOf>) =>
  settledPractices({ told, map })[name]?.value;

test('a list of companies is whole once the owner ticked it and none waits', () => {
  const waiting = company('b', { state: 'proposed' });
  expect(answer('practiceAllThirdParties', mapOf([company('a', {})]))).toBe('Yes');
  expect(answer('practiceAllThirdParties', mapOf([company('a', {})], false))).toBeUndefined();
  expect(answer('practiceAllThirdParties', mapOf([company('a', {}), waiting]))).toBeUndefined();
});

test('contracts are known once each company that works for the business has an answer', () => {
  const [signed, theirs, missing, open] = [
    company('a', { contract: 'signed' }),
    company('b', { contract: 'their own terms' }),
    company('c', { contract: 'not yet' }),
    company('d', { contract: 'not known' }),
  ];
  const of = (...all: MapRecipient[]) => answer('practiceVendorContracts', mapOf(all));
  expect(of(signed, theirs)).toBe('Yes');
  expect(of(signed, missing, open)).toBe('Not yet');
  expect(of(signed, open)).toBeUndefined();
  expect(of(signed, company('e', { role: 'third party', contract: 'not known' }))).toBe('Yes');
  expect(of()).toBeUndefined();
});

test('a confirmed company that works for the business is an outside firm', () => {
  expect(factsOfMap(mapOf([company('a', {})]))).toMatchObject({ usesProcessors: true });
  expect(factsOfMap(mapOf([company('a', { state: 'proposed' })]))).not.toHaveProperty(
    'usesProcessors',
  );
  expect(factsOfMap(mapOf([company('a', { role: 'third party' })]))).not.toHaveProperty(
    'usesProcessors',
  );
});

test('the names are those of the dictionary', () => {
  const names = ['practiceEncrypted', 'practiceCookieSwitch', 'practiceAllThirdParties'];
  for (const name of [...names, 'practiceVendorContracts'])
    expect(DICTIONARY.variables[name]?.practice, name).toBe(true);
  expect(DICTIONARY.variables[TRACKING]?.choices).toEqual(['do not', 'may']);
});

test('help on tracking names what counts, and the tools on the site by what is known of them', () => {
  const onSite = (id: string, change: Partial<MapRecipient>) =>
    company(id, { onSite: true, ...change });
  expect(trackingHelp(mapOf([company('a', {})]))).toMatch(
    /^Ad pixels, .* Your data map names no tool on your site\.$/,
  );
  const help = trackingHelp(
    mapOf([
      onSite('Pixel', { tool: 'meta-pixel' }),
      onSite('Tags', { tool: 'google-tag-manager' }),
      onSite('Own', {}),
      onSite('Ads', { ads: true }),
      onSite('Gone', { state: 'dropped' }),
    ]),
  );
  expect(help).toContain('likely for Pixel and Ads. It depends on your settings for Own.');
  expect(help).toMatch(/It is unlikely for Tags\.$/);
  expect(trackingHelp(mapOf([onSite('Own', {})]))).toMatch(/“do not” fits that\.$/);
  expect(trackingHelp(mapOf([onSite('Own', { role: 'not known' })]))).not.toContain('“do not”');
});
