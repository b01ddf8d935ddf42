import { describe, expect, test } from 'vitest';
import { INDUSTRIES } from '#contract/choices.ts';
import { INDUSTRY_CODES, INDUSTRY_CODES_ES, SIZE_STANDARDS, ZIP_PREFIXES } from './data.server.ts';

const { industries, noStandard } = SIZE_STANDARDS;
const byCode = new Map(industries.map((each) => [each.naics, each]));
const exceptions = industries.flatMap((each) => each.exceptions ?? []);

describe('size standards', () => {
  test('978 industries, each once, and 14 exceptions of nine of them', () => {
    expect([industries.length, byCode.size, exceptions.length]).toEqual([978, 978, 14]);
    expect(industries.filter((each) => each.exceptions)).toHaveLength(9);
  });

  test('the kinds add up as the proposal of 2025 and the rule of 2023 count them', () => {
    const count = (kind: string) =>
      industries.filter(({ standard }) => standard.kind === kind).length;
    expect([count('receipts'), count('assets')]).toEqual([496, 4]);
    const made = [...industries.filter(({ naics }) => !/^4[245]/.test(naics)), ...exceptions];
    expect(made.filter(({ standard }) => standard.kind === 'employees')).toHaveLength(407 + 5);
  });

  test.each([
    ['541511', 34],
    ['541211', 26.5],
    ['238210', 19],
    ['561720', 22],
    ['722511', 11.5],
    ['531210', 15],
  ])('%s: $%s million', (naics, millionsUSD) =>
    expect(byCode.get(naics)?.standard).toEqual({ kind: 'receipts', millionsUSD }),
  );

  test('a row that may be misread says so', () => {
    const doubtful = industries.filter(({ doubt }) => doubt);
    expect(doubtful.map(({ naics }) => naics)).toEqual(['523160']);
    expect(doubtful.filter(({ footnote }) => footnote)).toEqual([]);
  });

  test('industries without a standard are not in the table', () => {
    for (const { naics } of noStandard) {
      expect(industries.filter((each) => each.naics.startsWith(naics))).toEqual([]);
    }
  });
});

describe('industries in plain words', () => {
  const choices = INDUSTRY_CODES.flatMap(({ codes }) => codes);

  test('the nine of the profile form, each choice in the table', () => {
    expect(INDUSTRY_CODES.map(({ industry }) => industry)).toEqual([...INDUSTRIES]);
    for (const { industry, codes } of INDUSTRY_CODES)
      expect(codes.length, industry).toBeGreaterThan(0);
    expect(choices.filter(({ naics }) => !byCode.has(naics))).toEqual([]);
  });

  test('no code is listed twice in one industry', () => {
    for (const { codes } of INDUSTRY_CODES)
      expect(new Set(codes.map(({ naics }) => naics)).size).toBe(codes.length);
  });

  test('Spanish has every industry, note, label, exception and footnote, and no other', () => {
    const spanish = INDUSTRY_CODES_ES;
    expect(Object.keys(spanish.industries)).toEqual(INDUSTRY_CODES.map((each) => each.industry));
    for (const { industry, codes } of INDUSTRY_CODES) {
      const labels = spanish.industries[industry]?.labels ?? {};
      expect(Object.keys(labels).toSorted()).toEqual(codes.map(({ naics }) => naics).toSorted());
    }
    const wanted = industries.filter((each) => each.exceptions);
    expect(Object.keys(spanish.exceptions)).toEqual(wanted.map(({ naics }) => naics));
    for (const { naics, exceptions: own = [] } of wanted)
      expect(spanish.exceptions[naics]).toHaveLength(own.length);
    const notes = [
      ...[...industries, ...exceptions].flatMap(({ footnote }) => footnote ?? []),
      ...industries.flatMap(({ doubt }) => doubt ?? []),
    ];
    expect(new Set(Object.keys(spanish.footnotes))).toEqual(new Set(notes));
  });
});

describe('ZIP prefixes', () => {
  const spans = ZIP_PREFIXES.ranges.map(([range, state]) => {
    const [first = '', last = first] = range.split('-');
    return { first: Number(first), last: Number(last), state };
  });

  test('ranges rise and do not overlap', () => {
    const ends = spans.flatMap(({ first, last }) => [first, last]);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    const starts = spans.map(({ first }) => first);
    expect(new Set(starts).size).toBe(spans.length);
  });

  test('every state, the District and the territories with prefixes of their own', () => {
    expect(new Set(spans.map(({ state }) => state)).size).toBe(50 + 1 + 3 + 3);
  });

  test.each([
    ['005', 'NY'],
    ['055', 'MA'],
    ['197', 'DE'],
    ['201', 'VA'],
    ['398', 'GA'],
    ['733', 'TX'],
    ['885', 'TX'],
    ['967', 'HI'],
  ])('%s is %s', (prefix, state) => {
    const at = Number(prefix);
    expect(spans.find(({ first, last }) => first <= at && at <= last)?.state).toBe(state);
  });
});
