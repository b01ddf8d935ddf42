/**
 * The documents of a binder: every version, with the days on which each was made, published and
 * taken down.
 */
import { PRINTED } from '#contract/documents/versions.ts';
import type { Part } from '#documents/formats/binder.ts';
import { csvOf } from '#documents/formats/csv.ts';
import { readTree } from '#documents/source/stored-tree.ts';
import { split } from '#documents/tree/notes.ts';
import { htmlFileOf } from '#documents/markup/plain-html.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { clockTime } from '#calendar/time-zone.ts';
import { longDate } from '#text/english.ts';
import type { Owner } from '#server/base/owner.ts';
import { allPublications, type StoredPublication } from '#server/subjects/publications/store.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  allHeads,
  versionPages,
  type StoredHead,
  type StoredVersion,
} from '#server/subjects/documents/versions/version-store.ts';
import {
  fileNameOf,
  nameOf,
  notesNameOf,
  PRINTED_FILES,
  startOf,
} from '#server/subjects/documents/versions/version-files.ts';

export interface BinderDocuments {
  /** What was printed, and the table of versions: path → bytes. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** The versions that are pages, one after the other as they are read. */
  readonly pages: () => AsyncGenerator<Part>;
  /** What a reader is told about them. */
  readonly lines: readonly string[];
}

/** Older and never published versions are pages only: printing hundreds would take minutes. */
const MOST_PRINTED = 60;

/** All versions of all documents. */
export async function binderDocuments(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<BinderDocuments> {
  const versions = await allHeads(owner.userId, services.db, businessId);
  const publications = await allPublications(owner.userId, services.db, businessId);
  const of = ({ template, number }: StoredHead) =>
    publications.filter((each) => each.template === template && each.number === number);
  const newest = versions
    .filter((version) => isLatest(version, versions) || of(version).length > 0)
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
    .slice(0, MOST_PRINTED);
  const printed = new Set(newest.map(folderOf));
  const kept = new Set(versions.map(folderOf));
  const stored = () => versionPages(owner.userId, services.db, businessId);
  const files: Record<string, Uint8Array> = {};
  for await (const page of stored())
    for (const version of page)
      if (printed.has(folderOf(version)))
        Object.assign(files, await printedFiles(services, version));
  if (versions.length > 0) files['documents/versions.csv'] = versionsTable(owner, versions, of);
  const isPage = (version: StoredVersion) =>
    kept.has(folderOf(version)) && !printed.has(folderOf(version));
  return { files, pages: () => pagesOf(stored(), isPage), lines: linesOf(versions, of) };
}

async function* pagesOf(
  stored: AsyncIterable<readonly StoredVersion[]>,
  isPage: (version: StoredVersion) => boolean,
): AsyncGenerator<Part> {
  for await (const page of stored)
    for (const version of page)
      if (isPage(version))
        for (const [path, tree] of treesOf(version))
          yield [`${path}.html`, bytesOf(htmlFileOf(tree))];
}

const isLatest = ({ template, number }: StoredHead, all: readonly StoredHead[]) =>
  !all.some((other) => other.template === template && other.number > number);

const folderOf = ({ template, number }: StoredHead) =>
  `documents/${fileNameOf(template)}/version-${number}`;

/** The document and its notes, each with its path but for the ending. */
function treesOf(version: StoredVersion): [path: string, tree: DocumentTree][] {
  const { document, notes } = split(readTree(version.tree));
  const at = (name: string) => `${folderOf(version)}/${name}`;
  return [
    [at(nameOf(version)), document],
    ...(notes ? [[at(notesNameOf(version)), notes] as [string, DocumentTree]] : []),
  ];
}

async function printedFiles(services: Services, version: StoredVersion) {
  const files: Record<string, Uint8Array> = {};
  for (const [path, tree] of treesOf(version))
    for (const format of PRINTED)
      files[`${path}.${PRINTED_FILES[format][1]}`] = await services.printing.print(
        tree,
        format,
        startOf(version.asOf),
      );
  return files;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const COLUMNS = [
  'Document',
  'Version',
  'Made',
  'Made by',
  'Things to fill in',
  'Published',
  'Published by',
  'Taken down',
  'Law data',
  'Folder',
] as const;

type PublicationsOf = (version: StoredHead) => readonly StoredPublication[];

/** One row for each version; one for each time it was published. */
function versionsTable(
  { timeZone }: Owner,
  versions: readonly StoredHead[],
  of: PublicationsOf,
): Uint8Array {
  const rows = versions.flatMap((version) => {
    const made = {
      Document: version.template,
      Version: version.number,
      Made: `${clockTime(version.madeAt, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`,
      'Made by': version.madeBy,
      'Things to fill in': version.gaps,
      'Law data': version.lawDataHash,
      Folder: folderOf(version),
    };
    const published = of(version).toReversed();
    if (published.length === 0) return [made];
    return published.map(({ publishedOn, publishedBy, withdrawnOn }) => ({
      ...made,
      Published: publishedOn,
      'Published by': publishedBy,
      'Taken down': withdrawnOn ?? '',
    }));
  });
  return bytesOf(csvOf(rows, COLUMNS));
}

/** For the list of what is in the binder: each document with its versions. */
function linesOf(versions: readonly StoredHead[], of: PublicationsOf): string[] {
  const templates = [...new Set(versions.map(({ template }) => template))];
  return templates.flatMap((template) => {
    const own = versions.filter((version) => version.template === template);
    return [
      `${template}: ${own.length === 1 ? 'one version' : `${own.length} versions`}`,
      ...own.map((version) => `  version ${version.number}, ${daysOf(version, of(version))}`),
    ];
  });
}

function daysOf({ asOf }: StoredHead, published: readonly StoredPublication[]): string {
  const days = published
    .toReversed()
    .flatMap(({ publishedOn, withdrawnOn }) => [
      `published ${longDate(publishedOn)}`,
      ...(withdrawnOn === null ? [] : [`taken down ${longDate(withdrawnOn)}`]),
    ]);
  return [`made ${longDate(asOf)}`, ...days].join(', ');
}
