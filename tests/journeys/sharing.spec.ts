/** A business shared with an adviser, from the mail to the dashboard, and a link for reading without an account. */
import { axeInLooks } from './axe.ts';
import { LOOKS } from './looks.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import type { Page } from '@playwright/test';

async function fits(page: Page, name: string) {
  await axeInLooks(page, LOOKS.slice(0, 2), name);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const section = (page: Page) => page.getByRole('region', { name: 'Share a business' });

test('an adviser is invited, accepts, reads, and is removed', async ({
  page,
  running,
  browser,
  quiet,
}) => {
  quiet.allow(403, 404);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const adviser = { ...newOwner(), firstName: 'Ada' };
  await page.goto('/account');
  await section(page).getByLabel('Their email').fill(adviser.email);
  await section(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(page).getByText('Sent. The link works for 7 days.')).toBeVisible();
  await fits(page, 'sharing');
  const mail = await mailTo(running, adviser.email);
  const link = /https?:\/\/\S+\/invitation#[\w-]+/.exec(mail.text)?.[0] ?? '';

  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  for (const [path, data] of [
    ['register', adviser],
    ['login', { email: adviser.email, password: adviser.password }],
  ] as const)
    await other.request.post(`${running.origin}/api/auth/${path}`, {
      data,
      headers: { origin: running.origin },
    });
  await other.goto(link);
  await expect(other.getByText('Maria Lane invites you to')).toBeVisible();
  await fits(other, 'the invitation');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other).toHaveURL(new RegExp(`/assessment\\?business=${id}`));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account');
  await expect(section(page).getByRole('strong').filter({ hasText: 'Ada Lane' })).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove Ada Lane' }).click();
  await expect(section(page).getByText('Only you see')).toBeVisible();
  const gone = await other.request.get(`${running.origin}/api/businesses/${id}`);
  expect(gone.status()).toBe(404);
  await context.close();
});

test('a link for reading opens without an account, and ends', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  await withBusiness(page, running);
  await page.goto('/account');
  await section(page).getByLabel('Whom is it for?').fill('Bank');
  await section(page).getByRole('button', { name: 'Make the link' }).click();
  const link = section(page).getByRole('link', { name: /\/read\// });
  const address = (await link.getAttribute('href')) ?? '';
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Brandywine Lane Goods');
  await expect(reader.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await fits(reader, 'the page for reading');
  await section(page).getByRole('button', { name: 'End the link for Bank' }).click();
  await expect(section(page).getByText('Only you see')).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(404);
  await context.close();
});
