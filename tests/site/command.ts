/** Runs `site-test` on one site of the tests, as anybody would, and measures it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import type { TestedResult } from './against-truth.ts';
import { browserMegabytes } from './memory.ts';
import type { ServedSites } from './server.ts';
import type { TestSite } from './shape.ts';

/** What of the printed object is read. */
const printed = z.object({
  visits: z.array(z.object({ situation: z.string(), bytes: z.number(), seconds: z.number() })),
  findings: z.array(z.looseObject({ finding: z.string() })),
  cannot: z.nullable(z.string()),
});

export interface Ran {
  readonly said: TestedResult;
  readonly cannot: string | null;
  readonly seconds: number;
  /** The most that the browsers held at once. */
  readonly megabytes: number;
  /** Exit code; 0: tested, 3: could not be. */
  readonly code: number | null;
}

const COMMAND = join(import.meta.dirname, '../../scripts/site-test.ts');
/** The command ends by itself before; a test that hangs is a fault. */
const MOST_MS = 330_000;
const SAMPLE_MS = 1_000;

/** The file of `--hosts`; call what comes back to delete it. */
export function hostsFile({ table }: ServedSites): {
  folder: string;
  path: string;
  drop: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-hosts-'));
  const path = join(folder, 'hosts.json');
  writeFileSync(path, JSON.stringify(table));
  return { folder, path, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Tests one site; `record`: the file that its record goes to. Throws where the command hangs, or
 * prints what is no report.
 */
export async function testOne(
  { host, scheme }: TestSite,
  hosts: string,
  record?: string,
): Promise<Ran> {
  const address = `${scheme ?? 'https'}://${host}/`;
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      COMMAND,
      address,
      '--json',
      '--hosts',
      hosts,
      ...(record === undefined ? [] : ['--record', record]),
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, SITE_TEST_UNSANDBOXED: '1', SITE_TEST_TOGETHER: '1' },
    },
  );
  let megabytes = 0;
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, browserMegabytes(child.pid ?? 0));
  }, SAMPLE_MS);
  const limit = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const code = await new Promise<number | null>((done) => void child.once('close', done));
  clearInterval(sampling);
  clearTimeout(limit);
  const { visits, findings, cannot } = printed.parse(JSON.parse(text));
  const seconds = (performance.now() - begun) / 1000;
  // names of findings and verdicts are compared with those of the truth
  return {
    said: { visits, findings: findings as TestedResult['findings'] },
    cannot,
    seconds,
    megabytes,
    code,
  };
}
