/**
 * Makes the packages for Node: `@statewise/opt-out` (command, matcher and the process that tests)
 * and `@statewise/mcp` (the server for assistants). Libraries are dependencies, in the versions of
 * this repository.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { packChain } from '#law/changes.server.ts';
import { closePacks, packOf } from '#law/packs.server.ts';

const isData = (value: unknown): boolean =>
  value !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);

/** Modules that read data files (".server") become what they hold, as it was read. */
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

/** Bundles for Node; the names of the modules that are imported from elsewhere come back. */
async function bundled(
  root: string,
  outDir: string,
  input: Readonly<Record<string, string>>,
  more: { readonly plugins?: Plugin[]; readonly preserveModules?: boolean },
): Promise<string[]> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: more.plugins ?? [],
    build: {
      ssr: true,
      outDir,
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          ...(more.preserveModules === true
            ? { preserveModules: true, preserveModulesRoot: root }
            : {}),
        },
      },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const made = new Set(chunks.map(({ fileName }) => fileName));
  return chunks
    .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
    .filter((each) => !made.has(each));
}

const HASHBANG = '#!/usr/bin/env node\n';

function startable(file: string): void {
  writeFileSync(file, `${HASHBANG}${readFileSync(file, 'utf8')}`);
}

/** The manifest with the libraries that the modules import. */
function writeManifest(root: string, name: string, folder: string, imported: string[]): void {
  const text = readFileSync(join(root, 'packages', name, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as object;
  const dependencies = dependenciesOf(root, imported);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`,
  );
}

/** Writes `@statewise/opt-out` into a folder. */
export async function makeOptOut(root: string, folder: string): Promise<void> {
  const source = join(root, 'packages/opt-out');
  const imported = await bundled(
    root,
    join(folder, 'dist'),
    {
      index: join(source, 'index.ts'),
      cli: join(source, 'cli.ts'),
      collector: join(root, 'site-test/collector.ts'),
    },
    { plugins: [heldData] },
  );
  startable(join(folder, 'dist/cli.js'));
  cpSync(join(source, 'index.d.ts'), join(folder, 'dist/index.d.ts'));
  cpSync(join(source, 'ci'), join(folder, 'ci'), { recursive: true });
  writeManifest(root, 'opt-out', folder, imported);
}

/** The data of law and reference, laid out as here: its modules read it at their start. */
const isDataFile = (path: string) =>
  !path.includes('/cases') && (!/\.[a-z]+$/.test(path) || /\.json(\.gz)?$/.test(path));

/** The packs beside each other say most texts over and over: 2.8 MB of a package of 3.7. */
function packCloser(folder: string): void {
  for (const pack of closePacks(packChain().map(packOf)))
    writeFileSync(
      join(folder, `${pack.hash}.json.gz`),
      gzipSync(JSON.stringify(pack), { level: 9 }),
    );
}

/** Writes `@statewise/mcp`: its modules stay apart, each beside the data that it reads. */
export async function makeMcp(root: string, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const input = {
    cli: join(root, 'packages/mcp/cli.ts'),
    serve: join(root, 'packages/mcp/serve.ts'),
  };
  const imported = await bundled(root, dist, input, { preserveModules: true });
  for (const name of ['law', 'reference'])
    cpSync(join(root, name), join(dist, name), { recursive: true, filter: isDataFile });
  packCloser(join(dist, 'law/packs'));
  startable(join(dist, 'cli.js'));
  writeManifest(root, 'mcp', folder, imported);
}
