/** Typst source for words that need care: long ones, addresses, and letters without a face. */

import type { DocumentTree } from '#documents/tree/tree.ts';

/**
 * All but spaces and the scripts that are written without them: Thai to Khmer, Chinese and
 * Japanese.
 */
const LETTERS =
  '[^\\\\s\\\\u{e00}-\\\\u{eff}\\\\u{1000}-\\\\u{109f}\\\\u{1780}-\\\\u{17ff}\\\\u{2e80}-\\\\u{9fff}\\\\u{f900}-\\\\u{faff}\\\\u{20000}-\\\\u{3ffff}]';

/**
 * A word too long for its line breaks after the signs of an address, and anywhere only where it has
 * none; never with a hyphen or a sign that would be copied along. In a cell, words are measured
 * against it.
 */
export const BREAKING = `
#let anywhere(word) = word.clusters().join(h(0.001pt))
#let over(most) = part => part.clusters().len() > most
#let parts = regex("[^/.@_?&=#:,;+~%-]*[/.@_?&=#:,;+~%-]+|[^/.@_?&=#:,;+~%-]+")
#let parted(word, tooLong) = {
  word.matches(parts).map(found => if tooLong(found.text) { anywhere(found.text) } else { found.text }).join(h(0.001pt))
}
#let long = regex("${LETTERS}{9,}")
#let cell(body) = layout(room => {
  show long: word => context if measure(word).width > room.width {
    parted(word.text, part => measure(part).width > room.width)
  } else { word }
  body
})
`;

/**
 * The rules for running text, headings and the title; without them, a document of short words is
 * printed faster.
 */
export function breakingRules(tree: DocumentTree): string {
  const most = longestWord(tree);
  return [...(most >= 40 ? [RUNNING] : []), ...(most >= 24 ? [HEADINGS] : [])].join('\n');
}

const RUNNING = `
#show regex("${LETTERS}{40,}"): it => parted(it.text, over(24))
#show regex("\\\\S{150,}"): it => anywhere(it.text)
`;
const HEADINGS = `
#show heading: it => { show regex("${LETTERS}{30,}"): word => parted(word.text, over(18)); it }
#show heading.where(level: 1): it => { show regex("${LETTERS}{24,}"): word => parted(word.text, over(18)); it }
`;

/** The length of the longest word in any text of a document. */
function longestWord(tree: DocumentTree): number {
  let most = 0;
  JSON.stringify(tree, (_, value: unknown) => {
    if (typeof value === 'string')
      for (const word of value.match(/\S{24,}/g) ?? []) most = Math.max(most, word.length);
    return value;
  });
  return most;
}

/** Points that a letter takes at most in a cell. */
const WIDE = 9.6;
const NARROW = 6.2;
/** The least width of a table and what its cells and a line beside it leave free, in points. */
const ACROSS = 476;
const INSET = 20;

/**
 * Whether a cell has a word that may be wider than its column, which takes `share` of the table.
 */
export function mayOverflow(text: string, share: number): boolean {
  const room = ACROSS * share - INSET;
  if (text.length * WIDE <= room) return false;
  return text.split(/\s+/).some((word) => {
    const wide = word.match(/[^a-z0-9.,:;'’/()-]/g)?.length ?? 0;
    return wide * WIDE + (word.length - wide) * NARROW > room;
  });
}

/**
 * A letter without a face shows its number in a frame, and stays in the text for those who copy it.
 */
export const unprinted = (letters: readonly string[]) => `
#let hex(letter) = {
  let digits = str(str.to-unicode(letter), base: 16)
  upper("0" * calc.max(0, 4 - digits.len()) + digits)
}
#let unprinted(letter) = box(inset: (x: 1.2pt), outset: (y: 1.5pt), stroke: 0.5pt, radius: 1pt, {
  place(text(size: 0.62em, fill: rgb(0, 0, 0, 0), letter))
  pdf.artifact(text(size: 0.62em, weight: 600, font: "Source Sans 3", hex(letter)))
}) + h(1pt)
#show regex("[${letters.map((letter) => `\\\\u{${letter.codePointAt(0)?.toString(16)}}`).join('')}]"): it => unprinted(it.text)
`;
