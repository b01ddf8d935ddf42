/** Calls are typed by the contract: a renamed call or a missing parameter does not compile. */
import { expect, expectTypeOf, test } from 'vitest';
import { me } from '#contract/account/auth.ts';
import { listHistory } from '#contract/assessments.ts';
import type { saveAnswers } from '#contract/answers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { compareVersions } from '#contract/documents/versions.ts';
import { ENDPOINTS } from '#contract/index.ts';
import { keyOf } from './queries.tsx';
import { useCall } from './use-call.ts';

test('a key is the segments of the filled path, and joined by slashes the address', () => {
  expect(keyOf(me, undefined).join('/')).toBe('/api/auth/me');
  const params = { businessId: 'b1', template: 'privacy-policy', number: '2' };
  expect(keyOf(compareVersions, params).join('/')).toBe(
    '/api/businesses/b1/documents/privacy-policy/versions/2/difference',
  );
});

test('no two GET calls share a key', () => {
  const keys = ENDPOINTS.filter(({ method }) => method === 'GET').map((endpoint) =>
    keyOf(endpoint, new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as never).join('/'),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('the contract types the parameters, the reply and the method', () => {
  type History = NonNullable<ReturnType<typeof useCall<typeof listHistory>>['data']>;
  expectTypeOf<History[number]['what']>().toEqualTypeOf<string>();
  type Filling<E extends Endpoint> = Parameters<typeof keyOf<E>>[1];
  expectTypeOf<Filling<typeof listHistory>>().toEqualTypeOf<{ businessId: string }>();
  expectTypeOf<Filling<typeof me>>().toEqualTypeOf<undefined>();
  // Only GET calls can be loaded.
  expectTypeOf<typeof saveAnswers>().not.toExtend<Parameters<typeof useCall>[0]>();
});
