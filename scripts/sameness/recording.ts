/** The replies of one run: one file each, named after the request. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readable } from './readable.ts';

/**
 * Headers that are ignored: the date, the length and tag of the bytes, and how the connection is
 * kept.
 */
const PASSED_OVER =
  /^(date|etag|content-length|connection|keep-alive|transfer-encoding|set-cookie)$/;

const fileName = (name: string) => name.replace(/[^\w/.@=?&-]+/g, '_').replace(/\/+/g, '/');

export class Recording {
  readonly #folder: string;
  readonly #seen = new Map<string, number>();
  count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a text; a second one with the same name gets a number. */
  write(name: string, text: string): void {
    const times = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, times);
    const file = join(this.#folder, `${fileName(name)}${times > 1 ? ` ${times}` : ''}.txt`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    this.count += 1;
  }

  /** Writes a reply: status, headers, body. `settle` removes what differs by chance. */
  async reply(
    name: string,
    reply: Response,
    bytes: Uint8Array,
    settle: (text: string) => string,
  ): Promise<void> {
    const headers = [...reply.headers]
      .filter(([header]) => !PASSED_OVER.test(header))
      .map(([header, value]) => `${header}: ${value}`);
    const cookies = reply.headers
      .getSetCookie()
      .map((line) => `set-cookie: ${line.replace(/=[\w-]{20,}/, '=secret')}`);
    const body = await readable(reply.headers.get('content-type') ?? '', bytes);
    const text = [String(reply.status), ...headers, ...cookies, '', body].join('\n');
    this.write(name, settle(text));
  }
}
