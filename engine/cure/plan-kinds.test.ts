/** Each kind of letter has its own plan: what it wants stands first, and nothing is given away. */
import { describe, expect, test } from 'vitest';
import { documentsFor, LETTER_KINDS, wantsAnswers } from '#engine/words/letters.ts';
import { curePlan } from './cure-plan.ts';

const kindsOf = (kind: (typeof LETTER_KINDS)[number], orders?: { by: string | null }) =>
  curePlan({
    kind,
    asOf: '2026-11-25',
    workTo: '2026-12-23',
    statement: { says: ['cured', 'told people', 'policies'], cite: '§ 1' },
    requirements: ['TX-01'],
    lawyer: true,
    orders,
  });
const names = (...args: Parameters<typeof kindsOf>) => kindsOf(...args).map(({ kind }) => kind);

test('a statement of cure is planned only after a notice of a violation', () => {
  for (const kind of LETTER_KINDS)
    expect(names(kind).includes('statement'), kind).toBe(
      kind === 'violation' || kind === 'unclear',
    );
});

test('what is ordered comes first, with its own day, and asking for more time a week before', () => {
  const steps = kindsOf('production', { by: '2026-12-11' });
  expect(steps.slice(0, 3)).toEqual([
    { kind: 'produce', requirementId: null, by: '2026-12-11' },
    { kind: 'more time', requirementId: null, by: '2026-12-04' },
    { kind: 'privilege', requirementId: null, by: '2026-12-04' },
  ]);
  expect(names('inquiry', { by: null })[0]).toBe('answer questions');
  expect(names('subpoena', { by: '2026-11-27' })).toContain('object');
  expect(kindsOf('subpoena', { by: '2026-11-27' })[2]?.by).toBe('2026-11-25');
});

test('an audit has one voice, and a complaint its person', () => {
  expect(names('audit', { by: '2026-12-11' })).toContain('one voice');
  expect(names('forwarded complaint')).toEqual(
    expect.arrayContaining(['find the request', 'answer the person']),
  );
});

test('a demand is not answered alone, and a bill is not paid', () => {
  expect(names('private demand')[0]).toBe('say nothing');
  expect(names('private demand')).not.toContain('answer');
  expect(names('invoice or scam')).toEqual([
    'do not pay',
    'check the sender',
    'tell of it',
    'keep',
  ]);
});

describe('documents', () => {
  const of = (kind: (typeof LETTER_KINDS)[number], signs: readonly string[] = []) =>
    documentsFor({ kind, signs });
  test('fit the kind', () => {
    expect(of('violation')).toEqual(['plan', 'answer', 'statement']);
    expect(of('production')).toEqual(['plan', 'answer', 'more-time', 'list']);
    expect(of('private demand')).toEqual(['plan']);
    expect(of('invoice or scam')).toEqual(['plan']);
    expect(of('unclear')).toEqual(['plan', 'answer', 'statement']);
  });

  test('where nobody said what it is, a ticked demand counts', () => {
    expect(wantsAnswers({ kind: 'unclear', signs: ['demand'] })).toBe(true);
    expect(wantsAnswers({ kind: 'violation', signs: ['demand'] })).toBe(false);
    expect(of('unclear', ['demand'])).toContain('list');
  });
});
