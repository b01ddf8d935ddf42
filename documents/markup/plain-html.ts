/**
 * A document as HTML for other people's sites: no classes, headings from the second level, and
 * names for links.
 */
import { escapeHtml } from '#text/escape.ts';
import { textHtml, wordsHtml } from './html-text.ts';
import { linkedBlocks } from '#documents/tree/links.ts';
import { hasContents, openingLength, plain, signatureLabels } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';

type Named = Extract<Block, { kind: 'heading' | 'paragraph' }>;

interface Look {
  /** Names each cell after its column, for style sheets that stack the cells of a row. */
  readonly labels?: boolean;
}

/** What stands below the title. */
export function plainHtmlOf(tree: DocumentTree, { labels = false }: Look = {}): string {
  const blocks = linkedBlocks(tree.blocks);
  const ids = idsOf(blocks);
  const write: Write = { ids, labels };
  const opening = openingLength(tree);
  return [
    `<p>${wordsHtml(tree.subtitle)}</p>`,
    ...blocks.slice(0, opening).map((block) => blockHtml(block, write)),
    ...(hasContents(tree) ? [contentsHtml(ids)] : []),
    ...blocks.slice(opening).map((block) => blockHtml(block, write)),
    `<p><small>${wordsHtml(tree.footer)}</small></p>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A whole page, as a file to upload. */
export const htmlFileOf = (tree: DocumentTree): string => `<!doctype html>
<html lang="${tree.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(tree.title)}</title>
</head>
<body>
<main>
<h1>${wordsHtml(tree.title)}</h1>
${plainHtmlOf(tree)}
</main>
</body>
</html>
`;

interface Write {
  readonly ids: ReadonlyMap<Named, string>;
  readonly labels: boolean;
}

/**
 * Headings and named paragraphs with their ids: the anchor of the template, else words of the
 * heading.
 */
function idsOf(blocks: readonly Block[]): ReadonlyMap<Named, string> {
  const named = namedIn(blocks);
  const taken = new Set(named.flatMap(({ anchor = [] }) => anchor));
  const given = new Set<string>();
  return new Map(
    named.map((block) => {
      const own = block.anchor !== undefined && !given.has(block.anchor);
      const name = own ? block.anchor : free(slugOf(block), taken);
      given.add(name);
      taken.add(name);
      return [block, name] as const;
    }),
  );
}

function namedIn(blocks: readonly Block[]): Named[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'paragraph') return block.anchor === undefined ? [] : [block];
    return block.kind === 'passage' ? namedIn(block.blocks) : [];
  });
}

function slugOf(block: Named): string {
  const text = block.kind === 'heading' ? block.text : plain(block.text);
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['part'];
  const slug = words.slice(0, 6).join('-');
  return /^[a-z]/.test(slug) ? slug : `part-${slug}`;
}

function free(name: string, taken: ReadonlySet<string>): string {
  let found = name;
  for (let number = 2; taken.has(found); number += 1) found = `${name}-${number}`;
  return found;
}

function contentsHtml(ids: Write['ids']): string {
  const items = [...ids].flatMap(([block, id]) =>
    block.kind === 'heading' && block.level === 1
      ? [`<li><a href="#${id}">${wordsHtml(block.text)}</a></li>`]
      : [],
  );
  return `<nav aria-label="Contents">\n<ul>\n${items.join('\n')}\n</ul>\n</nav>`;
}

function blockHtml(block: Block, write: Write): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return namedHtml(block, write);
    case 'list':
      return listHtml(
        block.ordered ? 'ol' : 'ul',
        block.items.map((item) => textHtml(item)),
      );
    case 'checklist':
      return listHtml(
        'ul',
        block.items.map(({ text, note }) => `\u2610 ${textHtml([...text, ...spaced(note)])}`),
      );
    case 'table':
      return tableHtml(block, write);
    case 'note':
      return `<p><mark>${textHtml(block.text)}</mark></p>`;
    case 'page':
      return '';
    case 'form':
      return listHtml(
        'ul',
        block.lines.map((line) => `${textHtml(line)}: ________`),
      );
    case 'signature':
      return `<p>${signatureLabels(block).map(wordsHtml).join(': ________ ')}: ________</p>`;
    case 'passage': {
      const note = block.note === null ? [] : [`<p><mark>${wordsHtml(block.note)}</mark></p>`];
      return [...note, ...block.blocks.map((each) => blockHtml(each, write))]
        .filter((part) => part !== '')
        .join('\n');
    }
  }
}

function namedHtml(block: Named, { ids }: Write): string {
  const tag = block.kind === 'heading' ? `h${block.level + 1}` : 'p';
  const id = ids.get(block);
  const inner = block.kind === 'heading' ? wordsHtml(block.text) : textHtml(block.text);
  return `<${tag}${id === undefined ? '' : ` id="${id}"`}>${inner}</${tag}>`;
}

const spaced = (note: Text): Text => (note.length === 0 ? note : [' ', ...note]);

const listHtml = (tag: 'ol' | 'ul', items: readonly string[]) =>
  `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`;

/**
 * With labels, a style sheet may change how cells are laid out: roles keep the table a table for
 * screen readers.
 */
function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>, { labels }: Write): string {
  const role = (name: string) => (labels ? ` role="${name}"` : '');
  const top = head.map((text) => `<th scope="col"${role('columnheader')}>${wordsHtml(text)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((text, at) => {
      const label = labels ? ` data-label="${escapeHtml(head[at] ?? '')}"` : '';
      return `<td${role('cell')}${label}>${textHtml(text)}</td>`;
    });
    return `<tr${role('row')}>${cells.join('')}</tr>`;
  });
  return [
    `<table${role('table')}>`,
    `<thead${role('rowgroup')}><tr${role('row')}>${top.join('')}</tr></thead>`,
    `<tbody${role('rowgroup')}>`,
    ...body,
    '</tbody>',
    '</table>',
  ].join('\n');
}
