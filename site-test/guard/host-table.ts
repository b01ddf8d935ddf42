/**
 * Names that a test reaches at addresses of its own: the file of `--hosts`, and the machine of a
 * developer.
 */
import * as z from 'zod';

const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|localhost):(\d{1,5})$/;
const place = z.string().regex(LOOPBACK, 'must be an address of this machine, as 127.0.0.1:4100');

export const hostTable = z.object({
  hosts: z.record(
    z.string().toLowerCase(),
    z.object({
      http: place.optional(),
      https: place.optional(),
      /** Names that this one stands for, as its DNS would say. */
      aliases: z.array(z.string()).optional(),
    }),
  ),
  /** SHA-256 of keys to trust, in base64. */
  spki: z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be base64 of a SHA-256')).optional(),
});

/** Names of the machine itself, and where each is found, in the order in which browsers try. */
const OWN_HOSTS = {
  localhost: ['::1', '127.0.0.1'],
  '127.0.0.1': ['127.0.0.1'],
  '[::1]': ['::1'],
} as const;
type OwnHost = keyof typeof OWN_HOSTS;

/** Whether a host of an address is the machine itself, in a form that may be opened to a test. */
export const isOwnHost = (host: string): host is OwnHost => Object.hasOwn(OWN_HOSTS, host);

/** Where a test reaches names of its own. */
export interface HostTable extends z.infer<typeof hostTable> {
  /**
   * The name of this machine under which its developer has the site tested. Each of its ports is
   * reached as it is: an API or a consent server may listen beside the site. No file can say it.
   */
  readonly ownHost?: OwnHost;
  /** The port of the site itself; every other one is for pages of the same host alone. */
  readonly ownPort?: number;
}

export interface HostPlace {
  /** Tried one after the other. */
  readonly addresses: readonly string[];
  readonly port: number;
}

/**
 * Where the table says that a host is reached at a port; undefined where it does not name the host.
 */
export function placeInTable(
  table: HostTable | undefined,
  host: string,
  port: number,
): HostPlace | 'nowhere' | undefined {
  const row = table && Object.hasOwn(table.hosts, host) ? table.hosts[host] : undefined;
  if (!row && host === table?.ownHost) return { addresses: OWN_HOSTS[table.ownHost], port };
  if (!row) return undefined;
  const at = new Map([
    [80, row.http],
    [443, row.https],
  ]);
  const found = LOOPBACK.exec(at.get(port) ?? '');
  if (!found) return 'nowhere';
  const address = found[1] === '[::1]' ? '::1' : '127.0.0.1';
  return { addresses: [address], port: Number(found[2]) };
}

/** The names that the table says a host stands for. */
export function aliasesInTable(table: HostTable | undefined, host: string): readonly string[] {
  return table?.hosts[host]?.aliases ?? [];
}
