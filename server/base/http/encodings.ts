/** Which encodings a client takes, and JSON packed once for many replies. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface Taken {
  readonly br: boolean;
  readonly gzip: boolean;
}
/** Browsers send only a few different values, so each is parsed once. */
const read = new Map<string, Taken>();
const MOST_READ = 200;

/** What an Accept-Encoding header takes. */
export function takenBy(accepted: string): Taken {
  const known = read.get(accepted);
  if (known) return known;
  const parts = accepted.toLowerCase().split(',');
  const takes = (encoding: string) =>
    parts.some((part) => {
      const [name = '', ...rest] = part.split(';').map((piece) => piece.trim());
      return name === encoding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
    });
  const taken = { br: takes('br'), gzip: takes('gzip') };
  if (read.size < MOST_READ) read.set(accepted, taken);
  return taken;
}

const brotli = promisify(brotliCompress);
/** Fast, and in a thread of its own: it runs while the server serves. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export const packed = (bytes: Buffer): Promise<Buffer> => brotli(bytes, QUICK);
