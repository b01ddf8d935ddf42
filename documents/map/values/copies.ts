/**
 * Agreements for each company of the data map, and assessments for each activity: which there are,
 * and what fills them.
 */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import {
  lineCopyId,
  lineOfCopy,
  OF_ONE_LINE,
  type ActivityKind,
  type VendorKind,
} from '#documents/template/copy-kinds.ts';
import { lowerFirst } from '#text/case.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Copy } from '#documents/template/template.ts';
import { list } from '#text/english.ts';
import { OPEN, purposesOf } from '#documents/map/cells.ts';
import { companyOf, dataName, passedOn, titleOf, isOfConsumers } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

interface Asked {
  /**
   * Which of the states ask for terms with a company that uses the data for itself (element
   * tp-purposes).
   */
  readonly thirdPartyTerms: boolean;
  /** Whether a company deals only on terms of its own. */
  readonly hasOwnTerms: (company: MapRecipient) => boolean;
}

/**
 * One agreement for each confirmed company that works for the business, or that buys data or uses
 * it for ads; of a company with terms of its own, what to look for in them.
 */
export function vendorCopies({ recipients }: MergedMap, asked: Asked): Copy[] {
  return recipients.flatMap((each): Copy[] => {
    if (each.state !== 'confirmed') return [];
    const kind = kindOf(each, asked);
    return kind === undefined ? [] : [{ id: each.id, kind, name: titleOf(each) }];
  });
}

function kindOf(company: MapRecipient, asked: Asked): VendorKind | undefined {
  const { role, sold, ads } = company;
  const own = asked.hasOwnTerms(company);
  if (role === 'processor') return own ? 'own-terms' : 'processor';
  const passed = sold === true || ads === true;
  if (role !== 'third party' || !passed || !asked.thirdPartyTerms) return undefined;
  return own ? 'own-terms-third-party' : 'third-party';
}

const confirmed = ({ lines }: MergedMap) => lines.filter(({ state }) => state === 'confirmed');

/**
 * What is known of the company for its agreement; what is not known is left out, and marked in the
 * text.
 */
export function vendorValues(map: MergedMap, id: string): Record<string, Value> {
  const company = map.recipients.find((each) => each.id === id);
  if (!company) return {};
  const own = confirmed(map).filter(({ recipients }) => recipients.includes(id));
  const sensitive = own.filter((line) => line.sensitive === true).map(dataName);
  const settled = own.length > 0 && own.every((line) => line.sensitive !== null);
  return {
    processingEnd: 'the end of the services',
    ...given({
      vendorName: legalName(company),
      vendorAddress: company.address,
      vendorContact: company.contact,
      processingPlaces: company.places,
      servicesDescription: company.does,
      vendorPurposes: company.does === '' ? [] : [company.does],
      vendorDataTypes: own.map(dataName),
      vendorSensitiveData: settled ? list(sensitive) || 'none' : '',
      vendorPeople: [...new Set(own.flatMap(({ people }) => people))],
    }),
  };
}

/** A contract names a company as it is registered: a brand alone is left to fill in. */
export const legalName = ({ company, name }: MapRecipient) =>
  [company, name].find((each) =>
    /\b(?:LLC|L\.L\.C|Inc|Limited|Ltd|Corp|Corporation|LP|LLP|PLC|PBC|GmbH|ApS|A\/S|AB|Oy|SL|SAS|OÜ)(?![\p{L}\p{N}])/iu.test(
      each,
    ),
  ) ?? '';

/** Without what is empty. */
const given = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as Record<
    string,
    Value
  >;

/** The name of an activity in its assessment. */
const ACTIVITY_NAMES: Readonly<Record<ActivityKind, string>> = {
  sale: 'Selling personal data',
  ads: 'Targeted advertising',
  profiling: 'Profiling',
  sensitive: 'Handling sensitive data',
  minors: 'Services for minors',
};

const SCORED = /\bscor|\brank|\bdecid|\bdecision|\bprofil|\beligib|\bunderwrit|\bcredit check/i;

