/**
 * A document tree as Typst source. Text is written as string literals, so it can never become
 * markup.
 */
import { BREAKING, breakingRules, mayOverflow, unprinted } from './typst-words.ts';
import { pageRunsOf } from '#documents/tree/page-runs.ts';
import type { PageRun } from '#documents/tree/page-runs.ts';
import {
  headerName,
  isBlank,
  leadsOn,
  hasContents,
  openingLength,
  plain,
  staysWhole,
  signatureLabels,
} from '#documents/tree/tree.ts';
import type { Block, Inline, Passage, DocumentTree, Text } from '#documents/tree/tree.ts';

const LANGUAGE = {
  en: '#let (language, page-word, of-word) = ("en", "Page", "of")',
  es: '#let (language, page-word, of-word) = ("es", "Página", "de")',
} as const;

const PREAMBLE = `
#set page(paper: "us-letter", margin: (x: 24mm, top: 26mm, bottom: 24mm), header: context {
  if counter(page).get().first() > 1 [#set text(8.5pt, fill: rgb("#586961")); #subject #h(1fr) #owner]
}, footer: context {
  set text(8.5pt, fill: rgb("#586961"))
  [#footer #h(1fr) #page-word #counter(page).get().first() #of-word #counter(page).final().first()]
})
#set text(font: ("Source Sans 3",) + others, size: 10.5pt, fill: rgb("#10231c"), lang: language, hyphenate: false)
#set par(leading: 0.62em, spacing: 0.95em, justify: false)
#set list(indent: 2pt, body-indent: 7pt, spacing: 0.65em)
#set enum(indent: 2pt, body-indent: 7pt, spacing: 0.65em)
#set table(stroke: none, inset: (x: 5pt, y: 5.5pt))
#show heading: set text(font: ("Source Serif 4",) + others, weight: 600, fill: rgb("#0b4a3a"))
#show heading.where(level: 1): set text(23pt)
#show heading.where(level: 2): set text(15pt)
#show heading.where(level: 3): set text(12pt)
#show heading.where(level: 4): set text(10.5pt)
#show heading: set block(above: 1.6em, below: 0.75em, sticky: true)
#show heading.where(level: 1): set block(above: 0pt, below: 14pt)
#show link: set text(fill: rgb("#0b5442"))
#let cite-mark(body) = text(size: 0.88em, fill: rgb("#0b5442"), weight: 600, body)
#let gap(body) = highlight(fill: rgb("#ffe57a"), top-edge: "ascender", bottom-edge: "descender", extent: 1.5pt, body)
#let tick = box(width: 9pt, height: 9pt, stroke: 0.8pt + rgb("#3d4f47"), radius: 1.5pt, baseline: 1pt)
#let remark(body) = block(fill: rgb("#e9efec"), inset: 9pt, radius: 3pt, width: 100%, breakable: false, body)
#let keep(body) = block(sticky: true, above: 1.2em, below: 0.7em, text(size: 0.88em, weight: 600, gap(body)))
#let passage(body) = block(inset: (left: 9pt), stroke: (left: 1.6pt + rgb("#e0b400")), body)
#let blank(label) = block(breakable: false, above: 0.9em, below: 0.9em, width: 100%)[#text(size: 0.92em, fill: rgb("#3d4f47"), label) #v(13pt) #line(length: 100%, stroke: 0.6pt + rgb("#3d4f47"))]
#let sign(..labels) = block(breakable: false, above: 1.2em, below: 1.2em, width: 100%, grid(columns: (2fr, 1fr), column-gutter: 18pt, row-gutter: 4pt, ..labels.pos().map(label => [#v(20pt) #line(length: 100%, stroke: 0.6pt + rgb("#3d4f47")) #v(-4pt) #text(size: 0.88em, fill: rgb("#3d4f47"), label)])))
// an empty cell to write in
#let empty = v(11pt)
#show outline.entry: set block(above: 0.55em)
`;

