/**
 * Makes `@statewise/opt-out`: command, matcher and the process that tests, as modules for Node.
 * Data that this repository reads from files at its start is written into them as it was read;
 * libraries are dependencies, in the versions of this repository.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build, type Plugin } from 'vite';

const isData = (value: unknown): boolean =>
  value !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);

/** Modules that read data files (".server") become what they hold. */
const heldData: Plugin = {
  name: 'held-data',
  async load(id) {
    if (!/\/(law|reference)\/[\w-]+\.server\.ts$/.test(id)) return null;
    const held = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
    return Object.entries(held)
      .filter(([, value]) => typeof value !== 'function' && isData(value))
      .map(
        ([name, value]) =>
          `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
      )
      .join('\n');
  },
};

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The versions of the libraries that the modules import. */
function dependenciesOf(root: string, imported: readonly string[]): Record<string, string> {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Versions;
  const names = imported.filter((each) => !each.startsWith('node:'));
  return Object.fromEntries(
    [...new Set(names.map(packageOf))].toSorted().map((name) => {
      const version = own.dependencies[name];
      if (version === undefined) throw new Error(`${name} is no dependency of this repository`);
      return [name, version];
    }),
  );
}

/** Writes the package into a folder. */
export async function makeOptOut(root: string, folder: string): Promise<void> {
  const source = join(root, 'packages/opt-out');
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [heldData],
    build: {
      ssr: true,
      outDir: join(folder, 'dist'),
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        input: {
          index: join(source, 'index.ts'),
          cli: join(source, 'cli.ts'),
          collector: join(root, 'site-test/collector.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const made = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks
    .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
    .filter((each) => !made.has(each));
  const cli = join(folder, 'dist/cli.js');
  writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, 'utf8')}`);
  cpSync(join(source, 'index.d.ts'), join(folder, 'dist/index.d.ts'));
  cpSync(join(source, 'ci'), join(folder, 'ci'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as object;
  const dependencies = dependenciesOf(root, imported);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`,
  );
}
