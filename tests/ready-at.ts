import type { ChildProcess } from 'node:child_process';

/**
 * The origin of a server with piped output, once it prints that it is ready. Rejects if it ends
 * first.
 */
export function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    const read = (part: Buffer) => {
      printed += part.toString();
      const origin = /Statewise is ready at (http:\S+)/.exec(printed)?.[1];
      if (origin) done(origin);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${printed}`)));
  });
}
