/** A data map as rows of a table, one for each company and each kind of data. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { COMPANY, DATA, joined, yesNo } from './csv-cells.ts';
import type { CsvRow } from './csv-cells.ts';
import { plainName, titleOf } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/** All entries, companies first. */
export function csvRows({ lines, recipients }: Pick<MergedMap, 'lines' | 'recipients'>): CsvRow[] {
  const nameOf = new Map(recipients.map((each) => [each.id, uniqueName(each, recipients)]));
  return [
    ...recipients.map(companyRow),
    ...lines.map((line): CsvRow => ({
      Row: DATA,
      Name: line.kind,
      'Whose data': joined(line.people),
      Sources: joined(line.sources),
      Purposes: joined(line.purposes),
      Systems: joined(line.systems),
      Companies: joined(line.recipients.map((id) => nameOf.get(id) ?? id)),
      Sensitive: yesNo(line.sensitive),
      Minors: line.minors,
      Kept: line.kept,
      'Kept because': line.keptBecause,
      'California group': line.group ?? '',
      State: line.state,
      Id: line.id,
    })),
  ];
}

const companyRow = (each: MapRecipient): CsvRow => ({
  Row: COMPANY,
  Name: each.name,
  'Kind of company': each.kind,
  'Run by': each.company,
  'Its business': each.business,
  'What it does': each.does,
  Role: each.role,
  Contract: each.contract,
  'Terms accepted on': each.acceptedOn,
  'Contract ends on': each.endsOn,
  'Name it in documents': yesNo(each.named),
  'On the site': yesNo(each.onSite),
  'Sold to it': yesNo(each.sold),
  'Used for ads': yesNo(each.ads),
  'Opt-out address': each.optOut,
  'Opt-out words': each.optOutWords,
  Address: each.address,
  'Privacy contact': each.contact,
  'Keeps data in': each.places,
  State: each.state,
  Id: each.id,
});

/** Its name, or its id where another has the same name. */
function uniqueName(each: MapRecipient, all: readonly MapRecipient[]): string {
  const title = plainName(titleOf(each));
  const same = all.filter((other) => plainName(titleOf(other)) === title);
  return title === '' || same.length > 1 ? each.id : titleOf(each);
}
