/** A letter is cut at its lists, and put together again as it was. */
import { expect, test } from 'vitest';
import { letterSegments, withSegment } from './letter-segments.ts';

const LETTER = [
  'Dear Kim,',
  '',
  'Below is a summary.',
  'Kind of data | Who received it',
  'Names | nobody',
  'Phones | a shop',
  '',
  'Sincerely | yours,',
  'Lane Goods',
].join('\n');

test('lists stand by themselves, with the words around them', () => {
  const segments = letterSegments(LETTER);
  expect(segments.map(({ isList }) => isList)).toEqual([false, true, false]);
  expect(segments[1]?.text.split('\n')).toHaveLength(3);
  for (const { at, text } of segments) expect(LETTER.startsWith(text, at)).toBe(true);
});

test('a line with a bar that has no other below is words', () => {
  expect(letterSegments('Sincerely | yours,\nLane Goods')).toHaveLength(1);
});

test('nothing is lost, and one part is changed alone', () => {
  const segments = letterSegments(LETTER);
  expect(segments.map(({ text }) => text).join('\n')).toBe(LETTER);
  expect(withSegment(segments, 2, '\nBye')).toBe(
    LETTER.replace('\nSincerely | yours,\nLane Goods', '\nBye'),
  );
});
