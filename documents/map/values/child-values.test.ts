/** What a parent’s form and a form on a sale say: every line that concerns them, and none other. */
import { describe, expect, test } from 'vitest';
import { made, templateNamed, wordsOf } from '../../../tests/documents/make-document.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { MapLine } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { openMismatches } from '#documents/map/mismatches.ts';
import { sensitiveBelow } from '#documents/map/sensitivity.ts';
import { teenClashes } from '#documents/map/teen-clashes.ts';
import { TEEN_YES } from '#documents/filling/clashes/forbidden-sales.ts';
import { LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { mapValues } from './values.ts';

const line = (id: string, more: Partial<MapLine>): MapLine => ({
  ...blankLine(id, `Kind ${id}`),
  people: ['children'],
  sources: ['parents'],
  purposes: [`to use ${id}`],
  recipients: ['office'],
  kept: '1 year',
  keptBecause: 'it is needed',
  sensitive: true,
  minors: 'under 13',
  state: 'confirmed',
  ...more,
});
const map = (does: string, ...lines: readonly MapLine[]): MergedMap => ({
  lines: lines.map((one) => ({ ...one, from: null })),
  recipients: [
    {
      ...blankRecipient('office'),
      kind: 'office software',
      does,
      role: 'processor',
      sold: false,
      ads: false,
      state: 'confirmed',
      from: null,
    },
  ],
  tools: [],
  complete: { lines: true, recipients: true },
});
const LINES = [
  line('allergies', {}),
  line('lessons', { people: ['children', 'customers'], minors: 'both' }),
  line('pickup', { people: ['customers'] }),
  line('teens', { people: ['customers'], minors: '13 to 17' }),
];

test('a parent is asked about each line with children, whoever else it names', () => {
  const { values } = mapValues(map('mail and files', ...LINES), DICTIONARY.variables);
  expect(values['childData']).toEqual(['Kind allergies', 'Kind lessons', 'Kind pickup']);
  expect(values['childPurposes']).toEqual(['to use allergies', 'to use lessons', 'to use pickup']);
  expect(values['childRecipients']).toEqual(['office software (mail and files)']);
});

const young = (...states: string[]) => ({ states, sensitive: SENSITIVE_BOOK });
const told = (lines: readonly MapLine[], ...states: string[]) =>
  mapValues(map('mail and files', ...lines), DICTIONARY.variables, young(...states)).values;

test('data of a known child is sensitive where the law says so, whatever the line says', () => {
  const lines = [
    line('notes', {}),
    line('marks', { people: ['children'], minors: 'both', sensitive: false }),
    line('emails', { people: ['customers', 'children'], minors: '13 to 17', sensitive: false }),
  ];
  expect(told(lines, 'CT')['sensitiveTypes']).toEqual([
    'Kind notes',
    'personal data of known children under 13 (kind marks)',
  ]);
  expect(told(lines, 'CT')['sensitivePurposes']).toEqual(['to use notes', 'to use marks']);
  expect(told(lines, 'CT')['sensitiveRecipients']).toEqual(['office software']);
  expect(told(lines, 'UT')['sensitiveTypes']).toEqual(['Kind notes']);
  expect(told(lines, 'FL', 'CT')['sensitiveTypes']).toEqual([
    'Kind notes',
    'personal data of known children under 18 (kind marks; kind emails)',
  ]);
  // the line of 13 to 17 is on no child, whoever its people are called
  expect(told(lines, 'CT')['childData']).toEqual(['Kind notes', 'Kind marks']);
});

test('the age of each state is read from the record', () => {
  const ages = Object.keys(SENSITIVE_BOOK.states).map((code) => [
    code,
    sensitiveBelow(young(code)),
  ]);
  const others = { CA: 16, FL: 18, UT: 0, VT: 18 };
  expect(Object.fromEntries(ages)).toEqual({
    ...Object.fromEntries(ages.map(([code]) => [code, 13])),
    ...others,
  });
});

test('a no to sensitive data, beside a line on children', () => {
  const ofChild = map('mail', line('marks', { sensitive: false }));
  const doubts = (state: string, no: boolean) =>
    openMismatches(
      ofChild,
      { processesSensitiveData: !no },
      { ...young(state), asOf: '2026-11-27' },
    ).map(({ text }) => text);
  expect(doubts('CT', true)).toEqual([expect.stringContaining('under 13 sensitive')]);
  expect(doubts('UT', true)).toEqual([]);
});

describe('people of 13 to 17 whose data is sold', () => {
  const sold = (more: Partial<MapLine>): MergedMap => {
    const one = map('mails offers', line('emails', { people: ['customers'], ...more }));
    return { ...one, recipients: one.recipients.map((each) => ({ ...each, sold: true })) };
  };
  const found = (codes: string[], more: Partial<MapLine> = { minors: '13 to 17' }, facts = {}) =>
    teenClashes(
      sold(more),
      facts,
      LAWS.filter(({ state }) => codes.includes(state)),
    );

  test('wait for their own yes, up to the age of the record', () => {
    expect(found(['MN']).map(({ text }) => text)).toEqual([
      expect.stringContaining('Minnesota (from 13 to 16 only after their own yes)'),
    ]);
    expect(found(['MN', 'CT'])[0]?.text).toContain('Connecticut (forbidden under 18)');
    expect(found(['NE'])).toEqual([]);
    expect(found(['MN'], { minors: 'under 13' })).toEqual([]);
    expect(found(['CO'])).toEqual([]);
    expect(found(['CO'], undefined, { servicesForMinors: true })).toHaveLength(1);
  });

  test('hold the policy back as long as the map sells them, whatever is promised', () => {
    const mismatches = found(['MN']);
    const left = (practiceNoMinorSale: string) =>
      made(templateNamed('privacy-policy'), ['MN'], {
        facts: { knowsTeens: true, sellsPersonalData: true },
        values: { practiceNoMinorSale },
        mismatches,
      }).contradictions.map(({ name }) => name);
    expect(left('Not yet')).toEqual(['practiceNoMinorSale']);
    expect(left('Does not concern us')).toEqual(['practiceNoMinorSale']);
    expect(left('Yes')).toEqual(['practiceNoMinorSale']);
  });

  test('the ages are those of the record, and the policy names them', () => {
    const rules = REQUIRED_ELEMENTS.find(({ id }) => id === 'ch-teen-consent')?.states ?? {};
    const ages = Object.entries(rules).map(([code, { note = '' }]) => {
      const below = /\bunder (\d+)/.exec(note)?.[1];
      const to = below ? `${Number(below) - 1}` : /\b13 (?:to|and) (\d+)/.exec(note)?.[1];
      return [code, to];
    });
    expect(TEEN_YES).toEqual(Object.fromEntries(ages));
    for (const [code, to] of Object.entries(TEEN_YES)) {
      const { tree } = made(templateNamed('privacy-policy'), [code], {
        facts: { knowsTeens: true },
        asOf: '2029-01-01',
      });
      expect(wordsOf(tree.blocks), code).toContain(`the own yes of people of 13 to ${to}`);
    }
  });
});

test('a company of which nobody said what it does waits', () => {
  const { values, proposals } = mapValues(map('', ...LINES), DICTIONARY.variables);
  expect(values['childRecipients']).toBe(undefined);
  expect(proposals['childRecipients']).toEqual([['office software']]);
});

test('no consent is asked to a sale of health data that is none', () => {
  const form = (values: object) =>
    wordsOf(
      made(templateNamed('sensitive-data-consent'), ['CT'], {
        facts: { controlsHealthData: true, sellsPersonalData: true },
        values: { ...values },
      }).tree.blocks,
    );
  const { values } = mapValues(map('mail', ...LINES), DICTIONARY.variables);
  expect(values['saleSensitiveTypes']).toEqual(['none']);
  expect(form(values)).not.toContain('May we sell your health data?');
  expect(form({ saleSensitiveTypes: ['health notes'] })).toContain('May we sell your health data?');
});

test('nothing is left of the assessment of risks for minors before it is made', () => {
  const form = (answer: string) =>
    wordsOf(
      made(templateNamed('sensitive-data-consent'), ['CO'], {
        facts: { servicesForMinors: true },
        values: { practiceMinorsAssessed: answer },
      }).tree.blocks,
    );
  expect(form('Yes')).toContain('Assessment. We have assessed');
  expect(form('Not yet')).not.toContain('Assessment.');
});
