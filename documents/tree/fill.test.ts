/** Filling, on an invented template and two of the laws. */
import { describe, expect, test } from 'vitest';
import { lawOf } from '#law/corpus.server.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import { fill } from './fill.ts';
import { markdownOf } from './markdown.ts';
import type { Passage, Pieces, Template } from './template.ts';
import type { Filling } from './work.ts';

const laws = ['CA', 'DE', 'UT'].flatMap((code) => lawOf(code) ?? []);
const only = (...codes: string[]) => laws.filter(({ state }) => codes.includes(state));
const says = (...text: Pieces): Passage => ({ kind: 'paragraph', text });
const cite = (required: true | 'if practised' | 'advised', from?: string) => ({
  required,
  cite: '§ 1',
  source: 'record' as const,
  ...(from === undefined ? {} : { from }),
});
const element = (
  id: string,
  states: RequiredElement['states'],
  when?: RequiredElement['when'],
) => ({
  id,
  document: 'invented',
  title: `Title of ${id}`,
  what: 'What',
  test: ['x'],
  states,
  ...(when === undefined ? {} : { when }),
});

const ELEMENTS = [
  element('xx-owed', { DE: cite(true) }),
  element('xx-advised', { DE: cite('advised') }),
  element('xx-later', { DE: cite(true, '2027-01-01') }),
  element('xx-profiling', { DE: cite(true) }, { fact: 'profiling', op: '=', value: true }),
];
const VARIABLES: Filling['variables'] = {
  name: { label: 'your name', from: null, kind: 'text', example: null },
  day: { label: 'a day', from: null, kind: 'date', example: null },
  choice: {
    label: 'choose one',
    listed: 'what you choose',
    from: null,
    kind: 'text',
    example: null,
    choices: ['first', 'second'],
  },
  each: { label: 'name in the letter', from: null, kind: 'text', example: null, perUse: true },
  kinds: { label: 'kinds', from: null, kind: 'list', example: null },
  table: {
    label: 'a table',
    from: null,
    kind: 'table',
    example: null,
    columns: ['Kind', 'Why'],
    rowsFor: { Mail: ['E-mail', 'to write'], Phone: ['Phone', 'to call'] },
    rowsWithoutProfile: ['Mail'],
  },
};
const template = (...passages: Passage[]): Template => ({
  id: 'invented',
  title: 'Invented paper',
  audience: 'Tests',
  category: 'Tests',
  states: [],
  businessSize: 'Any size',
  industry: [],
  formats: ['Word'],
  premium: false,
  controls: [],
  variables: [],
  passages,
});

function filled(passages: Passage[], more: Partial<Filling> = {}) {
  return fill({
    template: template(...passages),
    laws: only('DE'),
    neutral: false,
    asOf: '2026-11-21',
    facts: {},
    values: {},
    variables: VARIABLES,
    stateVariables: {
      name: { label: 'name', from: 'name', kind: 'text' },
      respondDays: { label: 'days', from: 'requests.respondDays', kind: 'number' },
    },
    elements: ELEMENTS,
    lawDataHash: '0123456789abcdef',
    ...more,
  });
}
const textOf = (passages: Passage[], more: Partial<Filling> = {}) =>
  markdownOf(filled(passages, more).paper);
const part = (
  ids: string[],
  text: string,
  more: Partial<Extract<Passage, { kind: 'element' }>> = {},
) => ({ kind: 'element', ids, always: false, only: [], inner: [says(text)], ...more }) as const;

describe('variables', () => {
  test('known: their words; unknown: a marked gap, counted and listed on top', () => {
    const passages = [
      says({ variable: 'name' }, ' and ', { variable: 'name' }),
      says({ variable: 'each' }),
    ];
    const { gaps, paper } = filled(passages);
    expect(gaps).toEqual([
      { name: 'name', label: 'your name', times: 2, perUse: false },
      { name: 'each', label: 'name in the letter', times: 1, perUse: true },
    ]);
    const text = markdownOf(paper);
    expect(text).toContain('1 thing to fill in.');
    expect(text).toContain('1 thing to fill in anew each time');
    expect(text).toContain('- [ ] Your name');
    expect(text).toContain('[[your name]] and [[your name]]');
    expect(filled(passages, { values: { name: 'Acme', each: 'Ann' } }).gaps).toEqual([]);
    expect(textOf(passages, { values: { name: ' ', each: 'Ann' } })).toContain('[[your name]]');
  });

  test('the choices stand in the gap', () => {
    const text = textOf([says({ variable: 'choice' })]);
    expect(text).toContain('choose one: “first” or “second”');
    expect(text).toContain('- [ ] What you choose');
  });

  test('dates and lists are said as in a sentence', () => {
    const values = { day: '2027-01-31', kinds: ['names', 'orders', 'calls'] };
    expect(textOf([says('On ', { variable: 'day' }, '.')], { values })).toContain(
      'On January 31, 2027.',
    );
    expect(textOf([says('We hold ', { variable: 'kinds' }, '.')], { values })).toContain(
      'We hold names, orders and calls.',
    );
    expect(textOf([says({ variable: 'kinds' })], { values })).toContain(
      '- names\n- orders\n- calls',
    );
  });

  test('a table: what the owner has, with proposals; what is entered whole; and rows to start from', () => {
    const passages = [says({ variable: 'table' })];
    const named = filled(passages, { values: { table: ['Phone', 'Fax'] } });
    expect(markdownOf(named.paper)).toContain('| Phone | [to call] |\n| Fax | […] |');
    expect(named.gaps).toHaveLength(1);
    const whole = filled(passages, {
      values: {
        table: [
          ['A', 'B'],
          ['1', '2'],
        ],
      },
    });
    expect(markdownOf(whole.paper)).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(whole.gaps).toEqual([]);
    expect(textOf(passages)).toContain('| E-mail | [to write] |');
  });

  test('a value is text, whatever it holds', () => {
    const values = { name: '{{day}} \u202Eturned\u0000' };
    expect(textOf([says({ variable: 'name' })], { values })).toContain('{{day}}  turned');
  });
});

