/**
 * A paper never promises what its owner answered with “Not yet”: each practice stands in the table
 * with its sentences, or among those of which no paper says more.
 */
import { expect, test } from 'vitest';
import { DICTIONARY, DOES_ALL, made, TEMPLATES } from '../../../tests/documents/make-document.ts';
import { PRACTISED } from '#documents/values/values.ts';
import { NOT_YET_PAIRS } from './not-yet-pairs.ts';
import { PROMISES, NO_OTHER_PROMISE } from './promised-words.ts';

const practices = Object.keys(DICTIONARY.variables).filter(
  (name) => DICTIONARY.variables[name]?.practice === true,
);

test('each practice is in the table, or no paper says more of it', () => {
  const told = new Set([
    ...PROMISES.flatMap((row) => row.practices),
    ...NOT_YET_PAIRS.flatMap(({ details }) => details),
  ]);
  expect(practices.filter((name) => !told.has(name) && !NO_OTHER_PROMISE.has(name))).toEqual([]);
  expect([...NO_OTHER_PROMISE].filter((name) => told.has(name))).toEqual([]);
  expect([...NO_OTHER_PROMISE].filter((name) => !practices.includes(name))).toEqual([]);
});

const rows = PROMISES.flatMap((row) =>
  Object.keys(row.papers).flatMap((paper) =>
    row.practices.map((practice) => [practice, paper, row] as const),
  ),
);

test.each(rows)('%s is promised in %s', (practice, paper, row) => {
  const [id, kind] = paper.split(' ');
  const template = TEMPLATES.find((each) => each.id === id);
  if (!template) return expect.unreachable(`no template ${id}`);
  const copy = kind === undefined ? undefined : { id: 'x', kind, name: 'x' };
  const clashes = (answer: string, does = true) =>
    made({ ...template, ...(copy ? { copy } : {}) }, ['CA', 'CT', 'MD', 'NJ'], {
      asOf: '2027-02-01',
      facts: { ...DOES_ALL, ...(row.fact && !does ? { [row.fact]: false } : {}) },
      values: {
        rightsScope: 'All rights to everybody',
        clientWork: row.way === 'step' ? 'Only for clients' : 'No',
        [practice]: answer,
      },
    })
      .contradictions.filter(({ name }) => name === practice)
      .map(({ text }) => text);
  expect(clashes(PRACTISED.notYet)).toHaveLength(1);
  expect(clashes(PRACTISED.yes)).toEqual([]);
  if (row.fact !== undefined) expect(clashes(PRACTISED.notYet, false)).toEqual([]);
});
