/** What an owner does not do yet is told at its task, and beside the document. */
import { expect, test } from 'vitest';
import type { Detail } from '#contract/documents/details.ts';
import { notYetByTask, notYetIn } from '#web/words/practices.ts';

const practice = (name: string, control: string | null, answer: string | null): Detail => ({
  name,
  label: `Do you ${name}?`,
  hint: null,
  kind: 'text',
  form: null,
  practice: true,
  control,
  choices: ['Yes', 'Not yet', 'Does not concern us'],
  choiceLabels: null,
  columns: null,
  rows: null,
  usedIn: ['privacy-policy'],
  mapped: false,
  missingIn: [],
  told: answer === null ? null : { value: answer, at: '2026-11-22T12:00:00.000Z' },
  known: null,
  suggested: null,
});

const details = [
  practice('delete', 'retention', 'Not yet'),
  practice('lock', 'security', 'Yes'),
  practice('encrypt', 'security', 'Not yet'),
  practice('train', 'security', 'Not yet'),
  practice('print', null, 'Not yet'),
  practice('ask', 'children', null),
  { ...practice('write', 'security', 'Not yet'), practice: false },
];

test('only practices that were answered so', () => {
  expect(notYetIn(details).map(({ name }) => name)).toEqual([
    'delete',
    'encrypt',
    'train',
    'print',
  ]);
});

test('by task, without those that belong to none', () => {
  expect(notYetByTask(details)).toEqual(
    new Map([
      ['retention', ['Do you delete?']],
      ['security', ['Do you encrypt?', 'Do you train?']],
    ]),
  );
});
