/**
 * Types a marker into a field, and sends nothing: does a tool send what was typed all the same? A
 * search box before a field of a form, which a recorder reads as well.
 */
import type { Locator, Page } from 'playwright-core';
import { pause, within } from '../within.ts';
import type { Bodies } from './bodies.ts';
import type { Stage } from './stage.ts';

const TYPED_WITHIN_MS = 5_000;
const SENT_WITHIN_MS = 1_500;
/** A recorder that was heard gathers for some seconds before it sends again. */
const GATHERED_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 300;

/** A word that nobody searches for. */
const MARKER = 'zqstatewisetypedzq';

const SEARCH_BOXES = [
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
/** Names and addresses are never typed: words without a sense, in a field for words. */
const OTHER_FIELDS = ['textarea:visible', 'input[type=text]:visible', 'input:not([type]):visible'];
/** Where a page has nothing else, such as the box for news: the word is no address of anybody. */
const MAIL_FIELDS = ['input[type=email]:visible'];

async function fieldOn(page: Page): Promise<Locator | undefined> {
  for (const selector of [SEARCH_BOXES, OTHER_FIELDS.join(','), MAIL_FIELDS.join(',')]) {
    const field = page.locator(selector).first();
    const there = await within(TYPED_WITHIN_MS, field.count()).catch(() => 0);
    if (there > 0) return field;
  }
  return undefined;
}

/** Notes to which hosts the marker went until now: recorders gather, and send when one leaves. */
export function noteTyped(stage: Stage, bodies: Bodies): void {
  stage.typedWordsLeft = bodies.holding(MARKER);
}

/**
 * Types, and notes to which hosts the marker went; leaves it undefined where the page has no such
 * field.
 */
export async function typeIntoField(page: Page, stage: Stage, bodies: Bodies): Promise<void> {
  const field = await fieldOn(page);
  if (!field) return;
  const typed = field.pressSequentially(MARKER, { delay: 10, timeout: 4_000 });
  const done = await within(TYPED_WITHIN_MS, typed).then(
    () => true,
    () => false,
  );
  if (!done) return;
  const gathers = bodies.holdRecording() || bodies.sendAgain();
  const until = Date.now() + (gathers ? GATHERED_WITHIN_MS : SENT_WITHIN_MS);
  while (Date.now() < until && bodies.holding(MARKER).length === 0) await pause(LOOK_EVERY_MS);
  await pause(LOOK_EVERY_MS);
  noteTyped(stage, bodies);
  await within(TYPED_WITHIN_MS, field.fill('', { timeout: 1_000 })).catch(() => {});
}
