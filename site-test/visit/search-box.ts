/**
 * Types a marker into a search box, and sends nothing: does a tool send what was typed all the
 * same?
 */
import type { Page } from 'playwright-core';
import { pause, within } from '../within.ts';
import type { Bodies } from './bodies.ts';
import type { Stage } from './stage.ts';

const TYPED_WITHIN_MS = 3_000;
const SENT_WITHIN_MS = 1_500;

/** A word that nobody searches for. */
const MARKER = 'zqstatewisetypedzq';

const BOXES = [
  'input[type=search]:visible',
  '[role=searchbox]:visible',
  '[role=search] input:visible',
  'input[name=q]:visible',
  'input[name=s]:visible',
  'input[name*=search i]:visible',
  'input[aria-label*=search i]:visible',
  'input[placeholder*=search i]:visible',
  'input[placeholder*=buscar i]:visible',
].join(',');

/** Notes to which hosts the marker went; leaves it undefined where the page has no search box. */
export async function typeIntoSearch(page: Page, stage: Stage, bodies: Bodies): Promise<void> {
  const box = page.locator(BOXES).first();
  const typed = box.pressSequentially(MARKER, { delay: 25, timeout: 1_500 });
  const done = await within(TYPED_WITHIN_MS, typed).then(
    () => true,
    () => false,
  );
  if (!done) return;
  await pause(SENT_WITHIN_MS);
  stage.typedWordsLeft = bodies.holding(MARKER);
  await within(TYPED_WITHIN_MS, box.fill('', { timeout: 1_000 })).catch(() => {});
}
