import { expect, test } from 'vitest';
import { Problem } from '#server/base/problem.ts';
import { turnOfStatement, yieldToOthers } from '#server/base/pacing/long-work.ts';
import { OwnerQueue } from './owner-queue.ts';

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => (fault instanceof Problem ? fault : undefined),
  );

test('of one owner one call runs at a time, in order; a stranger need not wait for the line', async () => {
  const queue = new OwnerQueue();
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string) => async () => {
    most = Math.max(most, (running += 1));
    for (let step = 0; step < 5; step += 1) await yieldToOthers();
    running -= 1;
    done.push(name);
  };
  const all = Array.from({ length: 20 }, (_, at) =>
    queue.take('greedy', 'calls', job(`greedy ${at}`)),
  );
  all.push(queue.take('quiet', 'calls', job('quiet')));
  await Promise.all(all);
  const own = done.filter((name) => name !== 'quiet');
  expect(own).toEqual(Array.from({ length: 20 }, (_, at) => `greedy ${at}`));
  expect(done.indexOf('quiet')).toBeLessThanOrEqual(1);
  expect(most).toBe(2);
});

test('two files are printed at once, and lanes do not wait for each other', async () => {
  const queue = new OwnerQueue();
  let open = () => {};
  const shut = new Promise<void>((go) => (open = go));
  const begun: string[] = [];
  const held = ['one', 'two', 'three'].map((name) =>
    queue.take('owner', 'files', async () => {
      begun.push(name);
      await shut;
    }),
  );
  await queue.take('owner', 'calls', async () => void begun.push('call'));
  expect(begun.toSorted()).toEqual(['call', 'one', 'two']);
  open();
  await Promise.all(held);
  expect(begun).toContain('three');
});

test('when the server ends, calls that wait are told to come back, and the one under way is finished', async () => {
  const queue = new OwnerQueue();
  let open = () => {};
  const shut = new Promise<void>((go) => (open = go));
  const running = queue.take('owner', 'calls', () => shut.then(() => 'done'));
  const waiting = [1, 2].map(() => faultOf(queue.take('owner', 'calls', async () => 'late')));
  await yieldToOthers();
  queue.refuseWaiting();
  for (const fault of await Promise.all(waiting)) expect(fault).toMatchObject({ code: 'busy' });
  expect(await faultOf(queue.take('owner', 'calls', async () => 'later'))).toMatchObject({
    code: 'busy',
  });
  open();
  expect(await running).toBe('done');
});

test('a full line refuses one more, and says when to come back', async () => {
  const queue = new OwnerQueue({ waiting: 2 });
  let open = () => {};
  const shut = new Promise<void>((go) => (open = go));
  const held = [1, 2, 3].map(() => queue.take('owner', 'calls', () => shut));
  const refused = await faultOf(queue.take('owner', 'calls', () => shut));
  expect(refused).toMatchObject({ code: 'busy', details: { retryAfter: 5 } });
  expect(await queue.take('other', 'calls', async () => 'in')).toBe('in');
  open();
  await Promise.all(held);
  expect(await queue.take('owner', 'calls', async () => 'in again')).toBe('in again');
});

test('a call that fails gives its place to the next', async () => {
  const queue = new OwnerQueue();
  const failed = queue.take('owner', 'calls', () => Promise.reject(new Error('no')));
  const next = queue.take('owner', 'calls', async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('more calls in a minute than a person makes are refused until the minute ends', async () => {
  let now = 0;
  const queue = new OwnerQueue({ aMinute: 3 }, () => now);
  const call = (owner: string) => faultOf(queue.take(owner, 'calls', async () => 'in'));
  for (let at = 0; at < 3; at += 1) expect(await call('owner')).toBeUndefined();
  now = 15_000;
  expect(await call('owner')).toMatchObject({
    code: 'too-many-tries',
    details: { retryAfter: 45 },
  });
  expect(await call('other')).toBeUndefined();
  now = 60_000;
  expect(await call('owner')).toBeUndefined();
});

test('whoever has a copy, a file or many calls under way asks for much; the calls of one page do not', async () => {
  const queue = new OwnerQueue();
  const waits = async () => turnOfStatement() !== undefined;
  const gate = Promise.withResolvers<void>();
  const held = (['copies', 'files'] as const).map((name) =>
    queue.take(`with ${name}`, name, async () => {
      const waited = await waits();
      await gate.promise;
      return waited;
    }),
  );
  expect(await queue.take('with copies', 'calls', waits)).toBe(true);
  expect(await queue.take('with files', 'calls', waits)).toBe(true);
  expect(await queue.take('another', 'calls', waits)).toBe(false);
  gate.resolve();
  expect(await Promise.all(held)).toEqual([true, true]);
  const many = (owner: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => queue.take(owner, 'calls', waits)));
  expect(await many('a page', 8)).not.toContain(true);
  expect((await many('a loop', 30))[0]).toBe(true);
});
