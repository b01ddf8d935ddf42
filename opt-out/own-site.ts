/**
 * A site of a build runs on the machine of the build. Whoever names such an address on a command
 * line or opens it in a test of their own may have it tested, at whatever ports its parts listen; a
 * page that leads there from elsewhere may not, nor a frame of another name (`guard/own-ports.ts`).
 */
import { type HostTable, isOwnHost } from '#site-test/guard/host-table.ts';

/** The table with this machine under the name that was given; as it was for all other sites. */
export function withOwnSite(address: string, table: HostTable | undefined): HostTable | undefined {
  const { hostname, port, protocol } = new URL(address);
  if (!isOwnHost(hostname) || (table && Object.hasOwn(table.hosts, hostname))) return table;
  const ownPort = Number(port || (protocol === 'https:' ? 443 : 80));
  return { ...table, hosts: table?.hosts ?? {}, ownHost: hostname, ownPort };
}
