import { describe, expect, test } from 'vitest';
import { isGuessable, namesIn } from './guessable.ts';
import { WELL_KNOWN } from './well-known.ts';

const NAMES = namesIn({
  email: 'robin.lee77@harbor.example',
  firstName: 'Robin',
  lastName: 'Lee',
  businessName: 'Harbor Books',
});

describe('is refused', () => {
  test.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'p4$$w0rd2026',
    '!!password!!',
    'mypassword',
    'iloveyou',
    'iloveyou123',
    'letmein99',
    'qwertyuiop',
    'qwerty123',
    '1qaz2wsx',
    '12345678',
    '87654321',
    'abcdefgh',
    'abcd1234',
    'aaaaaaaa',
    '????????',
    'abcabcabc',
    '20262026',
    'passwordpassword',
    'Summer2026!',
    'football1',
    'Dragon-Monkey-7',
    'statewise',
    'Statewise2026',
    'st@t3w1s3!',
    'robin.lee77@harbor.example',
    'RobinLee1990',
    'leerobin!!',
    'Harbor Books 1',
    'H4rb0rB00ks',
    'robinpassword',
    'ＰＡＳＳＷＯＲＤ',
  ])('%s', (password) => {
    expect(isGuessable(password, NAMES)).toBe(true);
  });

  test('every well-known word, with digits behind it', () => {
    expect(WELL_KNOWN.length).toBeGreaterThanOrEqual(200);
    expect(new Set(WELL_KNOWN).size).toBe(WELL_KNOWN.length);
    expect(WELL_KNOWN.filter((word) => !isGuessable(`${word}2026`, []))).toEqual([]);
  });

  test('a well-known word that holds the name of its owner', () => {
    expect(isGuessable('california1', ['Al'])).toBe(true);
  });
});

describe('is taken', () => {
  test.each([
    'correct horse battery',
    'correct horse',
    'lantern river cup 12',
    'a new password',
    'a brand new one',
    'sunshine tiger chocolate',
    'robin likes old maps',
    'Harbor Books smells of paper',
    'x7#kQ2!mZp',
    '8301749562',
    '\u65e5\u672c\u8a9e\u306e\u9577\u3044\u8a00\u8449',
    'long enough',
  ])('%s', (password) => {
    expect(isGuessable(password, NAMES)).toBe(false);
  });
});
