/** Running text as HTML, escaped. */
import { escapeHtml } from '#text/escape.ts';
import { runsOf } from '#documents/tree/scripts.ts';
import type { Inline, Text } from '#documents/tree/tree.ts';

/**
 * Text between tags. Right-to-left text is isolated, so that it does not reorder the words next to
 * it.
 */
export const wordsHtml = (text: string) =>
  runsOf(text)
    .map(({ text: run, rightToLeft }) =>
      rightToLeft ? `<bdi>${escapeHtml(run)}</bdi>` : escapeHtml(run),
    )
    .join('');

/** `cite`: the class of citations; without one they are plain words. */
export const textHtml = (text: Text, cite?: string) =>
  text.map((piece) => pieceHtml(piece, cite)).join('');

const lines = (text: string) => wordsHtml(text).replaceAll('\n', '<br>');

function pieceHtml(part: Inline, cite: string | undefined): string {
  if (typeof part === 'string') return lines(part);
  if ('strong' in part) return `<strong>${lines(part.strong)}</strong>`;
  if ('cite' in part)
    return cite === undefined
      ? lines(part.cite)
      : `<span class="${cite}">${lines(part.cite)}</span>`;
  if ('link' in part) return linkHtml(part);
  return `<mark>${lines(part.gap)}</mark>`;
}

/** Only web, mail and phone addresses become links. */
function linkHtml({ link, to }: Extract<Inline, { link: string }>): string {
  return /^(https?:|mailto:|tel:)/i.test(to)
    ? `<a href="${escapeHtml(to)}">${wordsHtml(link)}</a>`
    : wordsHtml(link);
}
