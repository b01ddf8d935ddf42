/** A copy as the person gets it: one ZIP with every file, with all of it as JSON, and hashes. */
import { binderOf, type Files } from '#documents/formats/binder.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { CopyFile } from '#server/subjects/requests/copy/copy-store.ts';
import { copyAsJson } from './copy-json.ts';

const ALL = 'all-as-data.json';

/** A name that every system can write: what it was called, as far as letters and digits go. */
function plainFileName(name: string, kind: CopyFile['kind']): string {
  const ending = kind === 'text' ? 'txt' : kind;
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `${stem === '' ? 'file' : stem}.${ending}`;
}

/** The ZIP. The same files and day are the same bytes. */
export async function copyZip(stored: readonly CopyFile[], day: string): Promise<Buffer> {
  const files = stored.map(({ name, kind, content }, at) => ({
    // numbered, so that two of one name both stay
    name: `${String(at + 1).padStart(2, '0')}-${plainFileName(name, kind)}`,
    kind,
    bytes: Buffer.from(content, 'base64'),
  }));
  const parts: Files = {
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
    [ALL]: copyAsJson(files),
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of binderOf(parts, day, yieldToOthers)) pieces.push(piece);
  return Buffer.concat(pieces);
}
