/**
 * Runs Lighthouse on the public pages: starts the server on the built site, measures each page five
 * times with the mobile preset, and prints the medians as a Markdown table. One page of each kind;
 * all with FULL=1.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Page, PAGES } from '#web/pages.ts';
import { readyAt } from '../tests/ready-at.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const MAIN = resolve(import.meta.dirname, '../server/main.ts');
const KB = 1000;

const PUBLIC = PAGES.filter((page) => page.kind !== 'private' && page.status !== 404);
const wanted = process.argv.slice(2);

function chosen(): readonly Page[] {
  if (wanted.length > 0) return PUBLIC.filter(({ path }) => wanted.includes(path));
  if (process.env['FULL'] === '1') return PUBLIC;
  return PUBLIC.filter((page, at) => PUBLIC.findIndex(({ file }) => file === page.file) === at);
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

const TRIES = 3;

/** Lighthouse sometimes loses the trace of a load; such a visit has no figures and is repeated. */
async function freshVisit(url: string, tries = TRIES): Promise<Visit> {
  try {
    return await oneVisit(url);
  } catch (fault) {
    if (tries <= 1) throw fault;
    process.stderr.write(`${String(fault)}; trying again\n`);
    return freshVisit(url, tries - 1);
  }
}

/** A new browser for each visit, so that its cache is empty. */
async function oneVisit(url: string): Promise<Visit> {
  const port = await freePort();
  const path = browserPath();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(path !== undefined && { executablePath: path }),
  });
  try {
    return await visit(url, port);
  } finally {
    await browser.close();
  }
}

function browserPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [named, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
}

/** The figures of one visit; times in milliseconds, sizes in compressed bytes. */
interface Visit {
  readonly scores: readonly number[];
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly script: number;
  readonly total: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Sized {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as readonly Sized[];
  const bytes = (test: (each: Sized) => boolean) =>
    requests.filter(test).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    script: bytes(({ resourceType }) => resourceType === 'Script'),
    total: bytes(() => true),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function row(page: Page, visits: readonly Visit[]): string {
  const of = (read: (each: Visit) => number) => median(visits.map(read));
  const [performance, ...others] = CATEGORIES.map((_, at) => of(({ scores }) => scores[at] ?? 0));
  const cells = [
    page.path,
    page.kind,
    performance,
    (of(({ lcp }) => lcp) / 1000).toFixed(2),
    of(({ cls }) => cls).toFixed(3),
    Math.round(of(({ tbt }) => tbt)),
    (of(({ script }) => script) / KB).toFixed(0),
    (of(({ total }) => total) / KB).toFixed(0),
    ...others,
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| Page | Kind | Performance | LCP s | CLS | TBT ms | Script kB | Total kB | Accessibility | Best practices | SEO |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

async function measure(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'statewise-bench-'));
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const origin = await readyAt(server);
    process.stdout.write(
      `Lighthouse, mobile preset, median of ${RUNS}, on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).\n\n${HEAD.join('\n')}\n`,
    );
    for (const page of chosen()) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await freshVisit(origin + page.path));
      process.stdout.write(`${row(page, visits)}\n`);
    }
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

await measure();
