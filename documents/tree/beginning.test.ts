import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';
import { heading, paragraph } from './tree.ts';
import type { Block, DocumentTree } from './tree.ts';

const tree = (...blocks: Block[]): DocumentTree => ({
  title: 'Title',
  subtitle: '',
  subject: '',
  language: 'en',
  footer: '',
  blocks,
});

test('begins after the list of gaps, ends with a paragraph', () => {
  const lines = beginningOf(
    tree(
      { kind: 'note', text: ['2 things'] },
      { kind: 'checklist', items: [] },
      { kind: 'page' },
      heading(1, 'First'),
      { kind: 'passage', note: null, grounds: [], blocks: [paragraph('One ', { gap: '[name]' })] },
      heading(1, 'Second'),
      paragraph('Two'),
    ),
    16,
  );
  expect(lines).toEqual([
    { heading: true, text: ['First'] },
    { heading: false, text: ['One ', { gap: '[name]' }] },
  ]);
});

test('a heading whose list or table is not shown is left out', () => {
  const list = { kind: 'list', ordered: false, items: [['a']] } as const;
  const blocks = tree(heading(1, 'At a glance'), list, heading(1, 'Who we are'), paragraph('We'));
  expect(beginningOf(blocks, 100).map(({ text }) => text)).toEqual([['Who we are'], ['We']]);
});

test('a passage that depends on a condition is shown with it', () => {
  const blocks = [paragraph('NOTICE: We may sell it.')];
  const lines = beginningOf(
    tree({ kind: 'passage', note: 'Keep only if you sell it', grounds: [], blocks }),
    100,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    [{ gap: 'Keep only if you sell it' }],
    ['NOTICE: We may sell it.'],
  ]);
});

test('a document of tables has no such lines', () => {
  expect(beginningOf(tree({ kind: 'table', widths: [], head: [], rows: [] }), 100)).toEqual([]);
});
