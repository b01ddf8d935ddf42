/** The ten templates are parsed completely; each kind of mistake is refused with its file and line. */
import { describe, expect, test } from 'vitest';
import { DATA_TYPES } from '#contract/choices.ts';
import { allPassages, textsOf } from '#documents/template/template.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { DICTIONARY, idleNames, loadTemplate, namesWith, TEMPLATES } from './templates.server.ts';
import { readTemplate } from './read-template.server.ts';
import { readDictionary } from './variables.server.ts';

const names = namesWith(DICTIONARY);
const HEAD = {
  id: 'opt-out-page',
  states: 'all',
  variables: '[businessName]',
};
const GOOD = '# {{businessName}}: choices';

function load(text: string, head: Partial<typeof HEAD> = {}, tail = ':::annex\n:::') {
  const front = Object.entries({ ...HEAD, ...head })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n');
  return () => loadTemplate('opt-out-page.md', `---\n${front}\n---\n\n${text}\n\n${tail}\n`, names);
}

test('each listed template has its text, and serves some work', () => {
  expect(TEMPLATES.map(({ id }) => id).toSorted()).toEqual(
    TEMPLATE_LIST.map(({ id }) => id).toSorted(),
  );
  for (const { id, controls } of TEMPLATES) expect(controls.length, id).toBeGreaterThan(0);
});

test('no fence of a passage is left in the text', () => {
  const fenced = TEMPLATES.flatMap(({ id, passages }) =>
    allPassages(passages)
      .flatMap(textsOf)
      .filter((text) => text.some((piece) => typeof piece === 'string' && /:::/.test(piece)))
      .map(() => id),
  );
  expect(fenced).toEqual([]);
});

test('a sound template is read', () => {
  expect(load(GOOD)()).toMatchObject({
    title: 'Opt-out page text and log',
    variables: ['businessName'],
  });
});

describe('a mistake is refused with its line', () => {
  test.each([
    ['unknown variable', load(`${GOOD}\n\n{{busnessName}}`), 'there is no variable busnessName', 9],
    ['variable not listed', load(`${GOOD}\n\n{{contactEmail}}`), 'contactEmail is used and not', 9],
    [
      'variable never used',
      load(GOOD, { variables: '[businessName, legalName]' }),
      'legalName is listed in the front matter and never used',
      4,
    ],
    [
      'unknown element',
      load(`${GOOD}\n\n:::element{id="oo-directt"}\nText\n:::`),
      'there is no required element oo-directt',
      9,
    ],
    [
      'unknown state',
      load(`${GOOD}\n\n:::element{id="oo-direct" only="ZZ"}\nText\n:::`),
      'there is no state ZZ',
      9,
    ],
    [
      'unknown state of a passage',
      load(`${GOOD}\n\n:::only{states="XX"}\nText\n:::`),
      'there is no state XX',
      9,
    ],
    [
      'unknown fact',
      load(`${GOOD}\n\n:::when{fact="sellsData" is="true"}\nText\n:::`),
      'there is no fact sellsData',
      9,
    ],
    [
      'value of no state',
      load(`${GOOD}\n\n:::state-each\n{{state.capital}}\n:::`),
      'there is no variable state.capital',
      10,
    ],
    [
      'value of a state without its turn',
      load(`${GOOD}\n\n{{state.name}}`),
      'state.name stands outside a state-each',
      9,
    ],
    [
      'value of no breach law',
      load(`${GOOD}\n\n:::every-state\n{{breach.capital}}\n:::`),
      'there is no variable breach.capital',
      10,
    ],
    [
      'value of a breach law without its turn',
      load(`${GOOD}\n\n{{breach.name}}`),
      'breach.name stands outside a state-each or every-state',
      9,
    ],
    [
      'value of a record where only breach laws have their turn',
      load(`${GOOD}\n\n:::every-state\n{{state.name}}\n:::`),
      'state.name stands outside a state-each',
      10,
    ],
    ['no annex', load(GOOD, {}, ''), 'one annex stands at the end', 1],
    ['unknown passage', load(`${GOOD}\n\n:::elment{id="a"}\n:::`), 'no passage named elment', 9],
    [
      'when without is',
      load(`${GOOD}\n\n:::when{fact="profiling"}\nA\n:::`),
      'when needs a fact',
      9,
    ],
    ['list within a list', load(`${GOOD}\n\n- a\n  - b`), 'an item of a list is one paragraph', 9],
    ['picture', load(`${GOOD}\n\nText ![a](b.png)`), 'running text cannot contain image', 9],
    ['heading too deep', load(`${GOOD}\n\n#### Deep`), 'headings go down to the third level', 9],
    ['a note spelled out', load(`${GOOD}\n\nFor you: look.`), 'is written ::for-you[…]', 9],
    [
      'a choice spelled out',
      load(`${GOOD}\n\nKeep this paragraph only if it fits. Text.`),
      'is written :keep[…]',
      9,
    ],
    [
      'a choice within a paragraph',
      load(`${GOOD}\n\nText :keep[it fits] text.`),
      'keep stands at the beginning of a paragraph',
      9,
    ],
    ['another id', load(GOOD, { id: 'privacy-policy' }), 'its id is privacy-policy', 1],
  ])('%s', (_, loading, words, at) => {
    expect(loading).toThrow(`opt-out-page.md:${at}: `);
    expect(loading).toThrow(words);
  });
});

test('a paragraph to keep and a note for the owner are read as what they are', () => {
  const body = ':keep[you sell {{businessName}}] We sell.\n\n::for-you[look **here**.]';
  const { passages } = readTemplate(`---\nid: a\nstates: all\nvariables: []\n---\n${body}\n`);
  expect(passages).toContainEqual({
    kind: 'paragraph',
    text: ['We sell.'],
    keep: ['you sell ', { variable: 'businessName' }],
  });
  expect(passages).toContainEqual({ kind: 'for-you', text: ['look ', { strong: 'here' }, '.'] });
});

test('a file without front matter is no template', () => {
  expect(() => loadTemplate('a.md', '# Words', names)).toThrow('a.md:1: it has no front matter');
});

test('a name that no template uses is reported', () => {
  const one = TEMPLATES.filter(({ id }) => id === 'data-inventory');
  expect(idleNames(one, DICTIONARY)).toContain('vendorName');
  expect(idleNames(TEMPLATES, DICTIONARY)).toEqual([]);
});

test('the table of kinds of data has a row for each kind that a profile may name', () => {
  const {
    rowsFor = {},
    rowsWithoutProfile = [],
    columns = [],
  } = DICTIONARY.variables['dataTable'] ?? {};
  expect(Object.keys(rowsFor).toSorted()).toEqual([...DATA_TYPES].toSorted());
  for (const row of Object.values(rowsFor)) expect(row).toHaveLength(columns.length);
  expect(rowsWithoutProfile.filter((kind) => !(kind in rowsFor))).toEqual([]);
});

test('one name is explained once', () => {
  const source = '{"a":{"label":"x","from":null,"kind":"text","example":null}}';
  const twice = [
    { name: 'one.json', source },
    { name: 'two.json', source },
  ];
  expect(() => readDictionary(twice)).toThrow('two.json: a is in two files');
  expect(() => readDictionary([{ name: 'one.json', source: '{"a":{"label":"x"}}' }])).toThrow(
    'one.json',
  );
});
