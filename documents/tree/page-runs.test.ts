import { expect, test } from 'vitest';
import { pageRunsOf } from './page-runs.ts';
import { heading, paragraph } from './tree.ts';
import type { Block } from './tree.ts';

const table = (columns: number): Block => ({
  kind: 'table',
  widths: Array.from({ length: columns }, () => 1),
  head: Array.from({ length: columns }, (_, at) => String(at)),
  rows: [],
});
const kinds = (blocks: readonly Block[]) =>
  pageRunsOf(blocks).map(({ wide, blocks: own }) => [wide, own.map(({ kind }) => kind).join(' ')]);

test('a document without wide tables is one stretch', () => {
  expect(kinds([heading(1, 'A'), table(7), paragraph('B')])).toEqual([
    [false, 'heading table paragraph'],
  ]);
  expect(pageRunsOf([])).toEqual([]);
});

test('a wide table moves with its heading and the text about it', () => {
  const blocks = [
    paragraph('Before'),
    heading(2, 'Log'),
    paragraph('About'),
    table(9),
    paragraph('After'),
    heading(1, 'Next'),
  ];
  expect(kinds(blocks)).toEqual([
    [false, 'paragraph'],
    [true, 'heading paragraph table paragraph'],
    [false, 'heading'],
  ]);
});

test('alone if its heading is far away, or if much follows', () => {
  const many = Array.from({ length: 5 }, () => paragraph('Words'));
  expect(kinds([heading(1, 'A'), ...many, table(12), ...many])).toEqual([
    [false, `heading${' paragraph'.repeat(5)}`],
    [true, 'table'],
    [false, 'paragraph paragraph paragraph paragraph paragraph'],
  ]);
});

test('a new page ends it; a table within a passage counts', () => {
  const passage: Block = {
    kind: 'passage',
    note: null,
    grounds: [],
    blocks: [heading(1, 'Log'), table(10)],
  };
  expect(kinds([paragraph('A'), passage, paragraph('B'), { kind: 'page' }])).toEqual([
    [false, 'paragraph'],
    [true, 'passage paragraph'],
    [false, 'page'],
  ]);
});
