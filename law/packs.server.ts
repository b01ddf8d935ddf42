/**
 * Packs: each published state of the law data, kept by its hash, so that an old answer can be
 * worked out again and two states compared (docs/decisions/0130-packs-of-law-data.md).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { DATA_FILES, hashOfFiles, type LawFile } from './data-files.server.ts';
import { factsRead } from './fact-uses.ts';
import { requestLawOf } from './request-rules.ts';
import {
  factFile,
  isoDate,
  lawRecord,
  requestDefaults,
  requestFile,
  sensitiveBook,
  type LawRecord,
} from './schema.ts';

const PACKS = new URL('packs/', import.meta.url);
const HASH = /^[0-9a-f]{64}$/;

const packFile = z.strictObject({
  format: z.literal(1),
  hash: z.string().regex(HASH),
  /** The version of the program with which it was published. */
  version: z.string(),
  /** The day on which it was published. */
  day: isoDate,
  /** In the order of the hash. */
  files: z.array(z.tuple([z.string(), z.string()])),
});
export type PackFile = z.infer<typeof packFile>;

/** A text that stands in another pack is named by it, where packs are sent along together. */
const closePack = packFile.extend({
  files: z.array(
    z.tuple([z.string(), z.union([z.string(), z.strictObject({ in: z.string().regex(HASH) })])]),
  ),
});
type ClosePack = z.infer<typeof closePack>;

/** Why a pack cannot be read by today's program. */
export class UnreadablePack extends Error {}

/** Hash of each pack that is kept. */
export const packHashes = (): string[] =>
  readdirSync(PACKS)
    .flatMap((file) => /^([0-9a-f]{64})\.json\.gz$/.exec(file)?.[1] ?? [])
    .toSorted();

const readClose = (hash: string): ClosePack =>
  closePack.parse(
    JSON.parse(gunzipSync(readFileSync(new URL(`${hash}.json.gz`, PACKS))).toString()),
  );

/** The pack with all its texts; those that it names are fetched from the packs that have them. */
export function wholePack(pack: ClosePack, read = readClose): PackFile {
  const others = new Map<string, ReadonlyMap<string, string | { in: string }>>();
  const textIn = (hash: string, name: string): string => {
    const files = others.get(hash) ?? new Map(read(hash).files);
    others.set(hash, files);
    const text = files.get(name);
    if (typeof text === 'string') return text;
    throw new UnreadablePack(`The pack ${hash} does not hold ${name}.`);
  };
  const files = pack.files.map(([name, text]): LawFile => [
    name,
    typeof text === 'string' ? text : textIn(text.in, name),
  ]);
  return packFile.parse({ ...pack, files });
}

/**
 * Packs without the texts that an earlier one of them has: together a fraction of their size. Each
 * still has its hash, since it is that of all its texts.
 */
export function closePacks(packs: readonly PackFile[]): ClosePack[] {
  const seen = new Map<string, string>();
  return packs.map((pack) => ({
    ...pack,
    files: pack.files.map(([name, text]) => {
      const key = `${name}\n${text}`;
      const first = seen.get(key);
      if (first !== undefined) return [name, { in: first }];
      seen.set(key, pack.hash);
      return [name, text];
    }),
  }));
}

/**
 * The pack of a hash, or of its first eight or more digits; its files have that hash. Throws
 * `UnreadablePack`.
 */
export function packOf(hash: string): PackFile {
  const found = /^[0-9a-f]{8,64}$/.test(hash)
    ? packHashes().filter((each) => each.startsWith(hash))
    : [];
  const [whole, ...more] = found;
  if (whole === undefined)
    throw new UnreadablePack(
      `There is no pack of the law data ${hash}. law/packs/ holds those that were published.`,
    );
  if (more.length > 0)
    throw new UnreadablePack(`Several packs begin with ${hash}: write more digits.`);
  const pack = wholePack(readClose(whole));
  if (pack.hash !== whole || hashOfFiles(pack.files) !== whole)
    throw new UnreadablePack(`The pack ${whole} is damaged: its files have another hash.`);
  return pack;
}

