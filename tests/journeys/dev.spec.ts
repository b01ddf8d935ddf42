/**
 * `npm run dev` on a copy of the project: how soon a change in a live page, a still one, a handler
 * and a law is served without a build. Run by `npm run test:full`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readyAt } from '../ready-at.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Inside the project, so that its packages are found; ignored by Git. */
const COPY = join(ROOT, 'data', `dev-copy-${process.pid}`);
const LEFT_OUT = /^(\..*|build|data|node_modules|runtime|test-results|coverage|tests|bench|docs)$/;
/** The project's promise, on a machine without other load. */
const PROMISED_S = 2;
const TIMED = { tag: '@timed' };

let server: ChildProcess;
let origin = '';
const seconds = new Map<string, number>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.test(each)))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: COPY,
    env: { PATH: process.env['PATH'], PORT: '0', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await readyAt(server);
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(COPY, { recursive: true, force: true });
  for (const [what, time] of seconds) console.log(`${what}: ${time.toFixed(2)} s`);
});

/** Changes words in a file of the copy, and returns the seconds until they are served. */
async function change(file: string, from: string, to: string, seen: () => Promise<void>) {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  const start = performance.now();
  writeFileSync(path, text.replace(from, to));
  await seen();
  seconds.set(file, (performance.now() - start) / 1000);
}

const shows = (page: Page, text: string) => () =>
  expect(page.getByText(text).first()).toBeVisible();

test('a live page changes under the hands of who fills it in', TIMED, async ({ page }) => {
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  const email = page.getByLabel('Email');
  await email.fill('maria@example.com');
  await change(
    'web/pages/login/page.tsx',
    'New here? <',
    'New on this page? <',
    shows(page, 'New on this page?'),
  );
  await expect(email).toHaveValue('maria@example.com');
});

test('a still page loads again', TIMED, async ({ page }) => {
  await page.goto(`${origin}/terms`, { waitUntil: 'networkidle' });
  await change(
    'web/pages/terms/page.tsx',
    '<Article words={TERMS} />',
    '<p>Terms that were changed</p>',
    shows(page, 'Terms that were changed'),
  );
});

test(
  'a handler answers by its new code, and the account that was opened before is there',
  TIMED,
  async () => {
    const person = { email: 'maria@example.com', password: 'lantern river cup 12' };
    const body = { ...person, firstName: 'Maria', lastName: 'Lane', businessName: 'Lane Goods' };
    const post = (path: string, sent: object) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
    expect((await post('/api/auth/register', body)).status).toBe(201);
    const texas = async () =>
      ((await (await fetch(`${origin}/api/states/TX`)).json()) as { id: string }).id;
    expect(await texas()).toBe('TX');
    await change('server/subjects/states/routes.ts', 'params.stateId.toLowerCase()', "'de'", () =>
      expect.poll(texas, { intervals: [50] }).toBe('DE'),
    );
    expect((await post('/api/auth/login', person)).status).toBe(200);
  },
);

test('a law is read again, by the guide and by the API', TIMED, async ({ page }) => {
  await page.goto(`${origin}/delaware`, { waitUntil: 'networkidle' });
  await change(
    'law/states/DE.json',
    'Delaware Personal Data Privacy Act',
    'Delaware Act of the Copy',
    shows(page, 'Delaware Act of the Copy'),
  );
  const reply = await (await fetch(`${origin}/api/states/DE`)).text();
  expect(reply).toContain('Delaware Act of the Copy');
});

test(`each within ${PROMISED_S} s`, TIMED, () => {
  expect(Math.max(...seconds.values())).toBeLessThan(PROMISED_S);
});
