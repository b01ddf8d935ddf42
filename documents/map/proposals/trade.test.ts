/** Which trade is meant, and what is proposed in it. */
import { describe, expect, test } from 'vitest';
import { TRADE_IDS } from '#contract/documents/trades.ts';
import { CALIFORNIA_GROUPS, EMPTY_MAP, mapLine } from '#contract/documents/data-map.ts';
import { COMPANY_KINDS, LIKELY_LINES } from '#documents/map/kinds.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { missingInLine } from '#documents/map/missing.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { TOOLS, TRADE_PACKS } from '#reference/data.server.ts';
import { proposalsFor } from './proposals.ts';
import { tradeOf } from './trade.ts';

const KNOWN = {
  dataTypes: ['Email addresses', 'Phone numbers'],
  industry: 'Education',
  employees: 3,
  states: ['CT'],
  facts: {},
  told: {},
  tools: [],
  allTools: TOOLS,
  sensitive: SENSITIVE_BOOK,
  asOf: '2026-11-22',
  packs: TRADE_PACKS,
};
const tools = (id: string) => TOOLS.filter((each) => each.id === id);
const linesOf = (more: object) => proposalsFor({ ...KNOWN, ...more }).lines;
const wordsOf = (more: object) => JSON.stringify(linesOf(more));

describe('the trade', () => {
  test.each([
    ['school', {}],
    ['software', { industry: 'Technology' }],
    ['clinic', { industry: 'Healthcare' }],
    ['real-estate', { industry: 'Real Estate' }],
    ['agency', { industry: 'Professional Services' }],
    ['online-shop', { industry: 'Retail' }],
    ['counter-shop', { industry: 'Retail', tools: tools('clover') }],
    ['fitness', { industry: 'Other', businessName: 'Lotus Yoga LLC' }],
    ['restaurant', { industry: 'Other', tools: tools('toast') }],
    ['nonprofit', { facts: { nonprofit: true } }],
    ['restaurant', { chosenTrade: 'restaurant' }],
  ])('%s', (id, more) => expect(tradeOf({ ...KNOWN, ...more })?.id).toBe(id));

  test('none is guessed where nothing speaks for one', () =>
    expect(tradeOf({ ...KNOWN, industry: 'Finance', businessName: 'Barlow & Sons' })).toBe(
      undefined,
    ));
});

describe('what is proposed', () => {
  test('a tutor hears of lessons and parents, not of orders and parcels', () => {
    const words = wordsOf({});
    for (const word of ['to plan lessons', 'to call parents back', 'Lesson records'])
      expect(words).toContain(word);
    for (const word of ['orders', 'deliver', 'birthday', 'coupon'])
      expect(words).not.toContain(word);
  });

  test('a shop keeps its orders; a software firm has none', () => {
    expect(wordsOf({ industry: 'Retail' })).toContain('to tell people about their orders');
    expect(wordsOf({ industry: 'Technology' })).not.toContain('orders');
  });

  test.each(TRADE_IDS)('%s: its lines are whole, and are proposals', (chosenTrade) => {
    const own = linesOf({ chosenTrade }).filter(({ id }) => id.startsWith('trade-'));
    expect(own.length).toBeGreaterThan(1);
    for (const line of own) {
      expect(missingInLine(line), line.id).toBe(undefined);
      expect(mapLine.safeParse(line).success, line.id).toBe(true);
      expect(line.state).toBe('proposed');
    }
    const map = mergedMap(EMPTY_MAP, { lines: own, recipients: [] });
    expect(map.lines.every(({ from }) => from === 'usual in your trade')).toBe(true);
  });
});

describe('the list', () => {
  test('is the one that owners choose from, with names of kinds, companies and groups', () => {
    expect(TRADE_PACKS.map(({ id }) => id)).toEqual([...TRADE_IDS]);
    const kinds = Object.keys(LIKELY_LINES);
    for (const { id, purposes, lines, tools: signs } of TRADE_PACKS) {
      expect(
        Object.keys(purposes).filter((each) => !kinds.includes(each)),
        id,
      ).toEqual([]);
      for (const { companies, group } of lines) {
        expect(
          companies.every((each) => each in COMPANY_KINDS),
          id,
        ).toBe(true);
        expect(group === null || CALIFORNIA_GROUPS.some((each) => each === group), id).toBe(true);
      }
      expect(
        signs.filter((each) => !TOOLS.some((tool) => tool.id === each)),
        id,
      ).toEqual([]);
    }
  });
});

test('payroll software is proposed for staff alone, and a delivery firm only where goods are', () => {
  const known = {
    chosenTrade: 'school',
    dataTypes: ['Health information', 'Phone numbers', 'Purchase history'],
    tools: tools('gusto'),
  };
  const gets = (id: string) =>
    linesOf(known).flatMap((line) => (line.recipients.includes(id) ? [line.id] : []));
  expect(gets('tool-gusto')).toEqual(['staff-files']);
  expect(gets('kind-delivery')).toEqual([]);
  const shop = linesOf({ ...known, chosenTrade: 'online-shop' });
  expect(JSON.stringify(shop)).toContain('kind-delivery');
});
