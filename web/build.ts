/**
 * Writes every page, script, style and font of the site: `node web/build.ts FOLDER`, called by
 * scripts/build-site.ts.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type UserConfig } from 'vite';
import { addFiles } from './builder/add-files.server.ts';
import { compressAll } from './builder/compress.ts';
import { ORIGIN } from './parts/contact/installation.server.ts';
import { siteConfig } from './builder/site-config.ts';
import { dataFile } from './builder/page-modules.ts';
import { type Manifest, scriptsFor } from './builder/preloads.ts';
import { type Draw, type PageData, pageHtml, versionsOf } from './builder/page-html.server.ts';
import { spanishRow, readCatalog } from './builder/spanish/catalog.ts';
import { spanishTexts } from './builder/spanish/plugin.ts';
import { type Page, PAGES } from './pages.ts';
import { SPANISH_PAGES } from './spanish-pages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SITE = resolve(process.argv[2] ?? join(ROOT, 'build/site'));
const PRESS = join(ROOT, `build/prerender-${process.pid}`);
const ENTRY = 'web/client.tsx';
const BOOT = 'web/boot.ts';

/** The pages in one language: texts are put in while they are built, never in the browser. */
interface Edition {
  readonly name: 'en' | 'es';
  readonly pages: readonly Page[];
  readonly config: UserConfig;
  /** The folder of its pages in the site. The server chooses between them, not the address. */
  readonly folder: string;
}

function editions(): readonly [Edition, Edition] {
  const catalog = readCatalog(ROOT);
  const pages = SPANISH_PAGES.map((page) => spanishRow(page, catalog));
  const config = siteConfig(pages, [spanishTexts(ROOT, catalog)]);
  return [
    { name: 'en', pages: PAGES, config: siteConfig(), folder: SITE },
    { name: 'es', pages, config, folder: join(SITE, 'spanish') },
  ];
}

/** What is the same in both has the same name, and one file. */
async function buildClient({ name, config }: Edition): Promise<Manifest> {
  const manifest = `manifest-${name}.json`;
  await build(mergeConfig(config, { configFile: false, build: { outDir: SITE, manifest } }));
  const path = join(SITE, manifest);
  const read: Manifest = JSON.parse(await readFile(path, 'utf8'));
  await rm(path);
  return read;
}

interface Press {
  readonly draw: Draw;
  readonly drawOwnerBar: (path: string) => Promise<string>;
}

async function buildPress({ name, config }: Edition): Promise<Press> {
  const folder = join(PRESS, name);
  const ssr = {
    outDir: folder,
    ssr: 'web/prerender.tsx',
    // a style that only still pages use, which the browser's build does not contain
    ssrEmitAssets: true,
    rolldownOptions: {
      input: 'web/prerender.tsx',
      output: { entryFileNames: 'prerender.mjs' },
      checks: { moduleLevelDirective: false },
    },
  };
  await build(mergeConfig(config, { configFile: false, build: ssr }));
  return import(pathToFileURL(join(folder, 'prerender.mjs')).href);
}

async function dataOf(page: Page): Promise<PageData | undefined> {
  const path = dataFile(ROOT, page.file);
  return path === undefined ? undefined : await import(pathToFileURL(path).href);
}

/** delaware@2027-01-01.html is the version of /delaware from that day on. */
function fileOf(page: Page, from: string | undefined): string {
  const name = page.path === '/' ? 'index' : page.path.slice(1);
  return from === undefined ? `${name}.html` : `${name}@${from}.html`;
}

/**
 * Pages can be read before their scripts load: boot.ts gets the names of a live page's scripts and
 * loads them later.
 */
const readFirst = (html: string, manifest: Manifest, scripts: readonly string[]) =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      `<script type="module" async src="/${manifest[BOOT]?.file}" data-modules="${scripts.join(' ')}"></script>`,
    );

async function drawPage(folder: string, page: Page, manifest: Manifest, draw: Draw): Promise<void> {
  const scripted = page.kind !== 'still';
  const scripts = scripted ? scriptsFor(manifest, [ENTRY, `web/pages/${page.file}/page.tsx`]) : [];
  const source = await dataOf(page);
  for (const from of versionsOf(page, source)) {
    const drawn = await pageHtml(page, source, from, draw, scripts);
    const html = page.kind === 'live' ? readFirst(drawn, manifest, scripts) : drawn;
    const path = join(folder, fileOf(page, from));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
}

/** For the server alone, which puts them into the pages of owners: address → bar. */
async function writeOwnerBars(
  { pages, folder }: Edition,
  drawOwnerBar: Press['drawOwnerBar'],
): Promise<void> {
  const bars = await Promise.all(
    pages.map(async ({ path }) => [path, await drawOwnerBar(path)] as const),
  );
  await writeFile(join(folder, 'owner-bars.json'), JSON.stringify(Object.fromEntries(bars)));
}

/**
 * Styles that only still pages use come from the press. Both languages have them by the same names,
 * so they are copied one after another.
 */
async function copyStyles({ name }: Edition): Promise<void> {
  const assets = join(PRESS, name, 'assets');
  const styles = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  for (const file of styles) await cp(join(assets, file), join(SITE, 'assets', file));
}

/** Renders the pages of a language, each with only the scripts that it needs. */
async function buildEdition(edition: Edition): Promise<Press['drawOwnerBar']> {
  const [manifest, { draw, drawOwnerBar }] = await Promise.all([
    buildClient(edition),
    buildPress(edition),
  ]);
  for (const page of edition.pages) await drawPage(edition.folder, page, manifest, draw);
  return drawOwnerBar;
}

async function buildSite(): Promise<void> {
  await rm(SITE, { recursive: true, force: true });
  const both = editions();
  const bars = await Promise.all(both.map(buildEdition));
  for (const edition of both) await copyStyles(edition);
  await addFiles(ROOT, SITE, ORIGIN);
  await compressAll(SITE);
  for (const [at, edition] of both.entries()) {
    const draw = bars[at];
    if (draw) await writeOwnerBars(edition, draw);
  }
}

try {
  await buildSite();
} finally {
  await rm(PRESS, { recursive: true, force: true });
}
