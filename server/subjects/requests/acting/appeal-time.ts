/** More time for an appeal is written down only where a law gives it. */
import type { Allowed } from '#engine/requests/steps/allowed.ts';
import { problem } from '#server/base/problem.ts';

const NO_DAY = 'No law sets a last day for this appeal, so there is none to move.';

/**
 * A notice that came too late is written down as it was; one that no law knows is none. Throws
 * `not-allowed-now`.
 */
export function refuseWithoutTime(extend: Allowed['extendAppeal']): void {
  if (!extend) throw problem('not-allowed-now', { message: NO_DAY });
  const { may, fault, why } = extend;
  if (!may && fault !== 'too late') throw problem('not-allowed-now', { message: why });
}
