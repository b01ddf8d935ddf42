/** Assessments for each activity: which there are, and what the data map says of each. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import {
  lineCopyId,
  lineOfCopy,
  OF_ONE_LINE,
  type ActivityKind,
} from '#documents/template/copy-kinds.ts';
import { capital, lowerFirst } from '#text/case.ts';
import { series } from '#text/english.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Copy } from '#documents/template/template.ts';
import { isDirect, OPEN, purposesOf } from '#documents/map/cells.ts';
import {
  companyOf,
  dataName,
  isOfConsumers,
  isOfStaff,
  passedOn,
  titleOf,
} from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { confirmedIn, givenOnes } from './copies.ts';

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
 * What California leaves out of the duty to assess: sensitive data of staff for pay, benefits, and
 * what the law asks of an employer (11 CCR § 7150(b)(2)). Whoever plans work needs names and hours
 * of such a file, and nothing in it that is sensitive.
 */
const OF_PAYROLL =
  /\bpay\b|\bpayroll|\bwages?\b|\bsalar|\bcompensat|\bbenefits?\b|\btax|\blabor law|\bemployment law|\bauthoriz|\bwork permit|\baccommodat|\bplan work|\bschedul|\bshifts?\b/i;

/** Whether a line counts: data of staff only where the law covers staff, of clients never. */
function counts(line: MapLine, staffCounts: boolean): boolean {
  if (isOfConsumers(line)) return true;
  return isOfStaff(line) && staffCounts && !line.purposes.every((each) => OF_PAYROLL.test(each));
}

/**
 * Of an activity that lies with its recipients: which of them take part, and what the data is used
 * for in it.
 */
const TAKES_PART: Partial<Record<ActivityKind, (each: MapRecipient) => boolean>> = {
  sale: ({ sold }) => sold === true,
  ads: ({ ads }) => ads === true,
};
const OWN_PURPOSE: Partial<Record<ActivityKind, { readonly is: RegExp; readonly words: string }>> =
  {
    sale: { is: /\bsell|\bsale\b|\btrade|\brent/i, words: 'To sell it' },
    ads: {
      is: /\bads?\b|\badvert|\bretarget|\bremarket|\bmarketing\b|\boffers?\b|\bwin back\b|\bagain\b/i,
      words: 'To aim ads at people',
    },
  };

/** The owner's own words for it, where the line has some; else what it is in any case. */
function purposesFor(kind: ActivityKind, line: MapLine): readonly string[] {
  const own = OWN_PURPOSE[kind];
  if (own === undefined) return line.purposes;
  const named = line.purposes.filter((purpose) => own.is.test(purpose));
  return named.length > 0 ? named : [own.words];
}

const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');
const MINORS: Readonly<Record<MapLine['minors'], string>> = {
  no: 'No',
  'under 13': 'Under 13',
  '13 to 17': '13 to 17',
  both: 'Under 18',
  'not known': '',
};

const linesOfActivity = (map: MergedMap, kind: ActivityKind, staffCounts: boolean) =>
  confirmedIn(map).filter((line) => CONCERNED[kind](line, map) && counts(line, staffCounts));

/** A line that is a score; every other line of profiling is what goes in. */
const IS_SCORE = /\bscor|\brank|\brating|\bgrade|\bprofile/i;
const isInput = (kind: ActivityKind, line: MapLine) =>
  kind === 'profiling' && !IS_SCORE.test(line.kind);

/** Of profiling, a paper is about the score: what goes into it stands in the same paper. */
function linesOfCopy(lines: readonly MapLine[], kind: ActivityKind, only: string | undefined) {
  if (only === undefined) return lines;
  const own = lines.find(({ id }) => id === only);
  return lines.filter(
    (line) =>
      line === own ||
      (isInput(kind, line) && line.purposes.some((each) => own?.purposes.includes(each))),
  );
}

/**
 * The assessments of an activity: one for each line of the map that it is about, where lines are
 * assessed alone; else one.
 */
