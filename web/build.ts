/**
 * Writes every page, script, style and font of the site: `node web/build.ts FOLDER`, called by
 * scripts/build-site.ts.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { addFiles } from './builder/add-files.server.ts';
import { compressAll } from './builder/compress.ts';
import { ORIGIN } from './parts/contact/installation.server.ts';
import { dataFile } from './builder/page-modules.ts';
import { type Manifest, scriptsFor } from './builder/preloads.ts';
import { type Draw, type PageData, pageHtml, versionsOf } from './builder/page-html.server.ts';
import { type Page, PAGES } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SITE = resolve(process.argv[2] ?? join(ROOT, 'build/site'));
const PRESS = join(ROOT, `build/prerender-${process.pid}`);
const ENTRY = 'web/client.tsx';
const BOOT = 'web/boot.ts';

async function buildClient(): Promise<Manifest> {
  await build({ configFile: join(ROOT, 'vite.config.ts'), build: { outDir: SITE } });
  const path = join(SITE, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  await rm(path);
  return manifest;
}

interface Press {
  readonly draw: Draw;
  readonly drawOwnerBar: (path: string) => Promise<string>;
}

async function buildPress(): Promise<Press> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    build: {
      outDir: PRESS,
      manifest: false,
      ssr: 'web/prerender.tsx',
      // a style that only still pages use, which the browser's build does not contain
      ssrEmitAssets: true,
      rolldownOptions: {
        input: 'web/prerender.tsx',
        output: { entryFileNames: 'prerender.mjs' },
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const assets = join(PRESS, 'assets');
  const styles = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  for (const name of styles) await cp(join(assets, name), join(SITE, 'assets', name));
  return import(pathToFileURL(join(PRESS, 'prerender.mjs')).href);
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

async function drawPage(page: Page, manifest: Manifest, draw: Draw): Promise<void> {
  const scripted = page.kind !== 'still';
  const scripts = scripted ? scriptsFor(manifest, [ENTRY, `web/pages/${page.file}/page.tsx`]) : [];
  const source = await dataOf(page);
  for (const from of versionsOf(page, source)) {
    const drawn = await pageHtml(page, source, from, draw, scripts);
    const html = page.kind === 'live' ? readFirst(drawn, manifest, scripts) : drawn;
    const path = join(SITE, fileOf(page, from));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
}

/** For the server alone, which puts them into the pages of owners: address → bar. */
async function writeOwnerBars(drawOwnerBar: Press['drawOwnerBar']): Promise<void> {
  const bars = await Promise.all(
    PAGES.map(async ({ path }) => [path, await drawOwnerBar(path)] as const),
  );
  await writeFile(join(SITE, 'owner-bars.json'), JSON.stringify(Object.fromEntries(bars)));
}

/** Renders all pages, each with only the scripts that it needs. */
async function buildSite(): Promise<void> {
  const manifest = await buildClient();
  const { draw, drawOwnerBar } = await buildPress();
  for (const page of PAGES) await drawPage(page, manifest, draw);
  await addFiles(ROOT, SITE, ORIGIN);
  await compressAll(SITE);
  await writeOwnerBars(drawOwnerBar);
}

try {
  await buildSite();
} finally {
  await rm(PRESS, { recursive: true, force: true });
}
