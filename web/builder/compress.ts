import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|css|js|svg|txt|xml|json|webmanifest|md)$/;

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${path}.br`, await brotli(body, { params }));
  await writeFile(`${path}.gz`, await zip(body, { level: 9 }));
}

/** Writes a `.br` and a `.gz` next to every text file in the folder. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => TEXT.test(one)).toSorted())
    await compressFile(join(folder, name));
}
