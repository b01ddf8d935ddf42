/**
 * Finds a Chromium for the browser tests and the test of sites, or installs one; says in one line
 * what to do if neither works.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
/** Debian's package and its program. */
const LIGHT = 'chromium-headless-shell';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function works(path) {
  return (
    spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status ===
    0
  );
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

const firstThatWorks = (paths) => paths.find((path) => existsSync(path) && works(path));

const installed = () => firstThatWorks([...onPath(NAMES), ...PLACES]);

/** Installs a package of Debian's, where that can be done without asking anybody. */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stderr.write(`Installing ${name} with apt-get ...\n`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

function fromDebian() {
  installFromDebian('chromium');
  return installed();
}

async function packaged() {
  process.stderr.write('Installing a packaged Chromium from npm ...\n');
  const cli = process.env.npm_execpath;
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    'runtime/browser',
    '@sparticuz/chromium@153.0.0',
  ];
  const done = cli ? spawnSync(process.execPath, [cli, ...args]) : spawnSync('npm', args);
  if (done.status !== 0) return undefined;
  const require = createRequire(join(process.cwd(), 'runtime/browser/anchor.cjs'));
  const { default: chromium } = await import(
    pathToFileURL(require.resolve('@sparticuz/chromium')).href
  );
  const path = await chromium.executablePath();
  return works(path) ? path : undefined;
}

function fromPlaywright() {
  process.stderr.write("Trying Playwright's own download ...\n");
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  });
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) && works(path) ? path : undefined;
}

/** The path of a Chromium that starts, or undefined. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(
      `CHROMIUM_PATH names ${named}, which does not start. Correct it or leave it out.`,
    );
  }
  const attempts = [installed, fromDebian, packaged, fromPlaywright];
  for (const attempt of attempts) {
    try {
      const path = await attempt();
      if (path) return path;
    } catch {
      // the next way may work
    }
  }
  return undefined;
}

/**
 * The path of a Chromium without a window's parts, which takes a quarter less of the processor;
 * where there is none, of any.
 */
export async function findLightBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const light = () => firstThatWorks(onPath([LIGHT]));
  if (!light()) installFromDebian(LIGHT);
  return light() ?? findBrowser();
}
