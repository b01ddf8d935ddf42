/** The picture for a wide page: sources, kinds of data, systems and recipients in four columns. */
import { arrowAcross, boxShape, labelOf, textShape } from './flow-shapes.ts';
import type { Box, Label, Tone } from './flow-shapes.ts';
import type { Flow, Picture } from './flow.ts';

const SIZE = 14;
const COLUMN = 205;
const BETWEEN = 60;
const GAP = 12;
const TOP = 34;
const X = [0, 1, 2, 3].map((at) => 1 + at * (COLUMN + BETWEEN));
const WIDTH = 4 * COLUMN + 3 * BETWEEN + 2;
const HEADS = ['Where it comes from', 'Kind of data', 'Where it is kept', 'Who receives it'];

interface Node {
  readonly label: Label;
  readonly tone: Tone;
}

/** Boxes of one column by their words, spread over the height of the picture. */
class Column {
  readonly #nodes = new Map<string, Node>();
  readonly boxes = new Map<string, Box>();

  add(title: string, small: string, tone: Tone): void {
    if (!this.#nodes.has(title))
      this.#nodes.set(title, { label: labelOf(title, small, COLUMN, SIZE), tone });
  }

  get height(): number {
    const heights = [...this.#nodes.values()].map(({ label }) => label.height + GAP);
    return heights.reduce((sum, each) => sum + each, -GAP);
  }

  place(x: number, height: number): void {
    const spare = (height - this.height) / Math.max(1, this.#nodes.size + 1);
    let y = TOP + spare;
    for (const [title, { label }] of this.#nodes) {
      this.boxes.set(title, { x, y, width: COLUMN, height: label.height });
      y += label.height + GAP + spare;
    }
  }

  get shapes(): string {
    return [...this.#nodes]
      .map(([title, { label, tone }]) => {
        const box = this.boxes.get(title);
        return box ? boxShape(box, label, tone) : '';
      })
      .join('');
  }
}

const middle = ({ y, height }: Box) => y + height / 2;

/** An arrow between two boxes, from side to side. */
function linked(from: Box | undefined, to: Box | undefined, dashed = false): string {
  if (!from || !to) return '';
  return arrowAcross(
    { x: from.x + from.width, y: middle(from) },
    { x: to.x, y: middle(to) },
    dashed,
  );
}

export function columnsPicture(flows: readonly Flow[]): Picture {
  const columns = [new Column(), new Column(), new Column(), new Column()] as const;
  const [sources, kinds, systems, recipients] = columns;
  for (const flow of flows) {
    kinds.add(flow.kind, flow.people, flow.isConfirmed ? 'kind' : 'open');
    for (const source of flow.sources) sources.add(source, '', 'source');
    for (const system of flow.systems) systems.add(system, '', 'system');
    for (const { name, role } of flow.recipients) recipients.add(name, role, toneOf(role));
  }
  const height = Math.max(60, ...columns.map((column) => column.height));
  columns.forEach((column, at) => column.place(X[at] ?? 0, height));
  const arrows = flows.flatMap((flow) => {
    const kind = kinds.boxes.get(flow.kind);
    return [
      ...flow.sources.map((source) => linked(sources.boxes.get(source), kind)),
      ...flow.systems.map((system) => linked(kind, systems.boxes.get(system))),
      ...flow.recipients.map(({ name, role }) =>
        linked(kind, recipients.boxes.get(name), toneOf(role) === 'third'),
      ),
    ];
  });
  const heads = HEADS.map((head, at) =>
    textShape(head, { x: X[at] ?? 0, y: 16, size: SIZE, bold: true }),
  );
  return {
    width: WIDTH,
    height: Math.ceil(TOP + height + GAP),
    shapes: [...heads, ...arrows, ...columns.map((column) => column.shapes)].join(''),
  };
}

/** A company that uses data for itself, or whose role is not known, stands out. */
export const toneOf = (role: string): Tone => (role === 'works for you' ? 'processor' : 'third');
