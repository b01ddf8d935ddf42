/**
 * The embedded database belongs to the running server, so an operator's command goes to it through
 * a socket in the data folder, which only the account that runs the server may open.
 */
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { socketPath } from '#server/base/settings/data-folder.ts';
import { carryOut, Refused } from './commands.ts';
import type { Operating } from './operating.ts';

const NAME = 'admin';

interface Answer {
  readonly lines: readonly string[];
  readonly done: boolean;
}

const lineOf = (answer: Answer) => `${JSON.stringify(answer)}\n`;

async function answer(operating: Operating, asked: string): Promise<Answer> {
  try {
    return { lines: await carryOut(operating, JSON.parse(asked) as string[]), done: true };
  } catch (fault) {
    const words =
      fault instanceof Refused
        ? fault.message
        : 'The command failed; the log of the server says why.';
    return { lines: [words], done: false };
  }
}

/** Carries out commands that come through the socket. Returns a function that ends that. */
export async function serveOperators(
  operating: Operating,
  dataDir: string,
  warn: (line: string) => void,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, NAME);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('data', (part: string) => {
      text += part;
      const [asked, rest] = text.split('\n');
      if (rest === undefined || asked === undefined) return;
      void answer(operating, asked).then((found) => socket.end(lineOf(found)));
    });
  });
  await new Promise<void>((done) => {
    server.once('error', (fault) => {
      warn(`"npm run admin" will not work while this server runs: ${fault.message}`);
      done();
    });
    server.listen(path, done);
  });
  return async () => {
    if (server.listening) await new Promise((done) => server.close(done));
  };
}

/** Asks the server that runs on a data folder. Undefined where none answers. */
export async function askServer(
  dataDir: string,
  command: readonly string[],
): Promise<Answer | undefined> {
  const socket = connect(socketPath(dataDir, NAME));
  socket.setEncoding('utf8');
  socket.write(`${JSON.stringify(command)}\n`);
  return new Promise((done) => {
    let text = '';
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.once('error', () => done(undefined));
    socket.once('close', () => done(text === '' ? undefined : (JSON.parse(text) as Answer)));
  });
}
