/** The address at which this machine can reach the server. */
import type { Server } from 'node:net';
import type { Config } from '#server/base/settings/config.ts';

/** An origin such as http://127.0.0.1:3000, with the actual port where PORT is 0. */
export function servedAt(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  // 0.0.0.0 and :: mean "all addresses" and cannot be opened in a browser.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`;
}
