/**
 * What an answer and the map say against each other, as rows: each names both places, and both ways
 * out. Documents that list what a business holds wait until it is settled.
 */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Mismatch } from '#documents/values/filling.ts';
import type { Facts } from '#engine/rules/truth.ts';
import type { FactKey } from '#law/schema.ts';
import { isOfChildren, isOfConsumers, isOfStaff, isOfTeens, titleOf } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';

interface MapClash {
  readonly id: string;
  readonly about: FactKey;
  /** The detail of a document that the map fills and that would be untrue. */
  readonly name: string;
  /** In which states it matters; left out: in all. */
  readonly states?: readonly string[];
  /** What is on the map or not, in words; undefined: both fit. */
  readonly found: (map: Shown, facts: Facts) => string | undefined;
}

/** The entries that an owner did not drop, and those that were confirmed. */
interface Shown {
  readonly lines: readonly MapLine[];
  readonly confirmed: readonly MapLine[];
  readonly companies: readonly MapRecipient[];
  /** Whether the owner said that no line is missing. */
  readonly whole: boolean;
}

const FROM_OTHERS =
  /\bcompan|\bfirms?\b|\blists?\b|\bbrokers?\b|\bpartners?\b|\bvendors?\b|\bbought\b|\brent|\bprovider|\bagenc|\bplatform|\bmarketplace/i;
/** Companies whose business is to hand over data on people. */
const SELLS_LISTS = /\bdata broker|\blists? (?:seller|broker|or data)|\blist or data firm/i;

const comesFromOthers = ({ lines }: Shown) =>
  lines.some(({ sources }) => sources.some((source) => FROM_OTHERS.test(source)));
/** Who gets data of the business for money is a buyer, and no source. */
const listSeller = ({ companies }: Shown) =>
  companies.find(({ kind, sold }) => sold !== true && SELLS_LISTS.test(kind));
const ofConsumers = ({ confirmed }: Shown) => confirmed.filter(isOfConsumers);

interface LineClash extends Omit<MapClash, 'found'> {
  readonly is: (line: MapLine) => boolean;
}

/** A no, beside a confirmed line that says yes. */
const denied = ({ is, ...row }: LineClash, text: (kind: string) => string): MapClash => ({
  ...row,
  found: (map, facts) => {
    const line = facts[row.about] === false ? ofConsumers(map).find(is) : undefined;
    return line && text(line.kind);
  },
});

/** A yes, beside a whole map without such a line. */
const missing = ({ is, ...row }: LineClash, text: string): MapClash => ({
  ...row,
  found: (map, facts) =>
    facts[row.about] === true && map.whole && !map.lines.some(is) ? text : undefined,
});

export const MAP_CLASHES: readonly MapClash[] = [
  {
    id: 'bought-no-source',
    about: 'acquiresPersonalData',
    name: 'sources',
    found: (map, facts) =>
      facts.acquiresPersonalData === true && !comesFromOthers(map)
        ? 'You answered that you get data on people from other firms, but no line of your map has such a source. Add the source to the lines that it fills, or change the answer.'
        : undefined,
  },
  {
    id: 'broker-not-bought',
    about: 'acquiresPersonalData',
    name: 'recipientTable',
    found: (map, facts) => {
      const seller = facts.acquiresPersonalData === false ? listSeller(map) : undefined;
      return seller
        ? `You answered that you get no data on people from other firms, but ${titleOf(seller)} on your map hands over such data (${seller.kind}). Change the answer, or that company.`
        : undefined;
    },
  },
  {
    id: 'broker-no-source',
    about: 'acquiresPersonalData',
    name: 'dataTable',
    found: (map, facts) => {
      const seller = facts.acquiresPersonalData === undefined ? listSeller(map) : undefined;
      return seller && !comesFromOthers(map)
        ? `${titleOf(seller)} on your map hands over data on people (${seller.kind}), but no line of your map has such a source. Add the source to the lines that it fills, or drop the company.`
        : undefined;
    },
  },
  denied(
    { id: 'children-denied', about: 'knowsChildren', name: 'childData', is: isOfChildren },
    (kind) =>
      `You answered that you hold no data on children, but “${kind}” is on children under 13. Change the answer, or that line.`,
  ),
  denied(
    { id: 'teens-denied', about: 'knowsTeens', name: 'childPurposes', is: isOfTeens },
    (kind) =>
      `You answered that you hold no data on people of 13 to 17, but “${kind}” is on them. Change the answer, or that line.`,
  ),
  denied(
    {
      id: 'sensitive-denied',
      about: 'processesSensitiveData',
      name: 'sensitiveTypes',
      is: ({ sensitive }) => sensitive === true,
    },
    (kind) =>
      `You answered that you hold no sensitive data, but “${kind}” is marked as sensitive. Change the answer, or that line.`,
  ),
  denied(
    {
      id: 'biometric-denied',
      about: 'processesBiometricData',
      name: 'biometricTypes',
      is: ({ type }) => type === 'Biometric data',
    },
    (kind) =>
      `You answered that you hold no biometric data, but “${kind}” is on your map. Change the answer, or that line.`,
  ),
  missing(
    { id: 'children-missing', about: 'knowsChildren', name: 'childData', is: isOfChildren },
    'You answered that you hold data on children under 13, but no line of your map is on them. Add the line, or change the answer.',
  ),
  missing(
    { id: 'teens-missing', about: 'knowsTeens', name: 'childPurposes', is: isOfTeens },
    'You answered that you hold data on people of 13 to 17, but no line of your map is on them. Add the line, or change the answer.',
  ),
  {
    id: 'staff-missing',
    about: 'employees',
    name: 'staffDataTable',
    states: ['CA'],
    found: (map, facts) => {
      const { employees } = facts;
      return typeof employees === 'number' &&
        employees > 0 &&
        map.whole &&
        !map.lines.some(isOfStaff)
        ? 'You answered that people work for you, but no line of your map is on staff. California counts them too. Add the line, or change the answer.'
        : undefined;
    },
  },
];

/** All clashes of the map with the answers, in these states. */
export function mapClashes(map: MergedMap, facts: Facts, states?: readonly string[]): Mismatch[] {
  const lines = map.lines.filter(({ state }) => state !== 'dropped');
  const shown: Shown = {
    lines,
    confirmed: lines.filter(({ state }) => state === 'confirmed'),
    companies: map.recipients.filter(({ state }) => state === 'confirmed'),
    whole: map.complete.lines,
  };
  return MAP_CLASHES.flatMap(({ about, name, states: where, found }) => {
    if (where && states && !where.some((state) => states.includes(state))) return [];
    const text = found(shown, facts);
    return text === undefined ? [] : [{ about, name, text }];
  });
}
