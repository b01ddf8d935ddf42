/** A link is called dead only by a press that could have reached it. */
import { expect, test } from 'vitest';
import { READY, record, visit } from '../../../tests/site/records.ts';
import { judge } from './judge.ts';
import { optOutPlace } from '#engine/site/signs/controls.ts';
import { optOutLinkKind } from './links.ts';
import type { Pressed, SiteVisit } from '#engine/site/record/visit.ts';

const pressed: Pressed = {
  controls: ['Your Privacy Choices'],
  at: 'https://shop.example/choices',
  outcome: 'dead link',
  asks: [],
};
const found = (more: Partial<SiteVisit>) =>
  judge(record([visit('plain', []), visit('optOut', [], { pressed, ...more })]), READY).some(
    ({ finding }) => finding === 'opt-out link dead',
  );

test('a link that answers nothing is dead, unless the visit was cut before', () => {
  expect(found({})).toBe(true);
  expect(found({ troubles: ['too large'] })).toBe(false);
});

test.each([
  ['Your Privacy Choices', 'prescribed'],
  ['Do Not Sell My Personal Information', 'old'],
  ['Opt-out preferences', 'other'],
  ['No vender ni compartir mis datos personales', 'other'],
  ['AdChoices', 'other'],
  ['Privacy settings', undefined],
  ['Opt out of emails', undefined],
  ['Why we do not sell your data', undefined],
])('"%s" is an opt-out link of kind %s', (words, kind) => {
  expect(optOutLinkKind(words, READY)).toBe(kind);
});

test('what counts as an opt-out link is found by whoever presses it', () => {
  const { controls, words } = READY.book.signs;
  const all = Object.values(words.optOutLink).flat();
  expect(all.filter((phrase) => optOutPlace(phrase, controls) === undefined)).toEqual([]);
});
