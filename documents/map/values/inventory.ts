/** The four tables of the data inventory: one row for each line, with the same number in each. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { capital, lowerFirst } from '#text/case.ts';
import { list, longDate, series } from '#text/english.ts';
import { keptFor, purposesOf, receiving } from '#documents/map/cells.ts';
import { calledTogether, companyOf, dataName, groupedByCompany } from '#documents/map/entries.ts';
import { tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/** To be written by hand. */
const BLANK = '';

/** Each company once, with whether documents of the business show it as a buyer or for ads. */
function flagged(companies: readonly MapRecipient[]): string[] {
  const names = [...new Set(companies.map(companyOf))];
  return names.map((name) => {
    const own = companies.filter((each) => companyOf(each) === name);
    const flags = [
      ...(own.some(({ sold }) => sold === true) ? ['sale'] : []),
      ...(own.some(({ ads }) => ads === true) ? ['ads'] : []),
    ];
    return flags.length === 0 ? name : `${name} (${list(flags)})`;
  });
}

const CONTRACT_WORDS: Readonly<Record<MapRecipient['contract'], string>> = {
  signed: 'signed',
  'their own terms': 'their own terms',
  'not yet': 'not yet',
  'not known': 'to be checked',
};

/** "their own terms, accepted March 4, 2026". */
const contractOf = ({ contract, acceptedOn }: MapRecipient) =>
  [
    CONTRACT_WORDS[contract],
    ...(acceptedOn === '' ? [] : [`accepted ${longDate(acceptedOn)}`]),
  ].join(', ');

const MINORS_WORDS: Readonly<Record<MapLine['minors'], readonly [under13: string, teens: string]>> =
  {
    no: ['No', 'No'],
    'under 13': ['Yes', 'No'],
    '13 to 17': ['No', 'Yes'],
    both: ['Yes', 'Yes'],
    'not known': ['Not known', 'Not known'],
  };

const SENSITIVE_WORDS = (sensitive: false | null) => (sensitive === null ? 'To be checked' : 'No');

export function inventoryValues(map: MergedMap, columns: ColumnsOf): Record<string, MapValue> {
  const shown = map.lines.filter(({ state }) => state !== 'dropped');
  const lines = [
    ...shown.filter(({ state }) => state === 'confirmed'),
    ...shown.filter(({ state }) => state === 'proposed'),
  ];
  const numbered = (name: string, cells: (line: MapLine) => string[]): MapValue => {
    const rows = lines.map((line, at) => [String(at + 1), ...cells(line)]);
    const isConfirmed = (at: number) => lines[at]?.state === 'confirmed';
    return {
      value: [columns(name), ...rows.filter((_, at) => isConfirmed(at))],
      open: rows.filter((_, at) => !isConfirmed(at)),
    };
  };
  return {
    inventoryTable: numbered('inventoryTable', (line) => [
      dataName(line),
      capital(list(line.people)),
      capital(purposesOf(line, map)),
      capital(series(line.sources)),
    ]),
    inventoryPlaces: numbered('inventoryPlaces', (line) => places(line, map)),
    inventoryCompanies: companyTable(map, columns('inventoryCompanies')),
    inventoryCare: numbered('inventoryCare', (line) => [
      line.sensitive === true
        ? `Yes: ${lowerFirst(dataName(line))}`
        : SENSITIVE_WORDS(line.sensitive),
      BLANK,
      ...MINORS_WORDS[line.minors],
      BLANK,
    ]),
    inventoryKeeping: numbered('inventoryKeeping', (line) => [
      capital(keptFor(line)),
      BLANK,
      BLANK,
      BLANK,
    ]),
  };
}

const ROLE_WORDS: Readonly<Record<MapRecipient['role'], string>> = {
  processor: 'works for us',
  'third party': 'uses data for itself too',
  'not known': 'to be checked',
};

/**
 * Each company once, with all that it does and every contract that there is. The inventory is the
 * owner's own: it has names, whatever documents for others have.
 */
function companyTable(map: MergedMap, columns: readonly string[]): MapValue {
  const rowsOf = (state: MapRecipient['state']) =>
    groupedByCompany(
      map.recipients
        .filter((each) => each.state === state)
        .map((each) => ({ ...each, named: true })),
    ).map((group) => [
      capital(calledTogether(group).join(', ')),
      capital(
        unique(
          group.map(({ does }) => does),
          '; ',
        ),
      ),
      capital(
        unique(
          group.map(({ role }) => ROLE_WORDS[role]),
          '; ',
        ),
      ),
      capital(unique(group.map(contractOf), '; ')),
      unique(
        group
          .map(({ endsOn }) => endsOn)
          .filter(Boolean)
          .map(longDate),
        '; ',
      ) || '–',
    ]);
  return tableValue(columns, rowsOf('confirmed'), rowsOf('proposed'));
}

const unique = (words: readonly string[], between: string) => [...new Set(words)].join(between);

function places(line: MapLine, map: MergedMap): string[] {
  const companies = receiving(line, map);
  return [capital(series(line.systems)), BLANK, capital(series(flagged(companies)) || 'no one')];
}
