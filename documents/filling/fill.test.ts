/** Filling in an invented template, for two of the laws. */
import { describe, expect, test } from 'vitest';
import { filled, laws, says, textOf, VARIABLES } from '../../tests/documents/invented-template.ts';
import { markdownOf } from '#documents/markup/markdown.ts';

describe('variables', () => {
  test('known: the value; unknown: a marked gap, counted and listed at the top', () => {
    const passages = [
      says({ variable: 'name' }, ' and ', { variable: 'name' }),
      says({ variable: 'each' }),
    ];
    const { gaps, tree } = filled(passages);
    expect(gaps).toEqual([
      { name: 'name', label: 'your name', times: 2, perUse: false },
      { name: 'each', label: 'name in the letter', times: 1, perUse: true },
    ]);
    const text = markdownOf(tree);
    expect(text).toContain('1 thing to fill in.');
    expect(text).toContain('They are marked where they stand.');
    expect(text).toContain('- [ ] Your name');
    expect(text).toContain('[[your name]] and [[your name]]');
    expect(filled(passages, { values: { name: 'Acme', each: 'Ann' } }).gaps).toEqual([]);
    expect(textOf(passages, { values: { name: ' ', each: 'Ann' } })).toContain('[[your name]]');
  });

  test('the gap contains the choices', () => {
    const text = textOf([says({ variable: 'choice' })]);
    expect(text).toContain('choose one: “first” or “second”');
    expect(text).toContain('- [ ] What you choose');
  });

  test('dates and lists are written as in a sentence', () => {
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
    expect(markdownOf(named.tree)).toContain('| Phone | [to call] |\n| Fax | […] |');
    expect(named.gaps).toHaveLength(1);
    const whole = filled(passages, {
      values: {
        table: [
          ['A', 'B'],
          ['1', '2'],
        ],
      },
    });
    expect(markdownOf(whole.tree)).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(whole.gaps).toEqual([]);
    expect(textOf(passages)).toContain('| E-mail | [to write] |');
  });

  test('“none” answers the question that hangs on it, unless it has an answer', () => {
    const fact = 'profiling';
    const passages = [
      { kind: 'when', fact, is: true, inner: [says('Asked of ', { variable: 'name' }, '.')] },
    ] as const;
    const variables = { ...VARIABLES, name: { ...VARIABLES['name']!, settles: fact } };
    const told = (name: string, facts = {}) =>
      textOf([...passages], { values: { name }, variables, facts });
    expect(told('none')).not.toContain('Asked of');
    expect(told('None of it')).not.toContain('Asked of');
    expect(told('nonesuch')).toContain('Asked of nonesuch.');
    expect(told('none', { [fact]: true })).toContain('Asked of none.');
  });

  test('a value that ends with a stop brings no second one', () => {
    const passages = [says('They are: ', { variable: 'name' }, '. More.')];
    expect(textOf(passages, { values: { name: 'Pixel & Co.' } })).toContain('Pixel & Co. More.');
    expect(textOf(passages, { values: { name: 'Pixel' } })).toContain('Pixel. More.');
    expect(textOf(passages)).toContain('[[your name]]. More.');
  });

  test('kinds of data are in lower case within a sentence', () => {
    const passages = [says('We hold ', { variable: 'kinds' }, '.')];
    const values = { kinds: ['Postal addresses', 'IP addresses', 'Social Security Numbers'] };
    const kinds = { ...VARIABLES['kinds']!, from: 'profile.dataTypesCollected' };
    expect(textOf(passages, { values, variables: { ...VARIABLES, kinds } })).toContain(
      'We hold postal addresses, IP addresses and Social Security Numbers.',
    );
    expect(textOf(passages, { values: { kinds: ['Acme lists'] } })).toContain(
      'We hold Acme lists.',
    );
  });

  test('a value is plain text, whatever it contains', () => {
    const values = { name: '{{day}} \u202Eturned\u0000' };
    expect(textOf([says({ variable: 'name' })], { values })).toContain('{{day}}  turned');
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
