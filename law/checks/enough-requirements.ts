import type { Check } from './check.ts';

const LEAST = 12;

export const check: Check = {
  name: 'enough-requirements',
  description: `Every state has at least ${LEAST} requirements.`,
  run: ({ laws }) =>
    laws
      .filter((law) => law.requirements.length < LEAST)
      .map((law) => ({
        where: law.state,
        expected: `at least ${LEAST} requirements`,
        actual: String(law.requirements.length),
        tip: 'Read the law again; even the shortest of them asks for more.',
      })),
};
