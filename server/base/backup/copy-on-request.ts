/**
 * The embedded database belongs to the running server. Asked through a socket in its data folder,
 * the server copies the files of the database, which takes a moment; whoever asked reads the copy
 * in a process of its own.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { socketPath } from '#server/base/settings/data-folder.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';

const COPY = 'backup-copy-';
const NAME = 'backup';

/**
 * Lets backups be made of an embedded database while it is open. Returns a function that ends that.
 */
export async function copyOnRequest(
  { copyTo }: OpenDatabase,
  dataDir: string,
  warn: (line: string) => void,
): Promise<() => Promise<void>> {
  if (!copyTo) return async () => {};
  const path = socketPath(dataDir, NAME);
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(COPY)))
    rmSync(join(dataDir, name), { recursive: true, force: true });
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const asking = new Set<Socket>();
  const server = createServer((socket) => {
    asking.add(socket);
    const copy = join(dataDir, `${COPY}${randomUUID()}`);
    socket.on('error', () => {});
    // the copy is there for as long as the one who asked is
    socket.once('close', () => {
      asking.delete(socket);
      void rm(copy, { recursive: true, force: true });
    });
    copyTo(copy).then(
      () => socket.write(`${JSON.stringify({ copy })}\n`),
      () => socket.end(`${JSON.stringify({ copy: null })}\n`),
    );
  });
  server.on('error', (fault) =>
    warn(`"npm run backup" will not work while this server runs: ${fault.message}`),
  );
  await new Promise<void>((done) => {
    server.once('error', () => done());
    server.listen(path, done);
  });
  return async () => {
    for (const socket of asking) socket.destroy();
    await new Promise((done) => server.close(done));
  };
}

/**
 * Asks the server on a data folder for a copy. Undefined where none runs. `done` lets the server
 * delete it.
 */
export async function askForCopy(
  dataDir: string,
): Promise<{ folder: string; done: () => void } | undefined> {
  const socket = connect(socketPath(dataDir, NAME));
  const answered = await new Promise<string | undefined>((answer) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) answer(text);
    });
    socket.once('error', () => answer(undefined));
    socket.once('close', () => answer(undefined));
  });
  if (answered === undefined) return undefined;
  const { copy } = JSON.parse(answered) as { copy: string | null };
  if (copy === null) throw new Error('The server could not copy its database: is the disk full?');
  return { folder: copy, done: () => socket.destroy() };
}
