/**
 * A business shared with an adviser, from the mail to the dashboard, and a link for reading without
 * an account.
 */
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
  await signedIn(other, running, adviser);
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

test('a business is offered, taken over by keyboard, and its old owner stays as reader @full', async ({
  page,
  running,
  browser,
  quiet,
}) => {
  quiet.allow(400, 404);
  const owner = await signedIn(page, running);
  const id = await withBusiness(page, running);
  const next = { ...newOwner(), firstName: 'Nora' };
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Offer Brandywine Lane Goods' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Offer Brandywine Lane Goods to another owner',
  });
  await dialog.getByLabel('Email of the next owner').fill(next.email);
  await dialog.getByLabel('What may you do afterwards?').selectOption('reader');
  await dialog.getByLabel('Your password').fill('not the right one');
  await fits(page, 'an offer');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await expect(dialog.getByLabel('Email of the next owner')).toHaveValue(next.email);
  await dialog.getByLabel('Your password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(section(page).getByText(`Offered to ${next.email}.`)).toBeVisible();
  await fits(page, 'an offer that waits');
  const mail = await mailTo(running, next.email);
  const link = /https?:\/\/\S+\/invitation#[\w-]+/.exec(mail.text)?.[0] ?? '';

  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  for (const [path, data] of [
    ['register', next],
    ['login', { email: next.email, password: next.password }],
  ] as const)
    await other.request.post(`${running.origin}/api/auth/${path}`, {
      data,
      headers: { origin: running.origin },
    });
  await other.goto(link);
  await expect(other.getByText('You would be its owner.')).toBeVisible();
  await fits(other, 'an offer to the next owner');
  await other.getByRole('button', { name: 'Take it over' }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(new RegExp(`/assessment\\?business=${id}`));
  await other.goto('/account');
  await expect(section(other).getByRole('strong').filter({ hasText: 'Maria Lane' })).toBeVisible();
  await page.goto('/account');
  const shared = page.getByRole('region', { name: 'Shared with you' });
  await expect(shared.getByText('From Nora Lane. You can read it.')).toBeVisible();
  await context.close();
});

test('a link for reading opens without an account, and ends @full', async ({
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
