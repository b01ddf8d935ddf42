/** From a section that a paper names to the rule on the page of its record. */
import { expect, test } from 'vitest';
import { LAWS } from './corpus.server.ts';
import { addressOfRule } from './rule-address.server.ts';

test.each([
  ['Delaware', '6 Del. C. § 12D-104(c)(2), (d)', '/law/DE#DE-04'],
  ['New Jersey', 'N.J.S.A. 56:8-166.6(a)', '/law/NJ#NJ-01'],
  ['Connecticut', 'Conn. Gen. Stat. § 42-521', '/law/CT#CT-15'],
  // another paragraph of a section that the record has
  ['California', 'Cal. Civ. Code § 1798.140(m)', '/law/CA'],
  ['Delaware', '16 CFR § 312.8(c)', undefined],
  ['Illinois', '740 ILCS 14/15', undefined],
])('%s, %s: %s', (state, cite, address) => {
  expect(addressOfRule(state, cite)).toBe(address);
});

test('the section of each entry leads to an entry of its own record with that section', () => {
  for (const { name, state, requirements, rights } of LAWS)
    for (const { id, cite } of [...requirements, ...rights]) {
      const address = addressOfRule(name, cite) ?? '';
      // an entry on the law as a whole, or on a federal rule, names no place in it
      if (address === '' || !address.includes('#'))
        expect(cite, id).not.toMatch(/§ \d+[A-Z]?-\d+\(/);
      else expect(address.startsWith(`/law/${state}#`), id).toBe(true);
    }
});
