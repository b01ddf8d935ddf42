/** What is typed into the form for everybody is read as it looks. */
import { expect, test } from 'vitest';
import { readForm } from './form-input.ts';

test('signs without width are left out of what was typed', () => {
  const body = new URLSearchParams({ name: '\u200BAnn\u2060 \uFEFFLee', text: 'Delete\u200B it' });
  expect(readForm(body.toString()).values).toMatchObject({ name: 'Ann Lee', text: 'Delete it' });
});
