/**
 * An owner publishes the privacy policy, and a stranger reads it without script on a small phone.
 */
import type { Browser, Page } from '@playwright/test';
import { finishPolicy } from '../finished-policy.ts';
import { axeFinds, axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { looksFor } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';
import { change, saveDetails, unfold } from './owner-documents.ts';
import { expect, test, type RunningServer } from './stage.ts';
import { outline, smallTargets } from './sweeping.ts';

const NAME = 'Lane & <b>Söhne</b>';

async function finished(page: Page, running: RunningServer, id: string) {
  await finishPolicy(async (method, path, body) => {
    const url = `${running.origin}${path}`;
    const options = { data: body, headers: { origin: running.origin } };
    const reply = await (method === 'GET' ? page.request.get(url) : page.request.put(url, options));
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  }, id);
}

/** What somebody sees who has no account, no script and a small phone. */
async function stranger(browser: Browser, address: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const reply = await page.goto(address);
  const text = await page.locator('body').innerText();
  const cookies = await context.cookies();
  return { context, page, status: reply?.status(), text, cookies };
}

const panel = (page: Page) => page.locator('.publish');

test('a policy with gaps is copied with a warning, and not published', async ({
  page,
  running,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE'] });
  await page.goto(`/documents?business=${id}&document=privacy-policy`);
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#publish')).toBeFocused();
  await expect(panel(page)).toContainText('Paste it into your own site');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(panel(page)).toContainText('It is not ready to publish.');
  await expect(panel(page)).toContainText(/Not ready to publish: \d+ things still open/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('<h2 id="rights">');
  expect(await page.getByLabel(/^HTML of version 1/).inputValue()).toBe(copied);
  await page.getByRole('button', { name: 'Choose this address' }).click();
  await expect(panel(page)).toContainText('Not published yet.');
  await expect(page.getByRole('button', { name: /^Publish version/ })).toBeHidden();
});

test('where the browser does not copy, the text is selected @full', async ({ page, running }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE'] });
  await page.goto(`/documents?business=${id}&document=privacy-policy`);
  await page.locator('.grouplist').waitFor({ state: 'attached' });
  await unfold(page, 'Publish');
  await page.getByRole('button', { name: 'Copy HTML' }).press('Enter');
  await expect(panel(page)).toContainText('Your browser did not copy it.');
  await expect(page.getByLabel(/^HTML of version 1/)).toBeFocused();
  const selected = await page.evaluate(() => {
    const box = document.activeElement as HTMLTextAreaElement;
    return box.selectionEnd - box.selectionStart === box.value.length;
  });
  expect(selected).toBe(true);
});

test('published by keyboard, read by a stranger, updated, taken down @full', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE'], businessName: NAME });
  await finished(page, running, id);
  await page.goto(`/documents?business=${id}&document=privacy-policy`);
  const field = page.getByLabel('Name in the address');
  await expect(field).toHaveValue(/^lane-and-b-sohne-b/);
  await field.fill('Admin');
  await field.press('Enter');
  await expect(panel(page)).toContainText('This name is reserved. Choose another');
  await expect(field).toHaveValue('Admin');
  await field.fill('lane-goods');
  await field.press('Enter');
  await expect(panel(page)).toContainText('Not published yet.');
  await axeInLooks(page, looksFor(page), 'before publishing');

  await page.getByRole('button', { name: 'Publish version 1' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('publish it only if all of it is true');
  await dialog.getByRole('button', { name: 'Publish version 1' }).press('Enter');
  await expect(panel(page)).toContainText('Version 1 is published.');
  await outline(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cutOff), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  }

  const address = `${running.origin}/p/lane-goods/privacy`;
  await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
  const first = await stranger(browser, address);
  expect([first.status, first.cookies]).toEqual([200, []]);
  expect(first.text).toContain(`${NAME}: privacy policy`);
  expect(first.text).not.toContain('Notes for you');
  const wide = await first.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await first.page.goto(`${address}#contact`);
  await expect(first.page.locator('#contact')).toBeInViewport();
  await first.context.close();

  const look = await browser.newContext();
  const read = await look.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await read.emulateMedia({ colorScheme });
    await read.goto(address);
    expect(await axeFinds(read), colorScheme).toEqual([]);
  }
  await look.close();

  await change(page, /^Your full legal name/);
  await page.getByLabel(/^Your full legal name/).fill('Lane Holdings LLC');
  await saveDetails(page);
  await expect(panel(page)).toContainText('Your policy changed since.');
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(dialog).toContainText('in place of version 1?');
  await dialog.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(panel(page)).toContainText('Version 2 is published.');
  const second = await stranger(browser, address);
  expect(second.text).toContain('Lane Holdings LLC');
  await second.page.getByRole('link', { name: /^Version 1, published on/ }).click();
  await expect(second.page.getByText('This is version 1.')).toBeVisible();
  await second.context.close();

  await page.getByRole('button', { name: 'Take the page down' }).click();
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(panel(page)).toContainText('The page is taken down.');
  const gone = await stranger(browser, address);
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This page was taken down');
  await gone.context.close();
});
