/** The map has one tile for each state, and no two at one place. */
import { expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { US_STATES, usStateName } from '#text/us-states.ts';
import { TILE_PLACES } from './tile-map.ts';

test('each of the 50 states and DC stands once, at a place of its own', () => {
  expect(TILE_PLACES.map(({ code }) => code).toSorted()).toEqual(
    US_STATES.map(({ code }) => code).toSorted(),
  );
  expect(new Set(TILE_PLACES.map(({ column, row }) => `${column} ${row}`)).size).toBe(
    TILE_PLACES.length,
  );
});

test('each state with a law is one of them, under the same name', () => {
  expect(US_STATES.map(({ name }) => name)).toEqual(US_STATES.map(({ name }) => name).toSorted());
  for (const { code, name } of STATES) expect(usStateName(code)).toBe(name);
});
