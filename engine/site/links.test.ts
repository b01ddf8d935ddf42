/** A link is called dead only by a press that could have reached it. */
import { expect, test } from 'vitest';
import { READY, record, visit } from '../../tests/site/records.ts';
import { judge } from './judge.ts';
import type { Pressed, SiteVisit } from './visit.ts';

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
