/**
 * Builds the site to build/site. Pages and documents need nothing of each other, so they are made
 * side by side, each by a process of its own. The new site moves into the place of the old one at
 * the end: a server always reads a whole one.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const BUILD = resolve(import.meta.dirname, '../build');
const DONE = join(BUILD, 'site');
const PAGES = join(BUILD, `site-${process.pid}`);
const DOCUMENTS = join(BUILD, `documents-${process.pid}`);

function make(script: string, folder: string, ended: AbortSignal): Promise<void> {
  const args = [resolve(import.meta.dirname, '..', script), folder];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', signal: ended });
    child.once('error', fail);
    child.once('exit', (status) =>
      status === 0 ? done() : fail(new Error(`${script} ended with ${status}`)),
    );
  });
}

/** Makes both halves; where one fails, the other stops. */
async function makeBoth(): Promise<void> {
  const end = new AbortController();
  const halves = [
    make('web/build.ts', PAGES, end.signal),
    make('scripts/build-documents.ts', DOCUMENTS, end.signal),
  ];
  try {
    await Promise.all(halves);
  } catch (fault) {
    end.abort();
    await Promise.allSettled(halves);
    throw fault;
  }
}

try {
  await mkdir(BUILD, { recursive: true });
  await makeBoth();
  await cp(DOCUMENTS, PAGES, { recursive: true });
  await rm(DONE, { recursive: true, force: true, maxRetries: 3 });
  await rename(PAGES, DONE);
  process.stdout.write(`Built ${globSync('**/*.html', { cwd: DONE }).length} pages.\n`);
} finally {
  await rm(PAGES, { recursive: true, force: true });
  await rm(DOCUMENTS, { recursive: true, force: true });
}
