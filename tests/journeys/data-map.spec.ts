/**
 * The data map: from a fresh account to a confirmed map; then the policy has no open row. Reload,
 * two tabs and files lose nothing.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { LOOKS } from './looks.ts';
import { bound, sheet, toGroupOf } from './owner-documents.ts';
import { expect, test } from './stage.ts';
import { outline, smallTargets } from './sweeping.ts';

async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await outline(page);
    await axeInLooks(page, LOOKS.slice(0, 2), name);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), `${name} at ${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${name}, targets`).toEqual([]);
    }
  });
}

const SHOP = { dataTypesCollected: ['Email addresses', 'Purchase history'] };
const entry = (page: Page, title: string) =>
  page.locator('.mapentry').filter({ has: page.locator('.mapentry__title', { hasText: title }) });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved\. / });
const confirm = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^This is right ?: ${title}$`) });
const open = (page: Page, title: string) => entry(page, title).locator('summary').click();

/** Confirms everything that waits in this step. */
async function confirmAll(page: Page, fill: (waiting: ReturnType<typeof entry>) => Promise<void>) {
  const waiting = page.locator('.mapentry').filter({ has: page.locator('.badge--ask') });
  for (let left = await waiting.count(); left > 0; left -= 1) {
    const row = waiting.first();
    const folded = row.locator('details');
    if (!(await folded.evaluate((one: HTMLDetailsElement) => one.open)))
      await row.locator('summary').click();
    await fill(row);
    await row
      .locator('form')
      .getByRole('button', { name: /^This is right/ })
      // a row that is open has one below its fields and one in its head
      .first()
      .click();
    await expect(waiting).toHaveCount(left - 1);
  }
}

test('a shop’s map, step by step; then the policy has no open row of data', async ({
  page,
  running,
}) => {
  const id = await bound(page, running, SHOP);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your data', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data map');
  await expect(page.getByText(/^0 of \d+ settled\. About \d+ minutes left\.$/)).toBeVisible();
  await page.getByLabel('Find a tool').fill('Mailchimp');
  await page.getByRole('checkbox', { name: /^Mailchimp/ }).check();
  await page.getByRole('button', { name: 'Save the ticks' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(entry(page, 'Mailchimp')).toContainText(
    'Email and text message service of The Rocket Science Group LLC',
  );
  await open(page, 'Mailchimp');
  const accepted = entry(page, 'Mailchimp').getByLabel(
    'We have read its terms on data and accepted',
  );
  await accepted.check();
  await expect(entry(page, 'Mailchimp').getByLabel('On which day?')).not.toHaveValue('');
  await expect(entry(page, 'Mailchimp')).toContainText(
    'A proposal from the tools that you ticked.',
  );
  await open(page, 'Mailchimp');
  await sweep(page, 'companies');
  await page.getByRole('button', { name: /^All \d+ are right$/ }).click();
  await expect(page.getByRole('link', { name: 'Next: Kinds of data' })).toBeFocused();
  await expect(page.locator('.mapentry .badge--ask')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next: Kinds of data' }).click();

  const kept = entry(page, 'Email addresses').getByLabel('How long do you keep it?');
  await expect(entry(page, 'Email addresses')).toContainText('To send receipts');
  await page.getByRole('button', { name: /^This is right ?: Email addresses$/ }).click();
  await expect(page.getByText('Say how long you keep it', { exact: true })).toBeFocused();
  await sweep(page, 'a kind of data that lacks its time');
  await kept.fill('until people unsubscribe');
  await page.getByRole('button', { name: /^This is right ?: Email addresses$/ }).click();
  await expect(saved(page)).toContainText('Changes these documents:');
  await expect(saved(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(entry(page, 'Purchase history').locator('summary')).toBeFocused();
  // one that lacks something does not hold up the others
  await page.getByRole('button', { name: /^All \d+ are right$/ }).click();
  await expect(page.getByText('Say how long you keep it', { exact: true }).first()).toBeVisible();
  await expect(entry(page, 'Purchase history').locator('.badge')).toHaveText('Confirmed');
  await confirmAll(page, async (row) => {
    const field = row.getByLabel('How long do you keep it?');
    if ((await field.inputValue()) === '') await field.fill('1 year after the last contact');
  });

  await page.getByRole('link', { name: /^Next: Sold/ }).click();
  await page.getByLabel('The list of companies is whole').check();
  await page.getByLabel('The list of kinds of data is whole').check();
  await sweep(page, 'sold, ads and the whole list');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Your map is whole\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'Next: Look it over' }).click();
  await expect(
    page.getByRole('img', { name: 'How data flows through the business: Brandywine Lane Goods' }),
  ).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Email addresses/ })).toContainText(
    'until people unsubscribe',
  );
  await sweep(page, 'look it over');

  await page.getByRole('link', { name: 'Go on to your privacy policy' }).click();
  await expect(sheet(page)).toContainText('until people unsubscribe');
  const row = sheet(page)
    .getByRole('row', { name: /^Email addresses/ })
    .first();
  await expect(row.locator('mark, .gap')).toHaveCount(0);
  await toGroupOf(page, page.getByText('From your data map.').first());
  await page
    .getByRole('link', { name: /^Change it there/ })
    .first()
    .click();
  expect(new URL(page.url()).searchParams.get('business')).toBe(id);
});

