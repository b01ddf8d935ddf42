/** What is kept of a test: at most 2 MB, record and pictures together. */
import { createHash } from 'node:crypto';
import type { SeenPicture, SiteRecord } from '#engine/site/record/visit.ts';

const MOST_BYTES = 2_000_000;
/** Of one visit; fewer where the record does not fit. */
const REQUESTS = [4000, 2000, 1000, 500, 250, 100];

export interface Kept {
  /** The record as JSON, with the hashes of its pictures in place of them. */
  readonly text: string;
  readonly hash: string;
  readonly pictures: readonly SeenPicture[];
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The record within its bounds. The first pictures stay, and of each visit the first requests. */
export function boundedRecord(record: SiteRecord, most = MOST_BYTES): Kept {
  const fits = (requests: number) => Buffer.byteLength(written(record, [], requests)) <= most;
  const requests = REQUESTS.find(fits) ?? 0;
  let room = most - Buffer.byteLength(written(record, [], requests));
  const pictures = (record.pictures ?? []).filter(({ jpeg }) => {
    room -= jpeg.length + ROOM_OF_HASH;
    return room >= 0;
  });
  const text = written(record, pictures, requests);
  return { text, hash: sha256(text), pictures };
}

/** What the line of a picture takes in the record. */
const ROOM_OF_HASH = 200;

function written(record: SiteRecord, pictures: readonly SeenPicture[], requests: number): string {
  const { pictures: _, visits, ...rest } = record;
  return JSON.stringify({
    ...rest,
    visits: visits.map((visit) => ({ ...visit, requests: visit.requests.slice(0, requests) })),
    pictures: pictures.map(({ situation, moment, jpeg }) => ({
      situation,
      moment,
      sha256: sha256(Buffer.from(jpeg, 'base64')),
    })),
  });
}
