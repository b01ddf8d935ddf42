/** What is read off letters, all written here. */
import { describe, expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { readLetter } from './read-letter.ts';

const TEXAS = `OFFICE OF THE ATTORNEY GENERAL OF TEXAS
November 3, 2026
Re: Notice of violation; File No. CPD-2026-0417
You have been operating in Texas without a clear privacy notice. The office alleges violations of Tex. Bus. & Com. Code
§§ 541.102(a) and 541.055(e). Under Section 541.154 you have thirty (30) days to cure. Please respond by December 3, 2026.
Our earlier letter of 2/30/2026 has no bearing on this.`;

test('a letter from Texas', () => {
  expect(readLetter(LAWS, TEXAS)).toEqual({
    states: ['TX'],
    dated: '2026-11-03',
    days: 30,
    lastDay: '2026-12-03',
    reference: 'CPD-2026-0417',
    sections: '541.102(a), 541.055(e), 541.154',
    signs: ['again'],
  });
});

test('signs that ask for a lawyer', () => {
  const demand =
    'CIVIL INVESTIGATIVE DEMAND. Colorado v. you: a complaint was filed. It concerns children under 13.';
  expect(readLetter(LAWS, demand).signs).toEqual(['lawsuit', 'demand', 'children']);
});

test('an empty or strange text reads as nothing', () => {
  for (const text of ['', 'Hello', '(((((§§§', 'a'.repeat(20_000), '541.102 '.repeat(2500)])
    expect(readLetter(LAWS, text)).toMatchObject({
      dated: null,
      days: null,
      lastDay: null,
      reference: null,
    });
});

test('the state with its own sections comes first', () => {
  expect(
    readLetter(LAWS, 'Virginia and Maryland: Md. Code, Com. Law § 14-4707(d) of Maryland law')
      .states[0],
  ).toBe('MD');
});

/** Each is a shape on which an expression without bounds takes seconds to hours. */
describe('20,000 characters of anything are read in no time', () => {
  const LONG = 20_000;
  const filled = (piece: string, before = '', after = '') =>
    before + piece.repeat(LONG).slice(0, LONG - before.length - after.length) + after;
  const read = (text: string) => {
    const start = performance.now();
    readLetter(LAWS, text);
    return performance.now() - start;
  };
  const usual = read(filled('We read your notice of November 3, 2026. '));
  test.each([
    ['blanks after a word', filled(' ', 'file', '!')],
    ['lines after a word', filled('\n', 'Case No. ', '!')],
    ['a list', filled('1, ', 'sections ')],
    ['subsections', filled('1(a)', '§')],
    ['groups', filled('(a)', '§ 1')],
    ['groups and commas', filled('(a), ', '§ 541.102')],
    ['hyphens', filled('1-', '§ ')],
    ['periods', filled('1.')],
    ['marks', filled('file no. # : ')],
    ['letters without a digit', filled('A', 'file no. ')],
    ['days', filled(' ', '30', 'day')],
    ['many days', filled('30 (30) - ')],
    ['dates', filled('by January 1, 2026 ')],
    ['signs', filled('§§ ')],
    ['near misses', filled('§ 541.10x ')],
    ['numbers', filled('7')],
    ['sections of all laws', filled('§ 541.102(b)–(c), 1798.100, 42-518, 7020–7024; ')],
  ])('%s', (_, text) => {
    expect(read(text)).toBeLessThan(usual * 40 + 400);
  });
});

test('a letter is of the states that it names or whose duties it cites, and of no other', () => {
  const letter = `California. You broke 7026(d), 11 CCR §§ 7060–7063, 7020–7024. CPD No. 26-1187.`;
  expect(readLetter(LAWS, letter)).toMatchObject({ states: ['CA'], reference: '26-1187' });
  expect(readLetter(LAWS, 'See Attachment No. 2.').reference).toBeNull();
});
