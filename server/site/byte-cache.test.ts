import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const bytes = (size: number) => new Uint8Array(size);

test('what was asked for longest ago goes first', () => {
  const kept = new ByteCache(100);
  for (const key of ['a', 'b', 'c', 'd']) kept.put(key, bytes(25));
  expect(kept.get('a')).toHaveLength(25);
  kept.put('e', bytes(25));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd', 'e']);
});

test('the same key twice counts once; what would fill the room alone is not kept', () => {
  const kept = new ByteCache(100);
  for (let round = 0; round < 50; round += 1) kept.put('a', bytes(20));
  kept.put('b', bytes(25));
  kept.put('big', bytes(26));
  expect(['a', 'b', 'big'].map((key) => kept.get(key)?.length)).toEqual([20, 25, undefined]);
});
