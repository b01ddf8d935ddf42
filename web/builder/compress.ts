import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|css|js|svg|txt|xml|json|webmanifest|md|csv)$/;

/**
 * Of pages there are many: the last step would take three times as long, and save a fortieth. The
 * law data is large and read by machines.
 */
function qualityOf(path: string): number {
  if (/\/law[./]/.test(path)) return 7;
  return /\.(html|md)$/.test(path) ? 10 : 11;
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${path}.br`, await brotli(body, { params }));
  await writeFile(`${path}.gz`, await zip(body, { level: 9 }));
}

/**
 * Writes a `.br` and a `.gz` next to every text file in the folder, as many at a time as there are
 * cores.
 */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const left = names.filter((one) => TEXT.test(one)).values();
  const compressLeft = async () => {
    for (const name of left) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressLeft));
}
