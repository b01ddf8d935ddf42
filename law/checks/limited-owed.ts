import type { Check } from './check.ts';

export const check: Check = {
  name: 'limited-owed',
  description: 'A limited prong reaches at least one requirement that names it in owedUnder.',
  run: ({ laws }) =>
    laws.flatMap((law) =>
      law.applicability.prongs
        .filter((prong) => prong.reach === 'limited')
        .filter((prong) => !law.requirements.some((r) => r.owedUnder?.includes(prong.id)))
        .map((prong) => ({
          where: `${law.state} prongs ${prong.id}`,
          expected: 'a requirement owed under it',
          actual: 'none',
          tip: 'Add its id to owedUnder of what it makes due, or leave the prong out.',
        })),
    ),
};
