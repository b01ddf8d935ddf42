/**
 * The notice checker: paste, all kinds of files and broken ones, by keyboard, without a request, at
 * every width, in print.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { ourNotice } from '../notices/ours.ts';
import { axeInLooks } from './axe.ts';
import { looksFor, WIDTHS } from './looks.ts';
import { expect, test } from './stage.ts';

const OURS = ourNotice(
  ['DE', 'OR'],
  { sellsPersonalData: false, targetedAdvertising: false },
  'html',
);
const PAPER = { ...OURS.filled.tree, blocks: OURS.blocks };
const PLAIN = readFileSync(
  new URL('../notices/foreign/08-candles-email.txt', import.meta.url),
  'utf8',
)
  .replace(/^---[\s\S]*?\n---\n/, '')
  .replaceAll(/⟦[^|⟦⟧]+\|([^⟦⟧]*)⟧/g, '$1');

const verdict = (page: Page) => page.locator('.answer');

/** Opens the page and records every later request. */
async function open(page: Page, fragment = ''): Promise<string[]> {
  await page.goto(`/notice-checker${fragment}`);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/\.(svg|woff2)$/.test(request.url()))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requests;
}

async function choose(page: Page, name: string, content: string | Uint8Array) {
  await page
    .locator('.droparea input')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

test('a pasted notice: the result comes without a request, and the address contains nothing of it', async ({
  page,
}) => {
  const requests = await open(page, '#states=RI,NH&sellsPersonalData=no&targetedAdvertising=no');
  const address = page.url();
  await expect(page.getByRole('checkbox', { name: 'New Hampshire' })).toBeChecked();
  await page.getByLabel('Your notice').fill(PLAIN);
  await page.getByRole('button', { name: 'Check the notice' }).click();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
  await expect(verdict(page)).toHaveText(/\d+ things/);
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  await page.getByText('Found', { exact: true }).click();
  await expect(page.getByText('Orders are deleted after 7 years').first()).toBeVisible();
});

test('by keyboard only, with errors first: the input stays', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Check the notice' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your notice')).toBeFocused();
  await page.keyboard.insertText(PLAIN);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Pick at least one state.');
  await expect(page.getByLabel('Your notice')).toHaveValue(PLAIN.replaceAll('\r', ''));
  await page.getByRole('checkbox', { name: 'Rhode Island' }).focus();
  await page.keyboard.press('Space');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
});

test('files of every kind are read in the browser @full', async ({ page }) => {
  const requests = await open(page, '#states=DE,OR&sellsPersonalData=no&targetedAdvertising=no');
  const files: [string, string | Uint8Array][] = [
    ['notice.txt', PLAIN],
    ['notice.md', `# Privacy\n\n${PLAIN}`],
    ['notice.html', htmlOf(PAPER)],
    ['notice.docx', await wordOf(PAPER)],
    ['notice.pdf', await pdfOf(PAPER)],
  ];
  for (const [name, content] of files) {
    await test.step(name, async () => {
      await choose(page, name, content);
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
      await page.getByRole('button', { name: 'Check the notice' }).click();
      await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
      const missing = Number(/^(\d+) of/.exec((await verdict(page).textContent()) ?? '')?.[1] ?? 0);
      if (!/txt|md/.test(name)) expect(missing, name).toBe(0);
    });
  }
  // only this site's own scripts, which open files
  expect(requests.filter((each) => !/^GET \/assets\/[\w.-]+\.js$/.test(each))).toEqual([]);
});

test('files that cannot be read say so, and what was typed stays @full', async ({ page }) => {
  await open(page, '#states=DE');
  await page.getByLabel('Your notice').fill('My draft');
  const bad: [string, string | Uint8Array, string][] = [
    ['a.txt', '', 'empty'],
    ['a.docx', 'no zip at all', 'broken'],
    ['a.docx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]), 'broken'],
    ['a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), '.docx'],
    ['a.pdf', '%PDF-1.7 and then nothing', 'broken'],
    ['a.png', new Uint8Array(Array.from({ length: 400 }, (_, at) => at % 7)), 'kind of file'],
    ['a.html', '<script>document.title = "run"</script><p>Hi</p>', 'hardly any words'],
    ['a.txt', 'word '.repeat(500_000), '2 MB'],
  ];
  for (const [name, content, words] of bad) {
    await choose(page, name, content);
    await expect(page.getByRole('alert'), `${name} ${words}`).toContainText(words);
  }
  await expect(page.getByLabel('Your notice')).toHaveValue('My draft');
  expect(await page.title()).not.toBe('run');
});

test('a text of another kind is reported as such, and an error removes old results @full', async ({
  page,
}) => {
  await open(page, '#states=DE');
  const text = page.getByLabel('Your notice');
  const check = page.getByRole('button', { name: 'Check the notice' });
  await text.fill(
    'Refund policy\n\nYou may send back any kite within 30 days of delivery. It has to be unused and in its box. We refund the price to the card that you paid with. Shipping is not refunded. Sale items cannot be returned.',
  );
  await check.click();
  await expect(verdict(page)).toContainText('does not look like a privacy notice');
  await expect(page.getByRole('heading', { name: /^Missing/ })).toBeHidden();
  await page.getByRole('button', { name: 'Check it anyway' }).click();
  await expect(verdict(page)).toHaveText(/\d+ things/);
  // an error removes the result
  await text.fill('');
  await check.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeHidden();
  // the same for a file that cannot be read; and a result removes its error
  await text.fill(PLAIN);
  await check.click();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
  await choose(page, 'a.txt', '');
  await expect(page.getByRole('alert')).toContainText('empty');
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeHidden();
  await check.click();
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the place to drop a file is drawn @full', async ({ page }) => {
  await open(page);
  await expect(page.locator('.droparea')).toHaveCSS('border-top-style', 'dashed');
  await expect(page.locator('link[rel="helpersheet"]')).toHaveCount(0);
});

test('a pasted page is inert: no script of it runs, nothing of it is loaded', async ({ page }) => {
  const requests = await open(page, '#states=DE');
  const source = `<html><body><h1>Privacy</h1><img src="/stolen.png" onerror="document.title='run'"><script>document.title='run'</script>${htmlOf(PAPER)}</body></html>`;
  await page.getByLabel('Your notice').fill(source);
  await page.getByRole('button', { name: 'Check the notice' }).click();
  await expect(verdict(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.title()).not.toContain('run');
});

test('the result: axe in every look, no sideways scroll, one state only, in print, as a table @full', async ({
  page,
}) => {
  await open(page, '#states=RI,CA');
  await page.getByLabel('Your notice').fill(`${PLAIN}\n\nWrite to name@ or [your e-mail].`);
  await page.getByRole('button', { name: 'Check the notice' }).click();
  await expect(page.getByText('The address ends after the @.')).toBeVisible();
  await axeInLooks(page, looksFor(page), 'result');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width}`,
    ).toBeLessThanOrEqual(width);
  }
  const before = await verdict(page).textContent();
  await page.getByLabel('Show').selectOption('Rhode Island');
  await expect(verdict(page)).not.toHaveText(before ?? '');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table' }).click();
  expect((await saved).suggestedFilename()).toBe('notice-check.csv');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the notice' })).toBeHidden();
});

test('/check leads here with its answers', async ({ page }) => {
  await page.goto('/check#states=DE&total=8000&sellsPersonalData=no&at=result');
  await page.getByRole('link', { name: 'Check your privacy notice' }).click();
  await expect(page.getByRole('checkbox', { name: 'Delaware' })).toBeChecked();
  await expect(page.getByLabel('Do you sell personal data, for money or other value?')).toHaveValue(
    'no',
  );
});
