/**
 * What documents say of companies: who works for the business, who uses data for itself, which
 * tools the site has.
 */
import { series } from '#text/english.ts';
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { capital } from '#text/case.ts';
import { OPEN } from '#documents/map/cells.ts';
import {
  calledTogether,
  companyOf,
  dataName,
  getsNoneOfConsumers,
  groupedByCompany,
  isOfConsumers,
  titleOf,
} from '#documents/map/entries.ts';
import { listValue, tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

interface SortedRecipients {
  readonly confirmed: readonly MapRecipient[];
  readonly proposed: readonly MapRecipient[];
}

const among = (
  { recipients }: MergedMap,
  which: (recipient: MapRecipient) => boolean,
): SortedRecipients => ({
  confirmed: recipients.filter((each) => each.state === 'confirmed' && which(each)),
  proposed: recipients.filter((each) => each.state === 'proposed' && which(each)),
});

const listed = (
  { confirmed, proposed }: SortedRecipients,
  called: (recipients: readonly MapRecipient[]) => string[],
  empty?: string,
) => listValue(called(confirmed), called(proposed), empty);

const companiesOf = (recipients: readonly MapRecipient[]) => recipients.map(companyOf);

export function recipientValues(map: MergedMap, columns: ColumnsOf): Record<string, MapValue> {
  const none = map.complete.recipients ? 'none' : undefined;
  const third = ({ role }: MapRecipient) => role === 'third party';
  const ofConsumers = (each: MapRecipient) => !getsNoneOfConsumers(each, map.lines);
  return {
    serviceProviderKinds: listed(
      among(map, (each) => each.role === 'processor' && ofConsumers(each)),
      calledTogether,
    ),
    recipients: listed(
      among(map, () => true),
      calledTogether,
      map.complete.recipients ? 'no one' : undefined,
    ),
    recipientTable: recipientTable(map, columns('recipientTable')),
    buyerNames: listed(
      among(map, (each) => each.sold === true && ofConsumers(each)),
      companiesOf,
    ),
    saleBuyers: listed(
      among(map, (each) => each.sold === true && getsSensitive(each, map)),
      companiesOf,
      none,
    ),
    ...adValues(map, ofConsumers, none),
    siteCollectors: listed(
      among(map, (each) => third(each) && each.onSite),
      companiesOf,
      none,
    ),
    toolTable: toolTable(map, columns('toolTable')),
  };
}

/** Whether a company gets data that is sensitive, or that may be. */
const getsSensitive = ({ id }: MapRecipient, { lines }: MergedMap) =>
  lines.some(
    (line) =>
      line.state !== 'dropped' &&
      isOfConsumers(line) &&
      line.sensitive !== false &&
      line.recipients.includes(id),
  );

/** Ad companies: those with a tag on the site, and those that get data in other ways. */
function adValues(
  map: MergedMap,
  ofConsumers: (each: MapRecipient) => boolean,
  none: string | undefined,
): Record<string, MapValue> {
  const ads = (isOnSite: boolean) =>
    listed(
      among(map, (each) => each.ads === true && ofConsumers(each) && each.onSite === isOnSite),
      companiesOf,
      none,
    );
  return { adCompanies: ads(true), adListCompanies: ads(false) };
}

/** The kinds of data that a company gets from customers and visitors, by all of its tools. */
const gets = (group: readonly MapRecipient[], { lines }: MergedMap) =>
  series(
    lines
      .filter(
        (line) =>
          line.state === 'confirmed' &&
          isOfConsumers(line) &&
          group.some(({ id }) => line.recipients.includes(id)),
      )
      .map(dataName),
  );

/** What is said of each, once; nothing while one of them is open. */
function together(group: readonly MapRecipient[], cell: (each: MapRecipient) => string): string {
  const words = [...new Set(group.map(cell))];
  return words.includes('') ? '' : series(words);
}

/**
 * Companies that use data for themselves. One whose role is not known is marked, and the words "no
 * such companies" need a whole list.
 */
function recipientTable(map: MergedMap, columns: readonly string[]): MapValue {
  const rowsOf = (companies: readonly MapRecipient[]) =>
    groupedByCompany(companies).map((group) => [
      capital(calledTogether(group).join(', ')),
      together(group, ({ business }) => business),
      gets(group, map),
      together(group, ({ does }) => does),
    ]);
  const ofRole = (role: MapRecipient['role']) =>
    among(map, (each) => each.role === role && !getsNoneOfConsumers(each, map.lines));
  const third = ofRole('third party');
  const open = ofRole('not known');
  const rows = rowsOf([...third.proposed, ...open.confirmed, ...open.proposed]);
  if (third.confirmed.length === 0 && rows.length === 0)
    return map.complete.recipients
      ? { value: [columns, ['We share with no such companies', '–', '–', '–']], open: [] }
      : { open: [] };
  return tableValue(columns, rowsOf(third.confirmed), rows);
}

/** The tools on the site, and how a visitor says no to each. */
function toolTable(map: MergedMap, columns: readonly string[]): MapValue {
  const { confirmed, proposed } = among(map, ({ onSite }) => onSite);
  const row = (each: MapRecipient) => [
    titleOf(each),
    each.company || each.name || OPEN,
    each.does,
    sayingNo(each),
  ];
  if (confirmed.length + proposed.length === 0)
    return map.complete.recipients ? { value: [columns, NO_TOOLS], open: [] } : { open: [] };
  return tableValue(columns, confirmed.map(row), proposed.map(row));
}

/** The row where no company has a tool on the site; what the site itself stores, nobody told. */
export const NO_TOOLS = [
  'Our site sets no cookie or similar tool of another company',
  '–',
  '–',
  '–',
];

/** What is true of each tool, whatever it stores: the words below the table. */
const SEE_BELOW = 'See below the table';

function sayingNo({ optOut, optOutWords, role }: MapRecipient): string {
  const words = [optOutWords, optOut].filter((each) => each !== '').join(': ');
  if (words !== '') return words;
  return role === 'processor' ? SEE_BELOW : OPEN;
}
