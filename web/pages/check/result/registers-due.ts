/** The registers that what was told brings in. */
import { factsIn } from '#engine/interview/check-answers.ts';
import { weighedLaws } from '#engine/interview/waiting.ts';
import { evaluate, NO_SILENT } from '#engine/rules/truth.ts';
import type { ShownRegister } from '#law/broker-registers.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';

/**
 * Those of the owner's states; one that binds only whom the state's law binds, where that surely
 * applies.
 */
export function registersDue(
  registers: readonly ShownRegister[],
  sheet: Sheet,
  { laws, asOf, index }: Law,
): ShownRegister[] {
  const here = registers.filter(({ state }) => sheet.states.includes(state));
  const asked = here.filter(
    ({ state, when }) => evaluate(when, factsIn(sheet, state, index), NO_SILENT) === true,
  );
  if (asked.every(({ reach }) => reach === 'any size')) return asked;
  const bound = new Set(
    weighedLaws(sheet, laws, asOf, index)
      .filter(({ verdict }) => verdict === 'applies' || verdict === 'applies in part')
      .map(({ law }) => law.state),
  );
  return asked.filter(({ reach, state }) => reach === 'any size' || bound.has(state));
}
