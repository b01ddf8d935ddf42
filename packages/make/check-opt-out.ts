/**
 * Tries `@statewise/opt-out` as somebody who installs it would: from the tarball in an empty
 * folder, on each Node, with a file of requests; then in a real browser on a site of this machine
 * that stops, and on the same with a planted regression: the command, and the README's Playwright
 * test.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';

type Line = (isOk: boolean, what: string, seen?: string) => void;

const SENDS = 'https://www.facebook.com/tr/?id=1234567890123&ev=PageView';
const harOf = (urls: readonly string[]) =>
  JSON.stringify({
    log: {
      entries: urls.map((url, at) => ({
        startedDateTime: '2026-11-27T10:00:00.000Z',
        request: { method: 'GET', url, headers: [{ name: 'Sec-GPC', value: '1' }] },
        response: { status: 200, content: { mimeType: at === 0 ? 'text/html' : 'image/gif' } },
      })),
    },
  });

/** With files of requests: no browser is needed. */
function tryFiles(folder: string, node: string, version: string, line: Line): void {
  const run = (urls: readonly string[]) => {
    writeFileSync(join(folder, 'visit.har'), harOf(urls));
    const cli = join(folder, 'node_modules/@statewise/opt-out/dist/cli.js');
    return spawnSync(node, [cli, '--har', 'visit.har', '--check'], {
      cwd: folder,
      encoding: 'utf8',
    });
  };
  const sends = run(['https://shop.example/', SENDS]);
  const clean = run(['https://shop.example/']);
  const isOk = sends.status === 1 && /Failed: Meta/.test(sends.stderr) && clean.status === 0;
  line(isOk, `Node ${version}: opt-out reads a file of requests`, sends.stderr + clean.stderr);
}

/** A shop of this machine; with `regression`, its pixel does not hear the signal. */
function page(regression: boolean): string {
  const hears = regression ? 'false' : 'navigator.globalPrivacyControl';
  return `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<footer><a href="/choices">Your Privacy Choices</a> <a href="/privacy">Privacy notice</a></footer>
<script>
const off = ${hears} || document.cookie.includes('optout=1');
if (!off) new Image().src = '${SENDS}&r=' + Math.random();
</script></html>`;
}

const CHOICES = `<!doctype html><html lang="en"><title>Your Privacy Choices</title><h1>Your Privacy Choices</h1>
<button onclick="document.cookie='optout=1;path=/;max-age=9999999';document.body.append('You are opted out.')">Opt out of sale and sharing</button></html>`;

async function served(regression: boolean) {
  const server = createServer(({ url }, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(url === '/choices' ? CHOICES : page(regression));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const { port } = server.address() as AddressInfo;
  return { site: `http://localhost:${port}/`, close: () => server.close() };
}

function ended(program: string, args: readonly string[], folder: string, browser: string) {
  return new Promise<{ code: number | null; text: string }>((done) => {
    const env = { ...process.env, CHROMIUM_PATH: browser, SITE_TEST_UNSANDBOXED: '1' };
    const child = spawn(program, args, { cwd: folder, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (text += part.toString()));
    child.once('close', (code) => done({ code, text }));
  });
}

/** The README's test. */
export function playwrightExample(root: string): string {
  const readme = readFileSync(join(root, 'packages/opt-out/README.md'), 'utf8');
  return /```ts playwright\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
}

/** The same at another address, and with the browser that this machine has. */
function specOf(root: string, site: string, browser: string): string {
  const text = playwrightExample(root);
  return `${text}\ntest.use({ launchOptions: { executablePath: ${JSON.stringify(browser)} } });\n`
    .replace('http://localhost:3000/', site)
    .replace("states: ['CA', 'CO']", `states: ['CA', 'CO'], browser: ${JSON.stringify(browser)}`);
}

async function tryShop(folder: string, root: string, line: Line, regression: boolean) {
  const browser = await findBrowser();
  if (browser === undefined) return line(false, 'opt-out: no Chromium was found');
  const { site, close } = await served(regression);
  const [what, wanted] = regression ? ['a planted regression fails', 1] : ['a shop that stops', 0];
  try {
    const cli = join(folder, 'node_modules/@statewise/opt-out/dist/cli.js');
    const start = performance.now();
    const command = await ended(process.execPath, [cli, site, '--check'], folder, browser);
    const seconds = Math.round((performance.now() - start) / 1000);
    line(command.code === wanted, `opt-out, command: ${what} (${seconds} s)`, command.text);
    writeFileSync(join(folder, 'shop.spec.ts'), specOf(root, site, browser));
    const args = [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line'];
    const matcher = await ended(process.execPath, args, folder, browser);
    const says = regression ? /Meta.*still sends, with the browser signal/ : /1 passed/;
    const isOk = matcher.code === wanted && says.test(matcher.text);
    line(isOk, `opt-out, the README’s Playwright test: ${what}`, matcher.text);
  } finally {
    close();
  }
}

/** Everything, in a folder where the package and Playwright's test runner are installed. */
export async function checkOptOut(
  folder: string,
  root: string,
  nodes: readonly { readonly version: string; readonly path: string }[],
  line: Line,
): Promise<void> {
  for (const { version, path } of nodes) tryFiles(folder, path, version, line);
  for (const regression of [false, true]) await tryShop(folder, root, line, regression);
}
