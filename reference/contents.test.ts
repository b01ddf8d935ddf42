import { describe, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { CONTENTS_DOUBTS, REQUIRED_ELEMENTS } from './contents.server.ts';

const codes = new Set<string>(STATES.map(({ code }) => code));
const facts = new Set<string>(FACT_KEYS);

test('213 elements of documents for consumers and 163 for the business; each once', () => {
  expect(REQUIRED_ELEMENTS).toHaveLength(213 + 163);
  expect(new Set(REQUIRED_ELEMENTS.map(({ id }) => id)).size).toBe(REQUIRED_ELEMENTS.length);
  expect(CONTENTS_DOUBTS.length).toBeGreaterThan(20);
});

describe.each(REQUIRED_ELEMENTS)('$id', ({ states, test: patterns, when }) => {
  test('known states, known facts, patterns that can be read', () => {
    expect(Object.keys(states).filter((code) => !codes.has(code))).toEqual([]);
    expect(Object.keys(states).length).toBeGreaterThan(0);
    for (const [, fact] of JSON.stringify(when ?? {}).matchAll(/"fact":"(\w+)"/g))
      expect(facts.has(fact ?? '')).toBe(true);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'i')).not.toThrow();
  });
});

test('a doubt has short sentences', () => {
  const doubts = REQUIRED_ELEMENTS.flatMap(({ id, states }) =>
    Object.values(states).flatMap(({ doubt }) => (doubt === undefined ? [] : [`${id}: ${doubt}`])),
  );
  expect(doubts.length).toBeGreaterThan(60);
  const long = doubts
    .flatMap((doubt) => doubt.split(/(?<=[.;])\s+(?=[A-Z])/))
    .filter((sentence) => sentence.split(' ').length > 25);
  expect(long).toEqual([]);
});
