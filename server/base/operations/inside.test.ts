import { expect, test, vi } from 'vitest';
import { oneAtATime } from './inside.ts';

test('what hangs is asked once, is left out, and is asked again when it has answered', async () => {
  vi.useFakeTimers();
  const answers: ((value: number) => void)[] = [];
  const ask = oneAtATime(() => new Promise<number>((done) => answers.push(done)));
  const first = ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeUndefined();
  const second = ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toBeUndefined();
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  await vi.advanceTimersByTimeAsync(0);
  const third = ask();
  answers[1]?.(2);
  expect(await third).toBe(2);
  vi.useRealTimers();
});

test('what fails is left out', async () => {
  expect(await oneAtATime(() => Promise.reject(new Error('away')))()).toBeUndefined();
});
