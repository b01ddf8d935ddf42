/**
 * The details of a document: each kind filled in, refused, kept, and saved by two sessions at once;
 * by keyboard only.
 */
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { LOOKS } from './looks.ts';
import { bound, change, left, saveDetails, sheet, toGroupOf } from './owner-documents.ts';
import { openAll } from './public-pages.ts';
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

/** Fills in a field, in whichever group it is. */
async function fill(page: Page, label: string | RegExp, value: string) {
  await toGroupOf(page, page.getByLabel(label));
  await page.getByLabel(label).fill(value);
}
/** How much of the document is settled, on the one scale of the page. */
async function settled(page: Page): Promise<{ done: number; of: number }> {
  const words = await page.getByText(/^\d+ of \d+ settled, \d+ left$/).innerText();
  const [done = 0, of = 0] = (words.match(/\d+/g) ?? []).map(Number);
  return { done, of };
}
const table = (page: Page) =>
  page.getByRole('group', { name: /^Each kind of data, what you use it for/ });

test('a detail of each kind goes into the text, and is an answer then; fewer gaps are left', async ({
  page,
  running,
}) => {
  const id = await bound(page, running);
  await page.goto(`/documents?business=${id}&document=privacy-policy`);
  const before = await left(page);
  const { done, of } = await settled(page);
  await fill(page, /^Your full legal name/, 'Brandywine Lane LLC');
  const mail = page.getByRole('button', { name: /^Use maria-.* ?as Your email address/ });
  await toGroupOf(page, mail);
  await mail.click();
  await expect(page.getByLabel(/^Your email address/)).toBeFocused();
  await expect(page.getByLabel(/^Your email address/)).toHaveValue(/^maria-/);
  await fill(page, 'Day from which the policy counts', '2027-02-01');
  await fill(page, /^Where else data comes fro/, 'list brokers\nSpanish fairs');
  const tracking = page.getByRole('group', { name: /^Whether other companies collect/ });
  await toGroupOf(page, tracking);
  await expect(tracking).toContainText('Ad pixels, social media buttons');
  await expect(tracking.getByRole('radio', { checked: true })).toHaveCount(0);
  await tracking.getByLabel('may', { exact: true }).check();
  await tracking.getByRole('button', { name: /^No answer/ }).click();
  await expect(tracking.getByRole('radio', { checked: true })).toHaveCount(0);
  await tracking.getByLabel('do not', { exact: true }).check();

  await toGroupOf(page, table(page));
  const rows = table(page).getByRole('group', { name: /^Row \d/ });
  await expect(rows).toHaveCount(3);
  await table(page).getByRole('button', { name: 'Keep these rows' }).click();
  await expect(rows.first().getByLabel('Kind of data')).toBeFocused();
  await table(page).getByRole('button', { name: 'Add a row' }).click();
  await expect(rows.nth(3).getByLabel('Kind of data')).toBeFocused();
  for (const [label, text] of [
    ['Kind of data', 'Gift notes'],
    ['What we use it for', 'to print the card'],
    ['Who receives it', 'no one'],
    ['How long we plan to keep it', '30 days'],
  ] as const)
    await rows.nth(3).getByLabel(label).fill(text);
  await table(page).getByRole('button', { name: 'Remove row 3' }).click();
  await expect(rows).toHaveCount(3);
  await expect(table(page).getByRole('button', { name: 'Add a row' })).toBeFocused();
  await expect(page.getByText('6 changes not saved yet')).toBeVisible();
  await saveDetails(page);
  await expect(
    page.getByRole('status').filter({ hasText: /^Saved\. All your documents/ }),
  ).toBeVisible();
  await expect(page.locator('#details')).toBeFocused();
  expect(await left(page)).toBe(before - 6);
  expect(await settled(page)).toEqual({ done: done + 6, of });
  await expect(page.getByLabel(/^Your full legal name/)).toBeHidden();
  await page.getByRole('link', { name: 'Read the whole paper' }).click();
  await expect(page.locator('#read')).toBeFocused();
  await expect(sheet(page)).toBeVisible();
  for (const words of ['Brandywine Lane LLC', 'February 1, 2027', 'Gift notes', 'Spanish'])
    await expect(sheet(page)).toContainText(words);
  await expect(sheet(page)).toContainText('Other companies do not collect data');
  await expect(sheet(page)).not.toContainText('Purchase history');
  await openAll(page);
  await sweep(page, 'all parts open');

  await page.reload();
  await change(page, /^Your full legal name/);
  const name = page.getByLabel(/^Your full legal name/);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Brandywine Lane LLC');
  await name.fill('');
  await saveDetails(page);
  await expect.poll(() => settled(page)).toEqual({ done: done + 5, of });
  // the group that is saved stays until the next is shown
  await expect(page.locator('#details')).toBeFocused();
  // it is asked for again, in the group of those that are
  await toGroupOf(page, name);
  await expect(name).toHaveValue('');
});

