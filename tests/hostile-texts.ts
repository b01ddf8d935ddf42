/**
 * Texts that make a careless reader slow: blanks, repeats, near misses. Each as long as it is asked
 * to be.
 */
const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What is repeated, by name. */
const PIECES: Readonly<Record<string, string>> = {
  blank: ' ',
  tab: '\t',
  'no-break blank': '\u00a0',
  'empty line': '\n',
  'return and line': '\r\n',
  letter: 'a',
  capital: 'A',
  digit: '1',
  'digit and dash': '1-',
  'digit and dot': '1.',
  'digit, letter, bracket': '1(a)',
  section: 'section 1 ',
  'list of sections': '1, ',
  'section sign': '§§ 1798.100–',
  'case number': 'case no ',
  date: 'January 1, 2026 ',
  'month alone': 'january 1, ',
  'Spanish date': '1 de enero de 2026 ',
  updated: 'Last updated: ',
  days: 'within thirty (30) days of ',
  copyright: '© 2020 ',
  'copyright in words': '(c) copyright 2020 a',
  'all rights': 'all rights reserve ',
  'meta tag': '<meta ',
  'open tag': '<a ',
  'less than': '<',
  'more than': '>',
  comment: '<!--',
  title: '<title ',
  script: '<script ',
  entity: '&amp',
  round: '(',
  square: '[',
  'square closed': '[]',
  'open link': '[a](',
  curly: '{{',
  star: '*',
  'star and word': '*a ',
  underline: '_a',
  tick: '`a',
  directive: ':a[',
  bar: '|',
  'bar and blank': '| ',
  row: '|a|\n',
  'heading mark': '# ',
  quote: '> ',
  item: '- ',
  'item in a line': '- a\n',
  'short line': 'a\n',
  at: 'a@',
  'at and dot': '@a.',
  www: 'www.',
  http: 'http://',
  'dot and letter': 'a.',
  dots: '.',
  comma: ',',
  'comma and blank': ', ',
  and: ' and ',
  to: ' to ',
  semicolon: '; ',
  quotation: '"',
  cell: '",',
  equals: 'a=',
  'form part': 'name="',
  percent: '%',
  slash: '/',
  hyphen: '-',
  backslash: '\\',
  title2: 'Mr. ',
  state: 'in the state of ',
  residents: 'residents of California ',
  governed: 'governed by the laws of ',
  sell: 'We may sell your data. ',
  'we collect': 'we collect ',
  'opt out': 'opt out ',
  limit: 'limit ',
  reject: 'reject ',
  choose: '[choose: ',
  'the law': 'the law ',
  page: 'page 1 of 2\n',
  'ssn ': 'ssn ',
  phone: '555-',
  zip: 'DE 19901 ',
  accent: '\u0300',
  family: '👩‍👩‍👧',
  Hebrew: 'א֑ ',
  version: 'Version/1.',
  company: ', Inc',
};

/**
 * Each text with its name: the piece repeated, then between two words, then with an end that fits
 * nothing.
 */
export function hostileTexts(length: number): (readonly [name: string, text: string])[] {
  return Object.entries(PIECES).flatMap(([name, piece]) => [
    [name, filled(piece, length)] as const,
    [`${name}, at the end of a word, before a sign`, `file§${filled(piece, length - 6)}!`] as const,
  ]);
}

/** An ordinary text of that length. */
export const plainText = (length: number) =>
  filled('We collect your name when you order, and keep it for two years after that.\n', length);
