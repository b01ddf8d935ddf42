/**
 * A server starts with newer law data than the one before: its owner finds on the dashboard what
 * that changes, reads it by keyboard, and says so. The older data is a real pack.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { packHashes, packOf } from '#law/packs.server.ts';
import { openDatabase } from '#server/base/database/open.ts';
import { businesses } from '#server/base/database/schema.ts';
import { readyAt } from '../ready-at.ts';
import { axeFinds } from './axe.ts';
import { LOOKS } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';

const MAIN = resolve(import.meta.dirname, '../../server/main.ts');
const OLD = packHashes().find((hash) => packOf(hash).day === '2026-11-22') ?? '';

/** Runs `use` while a server has the folder. */
async function served<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    return await use(await readyAt(server));
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function shopIn(page: Page, origin: string): Promise<string> {
  const running = { origin, outbox: '' };
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['CO', 'CA'] });
  const answers = [
    { fact: 'consumers', state: 'CO', value: 400_000 },
    { fact: 'consumers', state: 'CA', value: 900 },
    { fact: 'sellsPersonalData', value: false },
    { fact: 'targetedAdvertising', value: false },
    { fact: 'annualRevenueUSD', value: 6_400_000 },
  ];
  const saved = await page.request.put(`${origin}/api/businesses/${id}/answers`, {
    data: { version: 1, answers },
    headers: { origin },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.request.get(`${origin}/api/assessments/${id}`);
  return id;
}

/** What a server of before left behind. */
async function comparedByOldData(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, console.error);
  await database.db.update(businesses).set({ lawHash: OLD });
  await database.close();
}

/** Tabs until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent);
    if (text === name) return;
  }
  throw new Error(`${name} was not reached by Tab`);
}

const PICTURES = process.env['PICTURES'];

/** In each look, and at each width without sideways scroll. */
async function looked(page: Page): Promise<void> {
  for (const [at, { name, media }] of LOOKS.entries()) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await axeFinds(page, at > 0), name).toEqual([]);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      if (PICTURES !== undefined)
        await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
    }
  }
}

// starts its server twice; the API tests have the same without a browser
test('what changed with the law data is read on the dashboard, by keyboard, and then it is gone @full', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-law-news-'));
  try {
    const id = await served(folder, (origin) => shopIn(page, origin));
    await comparedByOldData(folder);
    await served(folder, async (origin) => {
      const card = page.getByRole('region', { name: 'What changed for you' });
      await expect(async () => {
        await page.goto(`${origin}/dashboard`);
        await expect(card).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(card.getByRole('heading', { name: 'Colorado' })).toBeVisible();
      await expect(card).toContainText('We were wrong on ');
      await expect(card).toContainText('Remove tricks from consent screens');
      await looked(page);
      await page.goto(`${origin}/assessment?business=${id}`);
      await expect(card).toBeVisible();
      await page.goto(`${origin}/dashboard`);
      await expect(card).toBeVisible();
      await tabTo(page, 'I have read it');
      await page.keyboard.press('Enter');
      await expect(card).toBeHidden();
      await expect(page.getByText('You have read what changed.')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your Businesses' })).toBeVisible();
      await expect(card).toBeHidden();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
