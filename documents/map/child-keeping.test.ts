/** How long data of children is kept has an end (16 CFR 312.10). */
import { expect, test } from 'vitest';
import { blankLine } from './entries.ts';
import { childKeeping } from './child-keeping.ts';

const line = (kept: string, more: object = {}) => ({
  ...blankLine('scores', 'Test scores'),
  people: ['children' as const],
  state: 'confirmed' as const,
  from: null,
  kept,
  ...more,
});
const doubts = (kept: string, more: object = {}) => childKeeping({ lines: [line(kept, more)] });

test.each(['until a parent asks us to delete it', 'forever', 'Indefinitely', 'as long as we can'])(
  '“%s” is a choice to make',
  (kept) => {
    expect(doubts(kept)[0]?.text).toContain(`is kept “${kept}”`);
    expect(doubts(kept, { people: ['customers'], minors: 'no' })).toEqual([]);
    expect(doubts(kept, { state: 'proposed' })).toEqual([]);
  },
);

test.each(['1 year after the last lesson', 'until the child leaves, then 1 year', ''])(
  '“%s” is none',
  (kept) => expect(doubts(kept)).toEqual([]),
);
