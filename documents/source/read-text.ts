/** Parses running text of a template: words, strong words, links and variables. */
import type { Piece, Pieces } from '#documents/template/template.ts';
import { TemplateFault } from './node.ts';
import type { Node } from './node.ts';

const VARIABLE = /\{\{\s*([\w.]+)\s*\}\}/;

/**
 * The pieces of a node's text. Variables are found after parsing, so a value can never become
 * markup.
 */
export function piecesOf(node: Node): Pieces {
  return (node.children ?? []).flatMap((child): Piece[] => {
    switch (child.type) {
      case 'text':
        return split(child.value ?? '', false);
      case 'strong':
      case 'emphasis':
        return (child.children ?? []).flatMap((inner) => split(inner.value ?? '', true));
      case 'link':
        return [{ link: plainTextOf(child), to: child.url ?? '' }];
      case 'break':
        return ['\n'];
      case 'textDirective':
        if (child.name === 'practice') return [practiceOf(child)];
        // the parser takes "10:30" and "name:value" for directives; they are text
        return split(`:${child.name ?? ''}`, false);
      case 'inlineCode':
        return split(child.value ?? '', true);
      default:
        throw new TemplateFault(child, `running text cannot contain ${child.type}`);
    }
  });
}

/** `:practice[We delete it.]{id="deletesWhenOver"}` */
function practiceOf(node: Node): Piece {
  const id = node.attributes?.['id'];
  if (!id) throw new TemplateFault(node, 'practice needs an id');
  return { practice: id, text: piecesOf(node) };
}

function plainTextOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(plainTextOf).join('');
}

function split(text: string, strong: boolean): Piece[] {
  return text
    .split(/(\{\{\s*[\w.]+\s*\}\})/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      const name = VARIABLE.exec(part)?.[1];
      if (name !== undefined) return strong ? { variable: name, strong: true } : { variable: name };
      return strong ? { strong: part } : part;
    });
}
