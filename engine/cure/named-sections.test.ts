/**
 * Sections that a letter names are found as each state writes them, and lead to the duties of the
 * record.
 */
import { describe, expect, test } from 'vitest';
import { LAWS, lawOf } from '#law/corpus.server.ts';
import { namedSections } from './named-sections.ts';

const found = (code: string, text: string) => {
  const law = lawOf(code);
  if (!law) throw new Error(code);
  return namedSections(law, text);
};

/**
 * Left out: duties in a session law without a section of the code, and those under the name of
 * Vermont's whole act.
 */
describe('every duty is found by its own section', () => {
  test.each(LAWS.map((law) => [law.state, law] as const))('%s', (_, law) => {
    for (const { id, cite } of law.requirements.filter(
      ({ cite: own }) =>
        (!/ ch\. \d+[^,]*$/.test(own) || own.includes('§')) && !own.includes('2415a-2415k'),
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

const dutiesOf = (code: string, text: string) => [
  ...new Set(found(code, text).flatMap(({ requirements }) => requirements)),
];

test('a Californian letter leads to what it alleges, and the act it names is no allegation', () => {
  const letter = `Re: Notice under the California Consumer Privacy Act, Civil Code section 1798.100 et seq. (CCPA),
and Cal. Civ. Code §§ 1798.100–1798.199.100.
It appears that you ask for too much to opt out (11 CCR §§ 7026(d), 7060(b)), do not apply the signal to known
consumers (7025(c)), and have no contract (Civ. Code § 1798.100(d); 11 CCR § 7053).
Produce the documents of Attachment A under Civil Code section 1798.199.65 by December 11, 2026.`;
  expect(dutiesOf('CA', letter).toSorted()).toEqual(['CA-03', 'CA-05', 'CA-09', 'CA-10']);
});

test.each([
  ['CA', '11 CCR §§ 7060–7063', ['CA-09']],
  ['CA', '11 CCR sections 7060-7063', ['CA-09']],
  ['CA', 'sections 7020 through 7024, 7050', ['CA-08', 'CA-10']],
  ['CA', '§§ 7020 to 24', ['CA-08']],
  ['CA', 'no contract: see 1798.100(d), 7050–7053.', ['CA-10']],
  ['CA', 'See 7060 through 7063.', ['CA-09']],
  ['CA', 'In 2024–2026 you had 7050 visitors.', []],
  ['OK', 'From 305 to 307 people wrote to us.', []],
  ['CA', '§ 7022', ['CA-08']],
  ['CA', 'Civil Code § 1798.100 et seq.', []],
  ['CA', '15 U.S.C. § 7025 and 16 C.F.R. §§ 7026, 7060', []],
  [
    'TX',
    'Sections 541.101-541.102(a)',
    ['TX-01', 'TX-10', 'TX-12', 'TX-13', 'TX-14', 'TX-15', 'TX-18'],
  ],
  ['TX', 'Tex. Bus. & Com. Code § 541.001 et seq.', []],
  ['TX', 'Bus. & Com. Code 541.055(c) and (e)', ['TX-02', 'TX-05', 'TX-06']],
  ['DE', '6 Del. C. §§ 12D–106(c), 12D–105', ['DE-01', 'DE-05', 'DE-18']],
  ['DE', 'the Act, 6 Del. C. §§ 12D-101 to 12D-111', []],
  ['CO', '4 CCR 904-3, Rules 6.10 and 8.03', ['CO-06', 'CO-10']],
  ['CO', 'C.R.S. § 6-1-1309', ['CO-10']],
  ['CT', 'Conn. Gen. Stat. § 42-515 et seq., and § 42-520(b)', ['CT-01']],
  ['FL', 'Fla. Stat. §§ 501.707, 501.71(2)(d)', ['FL-06', 'FL-11']],
  ['FL', 'Fla. Stat. §§ 501.712–501.713', ['FL-16', 'FL-17']],
  ['IN', 'Ind. Code § 24-15-4-4', ['IN-06']],
  ['MN', 'Minn. Stat. § 325M.14, subd. 5', ['MN-06']],
  ['NH', 'RSA 507-H:6, III', ['NH-01']],
  ['NJ', 'N.J.S.A. 56:8-166.11(a)', ['NJ-04']],
  ['OK', 'Sections 305 and 307(A); Section 5 of the FTC Act', ['OK-01', 'OK-03']],
  [
    'VT',
    '9 V.S.A. § 2415c',
    [
      'VT-01',
      'VT-02',
      'VT-03',
      'VT-08',
      'VT-12',
      'VT-13',
      'VT-14',
      'VT-15',
      'VT-16',
      'VT-17',
      'VT-18',
    ],
  ],
])('%s: %s', (code, text, ids) => {
  expect(dutiesOf(code, text).toSorted()).toEqual(ids);
});

test('a list of sections needs no sign, and the number of its code is none', () => {
  const law = lawOf('CA');
  if (!law) throw new Error('CA');
  const typed = (text: string) =>
    namedSections(law, text, { listed: true }).map(({ section }) => section);
  expect(typed('1798.100(d), 7026(d), 7025(c)')).toEqual(['1798.100(d)', '7026(d)', '7025(c)']);
  expect(typed('11 CCR 7060-7063')).toEqual(['7060–7063']);
});
