import fc from 'fast-check';
import { expect, test } from 'vitest';
import { made, TEMPLATES } from '../../tests/documents/make-document.ts';
import { differenceOf } from './difference.ts';
import type { Differing } from './difference.ts';
import { statementsOf } from './statements.ts';
import { bullets, heading, paragraph } from './tree.ts';
import type { Block, DocumentTree } from './tree.ts';

const tree = (...blocks: Block[]): DocumentTree => ({
  title: 'Policy',
  subtitle: 'For Delaware.',
  subject: 'Policy',
  language: 'en',
  footer: 'Law as of today.',
  blocks,
});
const brief = ({ change, kind, place, words }: Differing) =>
  [
    change,
    kind,
    place.join(' > '),
    words
      .map(
        ({ text, change: how }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[how],
      )
      .join(''),
  ].join('|');
const between = (before: Block[], after: Block[]) =>
  differenceOf(tree(...before), tree(...after)).map(brief);

test('equal documents have no difference, and a changed footer is none', () => {
  const one = tree(heading(1, 'Who we are'), paragraph('A shop.'));
  expect(differenceOf(one, one)).toEqual([]);
  expect(differenceOf(one, { ...one, footer: 'Law as of another day.' })).toEqual([]);
});

test('a reworded paragraph is one difference, under its headings', () => {
  expect(
    between(
      [heading(1, 'Who'), heading(2, 'Contact'), paragraph('Write to old@x.example at any time.')],
      [heading(1, 'Who'), heading(2, 'Contact'), paragraph('Write to new@x.example at any time.')],
    ),
  ).toEqual(['changed|text|Who > Contact|Write to -old@x.example-+new@x.example+ at any time.']);
});

test('a gap that was filled in is one removed word', () => {
  expect(
    between(
      [paragraph('Write to [your e-mail address], or call.')],
      [paragraph('Write to ann@x.example, or call.')],
    ),
  ).toEqual(['changed|text||Write to -[your e-mail address]-+ann@x.example+, or call.']);
});

test('what came, what went, and what has nothing in common', () => {
  expect(
    between(
      [heading(1, 'A'), paragraph('One.'), heading(1, 'B'), paragraph('Wholly other words here.')],
      [heading(1, 'A'), paragraph('One.'), bullets(['first'], ['second']), heading(1, 'B')],
    ),
  ).toEqual([
    'added|list|A|+first+',
    'added|list|A|+second+',
    'removed|text|B|-Wholly other words here.-',
  ]);
});

test('a heading of the same level ends the one before it', () => {
  expect(
    between(
      [heading(1, 'A'), heading(2, 'A1'), heading(1, 'B')],
      [heading(1, 'A'), heading(2, 'A1'), heading(1, 'B'), paragraph('New.')],
    ),
  ).toEqual(['added|text|B|+New.+']);
});

test('rows, conditions, forms and ticks are compared one by one', () => {
  const table = (cell: string): Block => ({
    kind: 'table',
    widths: [1, 1],
    head: ['Kind', 'Kept for'],
    rows: [
      [['Orders'], [cell]],
      [['Mail'], [{ gap: 'how long' }]],
    ],
  });
  const passage = (note: string | null): Block => ({
    kind: 'passage',
    note,
    grounds: [],
    blocks: [{ kind: 'checklist', items: [{ text: ['Done'], note: ['Proof'] }] }],
  });
  expect(
    between(
      [table('1 year in the shop'), passage('Keep this only if you sell.')],
      [table('2 years in the shop'), passage(null), { kind: 'signature', who: 'Owner' }],
    ).map((each) => each.split('|').slice(0, 2).join(' ')),
  ).toEqual(['changed table', 'removed condition', 'added form']);
});

test('both texts can be rebuilt from the words, for any two documents', () => {
  const block = fc.oneof(
    fc.string().map((text) => paragraph(text)),
    fc.string().map((text) => heading(1, text)),
    fc.array(fc.string(), { maxLength: 4 }).map((items) => bullets(...items.map((item) => [item]))),
  );
  const blocks = fc.array(block, { maxLength: 12 });
  fc.assert(
    fc.property(blocks, blocks, (one, other) => {
      const [before, after] = [tree(...one), tree(...other)];
      const found = differenceOf(before, after);
      const texts = (side: 'added' | 'removed') =>
        found
          .filter(({ change }) => change === side || change === 'changed')
          .map(({ words }) =>
            words
              .filter(({ change }) => change === side || change === 'same')
              .map(({ text }) => text)
              .join(''),
          );
      const count = (all: readonly string[], text: string) =>
        all.filter((each) => each === text).length;
      const said = (of: DocumentTree) => statementsOf(of).map(({ text }) => text);
      for (const text of new Set([...said(before), ...said(after)]))
        expect(count(said(after), text) - count(said(before), text)).toBe(
          count(texts('added'), text) - count(texts('removed'), text),
        );
    }),
  );
});

test('another state in a real document changes little of it', () => {
  for (const template of TEMPLATES) {
    const [one, two] = [made(template, ['DE']).tree, made(template, ['DE', 'TX']).tree];
    const found = differenceOf(one, two);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ change }) => change === 'removed').length).toBeLessThan(
      statementsOf(one).length / 4,
    );
  }
});
