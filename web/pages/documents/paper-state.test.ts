import { expect, test } from 'vitest';
import type { Detail } from '#contract/documents/details.ts';
import { minutesWords } from './minutes.ts';
import { stateOfPaper } from './paper-state.ts';

type Asked = Parameters<typeof minutesWords>[0][number];

const asked = (kind: Detail['kind'], change: Partial<Asked> = {}): Asked => ({
  kind,
  choices: null,
  suggested: null,
  rows: null,
  ...change,
});
const PAPER = {
  id: 'plan',
  need: 'needed',
  gaps: 0,
  asks: 0,
  choices: 0,
  mismatches: 0,
  newEdition: null,
} as const;

test('minutes follow from what is asked, and are rounded up', () => {
  expect(minutesWords([asked('text')])).toBe('about 1 minute');
  expect(minutesWords([asked('table'), asked('text')])).toBe('about 3 minutes');
  expect(minutesWords([asked('table', { rows: [['Email']] })])).toBe('about 1 minute');
  expect(minutesWords(Array.from({ length: 8 }, () => asked('text', { choices: ['Yes'] })))).toBe(
    'about 2 minutes',
  );
  expect(minutesWords([], 6)).toBe('about 2 minutes');
});

test('a paper needs its owner, may need them, is ready, or is asked for by nobody', () => {
  const known = { details: [{ ...asked('list'), missingIn: ['plan'] } as unknown as Detail] };
  expect(stateOfPaper({ ...PAPER, gaps: 1, choices: 2 }, known)).toEqual({
    at: 'needs you',
    words: '1 thing left, 2 parts to keep or drop, about 2 minutes',
  });
  expect(stateOfPaper({ ...PAPER, gaps: 1, asks: 3, choices: 9 }, known).words).toBe(
    '4 things left, about 2 minutes',
  );
  expect(stateOfPaper({ ...PAPER, mismatches: 1 }, { details: [] })).toEqual({
    at: 'needs you',
    words: '1 thing that does not fit, about 1 minute',
  });
  expect(stateOfPaper({ ...PAPER, need: 'may be needed', gaps: 1 }, known).at).toBe('may need you');
  expect(stateOfPaper(PAPER, { details: [] }).at).toBe('ready');
  expect(stateOfPaper({ ...PAPER, need: 'not asked for', gaps: 3 }, { details: [] }).at).toBe(
    'not asked for',
  );
  expect(stateOfPaper({ ...PAPER, gaps: null }, { details: [] }).at).toBe('not asked for');
});

test('a published paper is published until its text changes', () => {
  const at = (changed: boolean) => stateOfPaper(PAPER, { details: [], published: { changed } });
  expect(at(false)).toEqual({ at: 'published', words: '' });
  expect(at(true)).toEqual({
    at: 'needs you',
    words: 'Published, and changed since: publish it again',
  });
});

test('a paper whose new edition waits needs its owner, published or not', () => {
  const paper = { ...PAPER, newEdition: { from: '2027-01-01', why: [] } };
  const words = 'Read the new edition, and switch it on';
  for (const published of [undefined, { changed: true }])
    expect(stateOfPaper(paper, { details: [], published })).toEqual({ at: 'needs you', words });
});
