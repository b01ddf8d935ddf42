/** A built page with changed text, packed anew. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile, Variant } from './files.ts';

/** Fast compression levels, because it runs while the server serves. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The page with this text, and with these headers besides its own. */
export function repacked(
  { etag: had, variants: { identity } }: BuiltFile,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): BuiltFile {
  const body = Buffer.from(html);
  const hash = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const etag = had === undefined ? undefined : hash;
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...identity.headers,
      ...headers,
      ...(etag !== undefined && { etag }),
      'content-length': String(bytes.length),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
  return {
    etag,
    variants: {
      identity: variant(body),
      br: variant(brotliCompressSync(body, QUICK), 'br'),
      gzip: variant(gzipSync(body, { level: 5 }), 'gzip'),
    },
  };
}
