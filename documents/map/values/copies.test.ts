/** An assessment belongs to one line of the map, and says of that line alone. */
import { expect, test } from 'vitest';
import { EMPTY_MAP, type MapLine } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { made, templateNamed, wordsOf } from '../../../tests/documents/make-document.ts';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { activityCopies, activityValues } from './activities.ts';
import { mapValues } from './values.ts';

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

const staff = (more: Partial<MapLine> = {}) =>
  line('staff', 'Staff files: names, pay, tax and bank data, hours', {
    people: ['staff'],
    purposes: ['to pay people', 'to plan work', 'to meet tax and labor law'],
    ...more,
  });
const whole = (...lines: (MapLine & { from: null })[]) => ({
  ...map(...lines),
  complete: { lines: true, recipients: true },
});
const names = (lines: readonly (MapLine & { from: null })[], staffCounts: boolean) =>
  activityCopies(whole(...lines), 'sensitive', staffCounts).map(({ id }) => id);

test('staff files are assessed only where the law covers staff, and not for payroll', () => {
  const watched = staff({ purposes: ['to pay people', 'to find out who is ill'] });
  expect(names([health, staff()], false)).toEqual(['sensitive']);
  expect(names([health, staff()], true)).toEqual(['sensitive']);
  expect(names([health, watched], false)).toEqual(['sensitive']);
  expect(names([health, watched], true)).toEqual(['sensitive-of-health', 'sensitive-of-staff']);
  expect(names([staff()], true)).toEqual([]);
  expect(names([], true)).toEqual(['sensitive']);
  const values = (staffCounts: boolean) =>
    activityValues(
      whole(health, staff()),
      { id: 'sensitive', kind: 'sensitive', name: 'x' },
      staffCounts,
    );
  expect(JSON.stringify([values(true), values(false)])).not.toContain('Staff files');
});

test('data of clients is the clients’ to assess', () =>
  expect(names([health, line('list', 'Lists', { people: ['people of clients'] })], true)).toEqual([
    'sensitive',
  ]));

test('an assessment of ads keeps the owner’s own words of purpose', () => {
  const ads = { ...company('files', 'Adly', 'shows ads'), ads: true, sold: false };
  const purposes = (...own: string[]) => {
    const shown = { ...map({ ...health, purposes: own }), recipients: [ads] };
    return activityValues(shown, { id: 'ads', kind: 'ads', name: 'x' });
  };
  const again = 'to show courses again to parents who looked at them';
  expect(purposes('to run the site', again)['activityPurpose']).toEqual([again]);
  expect(JSON.stringify(purposes('to run the site', again)['activityData'])).toContain(
    'To show courses again',
  );
  expect(purposes('to run the site')['activityPurpose']).toEqual(['To aim ads at people']);
});

test('of a staff file, only what the law calls sensitive is named so', () => {
  const named = (kind: string) =>
    mapValues(whole(staff({ kind })), DICTIONARY.variables).values['staffSensitiveTypes'];
  expect(named('Staff files: names, addresses, pay, tax and bank data, hours')).toEqual([
    'Social Security numbers for taxes',
  ]);
  expect(named('Staff files: names, log-ins with passwords, union dues')).toEqual([
    'log-ins with passwords',
    'union dues',
  ]);
  expect(named('Health checks')).toEqual(['Health checks']);
});

test('an assessment of scores has its decision, logic, inputs and outputs', () => {
  const scores = line('scores', 'Placement scores', {
    purposes: ['to decide on the class'],
    sources: ['a test that pupils take', 'our software'],
  });
  const values = {
    ...activityValues(map(health, scores), { id: 'profiling', kind: 'profiling', name: 'x' }),
    profilingDecisions: ['in which class a pupil is taken'],
    profilingTool: 'Under 40 points means the first class.',
    admtUse: 'a low score means a talk',
  };
  for (const state of ['MD', 'CO', 'CA']) {
    const copy = { id: 'profiling', kind: 'profiling', name: 'x' };
    const paper = { ...templateNamed('data-protection-assessment'), copy };
    const { tree } = made(paper, [state], { facts: { profiling: true }, values });
    const words = wordsOf(tree.blocks);
    for (const row of [
      'Which decision does the software feed? in which class a pupil is taken',
      'In plain words, what is the logic? Under 40 points',
      'Which data goes in? a test that pupils take',
      'What comes out (scores, ranks, labels)? Placement scores',
      'What is better than doing it by hand?',
      'How is it used in the decision? a low score means a talk',
    ])
      expect(words, state).toContain(row);
    expect(words.includes('asks for an assessment of each algorithm')).toBe(state === 'MD');
    const other = { ...paper, copy: { ...copy, kind: 'ads' } };
    const ads = made(other, [state], { facts: { profiling: true, targetedAdvertising: true } });
    expect(wordsOf(ads.tree.blocks)).not.toContain('the logic?');
  }
});

test('profiling has one paper: what the owner told goes in and comes out, never the person', () => {
  const decide = { purposes: ['to decide on an advance'], sensitive: false };
  const rent = line('rent', 'Rent received', { ...decide, sources: ['the person'] });
  const scores = line('scores', 'Advance scores', { ...decide, sources: ['our software'] });
  const shown = map(rent, scores);
  const copy = { id: 'profiling', kind: 'profiling', name: 'x' } as const;
  expect(activityCopies(shown, 'profiling').map(({ id }) => id)).toEqual(['profiling']);
  expect(activityValues(shown, copy)).toMatchObject({
    activityInputs: ['Rent received'],
    activityOutputs: ['Advance scores'],
  });
  const told = { admtInputs: ['late payments'], admtOutput: 'a score from 300 to 900' };
  expect(activityValues(shown, copy, false, told)).toMatchObject({
    activityInputs: ['late payments'],
    activityOutputs: ['a score from 300 to 900'],
  });
  // only inputs on the map: what comes out is left to fill in
  const { activityInputs, activityOutputs } = activityValues(map(rent), copy);
  expect([activityInputs, activityOutputs]).toEqual([['Rent received'], undefined]);
  const alone = activityValues(map({ ...scores, sources: ['the person'] }), copy);
  expect(alone['activityInputs']).toBeUndefined();
  // a second score has a paper of its own, with the inputs of its decision
  const jobs = line('jobs', 'Job ranks', { purposes: ['to decide on a job'] });
  const both = map(rent, scores, jobs);
  expect(activityCopies(both, 'profiling').map(({ id }) => id)).toEqual([
    'profiling-of-scores',
    'profiling-of-jobs',
  ]);
  const ofJobs = activityValues(both, { ...copy, id: 'profiling-of-jobs' });
  expect(JSON.stringify(ofJobs)).not.toContain('Rent received');
});

test('the inventory names a company once, with all that its tools do', () => {
  const ads = { ...company('doors', 'Doorly', 'shows ads'), company: 'Filer, Inc.', ads: true };
  const both = { ...health, recipients: ['files', 'doors'] };
  const shown = { ...map(both), recipients: [company('files', 'Filer', 'keeps files'), ads] };
  const places = JSON.stringify(mapValues(shown, DICTIONARY.variables).values['inventoryPlaces']);
  expect(places).toContain('Filer, Inc. (ads)');
  expect(places.match(/Filer, Inc\./g)).toHaveLength(1);
});
