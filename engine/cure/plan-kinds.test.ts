/** Each kind of letter has its own plan: what it wants stands first, and nothing is given away. */
import { describe, expect, test } from 'vitest';
import { documentsFor, isOfOffice, LETTER_KINDS, wantsAnswers } from '#engine/words/letters.ts';
import { curePlan } from './cure-plan.ts';

type Order = Parameters<typeof curePlan>[0]['orders'][number];
const order = (what: string, by: string | null = null): Order => ({ what, by, done: false });

const kindsOf = (kind: (typeof LETTER_KINDS)[number], change: object = {}) =>
  curePlan({
    kind,
    asOf: '2026-11-25',
    workTo: '2026-12-23',
    statement: { says: ['cured', 'told people', 'policies'], cite: '§ 1' },
    requirements: ['TX-01'],
    lawyer: true,
    orders: [],
    moreTimeBy: null,
    objectBy: null,
    ...change,
  });
const names = (...args: Parameters<typeof kindsOf>) => kindsOf(...args).map(({ kind }) => kind);

test('a statement of cure is planned only after a notice of a violation', () => {
  for (const kind of LETTER_KINDS)
    expect(names(kind).includes('statement'), kind).toBe(kind === 'violation');
});

test('after the steps of today, what is ordered comes first, with its own day, and asking for more time a week before', () => {
  const steps = kindsOf('production', { orders: [order('All contracts.', '2026-12-11')] });
  const today = steps.filter(({ by }) => by === '2026-11-25');
  expect(today.map(({ kind }) => kind)).toEqual(['hold', 'keep', 'write little', 'lawyer']);
  expect(steps.slice(0, 4)).toEqual(today);
  expect(steps.slice(4, 7)).toMatchObject([
    { kind: 'produce', by: '2026-12-11', items: [{ what: 'All contracts.' }] },
    { kind: 'more time', by: '2026-12-04' },
    { kind: 'privilege', by: '2026-12-04' },
  ]);
  expect(names('inquiry')[4]).toBe('answer questions');
  expect(names('subpoena')).toContain('object');
});

test('the letter’s own last day to ask, and to object, stands in the step', () => {
  const steps = kindsOf('subpoena', {
    orders: [order('All contracts.', '2026-12-18')],
    moreTimeBy: '2026-12-01',
    objectBy: '2026-12-03',
  });
  expect(steps.find(({ kind }) => kind === 'more time')?.by).toBe('2026-12-01');
  expect(steps.find(({ kind }) => kind === 'object')?.by).toBe('2026-12-03');
});

test('where days run, every letter of an office has the step to ask for more time', () => {
  for (const kind of LETTER_KINDS)
    expect(names(kind).includes('more time'), kind).toBe(isOfOffice(kind));
});

test('steps follow from what is ordered, not from the kind: a notice of violation can ask for papers', () => {
  const steps = kindsOf('violation', {
    workTo: '2026-12-10',
    statement: null,
    orders: [
      order('Produce all contracts with advertising companies', '2026-12-10'),
      order('State in writing how your site treats signals', '2026-12-10'),
      order('Answer the resident’s request and send us a copy', '2026-12-10'),
      order('Confirm in writing that you keep all records', '2026-12-01'),
      order('Retain all documents.'),
    ],
  });
  const of = (name: string) => steps.find(({ kind }) => kind === name);
  const later = steps.filter(({ by }) => by !== '2026-11-25');
  expect(later.slice(0, 3).map(({ kind, by }) => [kind, by])).toEqual([
    ['order', '2026-12-01'],
    ['order', '2026-12-10'],
    ['produce', '2026-12-10'],
  ]);
  expect(of('produce')?.items).toHaveLength(2);
  expect(of('hold')?.items.map(({ what }) => what)).toEqual(['Retain all documents.']);
  expect(of('answer')?.by).toBe('2026-11-28');
});

test('what every office’s letter needs is in each plan, and nothing that admits', () => {
  for (const kind of LETTER_KINDS.filter(isOfOffice)) {
    expect(names(kind), kind).toEqual(
      expect.arrayContaining(['hold', 'keep', 'write little', 'insurer', 'lawyer', 'answer']),
    );
    expect(names(kind).includes('fix'), kind).toBe(kind === 'violation');
  }
});

test('an audit has one voice, and a complaint its person', () => {
  expect(names('audit')).toContain('one voice');
  expect(names('forwarded complaint')).toEqual(
    expect.arrayContaining(['find the request', 'answer the person']),
  );
});

test('a demand is not answered alone, and a bill is not paid', () => {
  expect(names('private demand')[0]).toBe('say nothing');
  for (const kind of ['answer', 'fix', 'statement', 'more time'] as const)
    expect(names('private demand')).not.toContain(kind);
  expect(names('private demand')).toContain('counsel file');
  expect(names('invoice or scam')).toEqual([
    'do not pay',
    'check the sender',
    'tell of it',
    'keep',
  ]);
});

test('a letter that nobody can place is kept, and its sender gets nothing', () =>
  expect(names('unclear')).toEqual([
    'answer nothing',
    'hold',
    'keep',
    'check the sender',
    'lawyer',
  ]));

describe('documents', () => {
  const of = (kind: (typeof LETTER_KINDS)[number], asked = true) =>
    documentsFor({ kind, orders: [] }, asked);
  test('fit the kind', () => {
    expect(of('violation')).toEqual(['plan', 'answer', 'more-time', 'statement']);
    expect(of('production')).toEqual(['plan', 'answer', 'more-time', 'list']);
    expect(of('private demand')).toEqual(['plan', 'file']);
    expect(of('invoice or scam')).toEqual(['plan']);
  });

  test('no statement of cure where the law gives no time to cure', () =>
    expect(of('violation', false)).not.toContain('statement'));

  test('a notice that also orders papers has the list of them', () =>
    expect(documentsFor({ kind: 'violation', orders: [{}] }, false)).toContain('list'));

  test('where nobody knows what it is, there is only the plan', () => {
    expect(wantsAnswers({ kind: 'unclear' })).toBe(false);
    expect(of('unclear')).toEqual(['plan']);
  });
});

test('what an attachment only names is one list to produce, by the first of its days', () => {
  const listed = (what: string, by: string): Order => ({ ...order(what, by), place: 'Exhibit 1' });
  const steps = kindsOf('production', {
    orders: [
      listed('Contracts with each provider of data.', '2027-01-08'),
      listed('Organizational chart of the teams.', '2026-12-18'),
      listed('Test results by age.', '2027-01-08'),
    ],
  });
  const first = steps.find(({ by }) => by !== '2026-11-25');
  expect(first).toMatchObject({ kind: 'produce', by: '2026-12-18' });
  expect(first?.items).toHaveLength(3);
  expect(steps.filter(({ kind }) => kind === 'order')).toEqual([]);
});

test('an order whose day has passed stands before the steps of today', () => {
  const steps = kindsOf('production', { orders: [order('All contracts.', '2026-11-20')] });
  expect(steps[0]).toMatchObject({ kind: 'produce', by: '2026-11-20' });
});

test('the days of Daniel’s Law stand in the plan of a private demand, and where nobody knows what it is', () => {
  for (const kind of ['private demand', 'unclear'] as const) {
    const steps = kindsOf(kind, { takeDown: true });
    expect(steps.find((step) => step.kind === 'take down')?.by, kind).toBe('2026-12-23');
    expect(names(kind), kind).not.toContain('take down');
  }
});
