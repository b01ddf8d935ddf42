/** What a verdict says of tests that nobody here read follows the readings. */
import { expect, test } from 'vitest';
import { LAWS } from './corpus.server.ts';
import { notReadOf } from './read-tests.ts';
import { readingsOf } from './readings.server.ts';

test('of each law those tests and exemptions are named that have no reading', () => {
  for (const { state, applicability, exemptions } of LAWS) {
    const ways = exemptions.filter(({ level, if: rule }) => rule && level === 'entity');
    const reasons = [
      ...applicability.prongs.map(({ id }) => ({ kind: 'prong', id })),
      ...ways.map(({ id }) => ({ kind: 'exemption', id })),
    ];
    expect(notReadOf(state, reasons).map(({ id }) => id)).toEqual(
      reasons.map(({ id }) => id).filter((id) => readingsOf(state, id).length === 0),
    );
  }
});

test('Delaware: the test of today was read, that of 2027 was not; a first day is no test', () => {
  const reasons = [
    { kind: 'effective', id: 'effective' },
    { kind: 'prong', id: 'volume' },
    { kind: 'prong', id: 'volume-2027' },
  ];
  expect(notReadOf('DE', reasons)).toEqual([{ kind: 'prong', id: 'volume-2027' }]);
});
