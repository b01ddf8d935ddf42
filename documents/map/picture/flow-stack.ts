/**
 * The picture for a narrow page: one flow below the other, from its sources down to its recipients.
 */
import { toneOf } from './flow-columns.ts';
import { arrowDown, boxShape, labelOf, textShape } from './flow-shapes.ts';
import type { Label, Tone } from './flow-shapes.ts';
import type { Flow, Picture } from './flow.ts';

const SIZE = 14;
const WIDTH = 340;
const GAP = 8;
const ARROW = 20;
const BETWEEN = 26;

interface Node {
  readonly label: Label;
  readonly tone: Tone;
}

const node = (title: string, small: string, tone: Tone): Node => ({
  label: labelOf(title, small, WIDTH - 2, SIZE),
  tone,
});

/** The levels of a flow, top down; a level without boxes says so in words. */
const levelsOf = (flow: Flow): (readonly Node[] | string)[] => [
  flow.sources.length > 0
    ? flow.sources.map((source) => node(source, '', 'source'))
    : 'Source not told',
  [node(flow.kind, flow.people, flow.isConfirmed ? 'kind' : 'open')],
  ...(flow.systems.length > 0
    ? [flow.systems.map((system) => node(system, 'kept here', 'system'))]
    : []),
  flow.recipients.length > 0
    ? flow.recipients.map(({ name, role }) => node(name, role, toneOf(role)))
    : 'Goes to no one',
];

export function stackedPicture(flows: readonly Flow[]): Picture {
  const shapes: string[] = [];
  let y = 1;
  for (const flow of flows) {
    levelsOf(flow).forEach((level, at) => {
      if (at > 0) {
        shapes.push(arrowDown({ x: 24, y: y - GAP }, { x: 24, y: y - GAP + ARROW }));
        y += ARROW - GAP;
      }
      y = placed(level, y, shapes);
    });
    y += BETWEEN - GAP;
  }
  return { width: WIDTH, height: Math.ceil(y), shapes: shapes.join('') };
}

/** Adds the shapes of one level; the place below it. */
function placed(level: readonly Node[] | string, top: number, shapes: string[]): number {
  if (typeof level === 'string') {
    shapes.push(textShape(level, { x: 10, y: top + SIZE, size: SIZE }));
    return top + SIZE * 1.6 + GAP;
  }
  let y = top;
  for (const { label, tone } of level) {
    shapes.push(boxShape({ x: 1, y, width: WIDTH - 2, height: label.height }, label, tone));
    y += label.height + GAP;
  }
  return y;
}
