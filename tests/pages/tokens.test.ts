/**
 * docs/quality.md U7: the colours of the style sheet as pairs: text at least 4.5:1, edges, signs
 * and the focus rings at least 3:1, in every theme.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../web/styles');
const css = readFileSync(join(STYLES, 'tokens.css'), 'utf8');

/** The colours of the first CSS rule after a text. */
function coloursAfter(start: string): ReadonlyMap<string, string> {
  const from = css.indexOf(start);
  if (from === -1) throw new Error(`tokens.css has no "${start}"`);
  const rule = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const THEMES = {
  light: coloursAfter(':root {'),
  'dark by the system': coloursAfter(":root:not([data-theme='light']) {"),
  'dark by choice': coloursAfter(":root[data-theme='dark'] {"),
};

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function ratio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const TINTS = ['lamp-tint', 'pad-tint', 'carbon-tint', 'spine-tint'];
const across = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** [text, background] of running text, labels and links. */
const TEXT = [
  ...across(
    ['ink', 'ink-soft', 'ink-faint', 'lamp', 'lamp-hover', 'carbon', 'spine', 'pad-ink'],
    GROUNDS,
  ),
  ...across(['ink', 'ink-soft', 'ink-faint', 'lamp'], TINTS),
  ...[
    ['on-lamp', 'lamp'],
    ['on-lamp', 'lamp-hover'],
    ['on-spine', 'spine'],
    ['on-pad', 'pad'],
    ['pad-ink', 'pad-tint'],
    ['carbon', 'carbon-tint'],
    ['spine', 'spine-tint'],
    ['ink', 'mark'],
    ['lamp', 'mark'],
    ['on-band', 'band'],
    ['on-band-soft', 'band'],
  ].map(([ink = '', ground = '']) => [ink, ground] as const),
];

/**
 * [edge or sign, background]: fields, checkboxes, tiles and lines of the map, bars of charts,
 * dashed notes.
 */
const PARTS = [
  ...across(['rule-strong', 'lamp', 'carbon', 'ink'], GROUNDS),
  ...across(['pad-line'], ['surface', 'paper', 'pad-tint']),
  ...across(['rule-strong'], ['pad-tint']),
  ...across(['pad'], ['band']),
];

describe.each(Object.entries(THEMES))('U7: %s', (_, colours) => {
  const of = (name: string) => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`no colour --${name}`);
    return value;
  };
  const low = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([ink, ground]) => ({ pair: `${ink} on ${ground}`, ratio: ratio(of(ink), of(ground)) }))
      .filter((each) => each.ratio < least);

  test('text stands out 4.5:1', () => expect(low(TEXT, 4.5)).toEqual([]));
  test('parts stand out 3:1', () => expect(low(PARTS, 3)).toEqual([]));
  test('the outer ring of the focus stands out from every ground', () => {
    expect(low(across(['focus-outer'], [...GROUNDS, ...TINTS, 'mark']), 3)).toEqual([]);
  });
  test('one ring of the focus stands out from every control; the rings from each other', () => {
    for (const ground of ['lamp', 'pad', 'spine', 'surface', 'band'])
      expect(
        Math.max(ratio(of('focus-inner'), of(ground)), ratio(of('focus-outer'), of(ground))),
      ).toBeGreaterThanOrEqual(3);
    expect(ratio(of('focus-inner'), of('focus-outer'))).toBeGreaterThanOrEqual(9);
  });
});

test('U7: both dark themes are the same', () => {
  expect(THEMES['dark by choice']).toEqual(THEMES['dark by the system']);
});

test('U7: hairlines are decoration only: no field, button, tile or checkbox is drawn with them', () => {
  const sheets = ['forms.css', 'parts.css'].map((name) => readFileSync(join(STYLES, name), 'utf8'));
  const rules = sheets.flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  const controls = rules.filter(
    ([, selector = '']) =>
      !selector.includes('disabled') &&
      /(^|,)\s*\.(input|btn|choice|check|pick)\b[^,:]*$/.test(selector.trim()),
  );
  expect(controls.length).toBeGreaterThan(3);
  const faint = controls.filter(([, , body = '']) =>
    /border(-color)?:[^;]*var\(--rule\)/.test(body),
  );
  expect(faint.map(([, selector]) => selector?.trim())).toEqual([]);
});
