import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'controls-known',
  description: "Every requirement names a known control and has that control's category.",
  run: ({ laws, controls, recommendations }) => {
    const known = new Map(controls.controls.map((control) => [control.key, control]));
    const templates = new Set(controls.templates.map((template) => template.id));
    const tip = 'The controls stand in controls.json.';
    return [
      ...laws.flatMap((law) =>
        law.requirements.flatMap((requirement): DataFault[] => {
          const control = known.get(requirement.control);
          if (control?.category === requirement.category) return [];
          const expected = control ? control.category : 'a control of controls.json';
          const actual = control ? requirement.category : requirement.control;
          return [{ where: requirement.id, expected, actual, tip }];
        }),
      ),
      ...recommendations.flatMap(({ id, control, trigger }) =>
        [control, trigger.open]
          .filter((key) => key !== undefined && !known.has(key))
          .map((key) => ({
            where: `recommendation ${id}`,
            expected: 'a control of controls.json',
            actual: String(key),
            tip,
          })),
      ),
      ...controls.controls.flatMap((control) =>
        control.templates
          .filter((template) => !templates.has(template))
          .map((template) => ({
            where: `control ${control.key}`,
            expected: 'a template of controls.json',
            actual: template,
            tip,
          })),
      ),
    ];
  },
};