/** What prints letters that the faces of every document do not have. */
interface Faces {
  readonly families?: readonly string[];
  /** Letters that no face has. */
  readonly missing?: readonly string[];
}

/**
 * The source of a whole document. Compile it with the faces of all documents and of these families.
 * `date` goes into the file's properties.
 */
export function typstSource(
  tree: DocumentTree,
  date?: Date,
  { families = [], missing = [] }: Faces = {},
): string {
  const opening = openingLength(tree);
  return [
    `#let others = (${families.map((name) => `${literal(name)}, `).join('')})`,
    `#let subject = ${literal(tree.subject)}`,
    `#let owner = ${literal(headerName(tree))}`,
    `#let footer = ${literal(tree.footer)}`,
    LANGUAGE[tree.language],
    `#set document(title: ${literal(tree.title)}, author: ${literal(tree.owner ?? 'Statewise')}, description: ${literal(tree.subject)}, date: ${date ? dateSource(date) : 'none'})`,
    PREAMBLE,
    BREAKING,
    breakingRules(tree),
    ...(missing.length > 0 ? [unprinted(missing)] : []),
    // a heading, because readers of PDF files take Typst's own title for a paragraph
    `#heading(level: 1, outlined: false, bookmarked: false, ${literal(tree.title)})`,
    `#text(size: 11.5pt, fill: rgb("#3d4f47"), ${literal(tree.subtitle)})`,
    '#line(length: 100%, stroke: 1.2pt + rgb("#0b4a3a"))',
    ...pageRunsOf(tree.blocks.slice(0, opening)).map(stretchSource),
    ...(hasContents(tree)
      ? ['#block(above: 1.3em, below: 1.5em, outline(title: none, depth: 2, indent: 0pt))']
      : []),
    ...pageRunsOf(tree.blocks.slice(opening)).map(stretchSource),
  ].join('\n\n');
}

function stretchSource({ wide, blocks }: PageRun): string {
  const source = sourceOf(blocks);
  return wide ? `#page(flipped: true)[\n${source}\n]` : source;
}

function dateSource(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const [hour, minute, second] = time.split(':').map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${dayOfMonth}, hour: ${hour}, minute: ${minute}, second: ${second})`;
}

/** A Typst string literal: JSON's escapes are also Typst's, except that \\u takes braces. */
function literal(text: string): string {
  const visible = text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
  return `"${visible.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

const sourceOf = (blocks: readonly Block[]) =>
  blocks.map((block, at) => blockSource(block, blocks[at + 1])).join('\n\n');

function blockSource(block: Block, next?: Block): string {
  switch (block.kind) {
    case 'heading':
      return `#heading(level: ${block.level + 1}, bookmarked: true, ${literal(block.text)})`;
    case 'paragraph':
      return leadsOn(block.text, next)
        ? `#block(sticky: true)[${textSource(block.text)}]`
        : `#par[${textSource(block.text)}]`;
    case 'list':
      return `#${block.ordered ? 'enum' : 'list'}(${block.items.map((item) => `[${textSource(item)}]`).join(', ')})`;
    case 'checklist':
      return checklistSource(block);
    case 'table':
      return tableSource(block);
    case 'note':
      return `#remark[${textSource(block.text)}]`;
    case 'page':
      return '#pagebreak(weak: true)';
    case 'form':
      return block.lines.map((line) => `#blank[${textSource(line)}]`).join('\n');
    case 'signature':
      return `#sign(${signatureLabels(block).map(literal).join(', ')})`;
    case 'passage':
      return passageSource(block);
  }
}

