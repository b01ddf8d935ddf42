/** The files of law/changes/, and the order in which the states of the data followed. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  isDeciding,
  lawChange,
  type DecidingChange,
  type LawChange,
  type NamedChange,
} from './change-book.ts';

const FOLDER = new URL('changes/', import.meta.url);

/** Hashes of all packs, the oldest first. */
export const packChain = (): string[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(new URL('packs/chain.json', import.meta.url), 'utf8')));

interface Unfinished {
  readonly fault: string;
  readonly pack: string;
  readonly entries: readonly string[];
}

const about = z.object({ pack: z.string().catch(''), entries: z.array(z.string()).catch([]) });

interface ReadFile {
  /** The file's name without its ending. */
  readonly name: string;
  /** The change, or why the file is none, with what a draft is already about. */
  readonly read: { readonly change: LawChange } | Unfinished;
}

function readOne(file: string): ReadFile['read'] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  } catch (error) {
    return { fault: `no JSON: ${(error as Error).message}`, pack: '', entries: [] };
  }
  const parsed = lawChange.safeParse(value);
  if (parsed.success) return { change: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { pack = '', entries = [] } = about.safeParse(value).data ?? {};
  return { fault: faults.join('; '), pack, entries };
}

/** Every file as it is, for those that mend them. */
export const changeFilesRead = (): ReadFile[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -'.json'.length), read: readOne(file) }));

let known: readonly NamedChange[] | undefined;

/** Every change, in the order of the names of its files; read once. Throws at one that is none. */
export const lawChanges = (): readonly NamedChange[] =>
  (known ??= changeFilesRead().map(({ name, read }) => {
    if ('fault' in read) throw new Error(`law/changes/${name}.json: ${read.fault}`);
    return { ...read.change, name };
  }));

/** What is so since a change, in both languages; undefined where nothing was decided by it. */
export function sentenceOfChange(name: string): DecidingChange['what'] | undefined {
  const change = lawChanges().find((each) => each.name === name);
  return change && isDeciding(change) ? change.what : undefined;
}

/** The changes after one state of the data up to another; none where they are not kept. */
export function changesBetween(before: string, after: string): NamedChange[] {
  const chain = packChain();
  const [from, to] = [chain.indexOf(before), chain.indexOf(after)];
  if (from < 0) return [];
  const steps = chain.slice(from + 1, to + 1);
  return steps.flatMap((hash) => lawChanges().filter(({ pack }) => pack === hash));
}
