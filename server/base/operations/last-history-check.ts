/**
 * When the history was last checked, and with what result: `npm run verify-history` notes it in the
 * data folder, where the server reads it for Prometheus.
 */
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface HistoryCheck {
  readonly at: Date;
  /** How many histories were not right. */
  readonly faults: number;
}

const fileIn = (dataDir: string) => join(dataDir, 'history-check.json');

/** Notes it. Throws where the folder cannot be written. */
export function noteHistoryCheck(dataDir: string, { at, faults }: HistoryCheck): void {
  const file = fileIn(dataDir);
  writeFileSync(file, `${JSON.stringify({ at: at.toISOString(), faults })}\n`, { mode: 0o600 });
  // root's file could be neither read nor closed to others by the account of the server
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  chownSync(file, uid, gid);
}

/** The last one; undefined where none was noted, or the note cannot be read. */
export async function lastHistoryCheck(dataDir: string): Promise<HistoryCheck | undefined> {
  try {
    const noted = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as {
      at: string;
      faults: number;
    };
    const at = new Date(noted.at);
    return Number.isNaN(at.getTime()) ? undefined : { at, faults: noted.faults };
  } catch {
    return undefined;
  }
}
