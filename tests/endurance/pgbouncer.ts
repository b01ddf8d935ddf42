/**
 * PgBouncer in transaction mode before a PostgreSQL server, with its default settings otherwise;
 * undefined where it is not installed.
 */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { account, freePort } from '../postgres-server.ts';

export function findPgBouncer(): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return places.map((place) => join(place, 'pgbouncer')).find((file) => existsSync(file));
}

/** Starts it. `connections`: how many it keeps to the server, shared by all clients. */
export async function startPgBouncer(
  program: string,
  server: string,
  connections: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const who = account() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'statewise-pooler-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const { hostname, port: behind } = new URL(server);
  const settings = join(folder, 'pgbouncer.ini');
  // "any" needs a name for the connections behind it
  writeFileSync(
    settings,
    [
      '[databases]',
      `postgres = host=${hostname} port=${behind} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      `unix_socket_dir = ${folder}`,
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      '',
    ].join('\n'),
  );
  const pooler = spawn(program, [settings], { ...who, stdio: 'ignore' });
  const gone = new Promise((done) => pooler.once('exit', done));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      pooler.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
