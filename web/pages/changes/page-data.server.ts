/** What changed in the law data between its published states, and what may come. */
import { WATCH } from '#law/watch.server.ts';
import { LAWS } from '#law/corpus.server.ts';
import { changeSteps, errataIn } from '#web/parts/law/change-lines.server.ts';
import type { ChangesView } from './view.ts';

export function data(): ChangesView {
  const looks = LAWS.flatMap(({ state, name }) => {
    const next = WATCH.records[state];
    return next ? [{ state: name, ...next }] : [];
  }).toSorted((one, other) => one.by.localeCompare(other.by));
  const steps = changeSteps();
  return { steps, errata: errataIn(steps), looks, bills: WATCH.pending };
}
