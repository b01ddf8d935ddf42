/** A letter on a page that anybody with its address may read names nobody, however its writer spelled the name. */
import { expect, test } from 'vitest';
import { NOBODY } from './person.ts';
import { withoutPerson } from './without-person.ts';

const PERSON = {
  ...NOBODY,
  name: 'Pat (Lee) Person',
  email: 'pat+a@example.com',
  post: '1 Main St\nReno',
};

test.each([
  'Pat (Lee) Person',
  'PAT (LEE) PERSON',
  'pat (lee) person',
  'Pat+A@example.com',
  'RENO',
])('%j is left out', (named) => {
  expect(withoutPerson(`Dear ${named}, thank you`, PERSON)).toBe('Dear …, thank you');
});

test('what only looks like a part stays', () => {
  expect(withoutPerson('pataaa@example.com; Pat Lee Person', PERSON)).toBe(
    'pataaa@example.com; Pat Lee Person',
  );
});
