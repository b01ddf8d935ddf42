import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { turnOfLongWork } from './long-work.ts';

const PIECE_MS = 8;
const PIECES = 15;

function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end) continue;
}

async function longWork(): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    await turnOfLongWork();
    busy(PIECE_MS);
  }
}

test('three long works together leave others about as much time as they take', async () => {
  const going = new AbortController();
  const others = (async () => {
    let had = 0;
    while (!going.signal.aborted) {
      const begun = performance.now();
      await new Promise((pass) => setTimeout(pass, 1));
      // an other who is asked often, and needs little; what came between is the others' loss
      if (performance.now() - begun < PIECE_MS) had += performance.now() - begun;
    }
    return had;
  })();
  await Promise.all([longWork(), longWork(), longWork()]);
  going.abort();
  expect((await others) / (3 * PIECES * PIECE_MS)).toBeGreaterThan(0.4);
});

test('where nobody else keeps the process busy, long work does not wait', async () => {
  await new Promise((pass) => setTimeout(pass, 60));
  let passed = 0;
  const late = new Promise((pass) => setTimeout(pass, 40)).then(() => passed);
  for (; passed < 3; passed += 1) await turnOfLongWork();
  expect(await late).toBe(3);
});
