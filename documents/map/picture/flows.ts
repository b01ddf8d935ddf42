/**
 * The picture of a data map as SVG text: where data comes from, what it is, where it is kept, who
 * receives it.
 */
import { escapeHtml } from '#text/escape.ts';
import { columnsPicture } from './flow-columns.ts';
import { stackedPicture } from './flow-stack.ts';
import { flowSentence } from './flow.ts';
import type { Flow } from './flow.ts';

const PICTURES = { columns: columnsPicture, stack: stackedPicture } as const;

/**
 * The whole picture: in four columns for a wide page, or one flow below the other for a narrow one.
 */
export function flowsSvg(
  flows: readonly Flow[],
  { shape, title, id }: { shape: keyof typeof PICTURES; title: string; id: string },
): string {
  const { width, height, shapes } = PICTURES[shape](flows);
  const sentences = flows.map(flowSentence).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="'Public Sans Variable', system-ui, sans-serif"><title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(sentences)}</desc>${shapes}</svg>`;
}
