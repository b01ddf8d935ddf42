/** How much a page loads that only decides: `decide` and what it needs, without the law data. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENGINE = resolve(import.meta.dirname, '../../build/packages/engine/dist/index.js');

/** Bytes after gzip. */
export async function decideSize(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-decide-'));
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(
      entry,
      `export { closeFacts, decide, indexFacts } from ${JSON.stringify(ENGINE)};`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { lib: { entry, formats: ['es'], fileName: 'out' }, outDir: 'out', minify: true },
    });
    const [file = ''] = readdirSync(join(folder, 'out'));
    return gzipSync(readFileSync(join(folder, 'out', file)), { level: 9 }).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
