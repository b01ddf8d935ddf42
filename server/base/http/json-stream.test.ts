import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonStream, Rows } from './json-stream.ts';

async function* pagesOf<T>(...pages: T[][]) {
  yield* pages;
}

test('what is streamed reads as the value would', async () => {
  const streamed = {
    first: 1,
    left: undefined,
    nothing: null,
    rows: new Rows(pagesOf([{ a: 'x' }, { a: 'ü"\n' }], [], [{ a: null }])),
    empty: new Rows(pagesOf()),
    emptyPage: new Rows(pagesOf([])),
    deep: new Rows(
      pagesOf([{ name: 'one', inner: new Rows(pagesOf([1, 2], [3])), last: true }, { plain: 1 }]),
    ),
    within: { further: { list: new Rows(pagesOf(['z'])) } },
    plain: [1, { b: [2] }],
  };
  expect(JSON.parse(await text(jsonStream(streamed)))).toEqual({
    first: 1,
    nothing: null,
    rows: [{ a: 'x' }, { a: 'ü"\n' }, { a: null }],
    empty: [],
    emptyPage: [],
    deep: [{ name: 'one', inner: [1, 2, 3], last: true }, { plain: 1 }],
    within: { further: { list: ['z'] } },
    plain: [1, { b: [2] }],
  });
  expect(await text(jsonStream(new Rows(pagesOf([1], [2]))))).toBe('[1,2]');
});

test('a reader that does not read holds the pages: only those for which there is room are fetched', async () => {
  let fetched = 0;
  async function* endless() {
    for (;;) {
      fetched += 1;
      yield ['x'.repeat(50_000)];
    }
  }
  const stream = jsonStream({ rows: new Rows(endless()) });
  stream.read(1);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((go) => setImmediate(go));
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(20);
  const ended = new Promise((done) => stream.once('close', done));
  stream.destroy();
  await ended;
  const atEnd = fetched;
  for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setImmediate(go));
  expect(fetched).toBeLessThanOrEqual(atEnd + 1);
});

test('a fault while reading ends the stream with it', async () => {
  async function* failing() {
    yield [1];
    throw new Error('away');
  }
  await expect(text(jsonStream({ rows: new Rows(failing()) }))).rejects.toThrow('away');
});
