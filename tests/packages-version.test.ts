/** Which step the version of the law package takes (packages/README.md). */
import { expect, test } from 'vitest';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import { lawBooksOf, packOf } from '#law/packs.server.ts';
import { type Asked, isFarEnough, stepBetween } from '../packages/make/version.ts';

const BOOKS = lawBooksOf(packOf(CORPUS_HASH).files);
const asked: Asked[] = [{ state: 'DE', facts: { consumers: 36_000 }, asOf: '2026-11-27' }];
type Law = (typeof BOOKS)['laws'][number];

/** The data with Delaware's record changed. */
const changed = (change: (law: Law) => void) => ({
  ...BOOKS,
  laws: BOOKS.laws.map((law) => {
    const copy = structuredClone(law);
    if (copy.state === 'DE') change(copy);
    return copy;
  }),
});
const step = (after: typeof BOOKS, schema = 'one') =>
  stepBetween({ books: BOOKS, schema: 'one' }, { books: after, schema }, asked).step;

test('the same data needs no version', () => expect(step(BOOKS)).toBe('none'));

test('other words are a patch', () =>
  expect(step(changed((law) => void (law.requirements[0]!.title += ' as a rule')))).toBe('patch'));

test('another threshold is a minor', () =>
  expect(
    step(
      changed((law) => {
        const { if: rule } = law.applicability.prongs[0]!;
        const [first] = 'all' in rule ? rule.all : [rule];
        Object.assign(first!, { value: 40_000 });
      }),
    ),
  ).toBe('minor'));

test('an id that is gone is a major, and so is another shape', () => {
  expect(step(changed((law) => void law.exemptions.pop()))).toBe('major');
  expect(step(BOOKS, 'two')).toBe('major');
});

test.each([
  ['1.2.3', '1.2.4', 'patch', true],
  ['1.2.3', '1.2.4', 'minor', false],
  ['1.2.3', '1.3.0', 'minor', true],
  ['1.2.3', '2.0.0', 'minor', true],
  ['1.2.3', '1.3.0', 'major', false],
  ['1.2.3', '1.2.3', 'none', true],
  ['1.2.3', '1.2.3', 'patch', false],
  ['1.2.3', '1.1.9', 'patch', false],
] as const)('%s to %s where %s is asked for: %s', (before, after, asks, isFar) =>
  expect(isFarEnough(before, after, asks)).toBe(isFar),
);
