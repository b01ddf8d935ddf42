/**
 * Two tests of sites on one machine: the second command waits for the first, and for no dead one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL } from './full.ts';

const COMMAND = join(import.meta.dirname, '../scripts/site-test.ts');
const TURN = join(import.meta.dirname, '../scripts/site-test/turn.ts');
const WAITS = 'Another test is running on this machine';

let folder: string;
let begun: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-turns-'));
  begun = [];
});
afterEach(() => {
  for (const each of begun) each.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process of Node with a temporary folder of this test; `said` grows with what it writes. */
function started(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, TMPDIR: folder, TEMP: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun.push(child);
  const told = { said: '', code: undefined as number | null | undefined };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (told.said += part));
  child.once('close', (code) => (told.code = code));
  return Object.assign(told, { kill: () => child.kill('SIGKILL') });
}

/** Holds the turn until it is killed. */
const holder = () =>
  started([
    '--input-type=module',
    '-e',
    `const { takeTurn } = await import(${JSON.stringify(TURN)});
     await takeTurn((line) => console.log(line)); console.log('has it'); setInterval(() => {}, 1000);`,
  ]);

/** The command, which ends once it has its turn: its browser is none. */
const command = (env: NodeJS.ProcessEnv = {}) =>
  started([COMMAND, 'https://shop.example'], {
    CHROMIUM_PATH: join(folder, 'none'),
    SITE_TEST_TOGETHER: '',
    ...env,
  });

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo())
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

test('the second waits and says so, and goes on when the first was killed', async () => {
  const first = holder();
  await until(() => first.said.includes('has it'));
  const second = command();
  await until(() => second.said.includes(WAITS));
  expect(second.code).toBeUndefined();
  first.kill();
  await until(() => second.code !== undefined);
  expect(second.code).toBe(3);
  expect(second.said).toContain('which does not start');
});

test.runIf(FULL)('of three, each has its turn', async () => {
  const first = holder();
  await until(() => first.said.includes('has it'));
  const others = [holder(), holder()];
  await until(() => others.every(({ said }) => said.includes(WAITS)));
  first.kill();
  const has = () => others.filter(({ said }) => said.includes('has it'));
  await until(() => has().length > 0);
  expect(has()).toHaveLength(1);
  has()[0]?.kill();
  await until(() => has().length === 2);
});

test.runIf(FULL)(
  'nobody waits who runs alone, and tests of this repository run together',
  async () => {
    const alone = command();
    await until(() => alone.code !== undefined);
    expect(alone.said).not.toContain(WAITS);
    const first = holder();
    await until(() => first.said.includes('has it'));
    const together = command({ SITE_TEST_TOGETHER: '1' });
    await until(() => together.code !== undefined);
    expect([together.code, together.said.includes(WAITS)]).toEqual([3, false]);
  },
);
