/**
 * `npm run dev`: serves pages and API from source, on one port, without a build. A change shows
 * with the next request; open pages update by themselves (React Fast Refresh) or reload. Its data
 * is in data/dev. Restart it after changing the database tables, the build's plugins or the
 * packages.
 */
import { createServer as createHttp, type Server } from 'node:http';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '#server/base/settings/config.ts';
import { servedAt } from '#server/base/http/own-address.ts';
import { dataFile } from '#web/builder/page-modules.ts';
import { Calls } from './dev/calls.ts';
import { reloading } from './dev/reloading.ts';
import { requestsTo } from './dev/requests.ts';
import { SourceSite } from './dev/site.ts';
import { sourceOf } from './dev/source.ts';

type Opening = typeof import('#server/base/database/open.ts');

const ROOT = resolve(import.meta.dirname, '..');
/** Written while it runs; not source code. */
const WRITTEN = ['data', 'build', 'runtime'].map((name) => `${resolve(ROOT, name)}/**`);

const config = readConfig({ DATA_DIR: resolve(ROOT, 'data/dev'), ...process.env });

const openVite = (http: Server): Promise<ViteDevServer> =>
  createServer({
    configFile: resolve(ROOT, 'vite.config.ts'),
    plugins: [react(), reloading()],
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: WRITTEN } },
    optimizeDeps: { entries: ['web/client.tsx', 'web/pages/*/page.tsx'] },
    logLevel: 'info',
  });

/**
 * React hydrates the page as it was drawn, so there is no white space between the scripts in the
 * head. They run in order.
 */
const wired = (html: string) =>
  html
    .replace(/<head>\s+/, '<head>')
    .replaceAll(/<\/script>\s+(?=<(script|meta))/g, '</script>')
    .replaceAll(/(<script type="module"[^>]*?) async=""/g, '$1');

const listen = (http: Server) =>
  new Promise<void>((done, fail) => {
    http.once('error', fail);
    http.listen(config.port, config.host, done);
  });

async function start(): Promise<void> {
  const http = createHttp();
  await listen(http);
  const origin = config.publicUrl ?? servedAt(http, config);
  process.env['SITE_ORIGIN'] = origin;
  const vite = await openVite(http);
  const source = sourceOf(vite);
  const { openDatabase } = await source<Opening>('/server/base/database/open.ts');
  const database = await openDatabase(config, console.error);
  const calls = new Calls(source, { ...config, publicUrl: origin }, database);
  const site = new SourceSite({
    source,
    root: ROOT,
    origin,
    dataFile: (file) => dataFile(ROOT, file),
    wire: async (path, html) => wired(await vite.transformIndexHtml(path, html)),
  });
  http.on('request', requestsTo(vite, site, calls));
  stopWell(vite, http, calls);
  await calls.current();
  console.log(`Statewise is ready at ${origin} from source: pages and server follow every change.`);
}

function stopWell(vite: ViteDevServer, http: Server, calls: Calls): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    http.closeAllConnections();
    http.close();
    await calls.close();
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
  process.on('disconnect', () => void stop());
}

try {
  await start();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
