/** What a stranger typed of themselves writes no marks and no paragraphs into a letter. */
import { expect, test } from 'vitest';
import { letterGaps } from '#contract/requests/letter-gaps.ts';
import { maskedPerson } from '#server/subjects/requests/intake/masks.ts';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
import { inLetter } from './typed-by-person.ts';
import { withoutPerson } from './without-person.ts';

test.each([
  ['Bob]\n\nYou win', 'Bob) You win'],
  [
    '[choose: Keep this paragraph only if it fits] Bob',
    '(choose: Keep this paragraph only if it fits) Bob',
  ],
  ['[fill in: a name]', '(fill in: a name)'],
  ['Bo\u200Bb\u2060 \uFEFFQuinn', 'Bob Quinn'],
  ['Bo\u200Db\u200C', 'Bob'],
  ['\u202EnimdA', 'nimdA'],
  ['Ann  Lee', 'Ann Lee'],
  // a joiner that belongs to the spelling stays
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
])('the name %j stands in a letter as %j', (typed, shown) => {
  const { person } = maskedPerson({ ...NOBODY, name: typed, onBehalfOf: typed });
  expect(person.name).not.toMatch(/\n|\u200B|\u202E/);
  const { name, onBehalfOf } = inLetter(person);
  expect([name, onBehalfOf]).toEqual([shown, shown]);
  expect(letterGaps(`Dear ${name},`)).toEqual([]);
  // what was stored before names were cleaned
  expect(inLetter({ ...NOBODY, name: typed }).name).toBe(shown);
});

test('an address keeps its lines and opens no paragraph; a name of unseen signs is none', () => {
  const post = '1 Pier Road\n\n\nYou win [fill in: x]\r\nNorfolk';
  expect(inLetter({ ...NOBODY, post }).post).toBe('1 Pier Road\nYou win (fill in: x)\nNorfolk');
  expect(maskedPerson({ ...NOBODY, name: '\u200B \u2060' }).person.name).toBeNull();
});

test('what names the person is left out as the letter shows it', () => {
  const person = { ...NOBODY, name: 'Zed [Quux]', post: '[1] Pier Road' };
  const { name, post } = inLetter(person);
  const left = withoutPerson(`${post}\n\nDear ${name},\n\nHello.`, person);
  expect(left).not.toMatch(/Zed|Quux|Pier/);
});