test('what is refused stays typed, and the error leads to its field @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(0, 400, 503);
  const id = await bound(page, running);
  await page.goto(`/documents?business=${id}&document=data-processing-agreement`);
  await fill(page, 'Person in charge of privacy', 'x'.repeat(2001));
  await fill(page, 'Days to delete or return the data at the end', 'ten');
  await fill(page, /^Your full legal name/, 'Lane LLC');
  await saveDetails(page);
  const summary = page.getByRole('alert');
  await expect(page.getByLabel('Person in charge of privacy')).toBeFocused();
  await expect(page.getByLabel(/^Your full legal name/)).toBeHidden();
  await expect(sheet(page)).toContainText('Lane LLC');
  await expect(page.getByText('2 changes not saved yet')).toBeVisible();
  await expect(summary.getByRole('link')).toHaveText([
    'Person in charge of privacy: Use at most 2000 characters',
    'Days to delete or return the data at the end: Enter a whole number from 0 to 999999, in digits',
  ]);
  await expect(page).toHaveTitle('Error: Data processing agreement - Statewise');
  await sweep(page, 'refused');
  await summary.getByRole('link', { name: /^Days to delete/ }).click();
  const days = page.getByLabel('Days to delete or return the data at the end');
  await expect(days).toBeFocused();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(days).toHaveValue('ten');
  await days.fill('10');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await fill(page, 'Person in charge of privacy', 'Maria Lane');
  await expect(summary).toBeHidden();

  await page.route('**/details', (route) => route.abort());
  await saveDetails(page);
  await expect(summary).toContainText('We could not reach Statewise');
  await page.unroute('**/details');
  await page.route('**/details', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'busy', message: 'The server is busy. Try again in a few seconds.' },
    }),
  );
  await saveDetails(page);
  await expect(summary).toContainText('The server is busy. Try again in a few seconds.');
  await page.unroute('**/details');
  await toGroupOf(page, days);
  await expect(days).toHaveValue('10');

  await test.step('what is typed waits while one looks at another document', async () => {
    await page.getByRole('link', { name: 'All documents' }).click();
    await page.getByRole('link', { name: 'Privacy policy', exact: true }).click();
    await toGroupOf(page, page.getByLabel('Person in charge of privacy'));
    await expect(page.getByLabel('Person in charge of privacy')).toHaveValue('Maria Lane');
    await expect(page.locator('.grouplist')).toContainText('typed and not saved yet');
    await expect(page.getByText('2 changes not saved yet')).toBeVisible();
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await saveDetails(page);
    await expect(page.getByText(/^Saved\. All your documents/)).toBeVisible();
  });
});

test('two tabs that fill in the same lose nothing @full', async ({
  page,
  context,
  running,
  quiet,
}) => {
  quiet.allow(409);
  const id = await bound(page, running);
  const other = await context.newPage();
  for (const tab of [page, other])
    await tab.goto(`/documents?business=${id}&document=privacy-policy`);
  await fill(page, /^Your full legal name/, 'First LLC');
  await saveDetails(page);
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await fill(other, 'Your postal address', '1 Main Street');
  await fill(other, /^Your full legal name/, 'Second LLC');
  await saveDetails(other);
  const both = other.getByRole('region', { name: /changed elsewhere/ });
  await expect(both.getByRole('heading')).toBeFocused();
  await expect(both.getByRole('row', { name: /legal name/ })).toContainText('First LLC');
  await expect(both.getByRole('row', { name: /legal name/ })).toContainText('Second LLC');
  await expect(both.getByRole('row', { name: /postal address/ })).toContainText('No answer');
  await sweep(other, 'both versions');
  await expect(other.getByLabel(/^Your full legal name/)).toHaveValue('Second LLC');
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect(both).toBeHidden();
  await expect(sheet(other)).toContainText('refer to Second LLC');

  await change(page, /^Your full legal name/);
  await page.getByLabel(/^Your full legal name/).fill('Third LLC');
  await saveDetails(page);
  await page.getByRole('button', { name: 'Leave what is stored' }).click();
  await expect(page.locator('.detail__mapped').filter({ hasText: 'Second LLC' })).toHaveCount(1);
  await expect(sheet(page)).toContainText('refer to Second LLC');
});

test('U5: from the list to a saved detail by keyboard only @full', async ({ page, running }) => {
  const id = await bound(page, running);
  await page.goto(`/documents?business=${id}`);
  await expect(page.getByRole('button', { name: /^Make all/ })).toBeVisible();
  const tabTo = async (name: RegExp, most = 90) => {
    for (let step = 0; step < most; step += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const at = document.activeElement;
        return at instanceof HTMLTextAreaElement ? at.labels?.[0]?.textContent : at?.textContent;
      });
      if (name.test((found ?? '').trim())) return;
    }
    throw new Error(`the focus never reached ${name}`);
  };
  await tabTo(/^Privacy policy$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Privacy policy - Statewise');
  await expect(page.locator('#details')).toBeVisible();
  const before = await left(page);
  await tabTo(/^All groups of questions/);
  await page.keyboard.press('Enter');
  await tabTo(/^Asked by several documents/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#group')).toBeFocused();
  await tabTo(/^Your full legal name/);
  await page.keyboard.type('Brandywine Lane LLC');
  await tabTo(/^Next/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#group')).toBeFocused();
  await tabTo(/^Save and go on$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved\. All your documents/)).toBeVisible();
  await expect(page.locator('#details')).toBeFocused();
  expect(await left(page)).toBeLessThan(before);
});
