import { expect, test } from 'vitest';
import { HashQueue, type Place } from './hash-queue.ts';

/** Runs work that ends when told; notes in which order it began, and what was refused. */
function trial() {
  const queue = new HashQueue();
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, place: Place) =>
    queue
      .run(place, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch(() => void refused.push(name));
  const finish = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      ends.shift()?.();
      await new Promise((done) => setImmediate(done));
    }
  };
  return { queue, begun, refused, ask, finish };
}

const stranger = (source: string) => ({ known: false, source });

test('sources take turns, whoever asked more often', async () => {
  const { begun, ask, finish } = trial();
  for (let each = 0; each < 8; each += 1) void ask(`crowd ${each}`, stranger('crowd'));
  void ask('one', stranger('one'));
  void ask('other', stranger('other'));
  await finish(10);
  expect(begun.indexOf('one')).toBeLessThan(5);
  expect(begun.indexOf('other')).toBeLessThan(6);
  expect(begun).toHaveLength(10);
});

test('a full line refuses the source that holds most of it, not the newcomer', async () => {
  const { queue, begun, refused, ask, finish } = trial();
  for (let each = 0; each < 18; each += 1) void ask(`crowd ${each}`, stranger('crowd'));
  expect(() => queue.refuseWhenFull(stranger('crowd'))).toThrow();
  expect(() => queue.refuseWhenFull(stranger('one'))).not.toThrow();
  void ask('one', stranger('one'));
  await finish(19);
  expect(refused).toEqual(['crowd 17']);
  expect(begun).toContain('one');
});

test('who is known goes first, and strangers still get every fourth turn', async () => {
  const { begun, ask, finish } = trial();
  for (let each = 0; each < 18; each += 1) void ask('stranger', stranger(`net ${each}`));
  for (let each = 0; each < 6; each += 1) void ask('known', { known: true, source: `${each}` });
  await finish(10);
  expect(begun.slice(2, 10)).toEqual([
    'known',
    'known',
    'known',
    'stranger',
    'known',
    'known',
    'known',
    'stranger',
  ]);
});
