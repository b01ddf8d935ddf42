import { describe, expect, test } from 'vitest';
import type { StateCode } from '#law/codes.ts';
import type { FactKey, LawRecord } from '#law/schema.ts';
import {
  atLeast,
  duty,
  exempt,
  full,
  invented,
  inventedFacts,
  is,
  moreThan,
} from '../../tests/invented-law.ts';
import { outcomeOf } from '#engine/duties/outcome.ts';
import { openQuestions } from './questions.ts';
import type { StateOpen } from './questions.ts';
import type { Facts } from '../rules/truth.ts';

const index = inventedFacts({
  consumers: { type: 'count', perState: true },
  saleRevenuePercent: { type: 'percent' },
  sellsPersonalData: {},
  profiling: {},
  sbaSmallBusiness: {},
  nonprofit: { silent: true },
  bank: { silent: true },
});
const isPerState = (fact: FactKey) => index.byKey.get(fact)?.perState === true;

function open(
  state: StateCode,
  parts: Parameters<typeof invented>[0],
  facts: Facts = {},
): StateOpen {
  const law: LawRecord = { ...invented(parts), state };
  const { weighed, verdict, duties } = outcomeOf(law, facts, '2026-06-01', index, () => 'open');
  return { weighed, duties, settledBy: verdict.settledBy, assuming: verdict.assuming };
}

const rows = (
  states: StateOpen[],
  said: (fact: FactKey, state: StateCode | null) => boolean = () => false,
) =>
  openQuestions(states, isPerState, said).map(
    ({ fact, state, states: bearing, standing }) =>
      `${fact}${state ? ` in ${state}` : ''} (${bearing.join(' ')}) ${standing}`,
  );

const size = { prongs: [full('size', is('sbaSmallBusiness', false))] };
const sale = {
  prongs: [
    full('sale', { all: [is('sellsPersonalData', true), moreThan('saleRevenuePercent', 50)] }),
  ],
};

describe('which questions come first', () => {
  test('those that decide most verdicts; one answer counts for more than one of two', () => {
    expect(rows([open('IA', sale), open('TX', size), open('NE', size)])).toEqual([
      'sbaSmallBusiness (TX NE) asked',
      'sellsPersonalData (IA) asked',
      'saleRevenuePercent (IA) asked',
    ]);
  });

  test('a question of each state is asked for each, one of the business once', () => {
    const count = { prongs: [full('count', atLeast('consumers', 100))] };
    expect(rows([open('IA', count), open('DE', count)])).toEqual([
      'consumers in IA (IA) asked',
      'consumers in DE (DE) asked',
    ]);
  });

  test('then those that open duties wait for', () => {
    const requirements = [duty('profiling', { when: is('profiling', true) }), duty('notice')];
    expect(rows([open('TX', { ...size, requirements }), open('IA', sale)])).toEqual([
      'sbaSmallBusiness (TX) asked',
      'sellsPersonalData (IA) asked',
      'saleRevenuePercent (IA) asked',
      'profiling (TX) asked',
    ]);
  });

  test('then what was silently counted as no, most states first', () => {
    const charity = { exemptions: [exempt('charity', is('nonprofit', true))] };
    const both = {
      exemptions: [exempt('bank', is('bank', true)), exempt('charity', is('nonprofit', true))],
    };
    const facts = { consumers: 100 };
    expect(rows([open('IA', both, facts), open('TX', charity, facts), open('NE', size)])).toEqual([
      'sbaSmallBusiness (NE) asked',
      'nonprofit (IA TX) assumed',
      'bank (IA) assumed',
    ]);
  });

  test('what has to be asked is not listed as assumed too', () => {
    const shops = {
      exemptions: [
        exempt('shops', is('nonprofit', false)),
        exempt('charity', is('nonprofit', true)),
      ],
    };
    expect(rows([open('IA', shops, { consumers: 100 })])).toEqual(['nonprofit (IA) asked']);
  });

  test('"I don\'t know" stays on the list and says so', () => {
    const count = { prongs: [full('count', atLeast('consumers', 100))] };
    const said = (fact: FactKey, state: StateCode | null) => fact === 'consumers' && state === 'IA';
    expect(rows([open('IA', count), open('DE', count)], said)).toEqual([
      'consumers in IA (IA) unknown',
      'consumers in DE (DE) asked',
    ]);
  });

  test('nothing is asked that no state needs', () => {
    expect(rows([open('TX', size, { sbaSmallBusiness: false })])).toEqual([]);
    expect(rows([])).toEqual([]);
  });

  test('a duty that only its own open condition decides is asked about once', () => {
    const requirements = [
      duty('a', { when: { any: [is('profiling', true), is('sellsPersonalData', true)] } }),
      duty('b', { when: is('profiling', true) }),
    ];
    const state = open('TX', { ...size, requirements }, { sbaSmallBusiness: false });
    expect(rows([state])).toEqual(['profiling (TX) asked', 'sellsPersonalData (TX) asked']);
  });
});
