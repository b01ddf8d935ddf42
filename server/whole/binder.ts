/** Everything about one business that proves its work, as one ZIP. */
import { binderOf, type Files } from '#documents/formats/binder.ts';
import { csvHead, csvLines } from '#documents/formats/csv.ts';
import { longDate } from '#text/english.ts';
import { clockTime } from '#calendar/time-zone.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import type { BinderContent } from '#server/base/owned.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { WholeServices } from './services.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { readEvent, type StoredEvent, type StoredLine } from '#server/base/history/chain.ts';
import { CHECKERS, historyProof } from '#server/base/history/proof.ts';
import { chainPages, headOfChain, type Head } from '#server/base/history/store.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';

/**
 * The binder of a business as of today. What may fail is made first; what may be long, the history
 * and old versions, is made while it is read. Throws `not-found`, `too-many-tries`, `busy`,
 * `printing-stopped`.
 */
export async function binderFile(
  owner: Owner,
  services: WholeServices,
  businessId: string,
): Promise<FileReply> {
  const business = await findBusinessOrThrow(owner.userId, services.db, businessId);
  await countTryOrThrow(services, 'downloads', owner.userId);
  const assessment = assess(
    services.corpus,
    await loadAssessmentInput(owner.userId, services.db, services, business),
  );
  const contents = await allContent(owner, services, businessId, assessment);
  const end = await headOfChain(owner.userId, services.db, businessId);
  const files: Files = {
    ...Object.assign({}, ...contents.map((each) => each.files)),
    ...CHECKERS,
    'law-data.json': bytesOf(`${JSON.stringify(lawData(services, assessment), null, 2)}\n`),
    'README.txt': bytesOf(readme(assessment, contents, end)),
  };
  const history = () => linesUpTo(end, chainPages(owner.userId, services.db, businessId, PAGE));
  const parts = partsOf(files, contents, {
    'history.csv': () => historyTable(owner, history()),
    'history.jsonl': () => historyProof(history()),
  });
  return new FileReply(
    'application/zip',
    `privacy-binder-${assessment.asOf}.zip`,
    binderOf(parts, assessment.asOf, turnOfLongWork),
  );
}

type Long = Readonly<Record<string, () => AsyncIterable<Uint8Array>>>;

async function* partsOf(files: Files, contents: readonly BinderContent[], long: Long) {
  const sorted = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const part of sorted) yield part;
  for (const { pages } of contents) if (pages) yield* pages();
  for (const [path, read] of Object.entries(long)) yield [path, read()] as const;
}

/** What is added while the binder is read is in the next one. */
async function* linesUpTo(
  end: Head | undefined,
  pages: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<readonly StoredLine[]> {
  for await (const lines of pages) {
    await turnOfLongWork();
    yield lines.filter(({ seq }) => seq <= (end?.seq ?? 0));
    if ((lines.at(-1)?.seq ?? 0) >= (end?.seq ?? 0)) return;
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What every room puts in. */
async function allContent(
  owner: Owner,
  services: WholeServices,
  businessId: string,
  assessment: Assessment,
): Promise<BinderContent[]> {
  const contents: BinderContent[] = [];
  for (const room of services.owned)
    if (room.binder) contents.push(await room.binder(owner, services, businessId, assessment));
  return contents;
}

const COLUMNS = [
  'No',
  'When',
  'When (UTC)',
  'Who',
  'What',
  'Note',
  'Changes',
  'Requirements',
  'Session',
] as const;

const inWords = ({ of, before, after }: StoredEvent['changes'][number]) =>
  `${of}: ${valueInWords(before)} → ${valueInWords(after)}`;
const valueInWords = (value: unknown) =>
  value === null || value === undefined ? 'nothing' : JSON.stringify(value);

async function* historyTable(
  owner: Owner,
  pages: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<Uint8Array> {
  yield bytesOf(csvHead(COLUMNS));
  for await (const lines of pages) {
    const rows = lines.map((line) => historyRow(readEvent(line), owner.timeZone));
    yield bytesOf(csvLines(rows, COLUMNS));
  }
}

/** An event may hold two notes of 4,000 characters, and a page of them is one piece of work. */
const PAGE = 25;

const historyRow = (
  { seq, at, by, session, what, detail, requirementIds, changes }: StoredEvent,
  timeZone: string,
) => ({
  No: String(seq),
  When: `${clockTime(at, timeZone).slice(0, 19).replace('T', ' ')} (${timeZone})`,
  'When (UTC)': at.toISOString(),
  Who: by,
  What: what,
  Note: detail ?? '',
  Changes: changes.map(inWords).join('; '),
  Session: session ?? '',
  Requirements: requirementIds.join(' '),
});

/**
 * The version of the law data, and the laws of the business's states with the day on which each was
 * last checked.
 */
function lawData({ corpus }: WholeServices, assessment: Assessment) {
  const states = [...assessment.applicableStates, ...assessment.otherStates].map(
    ({ stateId, lawName, verdict }) => ({ stateId, lawName, verdict }),
  );
  return {
    asOf: assessment.asOf,
    lawDataHash: assessment.lawDataHash,
    checkedTo: assessment.lawCheckedTo,
    laws: states.map((state) => {
      const law = corpus.laws.find((each) => each.state === state.stateId);
      return {
        ...state,
        citation: law?.law.citation,
        url: law?.law.url,
        checkedTo: law?.checkedTo,
      };
    }),
  };
}

const readme = (
  { businessName, asOf, lawDataHash }: Assessment,
  contents: readonly BinderContent[],
  end: Head | undefined,
) => {
  const lines = contents.flatMap((each) => each.lines ?? []);
  return [
    `Privacy binder of ${businessName.replaceAll(/\s+/g, ' ')}, as of ${longDate(asOf)}.`,
    '',
    'What is in here',
    '',
    'report         which laws apply and why, the score, the work and the dates',
    'checklist      each task with its steps, and what is done with its evidence',
    'documents      one folder for each document, and in it one for each version.',
    '               The latest and the published ones are PDF and Word files, the others pages.',
    '               Files named "notes" are for you alone: do not publish or send them.',
    'documents/versions.csv  the days on which each version was made, published and taken down',
    'regulator-letters  for each letter of a regulator: plan, answer and statement',
    'requests       how requests were answered, the log of them and the figures of each year, without names',
    'site-tests     tests of your sites: a table, and the last record of each site with its pictures',
    'data-map.csv   your data map: kinds of data, where they are, who receives them',
    'tasks.csv      all tasks as a table',
    'other-laws.csv what laws without a size test ask, and what is done',
    'history.csv    what was done, when, by whom and from which session',
    'history.jsonl  the same as it is stored: each event with the hash of the one before',
    'check-history.html  open it in a browser to check history.jsonl; no network is used',
    'check-history.mjs   the same for a terminal: node check-history.mjs history.jsonl',
    '                    is a letter the one that left? node check-history.mjs history.jsonl --letter letter.txt',
    'law-data.json  the law data that all of it rests on',
    'SHA256SUMS.txt a hash of each file. To check them: sha256sum --check SHA256SUMS.txt',
    '',
    ...(lines.length > 0 ? ['Documents', '', ...lines, ''] : []),
    ...(end ? [`The history ends with event ${end.seq}, hash ${end.hash}.`] : []),
    `Law data ${lawDataHash}`,
    'General guidance, not legal advice.',
    '',
  ].join('\n');
};
