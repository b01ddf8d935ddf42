/**
 * Each row of the tables of clashes has an example that only it finds: without the row the example
 * is no clash.
 */
import { describe, expect, test } from 'vitest';
import { DICTIONARY, made, TEMPLATES } from '../../../tests/documents/make-document.ts';
import { MAP_CLASHES, mapClashes } from '#documents/map/map-clashes.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { ANSWER_PAIRS, DETAIL_PAIRS } from './mismatch-pairs.ts';
import { NOT_YET_DETAILS, NOT_YET_PAIRS } from './not-yet-pairs.ts';

/** Words that each pattern finds, first fitting word first. */
const WORDS = [
  'Yes',
  'Not yet',
  'No',
  'none',
  'Meta Pixel',
  'for their own products',
  'Health forms',
  'Fingerprints',
  'Names of children',
  'payment processors',
  'Loyalty points',
  'Acme Video',
  'Yes, for ads',
  'Email list, sold',
  'a data broker',
  'We use this information only for the allowed purposes',
  'We neither sell nor share it.',
  'We share with no such companies',
  'do not',
  'may',
  'It cannot work without it',
  'sign in to your account',
  'to aim ads at people',
  'Do Not Track setting of the browser',
];
const wordFor = (names: RegExp) => {
  const found = WORDS.find((word) => names.test(word));
  if (found === undefined) throw new Error(`no word of the test fits ${names.source}`);
  return found;
};

const valueOf = (name: string, word: string): Value => {
  const { kind, columns = [] } = DICTIONARY.variables[name] ?? {};
  if (kind === 'list') return [word];
  return kind === 'table' ? [columns, columns.map((_, at) => (at === 0 ? word : 'x'))] : word;
};

/** What a document with the details says against itself, in two states that know every rule. */
function clashes(
  template: (typeof TEMPLATES)[number],
  facts: Facts,
  values: Record<string, Value>,
) {
  return made(template, ['CA', 'MN'], { facts, values }).contradictions;
}
const withDetail = (name: string) => {
  const found = TEMPLATES.find(({ variables }) => variables.includes(name));
  if (!found) throw new Error(`no document asks for ${name}`);
  return found;
};
const policy = withDetail('effectiveDate');

describe('an answer beside a detail', () => {
  const rows = [...ANSWER_PAIRS, ...NOT_YET_PAIRS];
  test.each(rows.map((row) => [`${row.fact} ${row.is} ${row.details.join(' ')}`, row] as const))(
    '%s',
    (_, row) => {
      const name = row.details.at(-1) ?? '';
      const template = 'papers' in row ? policy : withDetail(name);
      const values = { [name]: valueOf(name, wordFor(row.names)) };
      const about = { [row.fact]: row.is };
      const both = clashes(template, about, values).filter((each) => each.about === row.fact);
      expect(both.map((each) => each.name)).toContain(name);
      for (const way of row.ways) expect(both.map(({ text }) => text).join()).toContain(way);
      const other = clashes(template, { [row.fact]: !row.is }, values);
      expect(other.map(({ text }) => text).join()).not.toContain(row.ways[1]);
      expect(
        clashes(template, about, {})
          .map(({ text }) => text)
          .join(),
      ).not.toContain(row.ways[1]);
    },
  );
});

describe('two details', () => {
  const rows = [...DETAIL_PAIRS, ...NOT_YET_DETAILS];
  test.each(
    rows.map((row) => [`${row.one.details.join(' ')} and ${row.other.details.join(' ')}`, row]),
  )('%s', (_, row) => {
    if (typeof row === 'string') return expect.unreachable();
    const one = row.one.details[0] ?? '';
    const [template, other = ''] = TEMPLATES.flatMap((each) =>
      row.other.details
        .filter(
          (name) => each.variables.includes(one) && (row.across || each.variables.includes(name)),
        )
        .map((name) => [each, name] as const),
    )[0] ?? [undefined];
    const values = {
      [one]: valueOf(one, wordFor(row.one.names)),
      [other]: valueOf(other, wordFor(row.other.names)),
    };
    const said = (given: Record<string, Value>) =>
      template
        ? clashes(template, {}, given)
            .map(({ text }) => text)
            .join()
        : '';
    for (const way of row.ways) expect(said(values)).toContain(way);
    expect(said({ [one]: values[one] ?? '' })).not.toContain(row.ways[1]);
  });
});

