/** The variables of documents that a data map fills. */
import { series } from '#text/english.ts';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Variable } from '#documents/template/template.ts';
import { capital } from '#text/case.ts';
import { californiaValues } from './california.ts';
import {
  allPurposes,
  isDirect,
  keptFor,
  keptWords,
  purposesOf,
  receiving,
  soldOrShared,
  whoReceives,
} from '#documents/map/cells.ts';
import {
  calledInDocuments,
  calledTogether,
  companyOf,
  dataName,
  isOfChildren,
  isOfClients,
  isOfConsumers,
  passedOn,
  plainName,
  sorted,
  titleOf,
} from '#documents/map/entries.ts';
import { listValue, tableValue, phraseValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import { inventoryValues } from './inventory.ts';
import { isBegun } from '#documents/map/map-with-proposals.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { recipientValues } from './recipient-values.ts';
import { sensitiveBelow } from '#documents/map/sensitivity.ts';
import type { YoungLaw } from '#documents/map/sensitivity.ts';
import { sensitiveValues } from './sensitive-values.ts';
import { staffValues } from './staff-values.ts';

export interface MapValues {
  readonly values: Readonly<Record<string, Value>>;
  /** Variable → rows or items that wait for the owner. */
  readonly proposals: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/**
 * What the map says to documents; nothing until its owner has confirmed a line. `young`: the law by
 * which the age of people alone makes their data sensitive.
 */
export function mapValues(
  map: MergedMap,
  variables: Readonly<Record<string, Variable>>,
  young?: YoungLaw,
): MapValues {
  if (!isBegun(map)) return { values: {}, proposals: {} };
  const columns: ColumnsOf = (name) => variables[name]?.columns ?? [];
  const wanted = Object.entries(
    mapValuesByName(map, columns, young ? sensitiveBelow(young) : 0),
  ).filter(([name]) => name in variables);
  return {
    values: Object.fromEntries(
      wanted.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    proposals: Object.fromEntries(
      wanted.flatMap(([name, { open }]) => (open.length === 0 ? [] : [[name, open]])),
    ),
  };
}

/** The variables that it fills, in whole or in part. */
export const mappedNames = ({ values, proposals }: MapValues): ReadonlySet<string> =>
  new Set([...Object.keys(values), ...Object.keys(proposals)]);

function mapValuesByName(
  map: MergedMap,
  columns: ColumnsOf,
  age: number,
): Record<string, MapValue> {
  return {
    ...lineValues(map, columns),
    ...sensitiveValues(map, columns, age),
    ...childValues(map),
    ...clientLineValues(map),
    ...staffValues(map, columns),
    ...recipientValues(map, columns),
    ...californiaValues(map, columns),
    ...inventoryValues(map, columns),
  };
}

function lineValues(map: MergedMap, columns: ColumnsOf): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, isOfConsumers);
  const kinds = (lines: readonly MapLine[]) => lines.map(dataName);
  const others = (lines: readonly MapLine[]) =>
    lines.flatMap(({ sources }) => sources.filter((source) => !isDirect(source)));
  const data = (line: MapLine) => [
    dataName(line),
    purposesOf(line, map),
    whoReceives(line, map),
    keptFor(line),
  ];
  const notice = (line: MapLine) => [
    dataName(line),
    purposesOf(line, map),
    soldOrShared(line, map),
    keptFor(line),
  ];
  return {
    dataTypes: listValue(kinds(confirmed), kinds(proposed)),
    dataTable: tableValue(columns('dataTable'), confirmed.map(data), proposed.map(data)),
    noticeTable: tableValue(columns('noticeTable'), confirmed.map(notice), proposed.map(notice)),
    sources: listValue(
      others(confirmed),
      others(proposed),
      map.complete.lines ? 'none' : undefined,
    ),
    saleTable: saleTable(map, columns('saleTable')),
    dataPlaces: placesOf(map),
    keepRange: keepRange(confirmed, proposed),
  };
}

/** At most this many times are said in one sentence. */
const TIMES = 4;

/** The times for which data is kept, where they are few and none is open. */
function keepRange(confirmed: readonly MapLine[], proposed: readonly MapLine[]): MapValue {
  const times = [...new Set(confirmed.map(({ kept }) => kept))];
  return phraseValue(capital(series(times)), proposed.length > 0 || times.length > TIMES);
}

/** What is sold: the lines of which one company is a buyer. */
function saleTable(map: MergedMap, columns: readonly string[]): MapValue {
  const { confirmed, proposed } = sorted(map.lines, (line) => !isOfClients(line));
  const maybe = (line: MapLine) => passedOn(line, map.recipients).sold !== false;
  const row = (line: MapLine) => {
    const buyers = receiving(line, map).filter(({ sold }) => sold === true);
    return [
      dataName(line),
      series(calledTogether(buyers)),
      series([...new Set(buyers.map(({ does }) => does))]),
    ];
  };
  return tableValue(columns, confirmed.filter(maybe).map(row), proposed.filter(maybe).map(row));
}

/**
 * Where to look when a person asks for their data: systems, and the vendors that keep data for the
 * business.
 */
function placesOf(map: MergedMap): MapValue {
  const { confirmed, proposed } = sorted(map.lines, () => true);
  const systems = (lines: readonly MapLine[]) => lines.flatMap((each) => each.systems);
  const vendors = map.recipients
    .filter(({ role, state }) => role === 'processor' && state === 'confirmed')
    .map(titleOf);
  const named = (system: string) => vendors.some((vendor) => isSameName(system, vendor));
  const own = (lines: readonly MapLine[]) => systems(lines).filter((system) => !named(system));
  return listValue([...own(confirmed), ...vendors], own(proposed));
}

/** "AWS" and "Amazon Web Services" are one. */
function isSameName(short: string, long: string): boolean {
  const initials = plainName(long)
    .split('-')
    .map(([first = '']) => first)
    .join('');
  return plainName(short) === plainName(long) || plainName(short) === initials;
}

/** Who gets data of clients for its own use; until a line is of clients, the owner tells it. */
function clientLineValues(map: MergedMap): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, isOfClients);
  const lines = [...confirmed, ...proposed];
  const others = lines
    .flatMap((line) => receiving(line, map))
    .filter(({ role }) => role !== 'processor')
    .map(companyOf);
  return { clientRecipients: listValue(others, [], lines.length > 0 ? 'none' : undefined) };
}

