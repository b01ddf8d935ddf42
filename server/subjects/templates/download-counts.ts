/**
 * Counts downloads in memory and writes them together, so that no download waits for a count or
 * fails because of one.
 */
import type { FastifyReply } from 'fastify';
import type { Services } from '#server/subjects/services.ts';
import { addDownloads } from './store.ts';

/** Milliseconds from the first uncounted download to the write. */
const WRITE_AFTER_MS = 10_000;
/** Bounded: ten ids at most, even while the database cannot be reached. */
const FILE = /^\/templates\/([a-z-]+)\.(?:docx|pdf)$/;

export interface DownloadCounter {
  /** Counts the file that this reply sends, once it was sent completely. */
  readonly note: (path: string, reply: FastifyReply) => void;
  /** Writes the counts. If that fails, they are kept for the next time. */
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
