import { createHash } from 'node:crypto';

/**
 * The address of a data file: its name has a hash of the content, so that it may be kept for ever.
 */
export function dataFileName(name: string, content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return `/data/${name}.${hash.slice(0, 10)}.json`;
}
