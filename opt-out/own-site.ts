/**
 * A site of a build runs on the machine of the build. Whoever names such an address on a command
 * line or opens it in a test of their own may have it tested; a page that leads there may not.
 */
import type { HostTable } from '#site-test/guard/host-table.ts';

const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The table with the named site at its place on this machine; as it was for all other sites. */
export function withOwnSite(address: string, table: HostTable | undefined): HostTable | undefined {
  const { hostname, port, protocol } = new URL(address);
  if (!OWN.has(hostname) || (table && Object.hasOwn(table.hosts, hostname))) return table;
  const isSafe = protocol === 'https:';
  const loopback = hostname === '[::1]' ? '[::1]' : '127.0.0.1';
  const place = `${loopback}:${port === '' ? (isSafe ? '443' : '80') : port}`;
  return {
    ...table,
    hosts: { ...table?.hosts, [hostname]: isSafe ? { https: place } : { http: place } },
  };
}
