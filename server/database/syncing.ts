/**
 * PGlite never calls fsync, so a power cut could lose acknowledged rows. Its file system's streams
 * share one table of operations; this puts a real fsync into it.
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

/** Makes commits reach the disk. Answers how many syncs there were so far. */
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