function childValues(map: MergedMap): Record<string, MapValue> {
  const all = sorted(map.lines, isOfChildren);
  const companies = [...new Set(all.confirmed.flatMap((line) => receiving(line, map)))];
  return {
    childRetention: phraseValue(
      keptWords(all.confirmed, ({ kept }) => kept),
      all.proposed.length > 0,
    ),
    childRetentionWhy: phraseValue(
      series([...new Set(all.confirmed.map(({ keptBecause }) => keptBecause))]),
      all.proposed.length > 0 || all.confirmed.some(({ keptBecause }) => keptBecause === ''),
    ),
    childData: listValue(all.confirmed.map(dataName), all.proposed.map(dataName)),
    childPurposes: listValue(
      all.confirmed.flatMap((line) => allPurposes(line, map)),
      all.proposed.flatMap((line) => allPurposes(line, map)),
    ),
    childRecipients: listValue(
      companies.filter(({ does }) => does !== '').map(withWork),
      companies.filter(({ does }) => does === '').map(calledInDocuments),
      all.confirmed.length > 0 ? 'no one' : undefined,
    ),
  };
}

/** "office software (mail and files)": who gets it, and what for. */
const withWork = (company: MapRecipient) => `${calledInDocuments(company)} (${company.does})`;

/** Every variable that a map can fill. */
export const MAPPED: readonly string[] = Object.keys(
  mapValuesByName(
    { lines: [], recipients: [], tools: [], complete: { lines: false, recipients: false } },
    () => [],
    0,
  ),
);
