/** An assessment belongs to one line of the map, and says of that line alone. */
import { expect, test } from 'vitest';
import { EMPTY_MAP, type MapLine } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { activityCopies, activityValues } from './copies.ts';

const line = (id: string, kind: string, more: Partial<MapLine> = {}): MapLine & { from: null } => ({
  ...blankLine(id, kind),
  people: ['customers'],
  sources: ['the person'],
  sensitive: true,
  kept: '1 year',
  state: 'confirmed' as const,
  ...more,
  from: null,
});
const company = (id: string, name: string, does: string) => ({
  ...blankRecipient(id),
  name,
  company: `${name}, Inc.`,
  kind: 'software',
  does,
  role: 'processor' as const,
  state: 'confirmed' as const,
  from: null,
});
const health = line('health', 'Health notes', {
  purposes: ['to keep pupils safe'],
  recipients: ['files'],
});
const face = line('face', 'Face scans', {
  purposes: ['to open the door'],
  recipients: ['doors'],
  kept: '2 days',
});
const map = (...lines: (MapLine & { from: null })[]) => ({
  ...EMPTY_MAP,
  lines,
  recipients: [company('files', 'Filer', 'keeps files'), company('doors', 'Doorly', 'opens doors')],
});

test('one line: one paper under the name of the activity', () =>
  expect(activityCopies(map(health), 'sensitive')).toEqual([
    { id: 'sensitive', kind: 'sensitive', name: 'Handling sensitive data' },
  ]));

test('two lines: a paper for each, with the data, purpose, company and time of that line alone', () => {
  const both = map(health, face);
  const [first, second] = activityCopies(both, 'sensitive');
  expect([first?.name, second?.name]).toEqual([
    'Handling sensitive data: health notes',
    'Handling sensitive data: face scans',
  ]);
  const values = activityValues(both, { id: 'sensitive-of-face', kind: 'sensitive', name: 'x' });
  expect(values).toMatchObject({
    activityPurpose: ['to open the door'],
    activityVendors: ['Doorly, Inc.: opens doors'],
    activityKept: ['Face scans: 2 days'],
  });
  expect(JSON.stringify(values)).not.toMatch(/health|filer/i);
  const scored = { ...both, lines: [...both.lines, line('score', 'Scores', { sensitive: false })] };
  expect(activityCopies(scored, 'sensitive').map(({ id }) => id)).toEqual([
    'sensitive-of-health',
    'sensitive-of-face',
  ]);
});

test('a sale and ads are one set of like uses, with one paper', () =>
  expect(activityCopies(map(health, face), 'sale')).toHaveLength(1));
