/**
 * HAProxy: before the nodes, by their /readyz, and before the databases, by what Patroni says of
 * them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Member } from './database.ts';
import type { Places, Programs } from './programs.ts';

interface Ports {
  readonly site: number;
  readonly database: number;
  readonly nodes: readonly number[];
}

const settingsOf = ({ site, database, nodes }: Ports, members: readonly Member[]) => `global
  maxconn 1000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s

listen database
  mode tcp
  bind 127.0.0.1:${database}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port, watch }) => `  server ${name} 127.0.0.1:${port} check port ${watch}`).join('\n')}

listen site
  mode http
  bind 127.0.0.1:${site}
  option forwardfor
  option httpchk GET /readyz
  http-check expect status 200
  retries 3
  option redispatch 1
  default-server inter 1s fall 2 rise 1
${nodes.map((port, place) => `  server node${place} 127.0.0.1:${port} check`).join('\n')}
`;

/** Starts it. The nodes may come later. */
export function startBalancer(
  programs: Programs,
  places: Pick<Places, 'haproxy'>,
  ports: Ports,
  members: readonly Member[],
): void {
  const settings = join(programs.folder, 'haproxy.cfg');
  writeFileSync(settings, settingsOf(ports, members));
  programs.own(settings);
  programs.start('haproxy', places.haproxy, ['-db', '-f', settings]);
}
