import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OwnWords, knownOf, whyRefused } from './guessable.ts';

const HARDER =
  'Choose a password that is harder to guess, such as four words that do not belong together';
const NAME = 'Choose a password without your name';
const EMAIL = 'Choose a password without your email address';
const BUSINESS = 'Choose a password without the name of your business';

const ROBIN = knownOf({
  email: 'robin.lee77@harbor.example',
  firstName: 'Robin',
  lastName: 'Lee',
  businessName: 'Harbor Books LLC',
});
const NOBODY: OwnWords = { names: [], emails: [], businesses: [] };
const owner = (firstName: string, lastName: string, email = 'x@y.example', businessName = '') =>
  knownOf({ firstName, lastName, email, businessName });

describe('is refused as easy to guess', () => {
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
    'california1',
    'ＰＡＳＳＷＯＲＤ',
    'harbor2026',
    'monkey business',
    'I love you!!',
    'a'.repeat(256),
  ])('%s', (password) => {
    expect(whyRefused(password, ROBIN)).toBe(HARDER);
  });

  test('the first thousand passwords of every guesser, alone and with a year behind', () => {
    const first = dictionary['passwords-common'].slice(0, 1000);
    expect(first.filter((word) => whyRefused(word, NOBODY) !== HARDER)).toEqual([]);
    const taken = first.filter((word) => whyRefused(`${word}2026`, NOBODY) !== HARDER);
    expect(taken.length).toBeLessThan(10);
  });
});

describe('is refused because everyone tries it', () => {
  const listed = dictionary['passwords-common'].map(String);
  const long = (most: number) => listed.slice(0, most).filter((word) => word.length >= 8);

  test('all of the ten thousand most common, in any case of letters, with what to do', () => {
    expect(long(3000).length).toBeGreaterThan(600);
    expect(long(10_000).filter((word) => whyRefused(word, NOBODY) === undefined)).toEqual([]);
    for (const word of ['q1w2e3r4t5', 'startrek']) expect(whyRefused(word, NOBODY)).toBe(HARDER);
    const shouted = long(3000).map((word) => ` ${word.toUpperCase()} `);
    expect(shouted.filter((word) => whyRefused(word, NOBODY) === undefined)).toEqual([]);
  });
});

describe('is refused for what a stranger knows of its owner, with the reason', () => {
  test.each([
    ['RobinLee1990', NAME],
    ['leerobin!!', NAME],
    ['robinpassword', NAME],
    ['robin likes old maps', NAME],
    ['r0b1n-likes-old-maps', NAME],
    ['maps of lee bay 1612', NAME],
    ['robin.lee77@harbor.example', NAME],
    ['Harbor Books 1', BUSINESS],
    ['H4rb0rB00ks', BUSINESS],
    ['Harbor Books smells of paper', BUSINESS],
    ['harbor-books by the pier', BUSINESS],
  ])('%s', (password, reason) => {
    expect(whyRefused(password, ROBIN)).toBe(reason);
  });

  test.each([
    ['tall ferns in kitchen9', owner('Ann', 'Oak', 'kitchen9@y.example'), EMAIL],
    ['quiet jose by the pier', owner('José', 'Oak'), NAME],
    ['nine maryann lanterns', owner('Mary Ann', 'Oak'), NAME],
    ['mary has nine lanterns', owner('Mary Ann', 'Oak'), NAME],
    ['lanterns of annawood', owner('Anna', 'Oak'), NAME],
    ['lantern river cup acme', owner('Ann', 'Oak', undefined, 'Acme, Inc.'), BUSINESS],
  ])('%s', (password, known, reason) => {
    expect(whyRefused(password, known)).toBe(reason);
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
    'x7#kQ2!mZp',
    '8301749562',
    '\u65e5\u672c\u8a9e\u306e\u9577\u3044\u8a00\u8449',
    'long enough',
    'books smell of paper',
    'sleeping by the harbor',
  ])('%s', (password) => {
    expect(whyRefused(password, ROBIN)).toBe(undefined);
  });

  test.each([
    ['bananas by the cannery', owner('Ann', 'Al')],
    ['planetary lamp nine', owner('Maria', 'Lane')],
    ['lantern river cup 12', owner('Li', 'O')],
    ['lantern river cup 12', owner('', '', '@y.example', '!')],
  ])('%s: a short name within another word is no name', (password, known) => {
    expect(whyRefused(password, known)).toBe(undefined);
  });

  test('ten letters, digits and signs at random', () => {
    const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%+-=';
    const random = fc.array(fc.constantFrom(...signs.split('')), { minLength: 10, maxLength: 24 });
    const tried = fc.sample(random, { numRuns: 300, seed: 7 }).map((each) => each.join(''));
    expect(tried.filter((password) => whyRefused(password, NOBODY) !== undefined)).toEqual([]);
  });
});

test('of a long password the beginning must be good; a name is found anywhere', () => {
  const long = 'lantern river cup 12 '.repeat(12);
  expect(whyRefused(long, ROBIN)).toBe(undefined);
  expect(whyRefused(`${'a'.repeat(60)}${long}`, ROBIN)).toBe(HARDER);
  expect(whyRefused(`${long} robin`, ROBIN)).toBe(NAME);
});