/**
 * The law data of a folder: laid out as `law/` is, or only records named by their states. What is
 * not there is as in `otherwise`. Throws `UnreadablePack`.
 */
export function filesInFolder(folder: string, otherwise: readonly LawFile[]): LawFile[] {
  const own = (name: string): string | undefined => {
    for (const path of [name, name.replace(/^states\//, '')]) {
      const file = join(folder, path);
      if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file, 'utf8');
    }
    return undefined;
  };
  const names = new Set([...otherwise.map(([name]) => name), ...recordsIn(folder), ...DATA_FILES]);
  const theirs = new Map(otherwise);
  const read = [...names].map((name) => [name, own(name)] as const);
  if (read.every(([, text]) => text === undefined))
    throw new UnreadablePack(`${folder} holds no record: neither states/DE.json nor DE.json.`);
  // A folder with records of its own has only those laws.
  const ownRecords = read.some(([name, text]) => isRecord(name) && text !== undefined);
  return read.flatMap(([name, text]): LawFile[] => {
    const used = text ?? (isRecord(name) && ownRecords ? undefined : theirs.get(name));
    return used === undefined ? [] : [[name, used]];
  });
}

const isRecord = (name: string) => /^states\/[A-Z]{2}\.json$/.test(name);

const recordsIn = (folder: string): string[] =>
  [folder, join(folder, 'states')].flatMap((place) =>
    statSync(place, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(place)
          .filter((file) => /^[A-Z]{2}\.json$/.test(file))
          .map((file) => `states/${file}`)
      : [],
  );

function parsed<T>(name: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadablePack(`${name} is no JSON: ${(error as Error).message}`);
  }
  const read = schema.safeParse(name === 'facts.json' ? withoutDerived(value) : value);
  if (read.success) return read.data;
  const [fault] = read.error.issues;
  throw new UnreadablePack(
    `${name} has another form than today's records: ${fault?.path.join('.')}: ${fault?.message}`,
  );
}

/** Until November 21, 2026, the questions also stated which laws read them. */
function withoutDerived(value: unknown): unknown {
  const book = value as { facts?: object[] };
  if (!Array.isArray(book.facts)) return value;
  const facts = book.facts.map((fact) => {
    const { states: _, usedIn: __, ...rest } = fact as Record<string, unknown>;
    return rest;
  });
  return { ...book, facts };
}

/** The records and questions in some files, as the engine reads them. Throws `UnreadablePack`. */
export function lawBooksOf(files: readonly LawFile[]) {
  const texts = new Map(files);
  const laws = files
    .filter(([name]) => isRecord(name))
    .map(([name, text]) => parsed(name, text, lawRecord));
  const facts = parsed('facts.json', texts.get('facts.json') ?? 'null', factFile);
  const others = files
    .filter(([name]) => !isRecord(name))
    .map(([name, text]) => [name, parsed(name, text, z.unknown())] as const);
  return {
    laws,
    facts: factsRead(facts, laws),
    others: { ...Object.fromEntries(others), 'facts.json': facts },
  };
}

/**
 * What else verdicts and clocks rest on in a state of the data: kinds of data that count as
 * sensitive, and what each law says on requests. Throws `UnreadablePack`.
 */
export function moreBooksOf(files: readonly LawFile[], laws: readonly LawRecord[]) {
  const texts = new Map(files);
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    parsed(name, texts.get(name) ?? 'null', schema);
  const sensitive = read('sensitive.json', sensitiveBook);
  // until November 22, 2026, the data said nothing on requests
  if (!texts.has('requests/defaults.json')) return { sensitive, requests: [] };
  const defaults = read('requests/defaults.json', requestDefaults);
  const requests = laws.map(({ state, effective }) =>
    requestLawOf(read(`requests/${state}.json`, requestFile), defaults, effective),
  );
  return { sensitive, requests };
}
