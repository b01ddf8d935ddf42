import type { Check, DataFault } from './check.ts';

function unlike(where: string, expected: string[], actual: string[]): DataFault[] {
  if (expected.join() === actual.join()) return [];
  const tip = 'The lists are computed from the records: write what is expected.';
  return [{ where, expected: expected.join(' '), actual: actual.join(' '), tip }];
}

export const check: Check = {
  name: 'controls-computed',
  description: 'states and requirements of controls.json say which records use each control.',
  run: ({ laws, controls }) => {
    const byCode = laws.toSorted((one, other) => one.state.localeCompare(other.state));
    return controls.controls.flatMap(({ key, states, requirements }) => {
      const own = byCode.flatMap((law) =>
        law.requirements
          .filter((requirement) => requirement.control === key)
          .map(({ id }) => ({ state: law.state, id })),
      );
      return [
        ...unlike(`control ${key} states`, [...new Set(own.map((r) => r.state))], states),
        ...unlike(
          `control ${key} requirements`,
          own.map((r) => r.id),
          requirements,
        ),
      ];
    });
  },
};
