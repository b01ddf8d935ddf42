/**
 * Reviewed values of single cells: owed or advised, by which section, since when, and whether a
 * doubt is shown.
 */
import { expect, test } from 'vitest';
import { REQUIRED_ELEMENTS } from './contents.server.ts';

type Settled = readonly [
  id: string,
  state: string,
  required: true | 'if practised' | 'advised',
  cite: string,
  from: string,
  doubt: boolean,
];

const SETTLED: readonly Settled[] = [
  [
    'nc-pre-use',
    'CA',
    'if practised',
    '11 CCR §§ 7200, 7220(b)(2), (c)(1)–(5)',
    '2027-01-01',
    false,
  ],
  ['pn-ca-pre-use-notice', 'CA', 'advised', '11 CCR §§ 7011(e)(2), 7220–7222', '2027-01-01', true],
  [
    'oo-ca-admt-opt-out',
    'CA',
    'if practised',
    '11 CCR § 7221(c)–(e), (h), (k), (n)',
    '2027-01-01',
    false,
  ],
  ['lf-ca-admt-access', 'CA', 'if practised', '11 CCR § 7222(b)(1)–(4)', '2027-01-01', false],
  [
    'rp-profiling-questions',
    'CA',
    'if practised',
    '11 CCR §§ 7221(b)(1), 7222',
    '2027-01-01',
    false,
  ],
  [
    'pn-profiling-disclosure',
    'CA',
    'if practised',
    '11 CCR §§ 7001(e), (ddd), 7220',
    '2027-01-01',
    false,
  ],
  ['pn-profiling-disclosure', 'MD', 'advised', 'Md. Code, Com. Law § 14-4707(e)', '', true],
  ['pn-ca-metrics', 'CA', 'if practised', '11 CCR §§ 7011(e)(5), 7102', '', true],
  ['nc-third-parties', 'CA', 'advised', '11 CCR § 7012(g)', '', false],
  ['rp-ca-verify-levels', 'CA', 'advised', '11 CCR §§ 7061, 7062(b)–(e)', '', true],
  ['ld-co-not-deleted', 'CO', 'if practised', '4 CCR 904-3-4.06(E)', '', false],
  ['ld-ca-correction-statement', 'CA', 'if practised', '11 CCR § 7023(f)(3)', '', true],
  ['rp-misdirected', 'CA', true, '11 CCR § 7020(f)', '', true],
  [
    'rp-website-method',
    'CA',
    true,
    'Cal. Civ. Code § 1798.130(a)(1)(B); 11 CCR § 7020(b)',
    '',
    false,
  ],
  ['rp-website-method', 'NE', true, 'Neb. Rev. Stat. § 87-1111(4)', '', false],
  ['rp-website-method', 'LA', 'advised', 'La. R.S. 51:1780.3(E)', '2027-01-01', true],
  ['pn-ca-shine-the-light', 'CA', 'if practised', 'Cal. Civ. Code § 1798.83', '', true],
  ['cn-withdraw-how', 'CA', 'if practised', '11 CCR § 7002(e)', '', true],
  ['pn-co-profiling-details', 'CO', 'if practised', '4 CCR 904-3-9.03(A)(1)–(7)', '', false],
  [
    'nc-co-admt-notice',
    'CO',
    'if practised',
    'C.R.S. § 6-1-1704(1)–(2) (SB 26-189)',
    '2027-01-01',
    true,
  ],
  [
    'ld-co-adverse-outcome',
    'CO',
    'if practised',
    'C.R.S. §§ 6-1-1704(3), 6-1-1705(1) (SB 26-189)',
    '2027-01-01',
    true,
  ],
  ['oo-no-verification', 'NH', 'advised', 'RSA 507-H:4, III(d)', '', false],
  ['oo-no-verification', 'NJ', 'advised', 'N.J.S.A. 56:8-166.7(e)', '', false],
  ['oo-no-verification', 'AL', 'advised', 'Ala. Act 2026-552, § 5(d)(4)', '2027-05-01', false],
  ['oo-no-verification', 'MD', 'advised', 'Md. Code, Com. Law § 14-4705(e)(6)', '', true],
  ['rp-no-verify-opt-out', 'MD', 'advised', 'Md. Code, Com. Law § 14-4705(e)(6)', '', true],
  ['rp-no-verify-opt-out', 'OR', 'if practised', 'ORS 646A.576(5)(e)', '', false],
  ['ld-regulator', 'CO', 'advised', 'C.R.S. § 6-1-1306(3)(c)', '', false],
  ['lp-regulator', 'CO', true, 'C.R.S. § 6-1-1306(3)(c)', '', true],
  ['lp-regulator', 'MN', true, 'Minn. Stat. § 325M.14, subd. 5', '', true],
  ['lp-regulator', 'LA', 'advised', 'La. R.S. 51:1780.3(C)', '2027-01-01', true],
  ['rp-fee-rules', 'CO', 'if practised', 'C.R.S. §§ 6-1-1306(2)(c), 24-72-205(5)(a)', '', true],
  ['rp-fee-rules', 'OR', 'if practised', 'ORS 646A.576(5)(c)', '', false],
  ['rp-fee-rules', 'UT', 'if practised', 'Utah Code § 13-61-203(4)', '', false],
  ['rp-scope-of-data', 'NJ', true, 'N.J.S.A. 56:8-166.7(a)', '', false],
  ['rp-request-log', 'DE', 'advised', '6 Del. C. § 12D-104(c)', '', false],
  [
    'cn-proof',
    'DE',
    'if practised',
    '6 Del. C. §§ 12D-102 to 12D-106 as amended by HB 380',
    '2027-01-01',
    true,
  ],
  ['pn-no-website', 'CT', 'advised', 'Conn. Gen. Stat. § 42-520(b)(2)', '2026-07-01', true],
  ['pn-material-change-notice', 'CT', true, 'Conn. Gen. Stat. § 42-520(b)(3)', '2026-07-01', false],
  ['pn-llm-training', 'CT', true, 'Conn. Gen. Stat. § 42-520(b)', '2026-07-01', true],
  ['nc-ct-face-sign', 'CT', 'if practised', 'Public Act 26-64 (2026)', '2026-10-01', false],
  ['nc-ct-price-label', 'CT', 'if practised', 'Public Act 26-64 (2026), § 11', '2026-10-01', false],
  ['pn-deidentified-promise', 'MD', 'advised', 'Md. Code, Com. Law § 14-4701', '', true],
  ['pn-deidentified-promise', 'MN', 'advised', 'Minn. Stat. § 325M.11', '', true],
  ['pn-deidentified-promise', 'NJ', 'advised', 'N.J.S.A. 56:8-166.4', '', true],
  ['pn-deidentified-promise', 'RI', 'advised', 'R.I. Gen. Laws § 6-48.1-2', '', true],
  ['pn-deidentified-promise', 'LA', 'advised', 'La. R.S. 51:1780.1', '2027-01-01', true],
  ['pn-deidentified-promise', 'VT', 'advised', '9 V.S.A. ch. 61A', '2028-01-01', true],
  ['pn-deidentified-promise', 'FL', 'advised', 'Fla. Stat. § 501.714(1)', '', false],
  ['pn-business-name', 'RI', 'advised', 'R.I. Gen. Laws § 6-48.1-3(a)', '', false],
  ['pn-sale-sentence-biometric-fl', 'FL', 'advised', 'Fla. Stat. § 501.711(3)', '', true],
  [
    'pn-sale-sentence-sensitive-fl',
    'FL',
    'if practised',
    'Fla. Stat. §§ 501.711(2), 501.715(2)',
    '',
    false,
  ],
  ['pn-profiling-opt-out', 'DE', 'if practised', '6 Del. C. § 12D-104(a)(6)', '', true],
  ['pn-sensitive-named', 'DE', 'advised', '6 Del. C. § 12D-106(c)', '', true],
  [
    'cn-sale-separate',
    'TX',
    'if practised',
    'Tex. Bus. & Com. Code §§ 541.101(b)(4), 541.107',
    '',
    false,
  ],
  [
    'cn-sale-separate',
    'NE',
    'if practised',
    'Neb. Rev. Stat. §§ 87-1112(2)(d), 87-1118',
    '',
    false,
  ],
  [
    'cn-sale-separate',
    'MN',
    'if practised',
    'Minn. Stat. §§ 325M.16, subd. 2(d), 325M.17',
    '',
    false,
  ],
  ['rp-two-methods', 'LA', 'advised', 'La. R.S. 51:1780.3(E)', '2027-01-01', true],
  ['pn-link-word-privacy', 'DE', true, '6 Del. C. §§ 1202C, 1205C', '', true],
  [
    'cn-children-direct-notice',
    'IA',
    'if practised',
    '16 CFR §§ 312.4(c)(1), 312.5(a)(2)',
    '',
    false,
  ],
  [
    'pn-children-retention',
    'OK',
    'if practised',
    '16 CFR §§ 312.4(d), 312.8(b), 312.10',
    '2027-01-01',
    false,
  ],
  [
    'pc-ca-direct-relationship',
    'CA',
    true,
    '11 CCR § 7051(a)(5); Cal. Civ. Code § 1798.140(ag)(1), (j)(1)',
    '',
    false,
  ],
  ['pc-independent-assessor', 'MN', 'advised', 'Minn. Stat. § 325M.13(e)', '', false],
  ['pc-assessments', 'MN', true, 'Minn. Stat. § 325M.13(e)(3)', '', false],
  ['pc-subcontractor-object', 'MT', 'advised', 'Mont. Code Ann. § 30-14-2813(2)', '', true],
  ['pc-health-confidential', 'CT', 'if practised', 'Conn. Gen. Stat. § 42-526', '', false],
  ['pc-children-assurances', 'NE', 'advised', '16 CFR § 312.8(c)', '', true],
  ['pc-ca-audit-help', 'CA', 'advised', '11 CCR § 7050(h)–(i)', '', true],
  ['as-submission', 'CA', true, '11 CCR § 7157(b)(1)–(5), (c), (d)', '', false],
  ['as-operations', 'CA', true, '11 CCR § 7152(a)(3)(A)–(G)', '', false],
  ['as-operations', 'CO', true, '4 CCR 904-3-8.04(A)(4)(c)', '', false],
  ['as-risks', 'CA', true, '11 CCR § 7152(a)(5)(A)–(H)', '', false],
  ['as-benefits', 'CA', true, '11 CCR § 7152(a)(4)', '', false],
  ['as-trigger-california-other', 'CA', 'if practised', '11 CCR § 7150(b)(4)–(6)', '', false],
  ['as-trigger-sale-money', 'IN', 'if practised', 'Ind. Code § 24-15-6-1', '', false],
  ['as-trigger-sale-money', 'KY', 'if practised', 'KRS 367.3621', '', false],
  ['as-trigger-sale-money', 'OK', 'if practised', '75A O.S. § 309', '2027-01-01', false],
  ['as-trigger-sale-money', 'TN', 'if practised', 'Tenn. Code Ann. § 47-18-3307', '', false],
  ['as-trigger-sale-money', 'VA', 'if practised', 'Va. Code § 59.1-580', '', false],
  ['as-start', 'FL', true, 'Fla. Stat. § 501.713', '2024-07-01', true],
  ['as-ct-impact-contents', 'CT', 'if practised', 'Conn. Gen. Stat. § 42-522(c)', '', true],
  ['di-no-link', 'IA', 'advised', 'Iowa Code § 715D.6', '', false],
  ['di-public-promise', 'IA', 'advised', 'Iowa Code § 715D.6', '', false],
  ['di-recipients', 'IA', 'advised', 'Iowa Code § 715D.6', '', false],
  ['pp-named-person', 'RI', 'advised', 'R.I. Gen. Laws § 6-48.1-3(a)', '', false],
  ['ch-under13-sensitive', 'AL', 'if practised', 'Ala. Act 2026-552, § 2(21)', '2027-05-01', false],
  ['ch-under13-sensitive', 'VT', 'if practised', '9 V.S.A. ch. 61A', '2028-01-01', false],
  ['ch-other-laws', 'TX', 'advised', 'SCOPE Act; Tex. SB 2420 (2025)', '', true],
  ['ch-other-laws', 'LA', 'advised', 'La. HB 570 (2025)', '', false],
  [
    'ch-other-laws',
    'CA',
    'advised',
    'Cal. Civ. Code § 1798.99.28 and following; Cal. AB 1043 (2025)',
    '',
    true,
  ],
  ['ir-breach-laws', 'CA', 'advised', 'Cal. Civ. Code § 1798.82 (SB 446)', '', false],
  ['ir-breach-laws', 'CO', 'advised', 'C.R.S. § 6-1-716', '', false],
  ['bi-access', 'CO', 'advised', 'C.R.S. § 6-1-1314(5)', '', true],
  ['bi-delete-45-days', 'CO', true, 'C.R.S. § 6-1-1314(2)(a)(III)', '', true],
  ['bi-employees', 'CO', 'if practised', 'C.R.S. § 6-1-1314(4)', '', true],
  [
    'tp-purposes',
    'DE',
    'advised',
    '6 Del. C. §§ 12D-102 to 12D-106 as amended by HB 380',
    '2027-01-01',
    true,
  ],
];

