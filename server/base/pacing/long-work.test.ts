import { performance } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import {
  ahead,
  heavily,
  madeByThisCall,
  turnOfLongWork,
  turnOfStatement,
  withoutRest,
  yieldToOthers,
} from './long-work.ts';

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

test('while the short call of somebody runs, no piece of long work begins; a call that turns out long holds up nothing', async () => {
  const begun: string[] = [];
  const piece = (name: string) => turnOfLongWork().then(() => begun.push(name));
  let answer = () => {};
  const short = ahead(() =>
    new Promise<void>((done) => (answer = done)).then(() => begun.push('answered')),
  );
  const long = piece('long');
  await new Promise((pass) => setImmediate(pass));
  await new Promise((pass) => setImmediate(pass));
  expect(begun).toEqual([]);
  answer();
  await Promise.all([short, long]);
  expect(begun).toEqual(['answered', 'long']);
});

test('a call that turns out long waits for nobody, and nobody waits for it', async () => {
  // the process is as good as idle, and nothing that waits for a time goes on
  const idle = { active: 0, idle: 1000, utilization: 0 };
  const measured = vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(idle);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let end = () => {};
  const rest = new Promise<void>((done) => (end = done));
  let turns = 0;
  const call = ahead(async () => {
    await turnOfLongWork();
    turns += 1;
    await rest;
  });
  for (let at = 0; at < 5; at += 1) await new Promise((pass) => setImmediate(pass));
  await turnOfLongWork();
  expect(turns).toBe(1);
  vi.useRealTimers();
  measured.mockRestore();
  end();
  await call;
});

test('however many short calls come, long work goes on', async () => {
  const going = new AbortController();
  const calls = (async () => {
    while (!going.signal.aborted)
      await ahead(() => new Promise<void>((pass) => setTimeout(pass, 1)));
  })();
  const busyOnes = ahead(() => new Promise<void>((pass) => void setTimeout(pass, 400)));
  let passed = 0;
  const work = (async () => {
    for (; passed < 3; passed += 1) await turnOfLongWork();
  })();
  await Promise.race([work, busyOnes]);
  expect(passed).toBe(3);
  going.abort();
  await Promise.all([calls, busyOnes, work]);
});

test('statements of a heavy call wait for a turn, in a transaction and of other calls none does', async () => {
  expect(turnOfStatement()).toBeUndefined();
  await heavily(async () => {
    expect(turnOfStatement()).toBeInstanceOf(Promise);
    await withoutRest(async () => expect(turnOfStatement()).toBeUndefined());
  });
  await ahead(async () => expect(turnOfStatement()).toBeUndefined());
});

test('a heavy call lets the short call of another owner pass, wherever it yields', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const ended: string[] = [];
  const answer = Promise.withResolvers<void>();
  const short = ahead(() => answer.promise.then(() => ended.push('short')));
  const heavy = heavily(() => yieldToOthers().then(() => ended.push('heavy')));
  for (let at = 0; at < 5; at += 1) await yieldToOthers();
  expect(ended).toEqual([]);
  answer.resolve();
  await Promise.all([short, heavy]);
  expect(ended).toEqual(['short', 'heavy']);
  vi.restoreAllMocks();
});

test('what a heavy call sends is made by that call, whoever reads it, and ends when its reader goes', async () => {
  let cleaned = false;
  async function* waits() {
    try {
      for (;;) yield turnOfStatement() !== undefined;
    } finally {
      cleaned = true;
    }
  }
  const made = await heavily(async () => madeByThisCall(waits()));
  for await (const waited of made) {
    expect(waited).toBe(true);
    break;
  }
  expect(cleaned).toBe(true);
});
