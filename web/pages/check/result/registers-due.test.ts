import { expect, test } from 'vitest';
import { BROKER_REGISTERS, registersIn } from '#law/broker-registers.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { STATES, type StateCode } from '#law/codes.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { readSheet } from '#web/parts/interview/answers/sheet.ts';
import { registersDue } from './registers-due.ts';

const index = indexFacts(FACT_BOOK);
const law = { laws: LAWS, asOf: '2026-11-24', today: '2026-11-24', index } as never;
const due = (states: readonly StateCode[], answers: string) =>
  registersDue(registersIn('en'), readSheet(`#states=${states.join()}&${answers}`, index), law).map(
    ({ state }) => state,
  );
const ALL = STATES.map(({ code }) => code);
const BROKER = 'sellsPersonalData=yes&offersDataForSale=yes&dataBroker=yes';

test('a data broker of any size hears of each register of its states that binds any size', () => {
  const anySize = BROKER_REGISTERS.filter(({ reach }) => reach === 'any size');
  expect(due(ALL, BROKER).toSorted()).toEqual(
    expect.arrayContaining(anySize.map(({ state }) => state)),
  );
  expect(due(['TX', 'DE'], BROKER)).toEqual(['TX']);
});

test('California’s asks only whom its law binds', () => {
  expect(due(['CA'], BROKER)).toEqual([]);
  expect(due(['CA'], `${BROKER}&consumers.CA=150000&annualRevenueUSD=90000000`)).toEqual(['CA']);
});

test('who sells nothing hears of none', () => {
  expect(due(ALL, 'sellsPersonalData=no&dataBroker=no')).toEqual([]);
});
