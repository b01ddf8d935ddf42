/**
 * What an operator starts by hand, on a database that is spread: the list of accounts, the check of
 * the history, a backup, and its restore into one PostgreSQL, where the history is checked again.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../postgres-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Command {
  readonly what: string;
  readonly is: boolean;
  /** Its last words, and how long it took. */
  readonly said: string;
}

/** Waits without holding up this process, which tells HAProxy where the coordinator is. */
const ended = (words: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((done) => {
    const options = { env, encoding: 'utf8', maxBuffer: 1024 ** 3 } as const;
    execFile(process.execPath, words, options, (fault, stdout, stderr) => {
      done({ status: fault ? Number(fault.code ?? 1) : 0, stdout, stderr });
    });
  });

/** Runs them one after the other. */
export async function operatorsCommands(url: string, folder: string): Promise<Command[]> {
  const data = join(folder, 'operator');
  mkdirSync(data);
  const run = async (databaseUrl: string, script: string, ...words: string[]) => {
    const start = performance.now();
    const env = { PATH: process.env['PATH'], DATA_DIR: data, DATABASE_URL: databaseUrl };
    const { status, stdout, stderr } = await ended(
      ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts', script), ...words],
      env,
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const last = (stderr.trim() || stdout.trim()).split('\n').at(-1) ?? '';
    return { status, stdout, said: `${last} (${seconds} s)` };
  };
  const told = (what: string, { status, said }: Awaited<ReturnType<typeof run>>, isSo = true) => ({
    what,
    is: status === 0 && isSo,
    said,
  });
  const listed = await run(url, 'admin.ts', 'list', 'owner.1@');
  const backedUp = await run(url, 'backup.ts', data);
  const file = readdirSync(data).find((name) => name.endsWith('.statewise.gz')) ?? 'none';
  const done = [
    told('admin list', listed, listed.stdout.startsWith('owner.1@example.com')),
    told(
      'admin revoke-sessions',
      await run(url, 'admin.ts', 'revoke-sessions', 'owner.1@example.com'),
    ),
    told('verify-history', await run(url, 'verify-history.ts')),
    told('backup', backedUp),
  ];
  const empty = await startPostgres(tmpdir());
  if (!empty) throw new Error('PostgreSQL could not be started');
  try {
    const restored = await run(empty.url, 'restore.ts', join(data, file));
    done.push(told('restore into one PostgreSQL', restored));
    done.push(told('verify-history there', await run(empty.url, 'verify-history.ts')));
  } finally {
    await empty.stop();
  }
  return done;
}
