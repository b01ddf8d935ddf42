/** What a parent’s form and a form on a sale say: every line that concerns them, and none other. */
import { expect, test } from 'vitest';
import { made, templateNamed, wordsOf } from '../../../tests/documents/make-document.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import type { MapLine } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
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