/** Many short lines are printed in two columns. */
function checklistSource({ items }: Extract<Block, { kind: 'checklist' }>): string {
  const lined = items.map(
    ({ text, note }) =>
      `grid(columns: (16pt, 1fr), tick, [${textSource(text)}${
        note.length > 0 ? ` \\ #text(size: 0.9em, fill: rgb("#3d4f47"))[${textSource(note)}]` : ''
      }])`,
  );
  const short = items.every(({ text, note }) => plain(text).length <= ABREAST && note.length === 0);
  if (short && items.length > MANY)
    return `#grid(columns: (1fr, 1fr), column-gutter: 18pt, row-gutter: 0.7em, ${lined.join(', ')})`;
  return lined
    .map((line, at) => {
      // keeps the first box on the page of its heading
      const sticky = at === 0 && lined.length > 2;
      return `#block(breakable: false, sticky: ${sticky}, above: 0.7em, below: 0.7em, ${line})`;
    })
    .join('\n');
}
const MANY = 12;
const ABREAST = 80;

/**
 * A line at the side shows the extent of a condition; a page break cannot start within such a
 * frame.
 */
function passageSource({ note, blocks }: Passage): string {
  const inner = sourceOf(blocks);
  if (note === null) return inner;
  const framed = holdsPage(blocks) ? inner : `#passage[\n${inner}\n]`;
  return `#keep[#${literal(note)};]\n\n${framed}`;
}

const holdsPage = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) => block.kind === 'page' || (block.kind === 'passage' && holdsPage(block.blocks)),
  );

function tableSource({ widths, head, rows, flows }: Extract<Block, { kind: 'table' }>): string {
  const columns = widths.map((width) => `${width}fr`).join(', ');
  const sum = widths.reduce((one, other) => one + other, 0);
  const shares = widths.map((width) => width / sum);
  const cells = rows.flatMap((row) => cellSources(row, shares));
  // columns to write in are separated by lines
  const upright = rows.length > 0 && rows.every((row) => row.some(isBlank));
  const stroke = upright ? 'stroke: (x, _) => if x > 0 { (left: 0.5pt + rgb("#d2dcd7")) }, ' : '';
  const table = `table(columns: (${columns},), ${stroke}fill: (_, y) => if y == 0 { rgb("#e9efec") },
    table.header(${head.map((text, at) => `text(weight: 600, size: 0.92em, ${headSource(text, shares[at])})`).join(', ')}),
    ${[...rows.keys(), rows.length].map((at) => `table.hline(y: ${at + 1}, stroke: 0.5pt + rgb("#d2dcd7"))`).join(', ')},
    ${cells.join(', ')})`;
  return staysWhole(rows) && flows !== true ? `#block(breakable: false, ${table})` : `#${table}`;
}

const headSource = (text: string, share = 1) =>
  mayOverflow(text, share) ? `cell(${literal(text)})` : literal(text);

/** A row stays on one page, unless it is long. */
function cellSources(row: readonly Text[], shares: readonly number[]): string[] {
  const whole = row.every((text) => plain(text).length <= LONG_CELL);
  return row.map((text, at) => {
    const source = textSource(text);
    const body = mayOverflow(plain(text), shares[at] ?? 1) ? `#cell[${source}]` : source;
    const inner = isBlank(text) ? '[#empty]' : `[${body}]`;
    return whole ? `table.cell(breakable: false)${inner}` : inner;
  });
}
/** In letters: a longer cell may break across pages. */
const LONG_CELL = 600;

function textSource(text: Text): string {
  return text.map(inlineSource).join('');
}

function inlineSource(piece: Inline): string {
  if (typeof piece === 'string') return lines(piece, (text) => text);
  if ('strong' in piece) return lines(piece.strong, (text) => `strong(${text})`);
  if ('cite' in piece) return lines(piece.cite, (text) => `cite-mark(${text})`);
  if ('link' in piece) return `#link(${literal(piece.to)}, ${literal(piece.link)});`;
  return lines(piece.gap, (text) => `gap(${text})`);
}

/** Text in the style of its kind, with line breaks where the text has them. */
const lines = (text: string, dressed: (words: string) => string) =>
  text
    .split('\n')
    .map((line) => `#${dressed(literal(line))};`)
    .join('#linebreak();');
