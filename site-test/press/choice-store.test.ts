/** What counts as kept in the tab alone. */
import { expect, test } from 'vitest';
import { type Stores, isKeptInTab } from './choice-store.ts';

const stores = (tab: Record<string, string>, lasting: Record<string, string>): Stores => ({
  tab: new Map(Object.entries(tab)),
  lasting: new Map(Object.entries(lasting)),
});

test.each([
  ['a new entry of the tab alone', stores({ choice: 'no' }, { ga: '1' }), true],
  ['a changed entry of the tab alone', stores({ seen: '2' }, { ga: '1' }), true],
  ['a new cookie beside it', stores({ choice: 'no' }, { ga: '1', choice: 'no' }), false],
  ['a changed cookie beside it', stores({ choice: 'no' }, { ga: '2' }), false],
  ['a cookie that was taken away', stores({ choice: 'no' }, {}), true],
  ['nothing changed', stores({ seen: '1' }, { ga: '1' }), false],
])('%s', (_, after, expected) => {
  expect(isKeptInTab(stores({ seen: '1' }, { ga: '1' }), after)).toBe(expected);
});
