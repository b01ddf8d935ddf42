import type { LawRecord } from '../schema.ts';
import type { CureTerms } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

const TIP = 'Mend the entry in cure.json; cure-book.ts has the form.';

const faultOf = (state: string, expected: string, actual: string): DataFault => ({
  where: `cure.json ${state}`,
  expected,
  actual,
  tip: TIP,
});

/** Whether the record gives days to cure at any time from the law's first day on. */
const givesDays = ({ enforcement: { cure }, effective }: LawRecord) =>
  cure.days !== null && (cure.until === null || cure.until >= effective);

export const check: Check = {
  name: 'cure-terms-sound',
  description:
    'Cure terms: each state once, in the order of names; where days to cure are still given, from which day they count; sections of the same code.',
  run: ({ cureTerms, laws }) => {
    const order = cureTerms.states.map(({ state }) => state).join(' ');
    const expected = laws.map(({ state }) => state).join(' ');
    return [
      ...(order === expected ? [] : [faultOf('', expected, order)]),
      ...cureTerms.states.flatMap((terms) => {
        const law = laws.find(({ state }) => state === terms.state);
        return law ? ownFaults(terms, law, cureTerms.reviewed) : [];
      }),
    ];
  },
};

function ownFaults(terms: CureTerms, law: LawRecord, reviewed: string) {
  const { cure } = law.enforcement;
  const open = givesDays(law) && (cure.until === null || cure.until >= reviewed);
  const faults: DataFault[] = [];
  if (open !== (terms.counts !== null))
    faults.push(
      faultOf(
        terms.state,
        open ? 'from which day the days count' : 'no counting where no days are given any more',
        JSON.stringify(terms.counts),
      ),
    );
  if (terms.statement !== null && terms.counts === null)
    faults.push(faultOf(terms.state, 'no statement without days to cure', 'a statement'));
  for (const cite of [terms.counts?.cite, terms.statement?.cite])
    if (cite !== undefined && !sameCode(cite, cure.cite))
      faults.push(faultOf(terms.state, `a section of ${cure.cite}`, cite));
  return faults;
}

/** The same words up to the first parenthesis that follows the section. */
const sameCode = (one: string, other: string) => sectionOf(one) === sectionOf(other);
const sectionOf = (cite: string) => cite.replace(/(?<=\d)\(.*$/, '');
