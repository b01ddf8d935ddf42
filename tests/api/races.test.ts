/**
 * Calls that race with a deletion: each gets the documented reply, never a 500. RACES sets the
 * number of rounds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ProblemReply } from '#contract/problems.ts';
import { onEachDatabase } from './databases.ts';
import { freshEmail, PASSWORD, PROFILE, useStage } from './stage.ts';
import { FULL } from '../full.ts';

const later = async <Done>(work: () => Done): Promise<Done> => {
  await pause(Math.random() * 60);
  return work();
};

/**
 * Rounds have 25 and 50 calls in turn: 24 are the 900 with which deadlocks and broken foreign keys
 * were first seen.
 */
const ROUNDS = Number(process.env['RACES'] ?? (FULL ? 24 : 2));

onEachDatabase('racing calls', (database) => {
  const stage = useStage(database);

  test('while the business or the account is deleted, the others end as documented', async () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = freshEmail();
      const cookie = await stage().owner(email);
      const id = await stage().business(cookie);
      const other = await stage().business(cookie);
      const send = (method: string, url: string, body?: unknown) =>
        stage().call(method, url, { cookie, ...(body !== undefined && { body }) });
      const at = (rest: string) => `/api/businesses/${id}${rest}`;
      const burst = () => [
        send('GET', `/api/assessments/${id}`),
        send('GET', `/api/assessments/${other}`),
        send('PUT', at('/tasks/privacy-notice'), { status: 'done', note: 'Seen' }),
        send('PUT', `/api/businesses/${other}/tasks/privacy-notice`, { status: 'done' }),
        send('PUT', at(''), { ...PROFILE, version: 1 }),
        send('PUT', at('/answers'), {
          version: 1,
          answers: [{ fact: 'sellsPersonalData', value: true }],
        }),
        send('POST', at('/documents/privacy-policy')),
        send('POST', at('/feed')),
        send('POST', `/api/assessments/${id}/receipts`),
        send('POST', '/api/businesses', PROFILE),
        send('PUT', '/api/templates/privacy-policy/rating', { stars: 4 }),
        stage().call('POST', '/api/auth/login', { body: { email, password: PASSWORD } }),
      ];
      const first = burst();
      const deleted = send('DELETE', at(''));
      const second = burst();
      const gone =
        round % 2 === 0 ? [send('POST', '/api/account/deletion', { password: PASSWORD })] : [];
      // the password is checked first, so its rows are deleted amid the later ones
      const third = round % 2 === 0 ? [...burst(), ...(await later(burst))] : [];
      const raced = await Promise.all([...first, deleted, ...second, ...gone, ...third]);
      // on a slow machine all of them may come before the deletion, on a fast one after it
      for (const reply of [...raced, ...(await Promise.all(burst()))]) {
        const code = reply.statusCode < 400 ? 'ok' : reply.json<ProblemReply>().code;
        counts.set(
          `${reply.statusCode} ${code}`,
          (counts.get(`${reply.statusCode} ${code}`) ?? 0) + 1,
        );
      }
    }
    const table = Object.fromEntries(counts);
    console.log(`racing calls: ${JSON.stringify(table)}`);
    expect(Object.keys(table).filter((key) => key.startsWith('5'))).toEqual([]);
    expect(counts.get('404 not-found')).toBeGreaterThan(0);
    expect(counts.get('401 not-signed-in')).toBeGreaterThan(0);
  });
});
