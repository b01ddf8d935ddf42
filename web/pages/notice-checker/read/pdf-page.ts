/** One page of a PDF as text: lines in order, tables as rows, an empty line for a wide gap. */

/** A run of text at its position; `x` and `y` from the lower left corner, in points. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface Cell {
  text: string;
  readonly x: number;
  end: number;
}

interface Line {
  readonly cells: Cell[];
  readonly y: number;
  readonly size: number;
}

/** The distance between columns, in letter heights. */
const APART = 1.6;
/** How far a cell may be from its column's position, in points. */
const OFF = 3;

export function pageText(runs: readonly PdfRun[]): string {
  const out: string[] = [];
  let columns: readonly number[] | undefined;
  let before: Line | undefined;
  for (const line of linesOf(runs)) {
    const cells = columns ? resplit(line, columns) : line.cells;
    const starts = cells.length > 2 ? cells.map(({ x }) => x) : undefined;
    const inTable = columns !== undefined && cells.every((cell) => fitsColumn(cell, columns ?? []));
    if (inTable && columns) out.push(rowOf(cells, columns));
    else if (starts) {
      columns = starts;
      out.push('', rowOf(cells, starts), `|${starts.map(() => '---').join('|')}|`);
    } else {
      const apart = before && isApart(before, line);
      if (columns || apart) out.push('');
      columns = undefined;
      out.push(cells.map(({ text }) => text).join('  '));
    }
    before = line;
  }
  return out.join('\n');
}

function linesOf(runs: readonly PdfRun[]): Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    if (run.text.trim() === '' || /^(?:[.…]\s?){6,}/.test(run.text)) continue;
    const last = lines.at(-1);
    const same = last && Math.abs(last.y - run.y) < run.size * 0.4;
    const cell = same ? last.cells.at(-1) : undefined;
    const gap = cell ? run.x - cell.end : 0;
    if (cell && gap >= -run.size && gap < run.size * APART) {
      cell.text += gap > run.size * 0.12 ? `\u0001${run.x}\u0002${run.text}` : run.text;
      cell.end = run.x + run.width;
    } else if (same) last.cells.push({ text: run.text, x: run.x, end: run.x + run.width });
    else
      lines.push({
        cells: [{ text: run.text, x: run.x, end: run.x + run.width }],
        y: run.y,
        size: run.size,
      });
  }
  return lines.map((line) => ({ ...line, cells: line.cells.map(plain) }));
}

/**
 * A run that begins inside a cell is kept separate until it is known whether a column begins there.
 */
const SEAM = /\u0001([\d.]+)\u0002/;
const seams = new WeakMap<Cell, string>();

function plain(cell: Cell): Cell {
  const bare = { ...cell, text: cell.text.replaceAll(new RegExp(SEAM, 'g'), ' ') };
  seams.set(bare, cell.text);
  return bare;
}

/** Joins cells that are close together, and splits them where a column begins. */
function resplit({ cells }: Line, columns: readonly number[]): Cell[] {
  return cells.flatMap((cell) => {
    const parts = (seams.get(cell) ?? cell.text).split(new RegExp(SEAM, 'g'));
    const split: Cell[] = [{ text: parts[0] ?? '', x: cell.x, end: cell.x }];
    for (let at = 1; at < parts.length; at += 2) {
      const x = Number(parts[at]);
      const last = split.at(-1);
      if (columns.some((column) => Math.abs(column - x) < OFF) || !last)
        split.push({ text: parts[at + 1] ?? '', x, end: x });
      else last.text += ` ${parts[at + 1] ?? ''}`;
    }
    const last = split.at(-1);
    if (last) last.end = cell.end;
    return split;
  });
}

/** Assigns cells to columns: a cell begins at a column and ends before the next. */
function fitsColumn({ x, end }: Cell, columns: readonly number[]): boolean {
  const at = columns.findIndex((column) => Math.abs(column - x) < OFF);
  return at >= 0 && end <= (columns[at + 1] ?? Infinity) + OFF;
}

function rowOf(cells: readonly Cell[], columns: readonly number[]): string {
  const texts = columns.map(
    (column) => cells.find(({ x }) => Math.abs(column - x) < OFF)?.text.replaceAll('|', '/') ?? '',
  );
  return `| ${texts.join(' | ')} |`;
}

const isApart = (before: Line, line: Line) =>
  before.y - line.y > before.size * 1.75 ||
  before.y < line.y ||
  line.size > before.size * 1.15 ||
  before.size > line.size * 1.15;
