/** The engine as a browser would load it: bundled without data, minified, brotli 11. */
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const engine = join(import.meta.dirname, '../../engine');

/** The exports to bundle, and their modules. */
export type Parts = Readonly<Record<string, readonly string[]>>;

/** The verdict on a law, and every prong and exemption that it rests on. */
export const DECIDING: Parts = {
  'rules/applicability.ts': ['weigh'],
  'facts/facts.ts': ['indexFacts', 'closeFacts'],
};

/**
 * With reasons, what would settle an open verdict, what was assumed, and what is wrong with an
 * answer.
 */
export const WHOLE: Parts = {
  ...DECIDING,
  'verdict/verdict.ts': ['decide'],
  'facts/facts.ts': ['indexFacts', 'closeFacts', 'valueProblem'],
};

/** The code of one bundle. */
export async function bundleOf(parts: Parts): Promise<string> {
  // A virtual file, which the plugin supplies.
  const entry = join(engine, 'bundled.ts');
  const lines = Object.entries(parts).map(
    ([file, names]) => `export { ${names.join(', ')} } from '${join(engine, file)}';`,
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      // Not in library mode, which keeps whitespace.
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('the engine could not be bundled');
  return first.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

/** Compressed size in bytes. */
export const packed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
