/**
 * docs/quality.md R15: signing in and asking for a reset take as long for an unknown address as for
 * a known one. TIMING_ROUNDS=500 for the long run.
 */
import { expect, test } from 'vitest';
import { onOneDatabase } from './databases.ts';
import { freshEmail, useStage } from './stage.ts';

const ROUNDS = Number(process.env['TIMING_ROUNDS'] ?? 12);
const MANY = ROUNDS >= 300;
const APART = MANY ? 0.05 : 0.6;

/**
 * The middle of many; the quickest of few, which a busy machine leaves as it is. npm run test:full
 * uses three hundred.
 */
function typical(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[MANY ? Math.floor(times.length / 2) : 0] ?? 0;
}

const CALLS: [string, (email: string) => object][] = [
  ['/api/auth/login', (email) => ({ email, password: 'a wrong one' })],
  ['/api/auth/forgot', (email) => ({ email })],
];

onOneDatabase('R15: time to answer', (database) => {
  const stage = useStage(database, { hashCost: 'own' });

  for (const [path, bodyFor] of CALLS)
    test(`${path}: over ${ROUNDS} interleaved pairs, ${MANY ? 'the medians' : 'the quickest'} lie within ${APART * 100} %`, async () => {
      const known = freshEmail();
      await stage().owner(known);
      const time = async (email: string) => {
        const since = performance.now();
        await stage().call('POST', path, { body: bodyFor(email) });
        return performance.now() - since;
      };
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.known.push(await time(known));
        times.unknown.push(await time(freshEmail()));
      }
      const [one, other] = [typical(times.known), typical(times.unknown)];
      expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(APART);
    });
});
