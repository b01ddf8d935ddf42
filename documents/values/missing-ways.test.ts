import { expect, test } from 'vitest';
import { says, textOf, VARIABLES } from '../../tests/documents/invented-template.ts';

const variables = {
  ...VARIABLES,
  name: { ...VARIABLES['name']!, orNone: true as const, noneLeavesOut: true as const },
};
const NAME = { variable: 'name' } as const;
const read = (name: string, ...passages: Parameters<typeof textOf>[0]) =>
  textOf(passages, { variables, values: { name } });

test('“none” leaves out the sentence that names the way, and nothing else', () => {
  const first = says('Fill in the form at ', NAME, '. Or write to us.');
  expect(read('none', first)).toContain('\nOr write to us.');
  expect(read('None.', first)).not.toContain('form');
  const last = says('Write to us. Fill in the form at ', NAME, '.');
  expect(read('none', last)).toContain('Write to us.\n');
  expect(read('none', last)).not.toContain('form');
  const twice = says('One. Form ', NAME, '. Two. Again ', NAME, '! Three.');
  expect(read('none', twice)).toContain('One. Two. Three.');
  const strong = says({ strong: 'Online:' }, ' use ', NAME, '. It is free.');
  expect(read('none', strong)).toContain('It is free.');
  expect(read('none', strong)).not.toContain('Online');
});

test('an item of a list that names only this way goes; a paragraph of which nothing is left too', () => {
  const list = { kind: 'list', ordered: false, items: [['At ', NAME, '.'], ['By mail.']] } as const;
  expect(read('none', list)).not.toContain('At ');
  expect(read('none', list)).toContain('- By mail.');
  expect(read('none', says('Only ', NAME, '.'), says('After.'))).not.toContain('Only');
});

test('an address stays, and so does a gap while nothing is told', () => {
  const passage = says('Fill in the form at ', NAME, '. Or write to us.');
  expect(read('shop.example/ask', passage)).toContain('the form at shop.example/ask. Or write');
  expect(read('', passage)).toContain('[[your name]]');
});
