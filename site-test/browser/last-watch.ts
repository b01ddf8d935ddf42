/**
 * Ends the browser when this process dies in a way that lets it do nothing itself (kill -9): a
 * shell that waits for its input to close, then kills the browser's group and removes the folder of
 * its profile.
 */
import { spawn } from 'node:child_process';

const SCRIPT = 'cat >/dev/null; kill -KILL -- "-$0" 2>/dev/null; sleep 1; rm -rf -- "$1"';

/** Watches over a browser; call what comes back once the browser has ended by itself. */
export function watchOver(browser: number, folder: string): () => void {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('/bin/sh', ['-c', SCRIPT, String(browser), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.unref();
  return () => {
    shell.kill('SIGKILL');
  };
}
