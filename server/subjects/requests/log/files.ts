/** Files of the desk: a letter to print, and the log. */
import * as z from 'zod/mini';
import { exportedRequest } from '#contract/requests/request-export.ts';
import { counted } from '#text/english.ts';
import {
  type LetterPart,
  letterParts,
  type LetterPiece,
  letterPieces,
} from '#contract/requests/letter-texts.ts';
import {
  heading,
  paragraph,
  type Block,
  type DocumentTree,
  type Text,
} from '#documents/tree/tree.ts';
import { answeredWords, waysWords } from '#documents/reports/desk-evidence.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { PRINTED_FILES } from '#server/subjects/documents/versions/version-files.ts';
import type { Database } from '#server/base/database/database.ts';
import { FileReply } from '#server/base/http/payload.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { countQuarantined, countSetAside } from '#server/subjects/requests/stored/quarantine.ts';
import type { LetterAt } from '#server/subjects/requests/letters/leaving/unsent.ts';
import { deskEvidence } from './evidence.ts';
import { figuresCsv } from './figures.ts';
import { requestLettersOf } from '#server/subjects/requests/stored/letter-store.ts';
import { deskOf, LOG_COLUMNS, logCsv, logRows } from './log.ts';
import { requestPages } from './whole-requests.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

const TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

const paragraphsOf = (part: LetterPart | undefined): Block[] =>
  part === undefined ? [] : letterPieces(part.text).map(blockOf);

function blockOf(piece: LetterPiece): Block {
  if ('text' in piece) return paragraph(piece.text);
  const [head = [], ...rows] = piece.rows;
  return {
    kind: 'table',
    widths: head.map(() => 100 / head.length),
    head,
    rows: rows.map((row) => row.map((cell) => [cell])),
  };
}

/** The English text stands on a page of its own. */
const ON_A_PAGE: readonly Block[] = [{ kind: 'page' }, heading(1, 'English text')];

/** A letter as a file. Throws `not-found`, `too-many-tries`, `printing-stopped`. */
export async function letterFile(
  owner: Owner,
  services: Services,
  { businessId, requestId, letterId, format }: LetterAt & { readonly format: 'pdf' | 'word' },
): Promise<FileReply> {
  const { userId } = owner;
  await countTryOrThrow(services, 'prints', userId);
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const letter = (await requestLettersOf(userId, services.db, businessId, requestId)).findLast(
    ({ id }) => id === letterId,
  );
  if (!letter) throw problem('not-found');
  const [first, below] = letterParts(letter.text);
  const tree: DocumentTree = {
    title: letter.subject,
    subtitle: '',
    subject: letter.subject,
    language: first?.language ?? 'en',
    footer: '',
    owner: business.businessName,
    blocks: [...paragraphsOf(first), ...(below ? [...ON_A_PAGE, ...paragraphsOf(below)] : [])],
  };
  const bytes = await services.printing.print(tree, format, services.now());
  const [type, ending] = PRINTED_FILES[format];
  return new FileReply(type, `letter-${letter.kind}.${ending}`, bytes);
}

interface LogAt {
  readonly businessId: string;
  readonly logFormat: 'csv' | 'pdf' | 'json' | 'figures';
}

/** The log as CSV or PDF, or everything as JSON. Throws as above. */
export async function logFile(
  owner: Owner,
  services: Services,
  { businessId, logFormat: format }: LogAt,
): Promise<FileReply> {
  await countTryOrThrow(services, 'downloads', owner.userId);
  const desk = await deskOf(owner, services, businessId);
  const now = services.now();
  if (format === 'figures') {
    const table = bytesOf(await figuresCsv(services.db, desk, now));
    return new FileReply(TYPES.csv, `request-figures-${dayOf(desk, now)}.csv`, table);
  }
  const name = `request-log-${dayOf(desk, now)}.${format}`;
  if (format === 'csv')
    return new FileReply(TYPES.csv, name, bytesOf(await logCsv(services.db, desk, now)));
  if (format === 'json') {
    const all: unknown[] = [];
    for await (const page of requestPages(owner.userId, services.db, businessId))
      all.push(...page.map((one) => z.parse(exportedRequest, one)));
    return new FileReply(TYPES.json, name, bytesOf(JSON.stringify(all, null, 1)));
  }
  const business = await findBusinessOrThrow(owner.userId, services.db, businessId);
  const rows = await logRows(services.db, desk, now);
  const beside = await notInTable(services.db, desk, now);
  const tree = logTree(business.businessName, rows, dayOf(desk, now), beside);
  return new FileReply(TYPES.pdf, name, await services.printing.print(tree, 'pdf', now));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The columns that fit a page. */
const PRINTED = [0, 1, 3, 5, 6, 8, 9, 12];
const WIDTHS = [13, 12, 13, 22, 12, 12, 10, 6];

/** What the log says beside its table: how the requests stand, and which messages are not in it. */
export async function notInTable(db: Database, desk: StoredDesk, now: Date): Promise<string[]> {
  const { ownerId, businessId } = desk;
  const figures = await deskEvidence(db, desk, now);
  const waiting = await countQuarantined(ownerId, db, businessId);
  const setAside = await countSetAside(ownerId, db, businessId);
  const wait = counted(waiting, 'message that may be spam waits', 'messages that may be spam wait');
  const gone = counted(setAside, 'message was', 'messages were');
  return [
    `${answeredWords(figures)} ${waysWords(figures)}`,
    ...(waiting > 0 ? [`${wait} for a look. This log leaves them out.`] : []),
    ...(setAside > 0 ? [`${gone} held as possible spam, looked at, and set aside.`] : []),
  ];
}

/** The log as a document, for the binder. */
export function logTree(
  businessName: string,
  rows: readonly (readonly string[])[],
  today: string,
  beside: readonly string[],
): DocumentTree {
  const cells = (row: readonly string[]): Text[] => PRINTED.map((at) => [row[at] ?? '']);
  return {
    title: 'Log of requests',
    subtitle: businessName,
    subject: 'Log of requests',
    language: 'en',
    footer: `As of ${today}.`,
    owner: businessName,
    blocks: [
      paragraph(
        'Each line is one thing that a person asked for. Names and addresses are not in this log.',
      ),
      ...beside.map((sentence) => paragraph(sentence)),
      ...(rows.length === 0
        ? [heading(2, 'No request yet')]
        : [
            {
              kind: 'table' as const,
              widths: WIDTHS,
              head: PRINTED.map((at) => LOG_COLUMNS[at] ?? ''),
              rows: rows.map(cells),
            },
          ]),
    ],
  };
}
