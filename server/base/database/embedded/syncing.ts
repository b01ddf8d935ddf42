/**
 * PGlite never calls fsync, so a power cut could lose committed rows. All file streams of its file
 * system share one table of operations; this replaces the entry for fsync with a real one.
 */
import type { PGlite } from '@electric-sql/pglite';
import { fsyncSync } from 'node:fs';

interface Stream {
  readonly nfd?: number;
  readonly stream_ops: { fsync?: (stream: Stream) => number };
}
interface FileSystem {
  open(path: string, flags: string): Stream;
  close(stream: Stream): void;
}

/** Makes commits reach the disk. Returns a function that counts the syncs so far. */
export function countSyncs(lite: PGlite): () => number {
  let count = 0;
  const files = lite.Module.FS as unknown as FileSystem;
  const stream = files.open('/pglite/data/PG_VERSION', 'r');
  stream.stream_ops.fsync = (written) => {
    if (typeof written.nfd === 'number') fsyncSync(written.nfd);
    count += 1;
    return 0;
  };
  files.close(stream);
  return () => count;
}
