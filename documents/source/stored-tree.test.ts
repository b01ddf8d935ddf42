import { expect, test } from 'vitest';
import { made, TEMPLATES } from '../../tests/documents/make-document.ts';
import { readTree } from './stored-tree.ts';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(TEMPLATES.map((template) => ({ id: template.id, template })))(
  '$id comes back from JSON as it was',
  ({ template }) => {
    const { tree } = made(template, ['CA', 'TX']);
    expect(readTree(stored(tree))).toEqual(tree);
  },
);

const SOUND = { title: 'A', subtitle: '', subject: '', language: 'en', footer: '', blocks: [] };

test.each([
  ['nothing', null],
  ['a text', '{}'],
  ['no blocks', { ...SOUND, blocks: undefined }],
  ['a block of no kind', { ...SOUND, blocks: [{ kind: 'script', text: 'x' }] }],
  ['markup in a block', { ...SOUND, blocks: [{ kind: 'page', html: '<b>' }] }],
  ['a level that is none', { ...SOUND, blocks: [{ kind: 'heading', level: 9, text: 'x' }] }],
  [
    'a fault within a passage',
    { ...SOUND, blocks: [{ kind: 'passage', note: null, grounds: [], blocks: [{ kind: 'x' }] }] },
  ],
  ['running text of numbers', { ...SOUND, blocks: [{ kind: 'paragraph', text: [1] }] }],
])('%s is refused, without a word of its text', (_, value) => {
  expect(() => readTree(value)).toThrow(/^a stored document is damaged: \w+ at [\w.]*$/);
});
