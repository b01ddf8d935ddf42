/**
 * Runs every command: `node scripts/bootstrap.mjs <command>`. Plain JavaScript for any Node from 18
 * up, without packages: it installs what is missing, gets a newer Node if the machine's is too old,
 * builds what is out of date, then runs the command. Its own messages go to standard error, so that
 * a command's output stays clean.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT, hashOf, install, npm, say, stop, suitableNode } from './bootstrap/packages.mjs';

const BUILT_FROM = [
  'calendar',
  'text',
  'web',
  'law',
  'reference',
  'engine',
  'contract',
  'documents',
  'stop-kit',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build-site.ts',
  'scripts/build-documents.ts',
  'scripts/site-documents.ts',
];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !/^node_modules$|\.test\.|^README\.md$/.test(name))
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * The address that pages state as their own: PUBLIC_URL, else the address listened on. With port 0
 * it is not known in advance.
 */
function siteOrigin() {
  const { PUBLIC_URL = '', HOST = '', PORT = '' } = process.env;
  if (PUBLIC_URL.trim() !== '') return PUBLIC_URL.trim().replace(/\/$/, '');
  const host = HOST.trim() || '127.0.0.1';
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const port = Number(PORT.trim()) || 3000;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** One hash of everything that the site is built from. */
function sourceHash() {
  const files = BUILT_FROM.flatMap((name) => filesUnder(join(ROOT, name)));
  const lines = files.map(
    (file) => `${relative(ROOT, file).split(sep).join('/')} ${hashOf(readFileSync(file))}`,
  );
  // Pages contain their own address and the operator's name, so other settings make other pages.
  const { CONTACT = '', OPERATOR = '' } = process.env;
  return hashOf([...lines, siteOrigin(), CONTACT.trim(), OPERATOR.trim()].join('\n'));
}

function run(node, args, environment = {}) {
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  const env = { ...process.env, PATH: path, ...environment };
  return (
    spawnSync(node, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit'], env }).status ?? 1
  );
}

/** Builds the site unless it is up to date with the sources. */
function build(node, { force = false } = {}) {
  const stamp = join(ROOT, 'build', '.built-from');
  const wanted = sourceHash();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the site ...');
  rmSync(stamp, { force: true });
  const built = spawnSync(node, ['scripts/build-site.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin() },
  });
  if (built.status !== 0) stop(`The site could not be built:\n${built.stdout}${built.stderr}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say(built.stdout.trimEnd().split('\n').at(-1));
}

/**
 * npm ends the shell between us and itself, but not us: we notice that our parent process has
 * changed.
 */
function stopWithNpm(stopServer) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stopServer();
  }, 250);
  watch.unref();
}

/** Runs a server as a child process that ends with this one, however it ends. */
function serve(node, script, mode) {
  say('Starting ...');
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', script], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? mode },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal));
  }
  stopWithNpm(() => server.kill('SIGTERM'));
  server.on('error', (error) => stop(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const QUIET = '--disable-warning=ExperimentalWarning';
const SBOM = '--sbom-format=cyclonedx --sbom-type=application --omit=dev --package-lock-only';

const COMMANDS = {
  start: (node) => {
    build(node);
    serve(node, 'server/main.ts', 'production');
  },
  dev: (node) => serve(node, 'scripts/dev.ts', 'development'),
  build: (node) => build(node, { force: true }),
  test: (node, args) => run(node, ['scripts/test.mjs', ...args], { BOOTSTRAP: '1' }),
  'test:full': (node, args) =>
    run(node, ['scripts/test.mjs', '--full', ...args], { BOOTSTRAP: '1' }),
  'test:cluster': (node, args) => run(node, [QUIET, 'tests/cluster/run.ts', ...args]),
  'test:site': async (node, args) => {
    if (args.includes('software'))
      await install(
        join(ROOT, 'tests/site/software'),
        'consent tools and trackers of others',
        true,
      );
    return run(node, [QUIET, 'tests/site/run.ts', ...args]);
  },
  'test:mutants': (node, args) => run(node, ['scripts/mutants.ts', ...args]),
  check: (node, args) => run(node, ['scripts/test.mjs', '--check', ...args]),
  format: (node) => run(node, ['node_modules/oxfmt/bin/oxfmt']),
  'law:export': (node, args) => run(node, ['scripts/law-export.ts', ...args]),
  'law:sources': (node, args) => run(node, [QUIET, 'scripts/law-sources.ts', ...args]),
  'law:stale': (node, args) => run(node, ['scripts/law-stale.ts', ...args]),
  'law:pack': (node) => run(node, ['scripts/law-pack.ts']),
  'law:diff': (node, args) => run(node, [QUIET, 'scripts/law-diff.ts', ...args]),
  'ensure-build': (node) => build(node),
  schema: async (node, args) => {
    await install(join(ROOT, 'scripts/schema'), 'the tool for migrations', true);
    return run(node, [QUIET, 'scripts/schema.ts', ...args]);
  },
  packages: async (node) => {
    await install(join(ROOT, 'packages/tools'), 'the tools for packages', true);
    return (
      run(node, [QUIET, 'packages/make/build.ts']) || run(node, [QUIET, 'packages/make/check.ts'])
    );
  },
  sbom: async () => {
    const made = await npm(['sbom', ...SBOM.split(' ')], ROOT);
    if (!made.ok) stop(`The list could not be made. npm says:\n${made.said}`);
    process.stdout.write(`${made.said}\n`);
  },
};

const BENCHES =
  'assistant engine notices pages documents fairness growth law-news requests scale server site-test stop-kit'.split(
    ' ',
  );
for (const name of BENCHES)
  COMMANDS[`bench:${name}`] = (node, args) =>
    build(node) ?? run(node, [`bench/${name}.ts`, ...args]);

const OPERATE =
  'admin backup restore migrate move-to-postgres verify-history verdict notice-check request-clock letter request-mail mcp replay small-laws site-test stop-kit'.split(
    ' ',
  );
for (const name of [...OPERATE, 'security', 'sentences', 'sameness'])
  COMMANDS[name] = (node, args) => run(node, [QUIET, `scripts/${name}.ts`, ...args]);

/** These need no packages of development. */
const OPERATING = new Set(['start', 'sbom', ...OPERATE]);

const [command = '', ...args] = process.argv.slice(2);
const action = COMMANDS[command];
if (!action) stop(`Unknown command "${command}". Known are: ${Object.keys(COMMANDS).join(', ')}.`);
// side by side: each waits for the network half of its time
const [node] = await Promise.all([
  suitableNode(),
  install(ROOT, 'packages', !OPERATING.has(command)),
]);
const status = await action(node, args);
if (typeof status === 'number') process.exitCode = status;