export function activityCopies(map: MergedMap, kind: ActivityKind, staffCounts = false): Copy[] {
  const name = ACTIVITY_NAMES[kind];
  const lines = OF_ONE_LINE.has(kind) ? linesOfActivity(map, kind, staffCounts) : [];
  const leftOut = confirmedIn(map).some((line) => CONCERNED[kind](line, map));
  if (OF_ONE_LINE.has(kind) && map.complete.lines && leftOut && lines.length === 0) return [];
  const alone = lines.filter((line) => !isInput(kind, line));
  if (alone.length < 2) return [{ id: kind, kind, name }];
  return alone.map((line) => ({
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
  staffCounts = false,
  told: Told = {},
): Record<string, Value> {
  const lines = linesOfCopy(linesOfActivity(map, kind, staffCounts), kind, lineOfCopy(id));
  const table = lines.map((line) => [
    dataName(line),
    yesNo(line.sensitive),
    MINORS[line.minors],
    OWN_PURPOSE[kind]
      ? capital(series(purposesFor(kind, line)))
      : purposesOf(line, map).replace(OPEN, ''),
  ]);
  return {
    activityName: name,
    ...givenOnes({
      activitySources: unique(lines.flatMap(({ sources }) => sources)),
      ...companyValues(map, lines, TAKES_PART[kind] ?? (() => true)),
      activityKept: unique(
        lines.map((line) => (line.kept === '' ? '' : `${dataName(line)}: ${line.kept}`)),
      ),
      activityPurpose: unique(lines.flatMap((line) => purposesFor(kind, line))),
      activityPeople: unique(lines.flatMap(({ people }) => people)),
      ...(kind === 'profiling' ? softwareValues(lines, told) : {}),
    }),
    ...(table.length === 0 ? {} : { activityData: [ACTIVITY_COLUMNS, ...table] }),
  };
}

const unique = (items: readonly string[]) => [...new Set(items.filter(Boolean))];

/** The companies and tools that take part with these lines. */
function companyValues(
  map: MergedMap,
  lines: readonly MapLine[],
  takes: (each: MapRecipient) => boolean,
): Record<string, string[]> {
  const ids = new Set(lines.flatMap(({ recipients }) => recipients));
  const all = map.recipients.filter(
    (each) => each.state === 'confirmed' && ids.has(each.id) && takes(each),
  );
  const inWords = (companies: readonly MapRecipient[]) =>
    companies.map((each) => [companyOf(each), each.does].filter(Boolean).join(': '));
  const tools = all.filter(({ onSite }) => onSite).map(titleOf);
  const others = inWords(all.filter(({ role }) => role !== 'processor'));
  return {
    activitySystems: unique([...lines.flatMap(({ systems }) => systems), ...tools]),
    activityVendors: inWords(all.filter(({ role }) => role === 'processor')),
    activityRecipients: others.length > 0 || lines.length === 0 ? others : ['no one'],
  };
}

/** Details that the owner told of the software. */
type Told = Readonly<Record<string, Value | undefined>>;

/**
 * What goes into software that scores people, and the scores that come out: as told, else from the
 * map. Where only scores are on it, their sources go in; a person is no data.
 */
function softwareValues(lines: readonly MapLine[], told: Told): Record<string, string[]> {
  const isScore = ({ kind }: MapLine) => IS_SCORE.test(kind);
  const inputs = lines.filter((line) => !isScore(line)).map(dataName);
  const sources = lines
    .flatMap((line) => line.sources)
    .filter((source) => !isDirect(source) && !/\bsoftware\b/i.test(source));
  const given = (name: string) => [told[name] ?? []].flat(2).filter(Boolean);
  const first = (...lists: string[][]) => unique(lists.find((each) => each.length > 0) ?? []);
  return {
    activityInputs: first(given('admtInputs'), inputs, sources),
    activityOutputs: first(given('admtOutput'), lines.filter(isScore).map(dataName)),
  };
}

const ACTIVITY_COLUMNS = [
  'Kind of data',
  'Is it sensitive data?',
  'Is it data of children or minors?',
  'What do we need it for?',
];
