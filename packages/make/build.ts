/**
 * Makes the packages in build/packages: `npm run packages`. Each gets its manifest, README, licence
 * and `dist/`; what another program imports is bundled, so that no package needs another.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { copyDeclarations, writeDeclarations } from './declarations.ts';
import { lawManifest, lawPackageFiles } from './law-files.ts';
import { makeMcp, makeOptOut } from './node-packages.ts';
import { typesText } from './written-types.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = join(ROOT, 'build/packages');
const DECLARATIONS = join(OUT, 'declarations');
const ENTRIES = { law: 'packages/law/index.ts', engine: 'engine/index.ts' } as const;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function make(name: keyof typeof ENTRIES): Promise<void> {
  const folder = join(OUT, name);
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      lib: { entry: join(ROOT, ENTRIES[name]), formats: ['es'], fileName: 'index' },
      outDir: join(folder, 'dist'),
      target: 'es2023',
      minify: false,
      rolldownOptions: { external: [/\/records\.js$/] },
    },
  });
  copyDeclarations(ENTRIES[name], DECLARATIONS, join(folder, 'dist'));
  const manifest = readFileSync(join(ROOT, 'packages', name, 'manifest.json'), 'utf8');
  write(join(folder, 'package.json'), name === 'law' ? lawManifest(manifest) : manifest);
  copyTexts(name);
}

function copyTexts(name: string): void {
  cpSync(join(ROOT, 'packages', name, 'README.md'), join(OUT, name, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(OUT, name, 'LICENSE'));
}

rmSync(OUT, { recursive: true, force: true });
write(join(OUT, 'types/law-types.ts'), await typesText());
writeDeclarations(DECLARATIONS);
for (const name of ['law', 'engine'] as const) await make(name);
for (const [name, text] of lawPackageFiles()) write(join(OUT, 'law/dist', name), text);
await makeOptOut(ROOT, join(OUT, 'opt-out'));
await makeMcp(ROOT, join(OUT, 'mcp'));
for (const name of ['opt-out', 'mcp']) copyTexts(name);
