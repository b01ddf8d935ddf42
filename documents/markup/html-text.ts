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

interface Dress {
  /** The class of citations; without one they are plain words. */
  readonly cite?: string;
  /** The variable of each gap, written on its mark. */
  readonly gapNames?: ReadonlyMap<object, string> | undefined;
}

export const textHtml = (text: Text, dress: Dress = {}) =>
  text.map((piece) => pieceHtml(piece, dress)).join('');

const lines = (text: string) => wordsHtml(text).replaceAll('\n', '<br>');

function pieceHtml(part: Inline, { cite, gapNames }: Dress): string {
  if (typeof part === 'string') return lines(part);
  if ('strong' in part) return `<strong>${lines(part.strong)}</strong>`;
  if ('cite' in part)
    return cite === undefined
      ? lines(part.cite)
      : `<span class="${cite}">${lines(part.cite)}</span>`;
  if ('link' in part) return linkHtml(part);
  const name = gapNames?.get(part);
  const of = name === undefined ? '' : ` data-gap="${escapeHtml(name)}"`;
  return `<mark${of}>${lines(part.gap)}</mark>`;
}

const A_RULE = /^\/law\/[A-Z]{2}(#[\w-]{1,80})?$/;

/** Only web, mail and phone addresses become links, and rules on the pages of their records. */
function linkHtml({ link, to }: Extract<Inline, { link: string }>): string {
  return /^(https?:|mailto:|tel:)/i.test(to) || A_RULE.test(to)
    ? `<a href="${escapeHtml(to)}">${wordsHtml(link)}</a>`
    : wordsHtml(link);
}
