import type { Control } from '../schema.ts';
import type { Check } from './check.ts';

/** A round trip from a control back to itself; undefined if there is none. */
function cycleFrom(
  control: Control,
  byKey: ReadonlyMap<string, Control>,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (path.includes(control.key)) return [...path, control.key];
  for (const key of control.after) {
    const before = byKey.get(key);
    const found = before && cycleFrom(before, byKey, [...path, control.key]);
    if (found) return found;
  }
  return undefined;
}

export const check: Check = {
  name: 'controls-ordered',
  description: 'No control builds, through others, on itself.',
  run: ({ controls: { controls } }) => {
    const byKey = new Map(controls.map((control) => [control.key as string, control]));
    return controls.flatMap((control) => {
      const cycle = cycleFrom(control, byKey);
      return cycle
        ? [
            {
              where: `control ${control.key}`,
              expected: 'an order of work without a circle',
              actual: cycle.join(' after '),
              tip: 'Take one of them out of an "after" in controls.json.',
            },
          ]
        : [];
    });
  },
};
