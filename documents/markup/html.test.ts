import { expect, test } from 'vitest';
import { htmlOf } from './html.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, Ground, DocumentTree } from '#documents/tree/tree.ts';

const tree = (blocks: readonly Block[], more: Partial<DocumentTree> = {}): DocumentTree => ({
  title: 'Title',
  subtitle: 'For all',
  subject: 'Subject',
  language: 'en',
  footer: 'Foot',
  blocks,
  ...more,
});
const bodyOf = (...blocks: Block[]) => htmlOf(tree(blocks)).split('\n').slice(4, -2).join('\n');
const ground = (states: number): Ground => ({
  id: 'xx-a',
  title: 'Purposes & more',
  cites: Array.from({ length: states }, (_, at) => ({
    state: `State ${at}`,
    cite: `§ ${at}`,
    advised: at === 1,
  })),
});

test('every piece of running text is escaped and keeps its lines', () => {
  expect(
    bodyOf(paragraph('a < b\nc', { strong: '"s"' }, { cite: '§ 1 & 2' }, { gap: "<o'clock>" })),
  ).toBe(
    '<p>a &lt; b<br>c<strong>&quot;s&quot;</strong><span class="paper__cite">§ 1 &amp; 2</span><mark>&lt;o&#39;clock&gt;</mark></p>',
  );
});

test('only web and mail addresses become links', () => {
  const link = (to: string) => bodyOf(paragraph({ link: 'x', to }));
  expect(link('https://a.example/?a=1&b="2"')).toContain(
    '<a href="https://a.example/?a=1&amp;b=&quot;2&quot;">x</a>',
  );
  expect(link('mailto:a@b.example')).toContain('<a ');
  expect(link('javascript:alert(1)')).toBe('<p>x</p>');
  expect(link('/relative')).toBe('<p>x</p>');
});

test("headings are below the title's level, each with its own anchor", () => {
  const blocks = [heading(1, 'Same words'), heading(2, 'Same words'), heading(3, '***')];
  expect(htmlOf(tree(blocks))).toContain('<h1 class="paper__title">Title</h1>');
  expect(bodyOf(...blocks)).toBe(
    '<h2 id="p-same-words">Same words</h2>\n<h3 id="p-same-words-2">Same words</h3>\n<h4 id="p-">***</h4>',
  );
  expect(htmlOf(tree(blocks), { top: 2 })).toContain('<h5 id="p-">');
});

test('contents lead to the parts of a long document', () => {
  const blocks = ['A', 'B', 'C', 'D'].map((text) => heading(1, text));
  expect(htmlOf(tree(blocks, { contents: true }))).toContain('<li><a href="#p-c">C</a></li>');
  expect(htmlOf(tree(blocks.slice(1), { contents: true }))).not.toContain('<nav');
});

test('lists, ticks, forms, signatures, tables, pages', () => {
  expect(bodyOf({ kind: 'list', ordered: true, items: [['a'], ['b']] })).toBe(
    '<ol><li>a</li><li>b</li></ol>',
  );
  expect(bodyOf({ kind: 'checklist', items: [{ text: ['a'], note: ['n'] }] })).toBe(
    '<ul class="paper__ticks"><li>a<br><small>n</small></li></ul>',
  );
  expect(bodyOf({ kind: 'form', lines: [['Name']] })).toBe(
    '<ul class="paper__form"><li>Name</li></ul>',
  );
  expect(bodyOf({ kind: 'signature', who: 'you' })).toBe(
    '<p class="paper__sign"><span>Signature (you)</span> <span>Date</span> <span>Printed name</span> <span>Title</span></p>',
  );
  expect(bodyOf({ kind: 'signature', who: 'you', person: true })).toBe(
    '<p class="paper__sign"><span>Signature (you)</span> <span>Date</span> <span>Printed name</span></p>',
  );
  expect(bodyOf({ kind: 'table', widths: [1], head: ['<H>'], rows: [[['c']]] })).toBe(
    '<table><thead><tr><th scope="col">&lt;H&gt;</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  );
  expect(bodyOf({ kind: 'page' })).toBe('<hr class="paper__page">');
});

test('a table of many columns can be moved with the keyboard', () => {
  const head = ['a', 'b', 'c', 'd', '"e"'];
  expect(bodyOf({ kind: 'table', widths: [1, 1, 1, 1, 1], head, rows: [] })).toContain(
    '<div class="paper__wide" role="region" aria-label="Table: a, b, c, d, &quot;e&quot;" tabindex="0">',
  );
});

test('a passage says when to keep it, and why it is included in a disclosure', () => {
  const html = bodyOf({
    kind: 'passage',
    note: 'Keep this if <x>.',
    grounds: [ground(2)],
    blocks: [paragraph('Words')],
  });
  expect(html).toContain('<mark>Keep this if &lt;x&gt;.</mark>');
  expect(html).toContain('<p>Words</p></div>');
  expect(html).toContain(
    '<li>Purposes &amp; more: State 0: <span class="paper__cite">§ 0</span>; good practice in State 1: <span class="paper__cite">§ 1</span></li>',
  );
});

test('the section of a law on record leads to how we read it', () => {
  const cites = [{ state: 'Delaware', cite: '6 Del. C. § 12D-104(c)(2), (d)', advised: false }];
  const grounds = [{ id: 'a', title: 'Appeal', cites }];
  expect(bodyOf({ kind: 'passage', note: null, grounds, blocks: [] })).toContain(
    'Delaware: <a href="/law/DE#DE-04">6 Del. C. § 12D-104(c)(2), (d)</a>',
  );
  const link = (to: string) => bodyOf({ kind: 'paragraph', text: [{ link: 'x', to }] });
  expect(link('/law/DE#DE-04"onclick')).toBe('<p>x</p>');
});

test('many sections are left to the annex, where there is one', () => {
  const passage: Block = { kind: 'passage', note: null, grounds: [ground(7)], blocks: [] };
  expect(bodyOf(passage)).toContain('State 6');
  const html = bodyOf(passage, heading(1, 'Where each part comes from'));
  expect(html).not.toContain('State 6');
  expect(html).toContain('7 states, <a href="#p-where-each-part-comes-from">');
});
