/** Opens the site's address, and says why it cannot be judged where it cannot. */
import type { Page, Response } from 'playwright-core';
import type { VisitFailure } from '#engine/site/record/visit.ts';
import { isWebPage, speaksAsWall } from '../page/words.ts';
import type { Stage } from './stage.ts';

const ANSWER_WITHIN_MS = 15_000;

/** Why what came is not the site's own page; undefined where it is. */
async function strangeAnswer(
  page: Page,
  answer: Response | null,
): Promise<VisitFailure | undefined> {
  const headers = answer?.headers() ?? {};
  const title = await page.title().catch(() => '');
  const text = await page.evaluate(() => document.body.innerText.slice(0, 3_000)).catch(() => '');
  const speaks = speaksAsWall(title) || (text.length < 1_500 && speaksAsWall(text));
  if (speaks || headers['cf-mitigated'] !== undefined) return 'bot wall';
  if ((answer?.status() ?? 200) >= 400) return 'answered with an error';
  return isWebPage(headers['content-type'] ?? '') ? undefined : 'no web page';
}

function failureOf(error: unknown): VisitFailure {
  const text = String(error);
  if (/Download is starting/.test(text)) return 'no web page';
  if (/ERR_CERT_|ERR_SSL_/.test(text)) return 'certificate wrong';
  // the connection stands, and nothing comes
  return /Timeout|timed out/i.test(text) ? 'did not come to rest' : 'did not answer';
}

/** Whether the page stands there to be judged. */
export async function openPage(page: Page, url: string, stage: Stage): Promise<boolean> {
  try {
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: ANSWER_WITHIN_MS });
    await page.waitForLoadState('domcontentloaded', { timeout: 8_000 }).catch(() => {});
    const strange = await strangeAnswer(page, answer);
    if (!strange) return true;
    stage.troubles.add(strange);
  } catch (error) {
    stage.troubles.add(failureOf(error));
  }
  return false;
}
