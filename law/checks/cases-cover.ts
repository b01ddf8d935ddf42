import type { LawRecord } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

const LEAST = 12;
const YEARS = ['2025', '2026', '2027', '2028'];

/** The prongs and exemptions that some case has to name as the reason of a verdict. */
const deciding = (law: LawRecord) => [
  ...law.applicability.prongs.map((prong) => prong.id),
  ...law.exemptions.filter((x) => x.if !== undefined).map((x) => x.id),
];

function perState({ laws, cases }: CheckedCorpus): DataFault[] {
  const tip = 'Add a case to law/cases, read from the clause.';
  return laws.flatMap((law): DataFault[] => {
    const own = cases.filter((book) => book.state === law.state).flatMap((book) => book.cases);
    const named = new Set(own.flatMap((one) => one.expect.because ?? []));
    const where = `cases of ${law.state}`;
    const actual = String(own.length);
    return [
      ...(own.length < LEAST ? [{ where, expected: `at least ${LEAST}`, actual, tip }] : []),
      ...deciding(law)
        .filter((id) => !named.has(id))
        .map((id) => ({ where, expected: `a case because of ${id}`, actual: 'none', tip })),
    ];
  });
}

export const check: Check = {
  name: 'cases-cover',
  description: `Every state has ${LEAST} cases, one for each prong and each exemption that facts decide; dates run from ${YEARS[0]} to ${YEARS.at(-1)}.`,
  run: (corpus) => {
    const days = corpus.cases.flatMap((book) => book.cases.map((one) => one.asOf));
    return [
      ...perState(corpus),
      ...YEARS.filter((year) => !days.some((day) => day.startsWith(year))).map((year) => ({
        where: 'cases of all states',
        expected: `a case in ${year}`,
        actual: 'none',
        tip: 'There are cases before and after every change of the law.',
      })),
    ];
  },
};
