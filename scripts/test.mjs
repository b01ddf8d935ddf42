/**
 * Runs every test and ends with "N passed, N failed". --check: only the quick ones (types, lint,
 * format, borders, law); with --fix they first write what they can. --full: with the long numbers.
 * --times: with the time of every file, not of the slowest ten alone. With other words, only the
 * test files whose path holds one of them, without journeys.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findLightBrowser } from './browser.mjs';
import { CHECKED_FILES } from './test/checked-files.mjs';
import { journeyTimes, timesTable, vitestTimes } from './test/times.mjs';

const options = new Set(process.argv.slice(2));
const full = options.has('--full');
const onlyCheck = options.has('--check');
const fix = options.has('--fix') ? ['--fix'] : [];
const chosen = [...options].filter((word) => !word.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'statewise-test-'));
// each program that a test starts reads its files as the first one compiled them
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
/** Each failed test with the first lines of its error. */
const failures = [];
const total = { passed: 0, failed: 0, skipped: 0 };
/** Each test file with its seconds. */
const times = [];

/**
 * For checkers written in Go, which end before what they no longer need is worth collecting: half
 * of their time went there.
 */
const KEEPS_MEMORY = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

/** Runs Node to its end. */
function node(args) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const env = { ...process.env, ...KEEPS_MEMORY };
  return spawnSync(process.execPath, args, { stdio, env, encoding: 'utf8', maxBuffer: 1 << 28 });
}

function report(name, ok, seconds, detail = '') {
  process.stdout.write(
    `${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)${detail ? `: ${detail}` : ''}\n`,
  );
}

/**
 * The same, in parallel with others. `env`: settings beside our own. `quiet`: its output is printed
 * at its end, in one piece.
 */
function nodeBeside(args, env, quiet) {
  return new Promise((done) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        printed += part;
      });
    child.once('close', (status) => {
      process.stdout.write(printed);
      done({ status });
    });
  });
}

/** A step that passes or fails as one. */
function step(name, args) {
  const start = performance.now();
  const result = node(args);
  const ok = result.status === 0;
  total[ok ? 'passed' : 'failed'] += 1;
  report(name, ok, (performance.now() - start) / 1000);
  if (!ok) process.stdout.write(`${result.stdout}${result.stderr}\n`);
  return ok;
}

function add({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function counted(name, start, result, counts) {
  const broken = result.status !== 0 && counts.failed === 0;
  add(broken ? { ...counts, failed: 1 } : counts);
  const detail = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  report(name, result.status === 0, (performance.now() - start) / 1000, detail);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The first lines of an error, without colours. */
const short = (error = '') =>
  // eslint-disable-next-line no-control-regex -- the sign that begins a colour
  error
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')
    .slice(0, 12)
    .join('\n');

async function vitest(name, args, { env = {}, quiet = false } = {}) {
  const start = performance.now();
  const file = join(folder, `${name.replaceAll(/\W+/g, '-').slice(0, 100)}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await nodeBeside(
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters],
    env,
    quiet,
  );
  const seen = readJson(file);
  times.push(...vitestTimes(seen));
  for (const { name: path, assertionResults } of seen?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failures.push(`${path}: ${fullName}\n${short(failureMessages[0])}`);
  counted(name, start, result, {
    passed: seen?.numPassedTests ?? 0,
    failed: seen?.numFailedTests ?? 0,
    skipped: (seen?.numPendingTests ?? 0) + (seen?.numTodoTests ?? 0),
  });
}

/** The journeys that failed, with the error of each. */
const brokenJourneys = (suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
        return `${file}: ${title}\n${errors.map(short).join('\n')}`;
      }),
    ...brokenJourneys(inner),
  ]);

async function journeys() {
  const start = performance.now();
  const find = full ? findBrowser : findLightBrowser;
  const browser = await find().catch((error) => String(error.message));
  if (!browser?.startsWith('/') && !/^[A-Z]:/.test(browser ?? '')) {
    total.failed += 1;
    process.stdout.write(
      `FAIL browser journeys: ${browser ?? 'install Chromium or Chrome, or name one in CHROMIUM_PATH.'}\n`,
    );
    return;
  }
  const file = join(folder, 'journeys.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...long };
  const result = await nodeBeside(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    env,
    true,
  );
  const seen = readJson(file);
  const stats = seen?.stats;
  times.push(...journeyTimes(seen));
  failures.push(...brokenJourneys(seen?.suites));
  counted('browser journeys', start, result, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });
}

async function check() {
  step('law', ['scripts/check-law.ts', ...fix]);
  // said, and no fault: only the day decides
  const due = node(['--disable-warning=ExperimentalWarning', 'scripts/law-stale.ts']).stdout;
  if (!due.startsWith('Nothing')) process.stdout.write(`look again:\n${due}`);
  // several checkers work out the same types, each for itself
  step('types', ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']);
  step('lint', ['node_modules/oxlint/bin/oxlint', ...fix]);
  step('format', ['node_modules/oxfmt/bin/oxfmt', ...(fix.length > 0 ? [] : ['--check'])]);
  step('unused', [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--treat-config-hints-as-errors',
  ]);
  step('patterns', ['--disable-warning=ExperimentalWarning', 'scripts/check-patterns.ts']);
  await vitest('borders and citations', ['--project', 'unit', ...CHECKED_FILES]);
}

/** What failed and why, once more at the end: a log may be cut there. */
function repeatFailures() {
  for (const line of failures) process.stdout.write(`failed: ${line}\n`);
}

const long = full ? { FULL: '1', ROUNDS: '100', TIMING_ROUNDS: '300' } : {};

/** Beside what is checked meanwhile; a step that passes or fails as one. */
async function buildBeside() {
  const start = performance.now();
  const { status } = await nodeBeside(['scripts/bootstrap.mjs', 'ensure-build'], {}, true);
  total[status === 0 ? 'passed' : 'failed'] += 1;
  report('build', status === 0, (performance.now() - start) / 1000);
  return status === 0;
}

async function everything() {
  const built = buildBeside();
  const browsers = nodeBeside(['scripts/test/install-browsers.mjs'], {}, true);
  await check();
  if (!(await built)) return;
  await browsers;
  // in parallel: each waits half of its time, for a database, a browser, a server that starts;
  // the long run holds limits in time, and a journey beside would break them
  const endurance = () =>
    vitest('endurance', ['--project', 'endurance'], { env: long, quiet: true });
  await Promise.all([
    full ? endurance() : journeys().then(endurance),
    vitest(
      'unit, API and page tests',
      ['--project', 'unit', '--project', 'api', '--project', 'pages'],
      { env: { ...long, CHECKED: '1' } },
    ),
  ]);
  if (full) step('patterns, each anew', ['scripts/check-patterns.ts', '--all']);
  if (full) step('mutants', ['scripts/mutants.ts']);
  if (full) await journeys();
}

/**
 * Some files, by words of their paths. Page tests read the built site, so it is built first if it
 * is out of date.
 */
async function some() {
  if (!step('build', ['scripts/bootstrap.mjs', 'ensure-build'])) return;
  await vitest(`tests of ${chosen.join(', ')}`, chosen, { env: long });
}

try {
  if (onlyCheck) await check();
  else await (chosen.length > 0 ? some() : everything());
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (!onlyCheck) process.stdout.write(`${timesTable(times, options.has('--times'))}\n`);
  repeatFailures();
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
