/**
 * What a business does stands in its document once the owner said so; before, it is a choice that
 * counts as a gap.
 */
import { expect, test } from 'vitest';
import { filled, says, textOf } from '../../tests/documents/invented-template.ts';
import { PRACTISED } from './values.ts';

const SENTENCE = { practice: 'deletes', text: ['We delete it.'] } as const;
const passages = [says('We keep it for a year. ', SENTENCE, ' Ask us.'), says(SENTENCE)];
const variables = {
  deletes: {
    label: 'do you delete it?',
    from: null,
    kind: 'text',
    example: null,
    practice: true,
    choices: Object.values(PRACTISED),
  },
} as const;
const answered = (value: string) => ({ variables, values: { deletes: value } });

test('confirmed, it stands as it is', () => {
  const text = textOf(passages, answered(PRACTISED.yes));
  expect(text).toContain('We keep it for a year. We delete it. Ask us.');
  expect(filled(passages, answered(PRACTISED.yes)).gaps).toEqual([]);
});

test.each([PRACTISED.notYet, PRACTISED.no])('%s: it is left out, without a trace', (answer) => {
  const { tree, gaps } = filled(passages, answered(answer));
  expect(textOf(passages, answered(answer))).toContain('We keep it for a year. Ask us.');
  expect(JSON.stringify(tree.blocks)).not.toContain('We delete it');
  expect(tree.blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(1);
  expect(gaps).toEqual([]);
});

test('without an answer it is marked, and counts', () => {
  const { tree, gaps } = filled(passages, { variables });
  expect(JSON.stringify(tree.blocks)).toContain('{"gap":"[Keep only if true: We delete it.]"}');
  expect(gaps).toEqual([{ name: 'deletes', label: 'do you delete it?', times: 2, perUse: false }]);
});
