/**
 * A letter on a page that anybody with its address may read names nobody, however its writer
 * spelled the name.
 */
import { expect, test } from 'vitest';
import { NOBODY } from '#server/subjects/requests/stored/person.ts';
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

test.each([
  ['Dear Pat,\nwe did it.', 'Dear …,\nwe did it.'],
  ['Dear Ms. Person, hello', 'Dear Ms. …, hello'],
  ['Pat Lee Person, 1 Main St', '…'],
  ['Pat wrote to us on May 5; we will answer Lee.', '… wrote to us on May 5; we will answer ….'],
])('first and last names by themselves, too: %j', (text, left) => {
  expect(withoutPerson(text, PERSON)).toBe(left);
});

test('names that are words, months or states', () => {
  const may = { ...NOBODY, name: 'may virginia WILL', onBehalfOf: 'Tim van der Berg' };
  const text =
    'Dear May Will,\nThe law of Virginia gives until May 5. We will tell Tim van der Berg.';
  expect(withoutPerson(text, may)).toBe(
    'Dear …,\nThe law of Virginia gives until May 5. We will tell ….',
  );
  expect(withoutPerson('Dear Virginia, the van of Tim', may)).toBe('Dear …, the van of …');
  expect(withoutPerson('Estimada Ana:', { ...NOBODY, name: 'Ana de la Cruz' })).toBe('Estimada …:');
  const post = '9 Elm St, Richmond, Virginia';
  expect(withoutPerson('Elm St 9; 9 elm st; Richmond, Virginia', { ...NOBODY, post })).toBe(
    'Elm St 9; …; …, Virginia',
  );
});

test('what only looks like a part stays', () => {
  const looks = 'pataaa@example.com; Patricia, personal, Mainly, Renovation';
  expect(withoutPerson(looks, PERSON)).toBe(looks);
});
