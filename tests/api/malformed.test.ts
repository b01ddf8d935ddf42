/**
 * docs/quality.md R9 and R10: malformed, strange and too much, one by one. By chance and in
 * numbers: fuzz.test.ts.
 */
import { expect, test } from 'vitest';
import { onOneDatabase } from './databases.ts';
import { expectProblem, PROFILE, useStage } from './stage.ts';

onOneDatabase('R9: malformed input', (database) => {
  const stage = useStage(database);

  test.each([
    ['', 'malformed-json', '{"email":'],
    ['', 'malformed-json', '{"email":"a","__proto__":{"x":1}}'],
    ['', 'invalid-input', ''],
    ['', 'invalid-input', '[]'],
  ])('%s%s for %j', async (_, code, payload) => {
    expectProblem(
      await stage().call('POST', '/api/auth/login', { body: payload }),
      400,
      code as 'malformed-json',
    );
  });

  test('half of a pair of surrogates is refused wherever a text goes in, and the field is named', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    // as a client sends it that cut an emoji in two
    const half = (body: Record<string, unknown>) =>
      JSON.stringify(body).replaceAll('HALF', String.raw`x\ud83d`);
    const posts: [path: string, body: Record<string, unknown>, field: string][] = [
      ['/api/businesses', { ...PROFILE, businessName: 'HALF' }, 'businessName'],
      [`/api/businesses/${id}/regulator-letters/read`, { text: 'HALF' }, 'text'],
      [`/api/businesses/${id}/requests/search`, { text: 'HALF' }, 'text'],
    ];
    for (const [path, body, field] of posts) {
      const reply = await stage().call('POST', path, { cookie, body: half(body) });
      expect(reply.statusCode, path).toBe(400);
      expect(reply.json<{ fields: object }>().fields, path).toEqual({
        [field]: 'Take out the characters that cannot be shown.',
      });
    }
  });

  test('strange but possible text is stored as it is', async () => {
    const owner = await stage().owner();
    for (const businessName of [
      '<script>alert(1)</script>',
      "Robert'); drop table users;--",
      '\u202eOoks',
      'emoji 👩‍👩‍👧',
      'line\nbreak',
      '=cmd()',
      'x'.repeat(200),
    ]) {
      const reply = await stage().call('POST', '/api/businesses', {
        cookie: owner,
        body: { ...PROFILE, businessName },
      });
      expect(reply.json()).toMatchObject({ businessName });
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

onOneDatabase('R10: too much', (database) => {
  const stage = useStage(database);

  test('a body over 100 kB is refused', async () => {
    const body = { ...PROFILE, businessName: 'x'.repeat(100_001) };
    const cookie = await stage().owner();
    expectProblem(
      await stage().call('POST', '/api/businesses', { cookie, body }),
      413,
      'too-large',
      'The request is too large. Send at most 100 kB.',
    );
    expectProblem(
      await stage().call('POST', '/api/auth/login', { body: { email: 'x'.repeat(100_001) } }),
      413,
      'too-large',
    );
  });

  test('long lists are refused', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const answers = Array.from({ length: 501 }, () => ({ fact: 'profiling', value: true }));
    expectProblem(
      await stage().call('PUT', `/api/businesses/${id}/answers`, {
        cookie,
        body: { version: 1, answers },
      }),
      400,
      'invalid-input',
    );
    expectProblem(
      await stage().call('POST', '/api/businesses', {
        cookie,
        body: { ...PROFILE, statesOperating: Array(1000).fill('DE') },
      }),
      400,
      'invalid-input',
    );
  });

  test('a gzip body is not unpacked', async () => {
    const reply = await stage().call('POST', '/api/auth/login', {
      body: 'x',
      headers: { 'content-encoding': 'gzip' },
    });
    expectProblem(reply, 400, 'malformed-json');
  });

  test.each(['/api/auth/%zz', '/%', '/login%ff%'])(
    'the address %s is malformed: 400, with the security headers',
    async (url) => {
      const reply = await stage().call('GET', url);
      expectProblem(reply, 400, 'malformed-request');
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['PROPFIND', '/api/businesses', 405],
    ['PATCH', '/api/businesses', 405],
    ['GET', '/api/auth/login', 405],
    ['DELETE', '/api/auth/me', 405],
    ['POST', '/api', 405],
    ['OPTIONS', '/api/businesses', 405],
  ])('%s %s answers %i in the documented form', async (method, url, status) => {
    const reply = await stage().call(
      method,
      url,
      method === 'POST' ? { body: 'x', headers: { 'content-type': 'text/plain' } } : {},
    );
    expectProblem(reply, status, status === 404 ? 'not-found' : 'method-not-allowed');
    if (status === 405) expect(reply.headers['allow']).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  });
});
