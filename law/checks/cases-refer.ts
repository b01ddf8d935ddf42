import type { Check, CheckedCorpus, DataFault } from './check.ts';

type One = CheckedCorpus['cases'][number]['cases'][number];

function unknownIds(one: One, reasons: Set<string>, duties: Set<string>): string[] {
  const { because, owed, notOwed, mayBeOwed, comingUp, standing } = one.expect;
  const named = [owed, notOwed, mayBeOwed, comingUp, standing].flatMap((ids) => ids ?? []);
  return [
    ...(because ?? []).filter((id) => !reasons.has(id)),
    ...named.filter((id) => !duties.has(id)),
  ];
}

export const check: Check = {
  name: 'cases-refer',
  description:
    'Cases name prongs, exemptions and requirements of their state, on days in the past also those that are gone.',
  run: ({ laws, cases, gone }) =>
    cases.flatMap((book) => {
      const law = laws.find((each) => each.state === book.state);
      const reasons = [
        ...(law?.applicability.prongs ?? []),
        ...(law?.exemptions ?? []),
        ...gone.filter(({ state }) => state === book.state),
      ];
      const known = new Set(['effective', ...reasons.map((entry) => entry.id)]);
      const duties = new Set(law?.requirements.map((r) => r.id));
      const tip = 'A case that fails asks a person which of the two is stale.';
      return book.cases.flatMap((one): DataFault[] =>
        unknownIds(one, known, duties).map((id) => ({
          where: `case ${one.id}`,
          expected: 'an id of the record',
          actual: id,
          tip,
        })),
      );
    }),
};