const CONCERNED: Readonly<Record<ActivityKind, (line: MapLine, map: MergedMap) => boolean>> = {
  sale: (line, { recipients }) => passedOn(line, recipients).sold === true,
  ads: (line, { recipients }) => passedOn(line, recipients).ads === true,
  // a line that says what is scored or decided; where none does, the owner fills in the table
  profiling: (line) => isOfConsumers(line) && SCORED.test([line.kind, ...line.purposes].join(' ')),
  sensitive: ({ sensitive }) => sensitive === true,
  minors: ({ minors, people }) =>
    people.includes('children') || (minors !== 'no' && minors !== 'not known'),
};

/**
 * Of an activity that lies with its recipients: which of them take part, and what the data is used
 * for in it.
 */
const TAKES_PART: Partial<Record<ActivityKind, (each: MapRecipient) => boolean>> = {
  sale: ({ sold }) => sold === true,
  ads: ({ ads }) => ads === true,
};
const OWN_PURPOSE: Partial<Record<ActivityKind, string>> = {
  sale: 'To sell it',
  ads: 'To aim ads at people',
};

const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');
const MINORS: Readonly<Record<MapLine['minors'], string>> = {
  no: 'No',
  'under 13': 'Under 13',
  '13 to 17': '13 to 17',
  both: 'Under 18',
  'not known': '',
};

const linesOfActivity = (map: MergedMap, kind: ActivityKind) =>
  confirmed(map).filter((line) => CONCERNED[kind](line, map));

/**
 * The assessments of an activity: one for each line of the map that it is about, where lines are
 * assessed alone; else one.
 */
export function activityCopies(map: MergedMap, kind: ActivityKind): Copy[] {
  const name = ACTIVITY_NAMES[kind];
  const lines = OF_ONE_LINE.has(kind) ? linesOfActivity(map, kind) : [];
  if (lines.length < 2) return [{ id: kind, kind, name }];
  return lines.map((line) => ({
    id: lineCopyId(kind, line.id),
    kind,
    name: `${name}: ${lowerFirst(dataName(line))}`,
  }));
}

/**
 * What the map says of the data that an activity uses, or of the one line that an assessment is
 * about. Empty cells are filled in by the owner.
 */
export function activityValues(
  map: MergedMap,
  { id, kind, name }: Pick<Copy, 'id' | 'name'> & { readonly kind: ActivityKind },
): Record<string, Value> {
  const only = lineOfCopy(id);
  const lines = linesOfActivity(map, kind).filter((line) => only === undefined || line.id === only);
  const among = (which: (each: MapRecipient) => boolean) => {
    const ids = new Set(lines.flatMap(({ recipients }) => recipients));
    return map.recipients.filter(
      (each) => each.state === 'confirmed' && ids.has(each.id) && which(each),
    );
  };
  const inWords = (companies: readonly MapRecipient[]) =>
    companies.map((each) => [companyOf(each), each.does].filter(Boolean).join(': '));
  const unique = (items: readonly string[]) => [...new Set(items.filter(Boolean))];
  const table = lines.map((line) => [
    dataName(line),
    yesNo(line.sensitive),
    MINORS[line.minors],
    OWN_PURPOSE[kind] ?? purposesOf(line, map).replace(OPEN, ''),
  ]);
  const takes = TAKES_PART[kind] ?? (() => true);
  const tools = among((each) => each.onSite && takes(each)).map(titleOf);
  const others = inWords(among((each) => each.role !== 'processor' && takes(each)));
  return {
    activityName: name,
    ...given({
      activitySources: unique(lines.flatMap(({ sources }) => sources)),
      activitySystems: unique([...lines.flatMap(({ systems }) => systems), ...tools]),
      activityVendors: inWords(among((each) => each.role === 'processor' && takes(each))),
      activityRecipients: others.length > 0 || lines.length === 0 ? others : ['no one'],
      activityKept: unique(
        lines.map((line) => (line.kept === '' ? '' : `${dataName(line)}: ${line.kept}`)),
      ),
      activityPurpose: unique(lines.flatMap(({ purposes }) => purposes)),
      activityPeople: unique(lines.flatMap(({ people }) => people)),
    }),
    ...(table.length === 0 ? {} : { activityData: [ACTIVITY_COLUMNS, ...table] }),
  };
}

const ACTIVITY_COLUMNS = [
  'Kind of data',
  'Is it sensitive data?',
  'Is it data of children or minors?',
  'What do we need it for?',
];
