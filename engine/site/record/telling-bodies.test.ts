/** What the shape of a request tells: a recording of the visit, an advertising identifier. */
import { expect, test } from 'vitest';
import { readParameters } from './parameters.ts';

const read = (body: string, address = 'https://shop.example/quality') =>
  readParameters(address, body, {});

const TREE = {
  type: 2,
  data: { node: { type: 0, childNodes: [] }, initialOffset: { left: 0, top: 0 } },
  timestamp: 1,
};
const MOVE = { type: 3, data: { source: 1, positions: [{ x: 4, y: 5, id: 9 }] }, timestamp: 2 };

test.each([
  ['a tree of the page', { events: [TREE] }],
  ['moves', { visitor: 'x', events: [MOVE] }],
  ['a recording inside a string', { data: JSON.stringify([MOVE]) }],
  [
    'a snapshot that is packed by itself',
    [{ event: '$snapshot', properties: { $snapshot_data: 'H4sI' } }],
  ],
  [
    'elements one by one',
    { page: Array.from({ length: 40 }, (_, id) => ({ id, tagName: 'DIV', text: 'words' })) },
  ],
])('%s records the visit', (_, body) => {
  expect(read(JSON.stringify(body)).recordsVisit).toBe(true);
});

test('the page as HTML, and a packed recording by what stands beside it', () => {
  const html = `<html><body>${'<p>words</p>'.repeat(100)}</body></html>`;
  expect(read(JSON.stringify({ html })).recordsVisit).toBe(true);
  const packed = 'https://shop.example/mp/record/?replay_id=a&replay_start_time=1&seq=0';
  expect(read('', packed).recordsVisit).toBe(true);
});

test.each([
  ['a page view', { event: 'page_view', type: 2, data: { path: '/' } }],
  ['a chart', { type: 3, data: { source: 'import', rows: [1, 2] }, timestamp: 3 }],
  ['an order', { items: Array.from({ length: 80 }, (_, id) => ({ id, name: 'Lamp', node: 'a' })) }],
  ['an error with its element', { message: 'x'.repeat(1500), tagName: 'BUTTON' }],
])('%s records nothing', (_, body) => {
  expect(read(JSON.stringify(body)).recordsVisit).toBeUndefined();
});

test('what Meta or Google know a visitor by, under any name', () => {
  const has = (value: unknown) => read(JSON.stringify({ who: value })).hasAdIdentifier === true;
  expect(has('fb.1.1700000000000.123456789012')).toBe(true);
  expect(has('GA1.1.123456789.1700000000')).toBe(true);
  expect(has('IwAR0abcdefghijklmnopqrstuvwxyz')).toBe(true);
  expect([has('fb.1'), has('1.2.3.4'), has('GA1'), has('v1.2.1700000000'), has(12)]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
