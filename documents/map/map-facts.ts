/** Answers that the data map gives where the owner has not given them. */
import type { Facts } from '#engine/rules/truth.ts';
import type { MapLine } from '#contract/documents/data-map.ts';
import { isOfConsumers } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';

export const RESELLS = /\bdata broker|\blist (?:seller|broker)/i;
const OF_HEALTH = /\bhealth|\bmedical|\bdiagnos|\bpatient/i;

/** The companies that work for the business. */
export const processorsIn = ({ recipients }: MergedMap) =>
  recipients.filter(({ role, state }) => role === 'processor' && state === 'confirmed');

/** Data that tells of people's health. */
export const isOfHealth = ({ type, kind }: Pick<MapLine, 'type' | 'kind'>): boolean =>
  type === 'Health information' || OF_HEALTH.test(kind);

/** What the map settles: a no only once it is whole, and each kind is decided. */
export function factsOfMap(map: MergedMap): Facts {
  const { lines, recipients, complete } = map;
  const shown = lines.filter((line) => line.state !== 'dropped' && isOfConsumers(line));
  const health = shown.some(isOfHealth);
  const broker = recipients.some(
    ({ state, sold, kind }) => state === 'confirmed' && sold === true && RESELLS.test(kind),
  );
  const settled = shown.every(
    ({ state, sensitive }) => state === 'confirmed' && sensitive !== null,
  );
  return {
    ...(complete.lines && settled && !health ? { controlsHealthData: false } : {}),
    ...(processorsIn(map).length > 0 ? { usesProcessors: true } : {}),
    ...(broker ? { sellsToDataBroker: true } : {}),
  };
}
