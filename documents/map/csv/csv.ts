/**
 * Reads a data map from the rows of a CSV file: a file from here with changes, or an owner's own
 * list.
 */
import {
  CALIFORNIA_GROUPS,
  CONTRACTS,
  LINE_STATES,
  MINORS,
  PEOPLE,
  ROLES,
} from '#contract/documents/data-map.ts';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { COMPANY, Cells, DATA, RowFault } from './csv-cells.ts';
import type { CsvRow } from './csv-cells.ts';
import { blankLine, blankRecipient, plainName, slug, titleOf } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

interface Numbered<T> {
  /** The number of its row in a spreadsheet program. */
  readonly row: number;
  readonly entry: T;
}

export interface ReadEntries {
  readonly lines: readonly Numbered<MapLine>[];
  readonly recipients: readonly Numbered<MapRecipient>[];
  /** What is wrong, by the number of the row. */
  readonly faults: ReadonlyMap<number, string>;
}

interface NumberedRow {
  readonly number: number;
  readonly cells: CsvRow;
}

/**
 * The entries of a file. A row changes the entry of its id, else the one of its name; other rows
 * are new.
 */
export function entriesOf(
  rows: readonly NumberedRow[],
  map: Pick<MergedMap, 'lines' | 'recipients'>,
): ReadEntries {
  const faults = new Map<number, string>();
  const lines: Numbered<MapLine>[] = [];
  const recipients: Numbered<MapRecipient>[] = [];
  const read = (number: number, entry: () => void) => {
    try {
      entry();
    } catch (fault) {
      if (!(fault instanceof RowFault)) throw fault;
      faults.set(number, fault.message);
    }
  };
  const of = (which: string) =>
    rows.filter(({ cells: { Row = '' } }) => plainName(Row) === plainName(which));
  const [companies, data] = [of(COMPANY), of(DATA)];
  for (const row of rows.filter((each) => !companies.includes(each) && !data.includes(each)))
    faults.set(row.number, `write “${COMPANY}” or “${DATA}” under “Row”`);
  for (const { number, cells } of companies)
    read(number, () =>
      add(recipients, number, recipientOf(cells, entriesSo(recipients, map.recipients))),
    );
  for (const { number, cells } of data)
    read(number, () => {
      const known = entriesSo(recipients, map.recipients);
      const made: MapRecipient[] = [];
      add(lines, number, lineOf(cells, entriesSo(lines, map.lines), known, made));
      recipients.push(...made.map((entry) => ({ row: number, entry })));
    });
  return { lines, recipients, faults };
}

/** What there is while a file is read: its own entries before those of the map. */
const entriesSo = <T>(read: readonly Numbered<T>[], before: readonly T[]): T[] => [
  ...read.map(({ entry }) => entry),
  ...before,
];

/** Two rows for one entry would lose the first. */
function add<T extends { readonly id: string }>(all: Numbered<T>[], row: number, entry: T): void {
  const same = all.find((each) => each.entry.id === entry.id);
  if (same) throw new RowFault(`this is the same entry as row ${same.row}; keep one of them`);
  all.push({ row, entry });
}

const found = <T extends { readonly id: string }>(
  entries: readonly T[],
  id: string,
  isSame: (entry: T) => boolean,
) => entries.find((entry) => entry.id === id) ?? (id === '' ? entries.find(isSame) : undefined);

const own = <T extends { readonly id: string }>(entry: T | undefined, made: T): T => {
  if (!entry) return made;
  const { from: _, ...rest } = entry as T & { readonly from?: unknown };
  return rest as unknown as T;
};

function newId(wish: string, words: string, entries: readonly { readonly id: string }[]): string {
  if (/^[a-z0-9-]{1,80}$/.test(wish)) return wish;
  const start = `own-${slug(words)}`;
  const count = entries.filter(({ id }) => id.startsWith(start)).length;
  return count === 0 ? start : `${start}-${count + 1}`;
}

function recipientOf(row: CsvRow, entries: readonly MapRecipient[]): MapRecipient {
  const cells = new Cells(row);
  const [id, name, kind] = [
    cells.text('Id', ''),
    cells.text('Name', ''),
    cells.text('Kind of company', ''),
  ];
  if (name === '' && kind === '') throw new RowFault('write a name, or a kind of company');
  const title = plainName(name || kind);
  const same = found(entries, id, (each) => plainName(titleOf(each)) === title);
  const before = own(same, blankRecipient(newId(id, name || kind, entries)));
  return {
    ...before,
    name: cells.text('Name', before.name),
    kind: cells.text('Kind of company', before.kind),
    company: cells.text('Run by', before.company),
    business: cells.text('Its business', before.business),
    does: cells.text('What it does', before.does),
    role: cells.choice('Role', ROLES, before.role),
    contract: cells.choice('Contract', CONTRACTS, before.contract),
    acceptedOn: cells.text('Terms accepted on', before.acceptedOn),
    endsOn: cells.text('Contract ends on', before.endsOn),
    named: cells.flag('Name it in documents', before.named, false),
    onSite: cells.flag('On the site', before.onSite, false),
    sold: cells.flag('Sold to it', before.sold, null),
    ads: cells.flag('Used for ads', before.ads, null),
    optOut: cells.text('Opt-out address', before.optOut),
    optOutWords: cells.text('Opt-out words', before.optOutWords),
    address: cells.text('Address', before.address),
    contact: cells.text('Privacy contact', before.contact),
    places: cells.text('Keeps data in', before.places),
    state: cells.choice('State', LINE_STATES, before.state),
  };
}

function lineOf(
  row: CsvRow,
  entries: readonly MapLine[],
  companies: readonly MapRecipient[],
  made: MapRecipient[],
): MapLine {
  const cells = new Cells(row);
  const [id, kind] = [cells.text('Id', ''), cells.text('Name', '')];
  if (kind === '') throw new RowFault('write the kind of data under “Name”');
  const same = found(entries, id, (each) => plainName(each.kind) === plainName(kind));
  const before = own(same, blankLine(newId(id, kind, entries), kind));
  const group = cells.text('California group', before.group ?? '');
  const people = cells.items('Whose data', before.people);
  return {
    ...before,
    kind,
    people: people.map((who) => cells.chosen('Whose data', PEOPLE, who)),
    sources: cells.items('Sources', before.sources),
    purposes: cells.items('Purposes', before.purposes),
    systems: cells.items('Systems', before.systems),
    recipients:
      row.Companies === undefined
        ? before.recipients
        : [
            ...new Set(
              cells.items('Companies', []).map((name) => companyId(name, before, companies, made)),
            ),
          ],
    sensitive: cells.flag('Sensitive', before.sensitive, null),
    minors: cells.choice('Minors', MINORS, before.minors),
    kept: cells.text('Kept', before.kept),
    keptBecause: cells.text('Kept because', before.keptBecause),
    group: group === '' ? null : cells.chosen('California group', CALIFORNIA_GROUPS, group),
    state: cells.choice('State', LINE_STATES, before.state),
  };
}

/**
 * The company of this name: first among those that the line has, then all; a new one if there is
 * none.
 */
function companyId(
  name: string,
  line: MapLine,
  companies: readonly MapRecipient[],
  made: MapRecipient[],
): string {
  const all = [...companies, ...made];
  const same = all.filter(
    (each) => each.id === name || plainName(titleOf(each)) === plainName(name),
  );
  const chosen = same.find(({ id }) => line.recipients.includes(id)) ?? same[0];
  if (chosen) return chosen.id;
  const company = { ...blankRecipient(newId('', name, all)), kind: name };
  made.push(company);
  return company.id;
}
