/**
 * The words of a text alone, so that two printings of one text are the same: in small letters,
 * joined by one space, without signs. "§" counts as the word "section", since printings of a code
 * write either.
 */
export const wordsOnly = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/§\s?§/g, ' sections ')
    .replaceAll('§', ' section ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
