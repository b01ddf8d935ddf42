/** Answers that the data map gives where the owner has not given them. */
import type { Facts } from '#engine/rules/truth.ts';
import { isOfConsumers } from './entries.ts';
import type { MergedMap } from './merged.ts';

export const RESELLS = /\bdata broker|\blist (?:seller|broker)/i;
const OF_HEALTH = /\bhealth|\bmedical|\bdiagnos|\bpatient/i;

/** What the map settles: a no only once it is whole, and each kind is decided. A confirmed company that works for the business is an outside firm. */
export function factsOfMap({ lines, recipients, complete }: MergedMap): Facts {
  const shown = lines.filter((line) => line.state !== 'dropped' && isOfConsumers(line));
  const health = shown.some(
    ({ type, kind }) => type === 'Health information' || OF_HEALTH.test(kind),
  );
  const broker = recipients.some(
    ({ state, sold, kind }) => state === 'confirmed' && sold === true && RESELLS.test(kind),
  );
  const works = recipients.some(({ role, state }) => role === 'processor' && state === 'confirmed');
  const settled = shown.every(
    ({ state, sensitive }) => state === 'confirmed' && sensitive !== null,
  );
  return {
    ...(complete.lines && settled && !health ? { controlsHealthData: false } : {}),
    ...(works ? { usesProcessors: true } : {}),
    ...(broker ? { sellsToDataBroker: true } : {}),
  };
}
