/** By what a parent is known: each check belongs to a law that we have, and to its children. */
import { expect, test } from 'vitest';
import { requestLaw } from '#law/corpus.server.ts';
import { PARENT_CHECKS } from './parent-checks.server.ts';

test('a check is of requests that the law has, with the age of its record and its section', () => {
  expect(PARENT_CHECKS.map(({ state }) => state)).toEqual(['CA']);
  for (const { state, types, below, cite, methods } of PARENT_CHECKS) {
    for (const type of types) expect(requestLaw(state)?.rules[type]?.child?.age).toBe(below);
    expect(cite).toMatch(/^11 CCR § 7070/);
    expect(new Set(methods).size).toBe(methods.length);
  }
});
