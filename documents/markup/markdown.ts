/**
 * A document tree as Markdown text. Markdown syntax in text is escaped: a name with an asterisk
 * stays a name.
 */
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { signatureLabels } from '#documents/tree/tree.ts';
import type { Block, Inline, DocumentTree, Text } from '#documents/tree/tree.ts';

/** The kinds of Markdown nodes that are written here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly [setting: string]: unknown;
}

/** The whole document; the title is its only heading of the first level. */
export function markdownOf(tree: DocumentTree): string {
  const blocks = tree.blocks.flatMap(nodesOf);
  const root: Node = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: textNodes(tree.title) },
      paragraph(textNodes(tree.subtitle)),
      ...blocks,
      paragraph(textNodes(tree.footer)),
    ],
  };
  return fewerEscapes(toMarkdown(root as unknown as Parameters<typeof toMarkdown>[0], STYLE));
}

/**
 * An ampersand needs escaping only before a name and a semicolon: "R&D" and web addresses stay as
 * they are.
 */
const fewerEscapes = (markdown: string) =>
  markdown.replaceAll(/\\(?:\\|&(?!#?\w+;))/g, (pair) => (pair === '\\&' ? '&' : pair));

const paragraph = (children: readonly Node[]): Node => ({ type: 'paragraph', children });
const quote = (children: readonly Node[]): Node => ({
  type: 'blockquote',
  children: [paragraph(children)],
});
const list = (ordered: boolean, items: readonly (readonly Node[])[]): Node => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(children)],
  })),
});
/** Text that is not escaped: a box to tick, a line to write on. */
const drawn = (value: string): Node => ({ type: 'drawn', value });
const BREAK: Node = { type: 'break' };
const LINE = '________';

/**
 * Plain text; a line break becomes a new line, and an address is not escaped, so that it can be
 * copied.
 */
const textNodes = (text: string): Node[] =>
  text
    .split('\n')
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [BREAK]),
      ...line.split(ADDRESS).map((value, part) => (part % 2 === 1 ? drawn(value) : plain(value))),
    ]);
const plain = (value: string): Node => ({ type: 'text', value });

/** A web address without Markdown syntax in it. */
const ADDRESS = /(https?:\/\/(?:[\w./?=:,@%+#~-](?<![^\w]_)|&(?!#?\w+;))+)/;

function nodesOf(block: Block): Node[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', depth: block.level + 1, children: textNodes(block.text) }];
    case 'paragraph':
      return [paragraph(inline(block.text))];
    case 'list':
      return [list(block.ordered, block.items.map(inline))];
    case 'checklist':
      return [list(false, block.items.map(tick))];
    case 'table':
      return [table(block)];
    case 'note':
      return [quote(inline(block.text))];
    case 'page':
      return [{ type: 'thematicBreak' }];
    case 'form':
      return [
        list(
          false,
          block.lines.map((line) => [...inline(line), drawn(`: ${LINE}`)]),
        ),
      ];
    case 'signature':
      return [
        paragraph(
          signatureLabels(block).flatMap((label, at) => [
            ...(at === 0 ? [] : [BREAK]),
            ...textNodes(label),
            drawn(`: ${LINE}`),
          ]),
        ),
      ];
    case 'passage':
      return [
        ...(block.note === null ? [] : [quote(textNodes(block.note))]),
        ...block.blocks.flatMap(nodesOf),
      ];
  }
}

const tick = ({ text, note }: { text: Text; note: Text }): Node[] => [
  drawn('[ ] '),
  ...inline(text),
  ...(note.length === 0 ? [] : [BREAK, ...inline(note)]),
];

function table({ head, rows }: Extract<Block, { kind: 'table' }>): Node {
  const row = (cells: readonly (readonly Node[])[]): Node => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    children: [row(head.map(textNodes)), ...rows.map((cells) => row(cells.map(inline)))],
  };
}

const inline = (text: Text): Node[] => text.flatMap(pieces);

function pieces(part: Inline): Node[] {
  if (typeof part === 'string') return textNodes(part);
  if ('strong' in part) {
    const strong: Node = { type: 'strong', children: textNodes(part.strong.trim()) };
    return part.strong.endsWith(' ') ? [strong, plain(' ')] : [strong];
  }
  if ('cite' in part) return textNodes(`(${part.cite})`);
  if ('link' in part) return [{ type: 'link', url: part.to, children: textNodes(part.link) }];
  return [{ type: 'gap', value: part.gap.trim() || '…' }];
}

const drawnHandle: Handle = ({ value }: { value: string }) => value;

/** Brackets with text between them; without a definition they are no link. */
const gapHandle: Handle = ({ value }: { value: string }, _parent, state) =>
  `[${state.safe(value, { before: 'a', after: 'a' }).replaceAll('\\[', '[')}]`;

const breakHandle: Handle = (_node, _parent, state) =>
  state.stack.includes('tableCell') ? ' ' : '  \n';

/** Each row on one line, without padding. */
const tableHandle: Handle = (
  { children }: { children: readonly { children: never[] }[] },
  _parent,
  state,
  info,
) => {
  const [head, ...rows] = children.map(
    ({ children: cells }) =>
      `| ${cells.map((cell) => state.handle(cell, undefined, state, info)).join(' | ')} |`,
  );
  const columns = children[0]?.children ?? [];
  return [head, `|${columns.map(() => ' --- |').join('')}`, ...rows].join('\n');
};

/** The library's node types, and ours. */
const handlers: Record<string, Handle> = {
  drawn: drawnHandle,
  gap: gapHandle,
  break: breakHandle,
  table: tableHandle,
};

const STYLE: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tableCellPadding: true })],
  handlers,
};
