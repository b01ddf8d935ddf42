/**
 * The states that the tester may name where an opt-out asks for one: each has a law in force that
 * gives the right to opt out of sale and targeted ads.
 */
import { expect, test } from 'vitest';
import { LAWS } from '#law/index.server.ts';
import { SITE_SIGNS } from '#reference/site-signs.server.ts';

const byName = new Map(LAWS.map((state) => [state.name, state]));

test.each(SITE_SIGNS.optOutStates)('%s gives the right', (name) => {
  const state = byName.get(name);
  const controls = state?.requirements.map(({ control }) => control) ?? [];
  expect(controls).toContain('opt-out-sale-ads');
  expect((state?.effective ?? '9') <= SITE_SIGNS.checked).toBe(true);
});
