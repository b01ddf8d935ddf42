/** A draft is computed once for the same input, and again for any other. */
import { expect, test } from 'vitest';
import type { Filling } from '#documents/values/filling.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { lawOf } from '#law/corpus.server.ts';
import { says, VARIABLES } from '../../../../tests/documents/invented-template.ts';
import { DraftCache } from './draft-cache.ts';

const [template] = TEMPLATES;
const law = lawOf('DE');
if (!template || !law) throw new Error('no template or no law');
const filling: Filling = {
  template: { ...template, passages: [says({ variable: 'name' })] },
  laws: [law],
  neutral: false,
  asOf: '2026-11-22',
  facts: {},
  values: {},
  variables: VARIABLES,
  stateVariables: {},
  elements: [],
  breachNotices: [],
  lawDataHash: '0123456789abcdef',
};

test('the same filling is the same summary; another value or day is another', () => {
  const cache = new DraftCache();
  const first = cache.summary(filling);
  expect(first).toMatchObject({ gaps: 1, missing: ['name'] });
  expect(cache.summary({ ...filling })).toBe(first);
  const named = cache.summary({ ...filling, values: { name: 'Harbor Books' } });
  expect(named).toMatchObject({ gaps: 0, missing: [] });
  expect(named.contentHash).not.toBe(first.contentHash);
  const nevada = { id: 'nevada-sale', name: 'a', place: 'b', cite: 'c' };
  const bound = cache.summary({ ...filling, smallLaws: [{ ...nevada, binds: true }] });
  expect(bound).not.toBe(cache.summary({ ...filling, smallLaws: [{ ...nevada, binds: false }] }));
  expect(cache.summary({ ...filling, asOf: '2026-11-23' })).not.toBe(first);
  expect(cache.summary(filling)).toBe(first);
});
