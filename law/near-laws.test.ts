/** Laws outside the records stand for the states that were named, and not after a no. */
import { expect, test } from 'vitest';
import { STATES } from './codes.ts';
import { LAWS_EVERYWHERE } from './everywhere.ts';
import { everywhereIn, factsDenied, withoutDenied } from './near-laws.ts';

const near = (named: readonly string[], ...no: Parameters<typeof factsDenied>[0]) =>
  everywhereIn(named, withoutDenied(LAWS_EVERYWHERE, factsDenied(no)));
const ids = (...of: Parameters<typeof near>) => near(...of).map(({ id }) => id);
const site = (value: boolean | null) => ({ fact: 'collectsOnline', value }) as const;

test('only of states that were named, and of all states', () => {
  for (const { code } of STATES)
    for (const { states, place } of near([code]))
      expect(states.length === 0 ? place : states).toSatisfy((of: string | readonly string[]) =>
        typeof of === 'string' ? /^(United States|All 50)/.test(of) : of.includes(code),
      );
});

test('without a site on which people leave details, none that binds such sites alone', () => {
  expect(ids(['CA', 'DE'], site(true))).toEqual(expect.arrayContaining(['caloppa', 'doppa']));
  expect(ids(['CA', 'DE'], site(null))).toEqual(expect.arrayContaining(['caloppa', 'doppa']));
  const without = ids(['CA', 'DE'], site(false));
  expect(without).not.toContain('caloppa');
  expect(without).not.toContain('doppa');
  // a children's site may know people by a cookie alone (16 CFR 312.2)
  expect(without).toEqual(expect.arrayContaining(['ftc-act', 'can-spam', 'breach', 'coppa']));
});

test('every law that asks a site for a notice waits for that answer', () => {
  for (const { notice, trigger } of LAWS_EVERYWHERE)
    if (notice !== undefined) expect(trigger).toBe('collectsOnline');
});
