/** docs/quality.md V6 and V11: passwords as they are typed, and as they are stored. */
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, PASSWORD, person, useStage } from './stage.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

onOneDatabase('passwords', (database) => {
  const stage = useStage(database, { hashCost: 'own' });
  const register = async (password: string) => {
    const email = freshEmail();
    const body = { ...person(email), password };
    const { statusCode } = await stage().call('POST', '/api/auth/register', { body });
    return { email, statusCode };
  };
  const status = async (email: string, password: string) =>
    (await stage().call('POST', '/api/auth/login', { body: { email, password } })).statusCode;

  test('a password counts as it was typed, to its last sign', async () => {
    const password = ` Vexing quartz ${'brook lantern '.repeat(12)}é `;
    const { email } = await register(password);
    expect(await status(email, password)).toBe(200);
    for (const other of [
      password.trim(),
      password.toLowerCase(),
      password.slice(0, 72),
      password.slice(0, -1),
      `${password} `,
      password.replace('é', 'e'),
    ])
      expect(await status(email, other), JSON.stringify(other)).toBe(401);
  });

  test('any signs and up to 256 of them are taken', async () => {
    for (const [password, expected] of [
      ['kxqvwzjp', 201],
      ['kxqvwzj', 400],
      ['только буквы реки и лампа', 201],
      ['🦊 river 🦉 lamp', 201],
      ['7102938465019283', 201],
      [`quiet lamp ${'xq7 wolf '.repeat(27)}`.padEnd(256, 'z'), 201],
      ['quiet lamp river wolf '.repeat(20), 400],
    ] as const)
      expect((await register(password)).statusCode, password).toBe(expected);
  });

  test('a password does not grow old', async () => {
    const { email } = await register(PASSWORD);
    const before = stage().clock.now;
    stage().advance(10 * YEAR);
    expect(await status(email, PASSWORD)).toBe(200);
    stage().clock.now = before;
  });

  test('passwords are stored with argon2id, 19 MiB and two passes, each with its own salt', async () => {
    const [one, other] = [await register(PASSWORD), await register(PASSWORD)];
    const rows = await stage().database.db.select().from(users);
    const hashes = rows
      .filter(({ email }) => email === one.email || email === other.email)
      .map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a hash of before, with other settings, is renewed at sign-in, and the password stays', async () => {
    const { email } = await register(PASSWORD);
    const { db } = stage().database;
    const read = async () =>
      (await db.select().from(users)).find((user) => user.email === email)?.passwordHash ?? '';
    const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await db.update(users).set({ passwordHash: old }).where(eq(users.email, email));
    const signIn = (password: string) =>
      stage().call('POST', '/api/auth/login', { body: { email, password } });
    expect((await signIn(`${PASSWORD}x`)).statusCode).toBe(401);
    expect(await read()).toBe(old);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    const renewed = await read();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect(await read()).toBe(renewed);
  });
});
