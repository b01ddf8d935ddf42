/** Blank entries of a data map, and small questions about entries. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { lowerFirst } from '#text/case.ts';

export const blankLine = (id: string, kind: string): MapLine => ({
  id,
  kind,
  type: null,
  people: [],
  sources: [],
  purposes: [],
  systems: [],
  recipients: [],
  sensitive: null,
  minors: 'not known',
  kept: '',
  keptBecause: '',
  group: null,
  state: 'proposed',
});

export const blankRecipient = (id: string): MapRecipient => ({
  id,
  name: '',
  company: '',
  kind: '',
  business: '',
  does: '',
  role: 'not known',
  tool: null,
  onSite: false,
  named: false,
  contract: 'not known',
  acceptedOn: '',
  endsOn: '',
  sold: null,
  ads: null,
  optOut: '',
  optOutWords: '',
  address: '',
  contact: '',
  places: '',
  state: 'proposed',
});

/** Words without case and signs: what counts as the same name. */
export const plainName = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * An id from words: "Email addresses" → "email-addresses". Letters of other scripts become their
 * numbers.
 */
export const slug = (words: string) =>
  plainName(words)
    .replaceAll(/[^a-z0-9-]/g, (letter) => letter.codePointAt(0)?.toString(36) ?? '')
    .slice(0, 60)
    .replace(/-$/, '');

const OF_STAFF: ReadonlySet<string> = new Set(['staff', 'applicants']);

/** Whether a line is about the people who work here, or want to. */
export const isOfStaff = ({ people }: Pick<MapLine, 'people'>) =>
  people.some((who) => OF_STAFF.has(who));
/**
 * Whether a line is about anybody else. A line without people yet counts here, so that it is not
 * lost.
 */
export const isOfConsumers = ({ people }: Pick<MapLine, 'people'>) =>
  people.length === 0 || people.some((who) => !OF_STAFF.has(who) && who !== OF_CLIENTS);

const OF_CLIENTS = 'people of clients';

/** Whether a line is on children under 13; a line that is told to be of 13 to 17 is not. */
export const isOfChildren = (line: Pick<MapLine, 'people' | 'minors'>) =>
  line.minors !== '13 to 17' &&
  (line.people.includes('children') ||
    (isOfConsumers(line) && (line.minors === 'under 13' || line.minors === 'both')));

/** Whether a line is on people of 13 to 17 who are no staff. */
export const isOfTeens = (line: Pick<MapLine, 'people' | 'minors'>) =>
  isOfConsumers(line) && (line.minors === '13 to 17' || line.minors === 'both');

/** Whether a line is data of clients and of nobody else: they decide on it. */
export const isOfClients = ({ people }: Pick<MapLine, 'people'>) =>
  people.length > 0 && people.every((who) => who === OF_CLIENTS);

/** Whether all that a company gets is of clients, or of staff: it is told of elsewhere. */
export function getsNoneOfConsumers(
  { id }: Pick<MapRecipient, 'id'>,
  lines: readonly MapLine[],
  which: (line: MapLine) => boolean = () => true,
): boolean {
  const got = lines.filter((line) => line.state !== 'dropped' && line.recipients.includes(id));
  return got.length > 0 && got.every((line) => !isOfConsumers(line) && which(line));
}

/** How an owner recognizes a company. */
export const titleOf = ({ name, kind }: Pick<MapRecipient, 'name' | 'kind'>) => name || kind;

/** How a document calls it: by name only where the owner wants that. */
export function calledInDocuments(recipient: MapRecipient): string {
  const { name, kind, named } = recipient;
  if (!named || name === '') return kind || name;
  return kind === '' ? companyOf(recipient) : `${companyOf(recipient)} (${kind})`;
}

/** The company and not its product: "Meta", not "Meta Pixel and Conversions API". */
export const companyOf = ({
  company,
  name,
  kind,
}: Pick<MapRecipient, 'company' | 'name' | 'kind'>) => company || name || kind;

/**
 * How a document calls several: a company that it names stands once, with all that it is to the
 * business.
 */
export function calledTogether(companies: readonly MapRecipient[]): string[] {
  const groups = groupedByCompany(companies);
  return [
    ...new Set(
      groups.map(([first, ...others]) =>
        others.length === 0 || first.kind === ''
          ? calledInDocuments(first)
          : `${companyOf(first)} (${[...new Set([first, ...others].map(({ kind }) => kind))].join(', ')})`,
      ),
    ),
  ];
}

type Group = readonly [MapRecipient, ...MapRecipient[]];

/** Tools of one company that documents name stand together; a kind of company stands alone. */
export function groupedByCompany(companies: readonly MapRecipient[]): Group[] {
  const groups = new Map<string, [MapRecipient, ...MapRecipient[]]>();
  for (const each of companies) {
    const isNamed = each.named && each.name !== '';
    const key = isNamed ? `named ${plainName(companyOf(each))}` : each.id;
    const before = groups.get(key);
    if (before) before.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}

interface OfRecipients {
  readonly sold: boolean | null;
  readonly ads: boolean | null;
}

/**
 * Whether data of a line is sold, or used for ads: yes if it goes to one such company, no if all
 * are known not to be one.
 */
export function passedOn(line: MapLine, recipients: readonly MapRecipient[]): OfRecipients {
  const own = recipients.filter(
    ({ id, state }) => line.recipients.includes(id) && state !== 'dropped',
  );
  const joined = (what: 'sold' | 'ads') => {
    if (own.some((each) => each[what] === true)) return true;
    return own.some((each) => each[what] === null && each.role !== 'processor') ? null : false;
  };
  return { sold: joined('sold'), ads: joined('ads') };
}

type Named = Pick<MapLine, 'kind' | 'type'>;

/** Location is sensitive only where it is precise. */
export const sensitiveName = ({ kind, type }: Named) =>
  type === 'Location data' && !/\b(?:precise|exact)/i.test(kind)
    ? `Precise ${lowerFirst(kind)}`
    : kind;

/**
 * How documents call a kind of data: whoever marks location as sensitive says that it is precise.
 */
export const dataName = (line: Named & Pick<MapLine, 'sensitive'>) =>
  line.sensitive === true ? sensitiveName(line) : line.kind;

/** The entries that documents speak of, by whether their owner confirmed them. */
export interface Sorted {
  readonly confirmed: readonly MapLine[];
  readonly proposed: readonly MapLine[];
}

export const sorted = (lines: readonly MapLine[], which: (line: MapLine) => boolean): Sorted => ({
  confirmed: lines.filter((line) => line.state === 'confirmed' && which(line)),
  proposed: lines.filter((line) => line.state === 'proposed' && which(line)),
});
