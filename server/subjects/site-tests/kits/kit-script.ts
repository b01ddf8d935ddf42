/** The kit's script: from the built site; where none was built, bundled now. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KitSource } from '#stop-kit/kit-source.server.ts';
import { KIT_SCRIPT_FILE } from '#stop-kit/maker/kit-script-file.ts';

async function read(pagesDir: string | undefined): Promise<KitSource> {
  try {
    if (pagesDir !== undefined)
      // the build wrote it
      return JSON.parse(await readFile(join(pagesDir, KIT_SCRIPT_FILE), 'utf8')) as KitSource;
  } catch {
    // development has no built site
  }
  const { kitSource } = await import('#stop-kit/kit-source.server.ts');
  return kitSource();
}

/** Reads it once, when the first kit is made. */
export function kitScriptIn(pagesDir: string | undefined): () => Promise<KitSource> {
  let script: Promise<KitSource> | undefined;
  return () => (script ??= read(pagesDir));
}