const cellOf = (id: string, state: string) =>
  REQUIRED_ELEMENTS.find((each) => each.id === id)?.states[state];

test.each(SETTLED)('%s in %s', (id, state, required, cite, from, doubt) => {
  const cell = cellOf(id, state);
  expect(cell).toMatchObject({ required, cite });
  expect(cell?.from ?? '').toBe(from);
  expect(cell?.doubt !== undefined).toBe(doubt);
});

test.each([
  ['oo-choice-profiling', 'CA'],
  ['oo-no-verification', 'CO'],
  ['rp-no-verify-opt-out', 'CO'],
  ['ld-fraud-opt-out', 'AL'],
  ['ld-fraud-opt-out', 'MD'],
  ['ld-fraud-opt-out', 'VT'],
  ...['IN', 'KY', 'OK', 'TN', 'VA'].map((state): [string, string] => ['as-trigger-sale', state]),
])('%s asks nothing in %s', (id, state) => {
  expect(cellOf(id, state)).toBeUndefined();
});

test('a portable copy twice a year in Colorado, and a small seller in Florida', () => {
  expect(cellOf('rp-portable', 'CO')?.note).toContain('twice in a calendar year');
  expect(cellOf('pn-sale-sentence-biometric-fl', 'FL')?.note).toContain('§ 501.715(2) alone');
  expect(cellOf('pn-sale-sentence-biometric', 'TX')?.note).toContain('biometric data itself');
});

test('what rests on memory only is never owed without a doubt, once it was reviewed', () => {
  for (const [id, state] of SETTLED) {
    const cell = cellOf(id, state);
    if (cell?.source !== 'general knowledge') continue;
    expect([id, state, cell.required === 'advised' || cell.doubt !== undefined]).toEqual([
      id,
      state,
      true,
    ]);
  }
});
