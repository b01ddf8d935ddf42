import { expect, test } from 'vitest';
import { EMPTY_MAP } from '#contract/documents/data-map.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { mapFrom } from './map-from.ts';

test('a map from before days and a trade were asked has none', () => {
  const { acceptedOn: _a, endsOn: _e, ...recipient } = blankRecipient('r1');
  const { trade: _t, ...map } = EMPTY_MAP;
  const read = mapFrom({ ...map, recipients: [recipient] });
  expect(read.trade).toBeNull();
  expect(read.recipients[0]).toMatchObject({ acceptedOn: '', endsOn: '' });
});

test('what was told stays, and what is no map is refused', () => {
  const recipient = { ...blankRecipient('r1'), acceptedOn: '2026-11-03' };
  expect(mapFrom({ ...EMPTY_MAP, recipients: [recipient] }).recipients).toEqual([recipient]);
  expect(() => mapFrom({ recipients: [{ id: 1 }] })).toThrow();
});
