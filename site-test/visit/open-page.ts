/** Opens the site's address, and says why it cannot be judged where it cannot. */
import type { Page, Response } from 'playwright-core';
import { speaksAsWall } from '../page/words.ts';
import type { Stage } from './stage.ts';

const ANSWER_WITHIN_MS = 15_000;

const WALL_STATUSES = new Set([401, 403, 405, 406, 429, 503]);

async function isWall(page: Page, answer: Response | null): Promise<boolean> {
  const status = answer?.status() ?? 200;
  const title = await page.title().catch(() => '');
  if (answer?.headers()['cf-mitigated'] !== undefined) return true;
  const text = await page.evaluate(() => document.body.innerText.slice(0, 3_000)).catch(() => '');
  const speaks = speaksAsWall(title) || (text.length < 1_500 && speaksAsWall(text));
  return WALL_STATUSES.has(status) || speaks;
}

function failureOf(
  error: unknown,
): 'certificate wrong' | 'did not answer' | 'did not come to rest' {
  const text = String(error);
  if (/ERR_CERT_|ERR_SSL_/.test(text)) return 'certificate wrong';
  // the connection stands, and nothing comes
  return /Timeout|timed out/i.test(text) ? 'did not come to rest' : 'did not answer';
}

/** Whether the page stands there to be judged. */
export async function openPage(page: Page, url: string, stage: Stage): Promise<boolean> {
  try {
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: ANSWER_WITHIN_MS });
    await page.waitForLoadState('domcontentloaded', { timeout: 8_000 }).catch(() => {});
    if (!(await isWall(page, answer))) return true;
    stage.troubles.add('bot wall');
  } catch (error) {
    stage.troubles.add(failureOf(error));
  }
  return false;
}
