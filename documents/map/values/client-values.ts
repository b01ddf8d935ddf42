/** The companies that help with the data of clients, for the agreement that clients sign. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { companyOf, plainName } from '#documents/map/entries.ts';
import { processorsIn } from '#documents/map/map-facts.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import type { Value } from '#documents/values/filling.ts';
import { legalName } from './copies.ts';

interface ClientValues {
  readonly values: Record<string, Value>;
  readonly proposals: Record<string, string[][]>;
}

/**
 * What the map says of each that the owner named. Until then, those that work for the business are
 * proposed.
 */
export function clientValues(map: MergedMap, helpers: Value | undefined): ClientValues {
  const processingEnd = 'the end of the services';
  const ours = processorsIn(map);
  if (helpers === undefined)
    return {
      values: { processingEnd },
      proposals: ours.length === 0 ? {} : { subprocessorTable: ours.map(row) },
    };
  const rows = [helpers].flat(2).map((name) => {
    const known = ours.find((each) => [each.name, each.company].some((one) => isSame(one, name)));
    return known ? row(known) : [name, '', ''];
  });
  const table = rows.every(([name = '']) => /^none\.?$/i.test(name)) ? [NOBODY] : rows;
  return { values: { processingEnd, subprocessorTable: [COLUMNS, ...table] }, proposals: {} };
}

const COLUMNS = ['Name', 'Place', 'Task'];
const NOBODY = ['No other company helps with this data.', '', ''];

const row = (company: MapRecipient) => [
  legalName(company) || companyOf(company),
  company.places,
  company.does || company.kind,
];
const isSame = (one: string, other: string) =>
  one !== '' && plainName(other).includes(plainName(one));
