/** A document as a list of statements: one for each paragraph, item, row and heading. */
import { plain, signatureLabels } from './tree.ts';
import type { Block, DocumentTree } from './tree.ts';

export interface Statement {
  readonly kind: 'heading' | 'text' | 'list' | 'table' | 'form' | 'condition';
  readonly text: string;
  /** The headings above, outermost first. */
  place: string[];
}

type Bare = Omit<Statement, 'place'> & { readonly level?: 1 | 2 | 3 };

/** All statements in order: the title first, without the footer, the notes and the list of gaps. */
export function statementsOf({ title, subtitle, blocks }: DocumentTree): Statement[] {
  const above: { level: number; text: string }[] = [];
  const opening: Bare[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: subtitle },
  ];
  return [...opening, ...withoutList(blocks).flatMap(bare)].map(({ kind, text, level }) => {
    if (level !== undefined) while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const place = above.map((each) => each.text);
    if (level !== undefined) above.push({ level, text });
    return { kind, text, place };
  });
}

/** Without the list of things to fill in at the top: each is a gap in the text as well. */
function withoutList(blocks: readonly Block[]): readonly Block[] {
  const lists = blocks.findIndex((block) => !isOfList(block));
  return lists < 0 ? blocks : blocks.slice(lists);
}

const isOfList = (block: Block) =>
  block.kind === 'checklist' ||
  block.kind === 'page' ||
  (block.kind === 'note' && block.about === 'gaps');

function bare(block: Block): Bare[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: block.text, level: block.level }];
    case 'paragraph':
    case 'note':
      return [{ kind: 'text', text: plain(block.text) }];
    case 'list':
      return block.items.map((item) => ({ kind: 'list', text: plain(item) }));
    case 'checklist':
      return block.items.map(({ text, note }) => ({
        kind: 'list',
        text: [plain(text), plain(note)].join(' ').trim(),
      }));
    case 'table':
      return [block.head, ...block.rows.map((row) => row.map(plain))].map((cells) => ({
        kind: 'table',
        text: cells.join(' | '),
      }));
    case 'form':
      return block.lines.map((line) => ({ kind: 'form', text: plain(line) }));
    case 'signature':
      return [{ kind: 'form', text: signatureLabels(block).join(', ') }];
    case 'page':
      return [];
    case 'passage':
      return [
        ...(block.note === null ? [] : [{ kind: 'condition', text: block.note } as const]),
        ...block.blocks.flatMap(bare),
      ];
  }
}
