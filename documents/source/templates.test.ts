/**
 * The ten templates are parsed completely; each kind of mistake is refused with its file and line.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DATA_TYPES } from '#contract/choices.ts';
import { allPassages, textsOf } from '#documents/template/template.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { STATE_SETS } from '#reference/state-sets.server.ts';
import { DICTIONARY, idleNames, loadTemplate, namesWith, TEMPLATES } from './templates.server.ts';
import { readDictionary } from './variables.server.ts';

const FOLDER = new URL('../templates/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
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

test('each set of states serves a template', () => {
  const used = FILES.map((file) => readFileSync(new URL(file, FOLDER), 'utf8')).join('\n');
  const idle = [...STATE_SETS.keys()].filter(
    (name) => !new RegExp(`(?:only="|states="|^states: )${name}(?:"|$)`, 'm').test(used),
  );
  expect(idle).toEqual([]);
});

test('only alone means the states that its elements name, and duty those that owe one', () => {
  const only = (attributes: string) => {
    const [, passage] = load(`${GOOD}\n\n:::element{id="oo-agent" ${attributes}}\nText\n:::`)()
      .passages;
    return passage?.kind === 'element' ? passage.only : undefined;
  };
  const { states = {} } = REQUIRED_ELEMENTS.find(({ id }) => id === 'oo-agent') ?? {};
  const codes = Object.keys(states).toSorted();
  expect(only('always')).toEqual([]);
  expect(only('only always')).toEqual(codes);
  expect(only('only="duty"')).toEqual(codes.filter((code) => states[code]?.required !== 'advised'));
  expect(only('only="no-appeal"')).toEqual(STATE_SETS.get('no-appeal'));
  expect(only('only="OR"')).toEqual(['OR']);
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
      'a list of states',
      load(`${GOOD}\n\n:::element{id="oo-direct" only="CA TX"}\nText\n:::`),
      'a list of states is a set of reference/state-sets.json, or only alone',
      9,
    ],
    [
      'unknown set of states',
      load(`${GOOD}\n\n:::only{states="coastal"}\nText\n:::`),
      'there is no set of states coastal in reference/state-sets.json',
      9,
    ],
    [
      'a passage of no state',
      load(`${GOOD}\n\n:::only\nText\n:::`),
      'only needs states, or a set of them',
      9,
    ],
    [
      'a list of states in the front matter',
      load(GOOD, { states: 'CA, TX' }),
      'a list of states',
      1,
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
    ['another id', load(GOOD, { id: 'privacy-policy' }), 'its id is privacy-policy', 1],
  ])('%s', (_, loading, words, at) => {
    expect(loading).toThrow(`opt-out-page.md:${at}: `);
    expect(loading).toThrow(words);
  });
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
