/**
 * A report for an owner who chose Spanish: made from the law's Spanish texts, and its fixed words
 * looked up. Sections stay, and so does what the owner wrote.
 */
import type { Assessment } from '#engine/assessment/assessment.ts';
import * as english from '#engine/assessment/stand-english.ts';
import * as spanish from '#engine/assessment/stand-english.es.ts';
import type { Block, DocumentTree, Inline, Text } from '#documents/tree/tree.ts';
import { partInSpanish } from '#server/base/spanish/parts.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';

type Say = (text: string) => string;

/** Sentences on where a business stands, which have their own Spanish. */
function standPairs({ stand }: Assessment): [string, string][] {
  return [
    [english.standWords(stand), spanish.standWords(stand)],
    [english.workWords(stand.work), spanish.workWords(stand.work)],
    [english.lookAgainWords(stand), spanish.lookAgainWords(stand)],
    [english.missingWords(stand), spanish.missingWords(stand)],
    ['No task is open.', 'No hay tareas abiertas.'],
  ];
}

/** What says a text of it in Spanish; the spaces around it stay. */
export function wordsOfReport(assessment: Assessment): Say {
  const pairs = standPairs(assessment).filter(([text]) => text !== '');
  const own = new Map(pairs);
  const found = (bare: string) =>
    own.get(bare) ?? textInSpanish(bare) ?? partInSpanish(bare, textInSpanish);
  const say = (bare: string) => found(bare) ?? withPlaces(bare, found) ?? bare;
  return (text) => {
    // what goes on after something strong begins with its mark
    const bare = text.trim().replace(/^[:;,.] /, '');
    const within = own.has(bare) ? undefined : pairs.find(([part]) => bare.includes(part));
    return text.replace(bare, () => say(within ? bare.replace(...within) : bare));
  };
}

/** "Do you …? (Nebraska and Texas)" */
function withPlaces(bare: string, found: (text: string) => string | undefined) {
  const [, text = '', places = ''] = /^(.{1,600}) \(([^()]{1,300})\)$/.exec(bare) ?? [];
  const inner = places === '' ? undefined : found(places);
  return inner === undefined ? undefined : `${found(text) ?? text} (${inner})`;
}

function inlineIn(piece: Inline, say: Say): Inline {
  if (typeof piece === 'string') return say(piece);
  if ('strong' in piece) return { strong: say(piece.strong) };
  if ('gap' in piece) return { gap: say(piece.gap) };
  return 'link' in piece ? { ...piece, link: say(piece.link) } : piece;
}

const textIn = (text: Text, say: Say): Text => text.map((piece) => inlineIn(piece, say));

function blockIn(block: Block, say: Say): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: say(block.text) };
    case 'paragraph':
    case 'note':
      return { ...block, text: textIn(block.text, say) };
    case 'list':
      return { ...block, items: block.items.map((item) => textIn(item, say)) };
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ text, note }) => ({
          text: textIn(text, say),
          note: textIn(note, say),
        })),
      };
    case 'table':
      return {
        ...block,
        head: block.head.map(say),
        rows: block.rows.map((row) => row.map((cell) => textIn(cell, say))),
      };
    case 'signature':
      return { ...block, who: say(block.who) };
    default:
      return block;
  }
}

/** The whole report. */
export function reportInSpanish(tree: DocumentTree, assessment: Assessment): DocumentTree {
  const say = wordsOfReport(assessment);
  return {
    ...tree,
    title: say(tree.title),
    subtitle: say(tree.subtitle),
    subject: say(tree.subject),
    footer: say(tree.footer),
    language: 'es',
    blocks: tree.blocks.map((block) => blockIn(block, say)),
  };
}
