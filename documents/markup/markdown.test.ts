/** Markdown reads back as what the document says, whatever signs are in it. */
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';
import type { Block, Text } from '#documents/tree/tree.ts';

const document = (...blocks: Block[]) => ({
  title: 'A',
  subtitle: 'For you',
  subject: 'Test',
  language: 'en' as const,
  footer: 'The end',
  blocks,
});
/** The text between subtitle and footer. */
const written = (...blocks: Block[]) =>
  markdownOf(document(...blocks)).slice('# A\n\nFor you\n\n'.length, -'\n\nThe end\n'.length);
const says = (...text: Text): Block => ({ kind: 'paragraph', text });

interface Read {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Read[];
}
const read = (markdown: string): readonly Read[] =>
  (
    fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }) as Read
  ).children ?? [];
const wordsOf = ({ type, value, children = [] }: Read): string =>
  type === 'break' ? '\n' : (value ?? children.map(wordsOf).join(''));

describe('ordinary text is not escaped', () => {
  test.each([
    'You sell data (6 Del. C. § 12D-106(e)(1)a.2), or 10,000 people - or more.',
    'R&D at Smith & Sons costs $5 + 10% tax; ask "who"? It’s 3-4 days: A/B',
    'See https://example.com/a_b?x=1&y=2#part_3 and write to help@example.com.',
    'section 2.1 and 2) and # and 1.',
  ])('%s', (text) => {
    expect(written(says(text))).toBe(text);
  });

  test('each kind of block', () => {
    expect(
      written(
        { kind: 'heading', level: 1, text: 'Part' },
        says(
          { strong: 'Bold. ' },
          'Then ',
          { cite: 'Code § 1' },
          ' of ',
          { gap: 'your name' },
          '.',
        ),
        { kind: 'list', ordered: true, items: [['one'], ['two']] },
        { kind: 'list', ordered: false, items: [['a'], ['b']] },
        {
          kind: 'checklist',
          items: [
            { text: ['Do'], note: ['by June'] },
            { text: ['So'], note: [] },
          ],
        },
        {
          kind: 'table',
          widths: [1, 1],
          head: ['A', 'B'],
          rows: [[['1'], [{ link: 'page', to: 'https://example.com/p' }]]],
        },
        { kind: 'note', text: ['Take care.'] },
        { kind: 'page' },
        { kind: 'form', lines: [['Name']] },
        { kind: 'passage', note: 'Keep it?', grounds: [], blocks: [says('Yes.')] },
      ),
    ).toBe(
      [
        '## Part',
        '**Bold.** Then (Code § 1) of [your name].',
        '1. one\n2. two',
        '- a\n- b',
        '* [ ] Do  \n  by June\n* [ ] So',
        '| A | B |\n| --- | --- |\n| 1 | [page](https://example.com/p) |',
        '> Take care.',
        '---',
        '- Name: ________',
        '> Keep it?',
        'Yes.',
      ].join('\n\n'),
    );
  });
});

describe('what means something to Markdown is escaped', () => {
  test.each([
    ['*Stars* & _lines_', '\\*Stars\\* & \\_lines\\_'],
    ['# not a heading', '\\# not a heading'],
    ['1. not a list', '1\\. not a list'],
    ['- nor this', '\\- nor this'],
    ['> no quote', '\\> no quote'],
    ['[a](http://evil.example)', '\\[a]\\(http://evil.example)'],
    ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
    ['&lt; stays &amp; so', '\\&lt; stays \\&amp; so'],
    ['back\\slash \\& sign', 'back\\slash \\\\& sign'],
    ['https://x.example/_a_ and `code`', 'https://x.example/\\_a\\_ and \\`code\\`'],
  ])('%s', (text, markdown) => {
    expect(written(says(text))).toBe(markdown);
    expect(read(markdown).map(wordsOf)).toEqual([text]);
  });

  test('a pipe or a new line in a table ends no cell', () => {
    const markdown = written({
      kind: 'table',
      widths: [1, 1],
      head: ['A | B', 'C'],
      rows: [[['one\ntwo | three'], [{ gap: 'x | y' }]]],
    });
    const [table] = read(markdown);
    expect(table?.children?.map((row) => row.children?.map(wordsOf))).toEqual([
      ['A | B', 'C'],
      ['one two | three', '[x | y]'],
    ]);
  });

  test('a gap before a bracket makes no link', () => {
    const [node] = read(written(says({ gap: 'name' }, '(https://x.example)')));
    expect(node?.children?.map(({ type }) => type)).not.toContain('link');
    expect(node && wordsOf(node)).toBe('[name](https://x.example)');
  });
});

/** Characters that have a meaning in Markdown, letters and spaces. */
const CHARACTERS = [...'*_[]()<>&#|!\\-+.=~`:;"\'$/1a b'.split(''), 'https://x.y/', '&amp;', '\n'];
const noise = fc
  .array(fc.constantFrom(...CHARACTERS), { maxLength: 24 })
  // line breaks and spaces at the ends are not part of the text
  .map((signs) =>
    signs
      .join('')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim(),
  )
  .filter((text) => text !== '');

test('any text reads back unchanged, wherever it is', () => {
  fc.assert(
    fc.property(noise, noise, (one, other) => {
      const [first, items, quote] = read(
        written(
          says(one, ' and ', { strong: 'so' }, ' ', other),
          { kind: 'list', ordered: false, items: [[one], [other]] },
          { kind: 'note', text: [other] },
        ),
      );
      expect(first && wordsOf(first)).toBe(`${one} and so ${other}`);
      expect(items?.children?.map(wordsOf)).toEqual([one, other]);
      expect(quote && wordsOf(quote)).toBe(other);
    }),
    { numRuns: 400 },
  );
});

test('any text reads back from a table, on one line', () => {
  const flat = (text: string) => text.replaceAll('\n', ' ');
  fc.assert(
    fc.property(noise, noise, (one, other) => {
      const [table] = read(
        written({ kind: 'table', widths: [1, 1], head: [one, 'B'], rows: [[[other], ['x']]] }),
      );
      expect(table?.children?.map((row) => row.children?.map(wordsOf))).toEqual([
        [flat(one), 'B'],
        [flat(other), 'x'],
      ]);
    }),
    { numRuns: 400 },
  );
});
