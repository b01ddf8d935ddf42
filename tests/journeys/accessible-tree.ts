/** The page as a screen reader presents it, reduced to what does not depend on the law's texts. */
import type { Page as Tab } from '@playwright/test';

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'region',
  'complementary',
  'form',
];
const CONTROLS =
  'link button checkbox radio combobox textbox spinbutton searchbox option radiogroup status alert progressbar'.split(
    ' ',
  );
const TABLES = ['table', 'columnheader', 'rowheader'];

export const ROLES = { landmarks: LANDMARKS, controls: CONTROLS, tables: TABLES };

interface Line {
  readonly depth: number;
  readonly role: string;
  readonly text: string;
}

/** "  - heading "Dates" [level=2]:" as its depth, role and name. */
function lineOf(raw: string): Line | undefined {
  const [, space = '', role = '', rest = ''] = /^( *)- '?([a-z]+)\b(.*)$/.exec(raw) ?? [];
  if (role === '' || role === 'text') return undefined;
  const text = `${role}${rest}`
    .replace(/'?:?$/, '')
    .replaceAll(/ \[(?:active|ref=\w+|cursor=\w+)\]/g, '');
  return { depth: space.length, role, text };
}

/**
 * Keeps the lines that `keeps` accepts; the children of a removed line move to the nearest kept
 * ancestor.
 */
export function reduced(tree: string, keeps: (line: Line) => boolean): string {
  const open: number[] = [];
  const out: string[] = [];
  for (const raw of tree.split('\n')) {
    const line = lineOf(raw);
    if (!line) continue;
    while (open.length > 0 && (open.at(-1) ?? 0) >= line.depth) open.pop();
    if (!keeps(line)) continue;
    out.push(`${'  '.repeat(open.length)}- ${line.text}`);
    open.push(line.depth);
  }
  return `${out.join('\n')}\n`;
}

export const treeOf = (page: Tab) => page.locator('body').ariaSnapshot();

/** Landmarks, headings down to a level, and the roles named. */
export const keeping =
  (deepest: number, roles: readonly string[]) =>
  ({ role, text }: Line) =>
    role === 'heading' ? Number(/\[level=(\d)\]/.exec(text)?.[1]) <= deepest : roles.includes(role);
