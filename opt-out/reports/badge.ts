/**
 * A badge as SVG: what the last test came to, and its day. It never says more than the test saw: a
 * test that could not tell something says so.
 */
import { escapeHtml } from '#text/escape.ts';
import type { ReportRow } from '../rows.ts';

const SIGN_WIDTH = 6.6;
const PAD = 12;
const UNKNOWN = '#6b7280';

function saysOf(rows: readonly ReportRow[]): { words: string; color: string } {
  const count = (wanted: ReportRow['gravity']) =>
    new Set(
      rows
        .filter(({ gravity }) => gravity === wanted)
        .map(({ finding }) => finding.tool ?? finding),
    ).size;
  const [sending, unclear, warned] = [count('error'), count('note'), count('warning')];
  if (sending > 0)
    return { words: `${sending} still ${sending === 1 ? 'sends' : 'send'}`, color: '#b42318' };
  if (unclear > 0) return { words: `${unclear} cannot be told`, color: UNKNOWN };
  if (warned > 0) return { words: `nothing sent, ${warned} to change`, color: '#8a5a00' };
  return { words: 'nothing sent after a no', color: '#1f7a4d' };
}

/** The badge of a result. `day`: of the test, as an ISO date. */
export function badgeOf(rows: readonly ReportRow[], day: string): string {
  const { words, color } = saysOf(rows);
  return badgeSvg(words, day, color);
}

/** The SVG, grey where nothing is known. */
export function badgeSvg(words: string, day: string, color = UNKNOWN): string {
  const right = `${words} · ${day}`;
  const [leftWidth, rightWidth] = ['opt-outs', right].map((text) =>
    Math.ceil(text.length * SIGN_WIDTH + PAD),
  ) as [number, number];
  const width = leftWidth + rightWidth;
  const label = escapeHtml(`opt-outs: ${right}`);
  const text = (at: number, words: string) =>
    `<text x="${at}" y="14" text-anchor="middle">${escapeHtml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<rect width="${width}" height="20" rx="3" fill="#374151"/>`,
    `<path d="M${leftWidth} 0h${rightWidth - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${leftWidth}z" fill="${color}"/>`,
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    text(leftWidth / 2, 'opt-outs'),
    text(leftWidth + rightWidth / 2, right),
    '</g></svg>\n',
  ].join('');
}
