import type { Check } from './check.ts';

export const check: Check = {
  name: 'doubts-about',
  description: 'A doubt names only prongs and exemptions of its own state.',
  run: ({ laws }) =>
    laws.flatMap((law) => {
      const known = new Set(
        [...law.applicability.prongs, ...law.exemptions].map((entry) => entry.id),
      );
      return law.doubts.flatMap(({ about }, at) =>
        (about ?? [])
          .filter((id) => !known.has(id))
          .map((id) => ({
            where: `${law.state} doubts[${at}].about`,
            expected: 'a prong or exemption of the state',
            actual: id,
            tip: 'The doubt is shown next to what it names, so the id has to be right.',
          })),
      );
    }),
};
