/** Practices that an owner answered with "Not yet". */
import type { Detail } from '#contract/documents/details.ts';

const NOT_YET = 'Not yet';

export const notYetIn = (details: readonly Detail[]) =>
  details.filter(({ practice, told }) => practice && told?.value === NOT_YET);

/** Task → the questions of its practices that are not yet so. */
export function notYetByTask(details: readonly Detail[]): ReadonlyMap<string, readonly string[]> {
  const tasks = new Map<string, string[]>();
  for (const { control, label } of notYetIn(details))
    if (control !== null) tasks.set(control, [...(tasks.get(control) ?? []), label]);
  return tasks;
}
