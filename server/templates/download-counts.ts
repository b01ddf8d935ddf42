/** Counts downloads in memory and writes them together: nobody waits for a count, and none fails a download. */
import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { addDownloads } from './store.ts';

/** Counts are written so long after the first of them. */
const WRITE_AFTER_MS = 10_000;
/** While the database is away, whoever counts on cannot fill the memory: there are ten templates. */
const FILE = /^\/templates\/([a-z-]+)\.(?:docx|pdf)$/;

export interface DownloadCounter {
  /** Notes that this reply sends a file; it is counted once it was sent whole. */
  readonly note: (path: string, reply: FastifyReply) => void;
  /** Writes what was counted. What cannot be written is kept for the next time. */
  readonly write: () => Promise<void>;
}

export function createDownloadCounter({ db, log }: Pick<Services, 'db' | 'log'>): DownloadCounter {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (template: string, more: number) => {
    counted.set(template, (counted.get(template) ?? 0) + more);
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS).unref();
  };
  const writeNow = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = counted;
    counted = new Map();
    try {
      await addDownloads(db, batch);
    } catch (fault) {
      for (const [template, more] of batch) add(template, more);
      log.warn({ event: 'downloads-not-written', err: fault }, 'downloads could not be written');
    }
  };
  const write = () => (writing = writing.then(writeNow));

  return {
    note: (path, reply) => {
      const { request } = reply;
      const template = FILE.exec(path)?.[1];
      if (template === undefined || request.method !== 'GET') return;
      if (request.headers.range !== undefined) return;
      reply.raw.once('finish', () => {
        if (reply.statusCode === 200) add(template, 1);
      });
    },
    write,
  };
}
