/** A choice that is kept leaves its words alone; one that is taken out leaves none of them. */
import { expect, test } from 'vitest';
import { gapsIn, type LetterGap } from '#contract/requests/letter-gaps.ts';
import { kept, linesBelow, takenOut } from './choice-text.ts';

const LIST = 'Below is a summary.\nKind | From\nNames | you';
const WANTED =
  'Keep this list of your data map if it is so for this person. If not, write your own';
const letterWith = (what: string) => `Dear Kim,\n\n[choose: ${what}] ${LIST}\n\nSincerely`;
const choiceIn = (text: string): LetterGap => {
  const [gap] = gapsIn(text);
  if (!gap) throw new Error('no choice');
  return gap;
};

test('the list of the data map stays as it is, or goes as a whole', () => {
  const text = letterWith('Keep this list of your data map only if it is so for this person');
  expect(linesBelow(choiceIn(text), text)).toEqual(['Kind | From', 'Names | you']);
  expect(kept(choiceIn(text), text)).toBe(`Dear Kim,\n\n${LIST}\n\nSincerely`);
  expect(takenOut(choiceIn(text), text)).toBe('Dear Kim,\n\nSincerely');
});

test('where a law wants a list, one that is taken out leaves a gap for another', () => {
  const text = letterWith(WANTED);
  expect(takenOut(choiceIn(text), text)).toBe(
    'Dear Kim,\n\n[fill in: kinds of data, where each came from, what for, and who received it]\n\nSincerely',
  );
});

test('a sentence in its mark goes with the blank before it', () => {
  const text = 'We did it. [choose: Keep only if true: We told Klaviyo] Bye.';
  expect(kept(choiceIn(text), text)).toBe('We did it. We told Klaviyo. Bye.');
  expect(takenOut(choiceIn(text), text)).toBe('We did it. Bye.');
});
