/** The companies that help with the data of clients, for the agreement that clients sign. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { companyOf, plainName } from '#documents/map/entries.ts';
import { processorsIn } from '#documents/map/map-facts.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import type { Value } from '#documents/values/filling.ts';
import { legalName } from './copies.ts';

interface Row {
  readonly cells: string[];
  /** Whether the owner has seen that the company is called so in its contract. */
  readonly sure: boolean;
}

interface ClientValues {
  readonly values: Record<string, Value>;
  readonly proposals: Record<string, string[][]>;
}

/**
 * What the map says of each that the owner named; a row with an empty cell is marked. Until then,
 * those that work for the business are proposed.
 */
export function clientValues(
  map: MergedMap,
  helpers: Value | undefined,
  isSure: (company: MapRecipient) => boolean = () => true,
): ClientValues {
  const processingEnd = 'the end of the services';
  const ours = processorsIn(map);
  const named = helpers === undefined ? undefined : [helpers].flat(2);
  if (named?.every((name) => /^none\.?$/i.test(name)) === true)
    return { values: { processingEnd, subprocessorTable: [COLUMNS, NOBODY] }, proposals: {} };
  const rows = named?.map((name): Row => {
    const known = ours.find(({ name: product, company, tool }) =>
      [product, company, tool ?? ''].some((one) => isSame(one, name)),
    );
    return { cells: known ? row(known) : [name, '', ''], sure: !known || isSure(known) };
  });
  const isWhole = ({ cells, sure }: Row) => sure && !cells.includes('');
  const whole = (rows ?? []).filter(isWhole).map(({ cells }) => cells);
  const open = rows?.filter((each) => !isWhole(each)).map(({ cells }) => cells) ?? ours.map(row);
  return {
    values: {
      processingEnd,
      ...(whole.length === 0 ? {} : { subprocessorTable: [COLUMNS, ...whole] }),
    },
    proposals: open.length === 0 ? {} : { subprocessorTable: open.map(marked) },
  };
}

const COLUMNS = ['Name', 'Place', 'Task'];
const NOBODY = ['No other company helps with this data.', '', ''];

const row = (company: MapRecipient) => [
  legalName(company) || companyOf(company),
  company.places,
  company.does || company.kind,
];
/** An empty cell shows that something is missing. */
const marked = (cells: readonly string[]) => cells.map((cell) => (cell === '' ? '…' : cell));
const isSame = (one: string, other: string) =>
  one !== '' && plainName(other).includes(plainName(one));
