import { before, withoutTrailing } from '#text/trailing.ts';
import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'look-again-sound',
  description:
    'A rhythm that a law sets belongs to one requirement of that control, which is no advice, and cites its law.',
  run: ({ laws, controls: { controls } }) => {
    const requirements = new Map(
      laws.flatMap((law) => law.requirements.map((requirement) => [requirement.id, requirement])),
    );
    return controls.flatMap(({ key, lookAgain }) => {
      const rules = lookAgain?.byLaw ?? [];
      return rules.flatMap(({ requirement: id, cite }, position): DataFault[] => {
        const requirement = requirements.get(id);
        const fault = (expected: string, actual: string, tip: string): DataFault[] => [
          { where: `control ${key}, lookAgain ${id}`, expected, actual, tip },
        ];
        if (requirement?.control !== key)
          return fault(
            `a requirement of ${key}`,
            requirement?.control ?? 'no such requirement',
            'Name a requirement of this control.',
          );
        if (requirement.advice)
          return fault('a duty', 'advice', 'Advice has no day of the law: leave it out.');
        if (rules.findIndex((rule) => rule.requirement === id) !== position)
          return fault('one rhythm for each requirement', id, 'Keep one of them.');
        const body = bodyOf(cite);
        return requirement.cite.includes(body)
          ? []
          : fault(requirement.cite, cite, 'Cite the act that the requirement cites.');
      });
    });
  },
};

/** The act of a citation, without its section: "Fla. Stat." of "Fla. Stat. § 501.711". */
const bodyOf = (cite: string) => withoutTrailing(before(cite, '§'), ', ');
