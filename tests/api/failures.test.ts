/**
 * docs/quality.md V16: errors are answered with a bare 500 or 503, and the log has the cause
 * without what owners entered.
 */
import { sql } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { onEachDatabase } from './databases.ts';
import { expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

onEachDatabase('faults', (database) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const stage = useStage(database, { logger: { level: 'warn', stream } });

  test('events of accounts are logged, without passwords, tokens or addresses', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    await stage().call('POST', '/api/auth/login', { body: { email, password: 'a wrong one' } });
    await stage().call('POST', '/api/auth/forgot', { body: { email } });
    const token = await stage().linkToken(email, 'reset');
    await stage().call('POST', '/api/auth/reset', { body: { token, password: 'a brand new one' } });
    const log = lines.join('');
    for (const event of ['registered', 'signed-in', 'sign-in-failed', 'password-reset'])
      expect(log).toContain(`"event":"${event}"`);
    for (const secret of [
      email,
      PASSWORD,
      'a wrong one',
      'a brand new one',
      token,
      cookie.split('=')[1],
    ])
      expect(log).not.toContain(secret);
  });

  test('an unexpected fault is a 500 with an id that the log has', async () => {
    lines.length = 0;
    await stage().database.db.execute(sql`alter table users rename to users_away`);
    const email = freshEmail();
    const reply = await stage().call('POST', '/api/auth/register', { body: person(email) });
    await stage().database.db.execute(sql`alter table users_away rename to users`);
    expectProblem(
      reply,
      500,
      'unexpected',
      'Something went wrong on our side. Nothing you typed was stored.',
    );
    const { id, ...rest } = reply.json<{ id: string }>();
    expect(Object.keys(rest).toSorted()).toEqual(['code', 'message']);
    const log = lines.join('');
    expect(log).toContain(id);
    expect(log).toContain('users');
    for (const secret of [email, PASSWORD, 'Robin']) expect(log).not.toContain(secret);
    expect(
      (await stage().call('POST', '/api/auth/register', { body: person(email) })).statusCode,
    ).toBe(201);
  });

  test('a database that is gone is a 503 with Retry-After; what needs none goes on', async () => {
    const cookie = await stage().owner();
    await stage().database.close();
    const reply = await stage().call('GET', '/api/auth/me', { cookie });
    expectProblem(reply, 503, 'storage-unavailable');
    expect(reply.headers['retry-after']).toBe('10');
    expect((await stage().call('GET', '/api/states')).statusCode).toBe(200);
  });
});
