/** The days of the breach laws once more, by hand, from another page than those of the entries. */
import { expect, test } from 'vitest';
import { BREACH_NOTICES } from './corpus.server.ts';

/**
 * A survey of the statutes as of January 1, 2026; all other states name no number of days in it.
 * Its 60 days for Delaware are those before HB 381: that law changed on September 2, 2026.
 */
const SURVEY: Readonly<Record<number, string>> = {
  30: 'CA CO FL NY WA',
  45: 'AL AZ IN NM OH OR RI TN VT WI',
  60: 'CT LA SD TX',
};
/** Which the survey leaves out; each entry says so, or that pages differ. */
const LEFT_OUT: Readonly<Record<string, number>> = { MD: 45, ME: 30 };

test('the days for telling people are those of the survey', () => {
  const named = Object.entries(SURVEY).flatMap(([days, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(days)]),
  );
  const expected = new Map([...named, ...Object.entries(LEFT_OUT)]);
  for (const { state, people } of BREACH_NOTICES.states)
    expect([state, people.days]).toEqual([state, expected.get(state) ?? null]);
});

test('where the survey is silent the owner is told', () => {
  for (const state of Object.keys(LEFT_OUT))
    expect(BREACH_NOTICES.states.find((entry) => entry.state === state)?.doubts).not.toEqual([]);
});
