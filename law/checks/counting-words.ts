import type { Prong } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

const YEAR_BEFORE = /preceding calendar year|calendar year before|last calendar year|last year/;
const WORK = String.raw`\b(work\w*|job|business|employ\w*|commercial|household)\b`;
const STAFF_OUT = new RegExp(
  `\\b(not|only|any role other)\\b.*${WORK}|${WORK}.*\\bleft out\\b`,
  'i',
);

const saysYearBefore = ({ label, note = '' }: Prong) => YEAR_BEFORE.test(`${label} ${note}`);

/**
 * A guide's short answer says which year and which people are counted, so the record must describe
 * it too.
 */
export const check: Check = {
  name: 'counting-words',
  description:
    'A test is marked as counted over the year before where its words say so; staff counts where the meaning of consumer does not leave it out.',
  run: ({ laws }) =>
    laws.flatMap((law): DataFault[] => {
      const { prongs, staffCounts = false } = law.applicability;
      const years = prongs
        .filter((prong) => saysYearBefore(prong) !== (prong.yearBefore === true))
        .map((prong) => ({
          where: `${law.state} ${prong.id}`,
          expected: saysYearBefore(prong) ? 'yearBefore: true' : 'no yearBefore',
          actual: String(prong.yearBefore),
          tip: 'Say in the label or the note over which year the law counts.',
        }));
      const meaning = law.definitions.find(({ term }) => term === 'consumer')?.text;
      if (meaning === undefined || STAFF_OUT.test(meaning) !== staffCounts) return years;
      const where = `${law.state} definition of consumer`;
      const expected = staffCounts ? 'words that let staff count' : 'words that leave staff out';
      return [
        ...years,
        { where, expected, actual: meaning, tip: 'Set staffCounts as the definition says.' },
      ];
    }),
};
