/**
 * An adviser who may only read a business is offered nothing that would be refused: every control
 * of its pages is tried.
 */
import type { Page } from '@playwright/test';
import { callAs, entered } from './desk.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';

const INVITED = 'You are invited to a business on Statewise';
const PLACES = (id: string, request: string) => [
  `/assessment?business=${id}`,
  `/plan?business=${id}`,
  `/data-map?business=${id}`,
  `/data-map?business=${id}&step=companies`,
  `/data-map?business=${id}&step=review`,
  `/documents?business=${id}`,
  `/documents?business=${id}&document=privacy-policy`,
  `/regulator-letter?business=${id}`,
  `/requests?business=${id}`,
  `/requests?business=${id}&request=${request}`,
  `/requests?business=${id}&write=1`,
  `/requests/settings?business=${id}`,
  `/site-test?business=${id}`,
  `/assessment/questions?business=${id}`,
  `/dashboard?configure=${id}`,
  '/dashboard',
];

const BUTTONS = 'main button:enabled:visible:not([aria-disabled="true"])';
const FIELDS =
  'main :is(input, select, textarea):enabled:visible:not([readonly]):not([type="file"])';

/**
 * Opens all that is folded, then presses each button and changes each field that can be used.
 * Returns what was tried.
 */
async function tryAll(page: Page, seen: Set<string>): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  const tried: string[] = [];
  for (const field of await page.locator(FIELDS).all()) {
    const kind = await field.evaluate((one: HTMLInputElement) => one.type);
    tried.push(`${kind} ${(await field.getAttribute('id')) ?? ''}`);
    if (kind === 'checkbox' || kind === 'radio') await field.click();
    else if (kind !== 'select-one') await field.press('Enter');
  }
  for (const button of await page.locator(BUTTONS).all()) {
    const name = (await button.textContent()) ?? '';
    // Files that are read, and what was pressed on a page before.
    if (/^(PDF|CSV|ZIP)/.test(name) || seen.has(name)) continue;
    seen.add(name);
    tried.push(name);
    if (await button.isVisible()) await button.click();
    await page.keyboard.press('Escape');
  }
  return tried;
}

async function asReader(page: Page, running: RunningServer, businessId: string, other: Page) {
  const reader = { ...newOwner(), firstName: 'Ada' };
  const headers = { origin: running.origin };
  const send = (who: Page, path: string, data: object) =>
    who.request.post(`${running.origin}/api${path}`, { data, headers });
  await send(page, `/businesses/${businessId}/members`, { email: reader.email, role: 'reader' });
  await send(other, '/auth/register', reader);
  await send(other, '/auth/login', { email: reader.email, password: reader.password });
  const { text } = await mailTo(running, reader.email, INVITED);
  const token = /\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';
  const joined = await send(other, '/invitation/acceptance', { token });
  expect(joined.status()).toBe(200);
}

test('a reader is offered no control whose call would be refused @full', async ({
  page,
  running,
  browser,
  quiet,
}) => {
  quiet.allow(404);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const told = await page.request.put(`${running.origin}/api/businesses/${id}/answers`, {
    data: {
      version: 1,
      answers: [
        { fact: 'consumers', state: 'DE', value: 60_000 },
        { fact: 'targetedAdvertising', value: true },
        { fact: 'sellsPersonalData', value: false },
      ],
    },
    headers: { origin: running.origin },
  });
  expect(told.ok()).toBe(true);
  const request = await entered(page, running, id, { state: 'DE' });
  await callAs(page, running, 'POST', `/api/businesses/${id}/requests/${request}/letters`, {
    kind: 'receipt',
  });
  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  await asReader(page, running, id, other);
  const refused: string[] = [];
  let here = '';
  other.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() === 403) refused.push(`${here}: ${reply.request().method()} ${pathname}`);
  });
  const seen = new Set<string>();
  const tried: Record<string, readonly string[]> = {};
  for (here of PLACES(id, request)) {
    await other.goto(here);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.waitForLoadState('networkidle');
    tried[here] = await tryAll(other, seen);
  }
  await other.waitForLoadState('networkidle');
  expect(refused, JSON.stringify(tried, undefined, 1)).toEqual([]);
  // What is shown instead.
  await other.goto(`/assessment?business=${id}`);
  await expect(other.getByRole('note')).toContainText('but not change it');
  await expect(other.getByRole('button', { name: /^Mark Complete/ })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: /do not fit together$/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Change the answer/ })).toHaveCount(0);
  await other.goto(`/data-map?business=${id}`);
  await expect(other.locator('fieldset.locked').first()).toBeAttached();
  await other.goto(`/requests?business=${id}&request=${request}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Request /);
  await expect(other.getByRole('heading', { name: 'Do this next' })).toBeVisible();
  for (const name of [/^(Write|Go on with) the letter/, 'I did it another way', 'Save the note'])
    await expect(other.getByRole('button', { name })).toHaveCount(0);
  // Its owner has all of them.
  await page.goto(`/data-map?business=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('fieldset.locked')).toHaveCount(0);
  await context.close();
});
