/** The four tables of the data inventory: one row for each line, with the same number in each. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { capital, lowerFirst } from '#text/case.ts';
import { list, longDate, series } from '#text/english.ts';
import { keptFor, purposesOf, receiving } from '#documents/map/cells.ts';
import { companyOf, dataName } from '#documents/map/entries.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/** To be written by hand. */
const BLANK = '';

/** Whether documents of the business show a company as a buyer or for ads. */
function flagged(each: MapRecipient): string {
  const flags = [...(each.sold === true ? ['sale'] : []), ...(each.ads === true ? ['ads'] : [])];
  return flags.length === 0 ? companyOf(each) : `${companyOf(each)} (${list(flags)})`;
}

const CONTRACT_WORDS: Readonly<Record<MapRecipient['contract'], string>> = {
  signed: 'signed',
  'their own terms': 'their own terms',
  'not yet': 'not yet',
  'not known': 'to be checked',
};

/** "their own terms, accepted March 4, 2026, until March 3, 2027". */
const contractOf = ({ contract, acceptedOn, endsOn }: MapRecipient) =>
  [
    CONTRACT_WORDS[contract],
    ...(acceptedOn === '' ? [] : [`accepted ${longDate(acceptedOn)}`]),
    ...(endsOn === '' ? [] : [`until ${longDate(endsOn)}`]),
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

function places(line: MapLine, map: MergedMap): string[] {
  const companies = receiving(line, map);
  const contracts = companies.map((each) => `${companyOf(each)}: ${contractOf(each)}`);
  return [
    capital(series(line.systems)),
    BLANK,
    capital(series([...new Set(companies.map(flagged))]) || 'no one'),
    [...new Set(contracts)].join('; '),
  ];
}