describe('required elements', () => {
  test('stand where a state of the document owes them', () => {
    expect(textOf([part(['xx-owed'], 'Here')])).toContain('Here');
    expect(textOf([part(['xx-owed'], 'Here')], { laws: only('CA') })).not.toContain('Here');
    expect(textOf([part(['xx-owed'], 'Here', { only: ['CA'] })])).not.toContain('Here');
  });

  test('good practice stands where the template always says it', () => {
    expect(textOf([part(['xx-advised'], 'Here')])).not.toContain('Here');
    const text = textOf([part(['xx-advised'], 'Here', { always: true })]);
    expect(text).toContain('Here');
    expect(text).toContain('Delaware (good practice): ');
  });

  test('count from their day, and under their condition', () => {
    expect(textOf([part(['xx-later'], 'Here')])).not.toContain('Here');
    expect(textOf([part(['xx-later'], 'Here')], { asOf: '2027-01-01' })).toContain('Here');
    expect(textOf([part(['xx-profiling'], 'Here')])).toContain('Here');
    const facts = { profiling: false };
    expect(textOf([part(['xx-profiling'], 'Here')], { facts })).not.toContain('Here');
  });

  test('the annex names each with its section, once', () => {
    const { grounds, paper } = filled([part(['xx-owed'], 'One'), part(['xx-owed'], 'Two')]);
    expect(grounds).toEqual([
      {
        id: 'xx-owed',
        title: 'Title of xx-owed',
        cites: [{ state: 'Delaware', cite: '§ 1', advised: false }],
      },
    ]);
    expect(markdownOf(paper)).toContain('## Where each part comes from');
  });
});

describe('passages', () => {
  const when = (is: boolean): Passage => ({
    kind: 'when',
    fact: 'profiling',
    is,
    inner: [says('Here')],
  });

  test('of a fact: so, not so, not known', () => {
    expect(textOf([when(true)], { facts: { profiling: true } })).toContain('Here');
    expect(textOf([when(true)], { facts: { profiling: false } })).not.toContain('Here');
    expect(textOf([when(false)], { facts: { profiling: false } })).toContain('Here');
    expect(textOf([when(true)])).toContain(
      '> Keep this part only if you use software to score people.\n\nHere',
    );
    expect(textOf([when(false)])).toContain(
      'Keep this part only if you do not use software to score people.',
    );
  });

  test('of some states: in place for these, and marked where no business is chosen', () => {
    const passages: Passage[] = [{ kind: 'only', only: ['DE'], inner: [says('Here')] }];
    expect(textOf(passages)).toContain('Here');
    expect(textOf(passages, { laws: only('CA') })).not.toContain('Here');
    expect(textOf(passages, { laws, neutral: true })).toContain(
      '> Only if you do business there: Delaware.\n\nHere',
    );
    const most: Passage[] = [{ kind: 'only', only: ['CA', 'DE'], inner: [says('Here')] }];
    expect(textOf(most, { laws, neutral: true })).toContain('a state other than Utah.');
  });

  test('that name their state need no mark', () => {
    const passages: Passage[] = [
      { kind: 'only', only: ['DE'], inner: [says('In Delaware: here')] },
    ];
    expect(textOf(passages, { laws, neutral: true })).not.toContain('Only if');
  });

  test('for each state, with its values; tables become one', () => {
    const row: Passage = {
      kind: 'table',
      head: [['State'], ['Days']],
      rows: [[[{ variable: 'state.name' }], [{ variable: 'state.respondDays' }]]],
    };
    expect(textOf([{ kind: 'state-each', inner: [row] }], { laws })).toContain(
      '| California | 45 |\n| Delaware | 45 |\n| Utah | 45 |',
    );
    const inner = [
      part(['xx-owed'], 'Here', { inner: [says({ variable: 'state.name' }, ' owes it')] }),
    ];
    const text = textOf([{ kind: 'state-each', inner }], { laws });
    expect(text).toContain('Delaware owes it');
    expect(text).not.toContain('Utah owes it');
  });

  test('headings leave no level out', () => {
    const h = (level: 1 | 2 | 3, text: string): Passage => ({
      kind: 'heading',
      level,
      text: [text],
    });
    const { paper } = filled([
      h(1, 'Title'),
      h(2, 'First'),
      h(3, 'Inner'),
      h(1, 'Part'),
      h(2, 'Sub'),
    ]);
    expect(paper.title).toBe('Title');
    expect(markdownOf(paper).match(/^#+ .*/gm)).toEqual([
      '# Title',
      '## First',
      '### Inner',
      '## Part',
      '### Sub',
    ]);
  });
});

test('the states and the day of a business are known', () => {
  const passages = [says({ variable: 'statesList' }, '; ', { variable: 'lastUpdated' })];
  const variables = {
    ...VARIABLES,
    lastUpdated: { label: 'day', from: null, kind: 'date', example: null },
  } as const;
  expect(textOf(passages, { laws, variables })).toContain(
    'California, Delaware and Utah; November 21, 2026',
  );
});
