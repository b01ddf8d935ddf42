import type { Recommendation } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

const LEAST = 15;

/** Why a recommendation can never be shown correctly; undefined if it can. */
function fault({ trigger, title, description, cite, control }: Recommendation) {
  if (Object.keys(trigger).length === 0) return 'at least one condition in the trigger';
  if (cite === 'control' && control === undefined) return 'the control whose section is cited';
  if (title.trim().length < 10 || description.trim().length < 20)
    return 'a title and a reason in words';
  const unknown = /\{(?!states\})/.test(title + description);
  return unknown ? 'no placeholder but {states}' : undefined;
}

export const check: Check = {
  name: 'recommendations-sound',
  description: `At least ${LEAST} recommendations, each with a trigger, a reason and a section behind it.`,
  run: ({ recommendations }) => {
    const tip = 'See the trigger in schema.ts.';
    const faulty = recommendations.flatMap((item): DataFault[] => {
      const expected = fault(item);
      if (expected === undefined) return [];
      return [{ where: `recommendation ${item.id}`, expected, actual: JSON.stringify(item), tip }];
    });
    if (recommendations.length >= LEAST) return faulty;
    const actual = String(recommendations.length);
    const where = 'recommendations.json';
    return [...faulty, { where, expected: `at least ${LEAST}`, actual, tip: 'Add some.' }];
  },
};
