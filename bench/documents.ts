/**
 * An owner's ten documents in Word and PDF, while others read a guide: starts the real server on
 * the built site, creates a business in five states, stores a version of each document and
 * downloads all files, three times with another name each, so that nothing is cached. Prints the
 * seconds, the page's times with and without printing, sizes and memory.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import type { Documents } from '#contract/documents/documents.ts';
import { readyAt } from '../tests/ready-at.ts';

const MAIN = resolve(import.meta.dirname, '../server/main.ts');
const GUIDE = '/delaware';
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Simultaneous readers of the guide, and their requests per second in total. */
const READERS = 10;
const RATE = 200;

const PROFILE = {
  businessName: 'Harbor Books',
  industry: 'Retail',
  employeeCount: 120,
  annualRevenue: 60_000_000,
  statesOperating: ['CA', 'CO', 'DE', 'OR', 'TX'],
  dataTypesCollected: ['Email addresses', 'Purchase history', 'Location data'],
};

/** A signed-in owner. */
class Owner {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const reply = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    this.#cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return reply;
  }

  async signIn(): Promise<void> {
    const who = { email: 'bench@example.com', password: 'seven lamps by the pier' };
    const person = { firstName: 'Robin', lastName: 'Lee', businessName: 'Harbor Books' };
    await this.call('POST', '/auth/register', { ...who, ...person });
    await this.call('POST', '/auth/login', who);
  }

  async business(businessName: string): Promise<string> {
    const reply = await this.call('POST', '/businesses', { ...PROFILE, businessName });
    const { id } = (await reply.json()) as { id: string };
    return id;
  }
}

interface Made {
  readonly listMs: number;
  readonly seconds: number;
  readonly files: number;
  readonly bytes: number;
}

/** Stores a version of each document, then downloads all files of them at once. */
async function makeAll(owner: Owner, id: string): Promise<Made> {
  const place = `/businesses/${id}/documents`;
  const start = performance.now();
  const list = (await (await owner.call('GET', place)).json()) as Documents;
  const listMs = performance.now() - start;
  const files = [];
  for (const { id: template } of list.documents) {
    await owner.call('POST', `${place}/${template}`);
    for (const format of ['word', 'pdf'])
      files.push(
        owner
          .call('GET', `${place}/${template}/versions/1/file/${format}`)
          .then((reply) => reply.arrayBuffer()),
      );
  }
  const sizes = (await Promise.all(files)).map(({ byteLength }) => byteLength);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { listMs, seconds: (performance.now() - start) / 1000, files: sizes.length, bytes };
}

/** Reads the guide until `until` is settled, at least for `leastMs`. */
async function readWhile<T>(origin: string, until: () => Promise<T>, leastMs = 0) {
  const load = autocannon({
    url: `${origin}${GUIDE}`,
    connections: READERS,
    overallRate: RATE,
    duration: 600,
  });
  const done = new Promise<Result>((resolveWith) => load.on('done', resolveWith));
  const [value] = await Promise.all([until(), new Promise((pass) => setTimeout(pass, leastMs))]);
  load.stop();
  return { value, reading: await done };
}

/** Peak memory of the server, in MB; available on Linux only. */
function peakMemory({ pid }: ChildProcess): string {
  if (process.platform !== 'linux') return 'not known here';
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1000)} MB`;
}

const row = (name: string, { latency, requests, non2xx }: Result) =>
  `| ${[name, requests.total, latency.p50, latency.p99, latency.max, non2xx].join(' | ')} |`;

async function measure(server: ChildProcess): Promise<void> {
  const origin = await readyAt(server);
  const owner = new Owner(origin);
  await owner.signIn();
  const alone = await readWhile(origin, async () => {}, 5000);
  const before = peakMemory(server);
  const rows = [row('alone', alone.reading)];
  const lines = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await owner.business(`Harbor Books ${round}`);
    const { value, reading } = await readWhile(origin, () => makeAll(owner, id));
    rows.push(row(`while documents are made, ${round}`, reading));
    lines.push(
      `${round}: ${value.files} files, ${Math.round(value.bytes / 1000)} kB in ${value.seconds.toFixed(1)} s; the list of ten took ${Math.round(value.listMs)} ms`,
    );
  }
  console.log(`${availableParallelism()} cores, ${RATE} requests a second for ${GUIDE}`);
  console.log(lines.join('\n'));
  console.log('| The guide | Requests | p50 ms | p99 ms | Most ms | Refused |');
  console.log('|---|---|---|---|---|---|');
  console.log(rows.join('\n'));
  console.log(`Most memory: ${before} before the first document, ${peakMemory(server)} after all`);
}

const folder = mkdtempSync(join(tmpdir(), 'statewise-documents-'));
const server = spawn(process.execPath, [MAIN], {
  env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
try {
  await measure(server);
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(folder, { recursive: true, force: true });
}
