/** Sections that a letter names are found as each state writes them, and lead to the duties of the record. */
import { describe, expect, test } from 'vitest';
import { LAWS, lawOf } from '#law/corpus.server.ts';
import { namedSections } from './named-sections.ts';

const found = (code: string, text: string) => {
  const law = lawOf(code);
  if (!law) throw new Error(code);
  return namedSections(law, text);
};

/** Duties that stand in a session law without a section of the code are left out. */
describe('every duty is found by its own section', () => {
  test.each(LAWS.map((law) => [law.state, law] as const))('%s', (_, law) => {
    for (const { id, cite } of law.requirements.filter(
      ({ cite: own }) => !/ ch\. \d+[^,]*$/.test(own) || own.includes('§'),
    )) {
      const ids = namedSections(law, `You broke ${cite}.`).flatMap(
        ({ requirements }) => requirements,
      );
      expect(ids, cite).toContain(id);
    }
  });
});

test('a letter names sections in running text', () => {
  const letter =
    'We allege violations of Tex. Bus. & Com. Code §§ 541.102(b) and 541.055(e), and of Section 541.151. You have 30 days (see Section 541.154). Call 512-463-2100.';
  expect(found('TX', letter)).toEqual([
    { section: '541.102(b)', requirements: ['TX-12'] },
    { section: '541.055(e)', requirements: ['TX-05', 'TX-06'] },
    { section: '541.151', requirements: [] },
    { section: '541.154', requirements: [] },
  ]);
});

test('a subsection that no duty names leads to all duties of its section', () => {
  expect(found('TX', 'section 541.102(z)')[0]?.requirements).toEqual(['TX-01', 'TX-12']);
});

test('numbers of other codes, dates and phone numbers are none', () => {
  expect(
    found('TX', 'On 11-03-2026 we wrote under 16 CFR 312.5; call (512) 463-2100 or 512.463.2100.'),
  ).toEqual([]);
});

test('codes with bare numbers need a section sign or word', () => {
  expect(
    found('OK', 'You breached sections 305 and 307(A) within 30 days and 302 people wrote.').map(
      ({ section }) => section,
    ),
  ).toEqual(['305', '307(A)']);
});
