/**
 * Accounts: success, every problem, and the requirements' messages word for word
 * (docs/requirements.md 5, 7 and 8).
 */
import { expect, test } from 'vitest';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

onOneDatabase('accounts', (database) => {
  const stage = useStage(database, { hashCost: 'own' });
  const post = (path: string, body: unknown, cookie?: string) =>
    stage().call('POST', path, { body, cookie });

  test('registering returns the account and creates no session', async () => {
    const email = freshEmail();
    const reply = await post('/api/auth/register', person(email));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      firstName: 'Robin',
      lastName: 'Lee',
      email,
      emailVerified: false,
      businessName: 'Harbor Books',
      timeZone: 'America/New_York',
      mails: false,
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['email', 'nonsense', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 7, 'Please enter a valid email address'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', undefined, 'Password must be at least 8 characters'],
    ['firstName', 'R', 'First name must be at least 2 characters'],
    ['firstName', undefined, 'First name must be at least 2 characters'],
    ['lastName', ' L ', 'Last name must be at least 2 characters'],
    ['businessName', 'B', 'Business name is required'],
    ['businessName', undefined, 'Business name is required'],
  ])('registering with %s = %j says: %s', async (field, value, message) => {
    const reply = await post('/api/auth/register', { ...person(), [field]: value });
    expectProblem(reply, 400, 'invalid-input', message);
    expect(reply.json()).toMatchObject({ fields: { [field]: message } });
  });

  test('every wrong field is named, the first one on top', async () => {
    const reply = await post('/api/auth/register', { email: 'x', password: 'short' });
    expect(reply.json()).toEqual({
      message: 'Please enter a valid email address',
      code: 'invalid-input',
      fields: {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 8 characters',
        firstName: 'First name must be at least 2 characters',
        lastName: 'Last name must be at least 2 characters',
        businessName: 'Business name is required',
      },
    });
  });

  test('a taken address fails plainly, in any case of letters', async () => {
    const email = freshEmail();
    await post('/api/auth/register', person(email));
    const again = await post('/api/auth/register', person(email.toUpperCase()));
    expectProblem(
      again,
      409,
      'email-taken',
      'An account with this email address already exists. Sign in instead.',
    );
  });

  test('two registrations of one address at once make one account', async () => {
    const form = person();
    const replies = await Promise.all([1, 2, 3, 4].map(() => post('/api/auth/register', form)));
    expect(replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  test('signing in with the address in another case, then asking who is signed in', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const me = await stage().call('GET', '/api/auth/me', { cookie });
    expect(me.statusCode).toBe(200);
    expect(me.json()).toMatchObject({ firstName: 'Robin', lastName: 'Lee', email });
    expect(me.headers['cache-control']).toBe('no-store');
    const other = await post('/api/auth/login', { email: email.toUpperCase(), password: PASSWORD });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    [{ email: 'x', password: 'y' }, 'Please enter a valid email address'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{ email: 'a@example.com' }, 'Password is required'],
  ])('signing in with %j says: %s', async (body, message) => {
    expectProblem(await post('/api/auth/login', body), 400, 'invalid-input', message);
  });

  test('R15: an unknown address and a wrong password give the same reply', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const wrong = await post('/api/auth/login', { email, password: 'not the password' });
    const unknown = await post('/api/auth/login', {
      email: freshEmail(),
      password: 'not the password',
    });
    expectProblem(wrong, 401, 'wrong-credentials', 'Invalid email or password.');
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('R15: asking for a reset answers the same for known and unknown addresses', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const known = await post('/api/auth/forgot', { email });
    const unknown = await post('/api/auth/forgot', { email: freshEmail() });
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ mailed: false });
    expect(unknown.body).toBe(known.body);
  });

  test('without a session, who is signed in answers "Not authenticated"', async () => {
    expectProblem(
      await stage().call('GET', '/api/auth/me'),
      401,
      'not-signed-in',
      'Not authenticated',
    );
    expectProblem(
      await stage().call('GET', '/api/auth/me', { cookie: 'session=nonsense' }),
      401,
      'not-signed-in',
    );
  });

  test('the mailed link confirms the address, once', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const token = await stage().linkToken(email, 'verify');
    expect((await post('/api/auth/verify', { token })).json()).toEqual({ ok: true });
    expect((await stage().call('GET', '/api/auth/me', { cookie })).json()).toMatchObject({
      emailVerified: true,
    });
    expectProblem(await post('/api/auth/verify', { token }), 410, 'link-used-up');
  });

  test('a second verification mail replaces the first link', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const first = await stage().linkToken(email, 'verify');
    expect((await post('/api/auth/verification', undefined, cookie)).statusCode).toBe(200);
    const second = await stage().linkToken(email, 'verify');
    expect(second).not.toBe(first);
    expectProblem(await post('/api/auth/verify', { token: first }), 410, 'link-used-up');
    expect((await post('/api/auth/verify', { token: second })).statusCode).toBe(200);
    const before = stage().mail.length;
    expect((await post('/api/auth/verification', undefined, cookie)).statusCode).toBe(200);
    await stage().mailSender.deliver();
    expect(stage().mail).toHaveLength(before);
  });

  test('a link is good for its own purpose and time only', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const verify = await stage().linkToken(email, 'verify');
    expectProblem(
      await post('/api/auth/reset', { token: verify, password: 'a new password' }),
      410,
      'link-used-up',
    );
    await post('/api/auth/forgot', { email });
    const reset = await stage().linkToken(email, 'reset');
    expectProblem(await post('/api/auth/verify', { token: reset }), 410, 'link-used-up');
    stage().advance(61 * 60_000);
    expectProblem(
      await post('/api/auth/reset', { token: reset, password: 'a new password' }),
      410,
      'link-used-up',
    );
    expectProblem(await post('/api/auth/verify', { token: 'x'.repeat(43) }), 410, 'link-used-up');
    expectProblem(await post('/api/auth/verify', { token: 'short' }), 400, 'invalid-input');
  });

  test('a reset sets the password, ends every session and confirms the address', async () => {
    const email = freshEmail();
    const cookies = [await stage().owner(email), await stage().signIn(email)];
    await post('/api/auth/forgot', { email: email.toUpperCase() });
    const token = await stage().linkToken(email, 'reset');
    expectProblem(
      await post('/api/auth/reset', { token, password: 'short' }),
      400,
      'invalid-input',
      'Password must be at least 8 characters',
    );
    expect((await post('/api/auth/reset', { token, password: 'a brand new one' })).json()).toEqual({
      ok: true,
    });
    for (const cookie of cookies)
      expect((await stage().call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
    expectProblem(
      await post('/api/auth/login', { email, password: PASSWORD }),
      401,
      'wrong-credentials',
    );
    const cookie = await stage().signIn(email, 'a brand new one');
    expect((await stage().call('GET', '/api/auth/me', { cookie })).json()).toMatchObject({
      emailVerified: true,
    });
    expectProblem(
      await post('/api/auth/reset', { token, password: 'yet another one' }),
      410,
      'link-used-up',
    );
  });

  test('M8: asking again leaves the link before good; with one, all are used up', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const links: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      await post('/api/auth/forgot', { email });
      links.push(await stage().linkToken(email, 'reset'));
    }
    expect(new Set(links).size).toBe(3);
    const [first = '', ...later] = links;
    const use = (token: string, password: string) => post('/api/auth/reset', { token, password });
    expect((await use(first, 'one lamp by the pier')).statusCode).toBe(200);
    for (const token of later)
      expectProblem(await use(token, 'two lamps by the pier'), 410, 'link-used-up');
  });

  test('M9: a reset is told by mail and ends the addresses of feeds; a changed password is told, too', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const businessId = await stage().business(cookie);
    const made = await stage().call('POST', `/api/businesses/${businessId}/feed`, { cookie });
    const feed = new URL(made.json<{ atom: string }>().atom).pathname;
    expect((await stage().call('GET', feed)).statusCode).toBe(200);
    await post('/api/auth/forgot', { email });
    const token = await stage().linkToken(email, 'reset');
    await post('/api/auth/reset', { token, password: 'one lamp by the pier' });
    expect((await stage().call('GET', feed)).statusCode).toBe(404);
    const again = await stage().signIn(email, 'one lamp by the pier');
    const history = await stage().call('GET', `/api/businesses/${businessId}/history`, {
      cookie: again,
    });
    expect(history.body).toContain('Feed address ended');
    await post(
      '/api/account/password',
      { currentPassword: 'one lamp by the pier', newPassword: 'two lamps by the pier' },
      again,
    );
    await stage().mailSender.deliver();
    const told = stage().mail.filter(
      (mail) => mail.recipient === email && mail.subject === 'Your Statewise password was changed',
    );
    expect(told.map(({ text }) => text.includes('link of "Forgot password"'))).toEqual([
      true,
      false,
    ]);
  });

  test('one reset link used twice at once works once', async () => {
    const email = freshEmail();
    await stage().owner(email);
    await post('/api/auth/forgot', { email });
    const token = await stage().linkToken(email, 'reset');
    const replies = await Promise.all(
      ['one lamp by the pier', 'two lamps by the pier'].map((password) =>
        post('/api/auth/reset', { token, password }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 410,
    ]);
  });

  test('extra fields are ignored: nobody chooses an id or a verified address', async () => {
    const email = freshEmail();
    const reply = await post('/api/auth/register', {
      ...person(email),
      id: 'mine',
      emailVerified: true,
      emailVerifiedAt: '2020-01-01',
      role: 'admin',
    });
    expect(reply.json()).toEqual({
      firstName: 'Robin',
      lastName: 'Lee',
      email,
      emailVerified: false,
      businessName: 'Harbor Books',
      timeZone: 'America/New_York',
      mails: false,
    });
  });

  test('more than two hashes at once and sixteen waiting are sent away with Retry-After', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => post('/api/auth/login', { email, password: PASSWORD })),
    );
    const busy = tries.filter((reply) => reply.statusCode === 503);
    expect(tries.filter((reply) => reply.statusCode === 200).length).toBeGreaterThanOrEqual(18);
    expect(busy.length).toBeGreaterThan(0);
    for (const reply of busy) {
      expectProblem(reply, 503, 'busy');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
