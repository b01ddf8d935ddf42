/** Typst source for words that need care: long ones, addresses, and letters without a face. */

/** Scripts without spaces break by rules of their own. */
const LONG_RUNS =
  '[\\\\S&&[^\\\\p{Han}\\\\p{Hiragana}\\\\p{Katakana}\\\\p{Thai}\\\\p{Lao}\\\\p{Khmer}\\\\p{Myanmar}]]';

/**
 * A word too long for its line breaks after the signs of an address, and anywhere only where it has none; never with a
 * hyphen or a sign that would be copied along. In a cell, words are measured against it.
 */
export const BREAKING = `
#let anywhere(word) = word.clusters().join(h(0.001pt))
#let over(most) = part => part.clusters().len() > most
#let parted(word, tooLong) = {
  let parts = word.matches(regex("[^/.@_?&=#:,;+~%-]*[/.@_?&=#:,;+~%-]+|[^/.@_?&=#:,;+~%-]+")).map(found => found.text)
  parts.map(part => if tooLong(part) { anywhere(part) } else { part }).join(h(0.001pt))
}
#show regex("${LONG_RUNS}{40,}"): it => parted(it.text, over(24))
#show regex("\\\\S{150,}"): it => anywhere(it.text)
#show heading: it => { show regex("${LONG_RUNS}{30,}"): word => parted(word.text, over(18)); it }
#show title: it => { show regex("${LONG_RUNS}{24,}"): word => parted(word.text, over(18)); it }
#let cell(body) = layout(room => {
  show regex("${LONG_RUNS}{9,}"): word => context if measure(word).width > room.width {
    parted(word.text, part => measure(part).width > room.width)
  } else { word }
  body
})
`;

/** Whether a cell has a word that may be wider than its column. */
export const hasLongWord = (text: string) => /\S{9,}/.test(text);

/** A letter without a face shows its number in a frame, and stays in the text for those who copy it. */
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