describe('an answer beside the map', () => {
  const line = (more: Partial<MapLine>): MapLine => ({
    ...blankLine('one', 'Names'),
    people: ['customers'],
    sources: ['the person'],
    state: 'confirmed',
    ...more,
  });
  const broker: MapRecipient = {
    ...blankRecipient('zoominfo'),
    name: 'ZoomInfo',
    kind: 'list or data firm',
    sold: false,
    state: 'confirmed',
  };
  const map = (lines: readonly MapLine[], recipients: readonly MapRecipient[] = []): MergedMap => ({
    lines: lines.map((one) => ({ ...one, from: null })),
    recipients: recipients.map((one) => ({ ...one, from: null })),
    tools: [],
    complete: { lines: true, recipients: true },
  });
  const bought = line({ sources: ['a list seller'] });
  /** Row → what clashes, and what mends it on the side of the map. */
  const EXAMPLES: Readonly<Record<string, readonly [Facts, MergedMap, MergedMap]>> = {
    'bought-no-source': [{ acquiresPersonalData: true }, map([line({})]), map([bought])],
    'broker-not-bought': [
      { acquiresPersonalData: false },
      map([line({})], [broker]),
      map([line({})], [{ ...broker, state: 'dropped' }]),
    ],
    'broker-no-source': [{}, map([line({})], [broker]), map([bought], [broker])],
    'children-denied': [
      { knowsChildren: false },
      map([line({ minors: 'under 13' })]),
      map([line({ minors: 'no' })]),
    ],
    'teens-denied': [
      { knowsTeens: false },
      map([line({ minors: '13 to 17' })]),
      map([line({ minors: 'no' })]),
    ],
    'sensitive-denied': [
      { processesSensitiveData: false },
      map([line({ sensitive: true })]),
      map([line({ sensitive: false })]),
    ],
    'biometric-denied': [
      { processesBiometricData: false },
      map([line({ type: 'Biometric data' })]),
      map([line({})]),
    ],
    'children-missing': [
      { knowsChildren: true },
      map([line({})]),
      map([line({ people: ['children'] })]),
    ],
    'teens-missing': [{ knowsTeens: true }, map([line({})]), map([line({ minors: 'both' })])],
    'staff-missing': [{ employees: 140 }, map([line({})]), map([line({ people: ['staff'] })])],
  };

  test('each row has an example, and each example a row', () => {
    expect(Object.keys(EXAMPLES)).toEqual(MAP_CLASHES.map(({ id }) => id));
  });

  test.each(Object.entries(EXAMPLES))('%s', (id, [facts, clashing, mended]) => {
    const row = MAP_CLASHES.find((each) => each.id === id);
    const found = mapClashes(clashing, facts, ['CA']);
    expect(found.map(({ about, name }) => [about, name])).toEqual([[row?.about, row?.name]]);
    // both places, and both ways out
    expect(found[0]?.text).toMatch(/, or (?:change the answer|that line|that company|drop the)/);
    expect(mapClashes(mended, facts, ['CA'])).toEqual([]);
  });

  test('staff matters where the law covers them', () => {
    const [facts, clashing] = EXAMPLES['staff-missing'] ?? [{}, map([])];
    expect(mapClashes(clashing, facts, ['TX'])).toEqual([]);
  });

  test('before the map is said to be whole, nothing is missing from it', () => {
    const open = { ...map([line({})]), complete: { lines: false, recipients: false } };
    expect(mapClashes(open, { knowsChildren: true, employees: 3 }, ['CA'])).toEqual([]);
  });
});
