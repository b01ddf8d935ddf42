import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Line } from '#documents/tree/beginning.ts';

function marked(piece: Line['text'][number]): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('gap' in piece) return <mark>{piece.gap}</mark>;
  return 'link' in piece ? piece.link : piece.cite;
}

const shown = ({ heading, text }: Line) =>
  createElement(heading ? 'h4' : 'p', null, ...text.map(marked));

/** The first lines of a document, with its gaps marked. */
export function Beginning({ lines }: { lines: readonly Line[] }) {
  // two lines may be equal, so the text cannot be their key
  return createElement('div', { className: 'stack-sm' }, ...lines.map(shown));
}
