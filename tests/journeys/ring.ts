/** The focus ring of the focused element, in numbers and in pixels of a screenshot. */
import type { Page as Tab } from '@playwright/test';
import { type Colour, contrast, type Picture, pictureOf } from './picture.ts';

/** Pixels on either side of an element's edge in which a ring is searched. */
const REACH = 14;
/** WCAG 1.4.11 and 2.4.13. */
const LEAST_CONTRAST = 3;
const LEAST_WIDTH = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Stop {
  readonly name: string;
  /** Index in the document; increases if the order of focus is the reading order. */
  readonly order: number;
  /** Stops with the same appearance have the same look. */
  readonly look: string;
  /**
   * The boxes of the element with the ring: one, or one for each line of a link in running text.
   */
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly faults: readonly string[];
}

/** Runs in the page: the focused element, its ring according to its styles, and what covers it. */
export function stopInPage(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const widthOf = (each: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  // A card or a row may have the ring for the link in it.
  let ringed: Element = focused;
  while (widthOf(ringed) === 0 && ringed.parentElement) ringed = ringed.parentElement;
  if (widthOf(ringed) === 0) ringed = focused;
  const rects = [...ringed.getClientRects()].filter(({ width, height }) => width * height > 4);
  const faults: string[] = [];
  if (rects.length === 0) faults.push('it has no box');
  for (const { left, right, top, bottom, width, height } of rects) {
    const tall = height > window.innerHeight - 40;
    if (!tall && (top < -1 || bottom > window.innerHeight + 1))
      faults.push('it is outside the window');
    const across = [left + 2, left + width / 2, right - 2];
    const down = tall ? [window.innerHeight / 2] : [top + 2, top + height / 2, bottom - 2];
    for (const x of across)
      for (const y of down) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !ringed.contains(hit) && !hit.contains(ringed))
          faults.push(`${hit.outerHTML.slice(0, 60)} lies over it`);
      }
  }
  let ground: Element | null = ringed.parentElement;
  while (ground && /^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(ground).backgroundColor))
    ground = ground.parentElement;
  const own = getComputedStyle(ringed);
  return {
    name: focused.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 110),
    order: [...document.querySelectorAll('*')].indexOf(focused),
    look: [
      ringed.tagName,
      ringed.className,
      own.backgroundColor,
      own.boxShadow,
      ground ? getComputedStyle(ground).backgroundColor : '',
      rects.length > 1,
    ].join('|'),
    boxes: rects.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    width: widthOf(ringed),
    faults: [...new Set(faults)],
  };
}

type Point = readonly [x: number, y: number];
interface Side {
  readonly name: string;
  readonly edge: Point;
  readonly outward: Point;
}

/** The middle of each outer edge; a link over two lines has no edge where it breaks. */
function sidesOf(boxes: readonly Box[]): Side[] {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  const middle = (from: number, to: number) => (from + to) / 2;
  return [
    { name: 'above', edge: [middle(first.left, first.right), first.top], outward: [0, -1] },
    { name: 'below', edge: [middle(last.left, last.right), last.bottom], outward: [0, 1] },
    { name: 'left', edge: [first.left, middle(first.top, first.bottom)], outward: [-1, 0] },
    { name: 'right', edge: [last.right, middle(last.top, last.bottom)], outward: [1, 0] },
  ];
}

const alike = (one: Colour, other: Colour) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 8);

/** Colours of at least two adjacent pixels. */
const bandsOf = (line: readonly Colour[]) =>
  line.filter((colour, at) => {
    const next = line[at + 1];
    return next !== undefined && alike(colour, next);
  });

function longestRun(flags: readonly boolean[]): number {
  let [run, best] = [0, 0];
  for (const flag of flags) {
    run = flag ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** What is wrong with a ring along one line from inside the element to the outside. */
function lineFaults(focused: readonly Colour[], plain: readonly Colour[]): string[] {
  const differs = focused.map((colour, at) => !alike(colour, plain[at] ?? colour));
  const from = differs.indexOf(true);
  const to = differs.lastIndexOf(true);
  if (from === -1) return ['nothing changes'];
  const strong = focused.map((colour, at) => contrast(colour, plain[at] ?? colour));
  const faults: string[] = [];
  const width = longestRun(strong.map((ratio) => ratio >= LEAST_CONTRAST));
  if (width < LEAST_WIDTH) faults.push(`only ${width} px change by 3:1`);
  const bands = bandsOf(focused.slice(from, to + 1));
  for (const [name, neighbour] of [
    ['inside', focused[from - 1]],
    ['outside', focused[to + 1]],
  ] as const) {
    const best = Math.max(0, ...bands.map((band) => contrast(band, neighbour ?? band)));
    if (neighbour && best < LEAST_CONTRAST) faults.push(`${best.toFixed(2)}:1 to what is ${name}`);
  }
  return faults;
}

const within = (picture: Picture, [x, y]: Point) =>
  x >= 0 && y >= 0 && x < picture.width && y < picture.height;

/** The colours from `REACH` pixels inside an edge to `REACH` outside it, within the picture. */
function lineAt(picture: Picture, { edge, outward }: Side, corner: Point): Colour[] {
  const steps = Array.from({ length: 2 * REACH }, (_, step) => step - REACH);
  return steps
    .map((step): Point => [
      Math.floor(edge[0] - corner[0] + outward[0] * (step + 0.5)),
      Math.floor(edge[1] - corner[1] + outward[1] * (step + 0.5)),
    ])
    .filter((point) => within(picture, point))
    .map((point) => picture.at(...point));
}

/**
 * The ring of the focused element, from two screenshots: with the focus and without. Removes the
 * focus.
 */
export async function ringFaults(page: Tab, stop: Stop): Promise<string[]> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const edge = (side: 'left' | 'top' | 'right' | 'bottom') => stop.boxes.map((box) => box[side]);
  const left = Math.max(0, Math.floor(Math.min(...edge('left')) - REACH));
  const top = Math.max(0, Math.floor(Math.min(...edge('top')) - REACH));
  const width = Math.min(view.width, Math.ceil(Math.max(...edge('right')) + REACH)) - left;
  const height = Math.min(view.height, Math.ceil(Math.max(...edge('bottom')) + REACH)) - top;
  const clip = { x: left, y: top, width, height };
  const focused = pictureOf(await page.screenshot({ clip }));
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const plain = pictureOf(await page.screenshot({ clip }));
  const seen = sidesOf(stop.boxes).filter(({ edge: [x, y] }) =>
    within(focused, [x - left, y - top]),
  );
  if (seen.length === 0) return ['no side of it is in the window'];
  return seen.flatMap((side) => {
    const corner: Point = [left, top];
    return lineFaults(lineAt(focused, side, corner), lineAt(plain, side, corner)).map(
      (fault) => `${side.name}: ${fault}`,
    );
  });
}