test('what is typed stays when the page is loaded again, and when one goes back @full', async ({
  page,
  running,
}) => {
  const id = await bound(page, running, SHOP);
  await page.goto(`/data-map?business=${id}&step=kinds`);
  const kept = page.getByLabel('How long do you keep it?').first();
  await kept.fill('nine moons');
  await page.reload();
  await expect(kept).toHaveValue('nine moons');
  await page.getByRole('link', { name: 'Tools and companies', exact: true }).click();
  await page.goBack();
  await expect(kept).toHaveValue('nine moons');
  await page.getByRole('button', { name: 'Add a kind of data' }).click();
  const fresh = page.locator('.mapentry').last();
  await fresh.getByLabel('Kind of data').fill('Cake wishes');
  await fresh.getByRole('button', { name: /^Save for later/ }).click();
  await expect(entry(page, 'Cake wishes')).toContainText('To confirm');
  await entry(page, 'Cake wishes').locator('summary').click();
  await page.getByRole('button', { name: /^We do not hold this ?: Cake wishes$/ }).click();
  await expect(entry(page, 'Cake wishes')).toContainText('Dropped');
});

test('two tabs: another entry is saved on top, the same entry is compared @full', async ({
  page,
  context,
  running,
  quiet,
}) => {
  quiet.allow(409);
  const id = await bound(page, running, SHOP);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/data-map?business=${id}&step=companies`);
  await confirm(page, 'Email service').click();
  await expect(entry(page, 'email service')).toContainText('Confirmed');
  await confirm(other, 'Accountant').click();
  await expect(entry(other, 'accountant')).toContainText('Confirmed');
  await expect(entry(other, 'email service')).toContainText('Confirmed');

  await open(other, 'accountant');
  await other.getByLabel(/^What does it do/).fill('counts our coins');
  await other.getByRole('button', { name: /^Save ?: Accountant$/ }).click();
  await expect(saved(other)).toBeVisible();
  await page.getByRole('button', { name: /^This is right ?: Accountant$/ }).click();
  const both = page.getByRole('region', { name: /changed elsewhere/ });
  await expect(both.getByRole('row', { name: /accountant/ })).toContainText('counts our coins');
  await sweep(page, 'both versions');
  await both.getByRole('button', { name: 'Leave what is stored' }).click();
  await expect(entry(page, 'accountant')).toContainText('Confirmed');
});

test('the file goes out and comes back; a wrong row is named and changes nothing @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400);
  const id = await bound(page, running, SHOP);
  await page.goto(`/data-map?business=${id}&step=review`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take it as CSV' }).click();
  const path = await (await download).path();
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('Data,Email addresses');
  const bring = (csv: string) =>
    page
      .getByLabel('Bring a CSV file')
      .setInputFiles({ name: 'map.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await bring('Row,Name,Sensitive\nData,Dreams,maybe\n');
  await expect(page.getByRole('alert')).toContainText('Row 2: write yes or no under “Sensitive”');
  await sweep(page, 'a wrong file');
  await bring(`${text}Data,Cake wishes\r\n`);
  await expect(page.getByText(/^The file is taken in\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Cake wishes/ })).toBeVisible();
});

test('by keyboard alone: a line is opened, filled in and confirmed @full', async ({
  page,
  running,
}) => {
  const id = await bound(page, running, SHOP);
  await page.goto(`/data-map?business=${id}&step=kinds`);
  await entry(page, 'Email addresses').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kind of data')).toBeVisible();
  await page.getByLabel('How long do you keep it?').first().focus();
  await page.keyboard.type('2 years');
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (words.startsWith('This is right')) break;
  }
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Email addresses')).toContainText('Confirmed');
  await expect(entry(page, 'Purchase history').locator('summary')).toBeFocused();
});

test('ticks that were not saved are there after a reload, with a word, until they are given up @full', async ({
  page,
  running,
}) => {
  const id = await bound(page, running, SHOP);
  await page.goto(`/data-map?business=${id}`);
  const tool = page.getByRole('checkbox', { name: /^Mailchimp/ });
  await tool.check();
  // the browser asks before the page is left
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(tool).toBeChecked();
  await expect(page.getByText('We kept what you typed before. It is not saved yet.')).toBeVisible();
  await expect(page.getByText('1 tool ticked, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(tool).not.toBeChecked();
  await tool.check();
  await page.getByRole('button', { name: 'Save the ticks' }).click();
  await expect(entry(page, 'Mailchimp')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We kept what you typed before.')).toHaveCount(0);
  await expect(tool).toBeChecked();
});
