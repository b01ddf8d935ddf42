/**
 * After an attack: what is held is set aside, put back or opened many at once, by keyboard, and a
 * failure loses nothing.
 */
import type { Page } from '@playwright/test';
import { formOf, tabTo } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';
import { sweep } from './sweeping.ts';

/**
 * Posts of a machine: none has the ticket of the form, and the last three fill in the hidden field.
 */
async function attacked(page: Page, running: RunningServer, business: string, posts: number) {
  const slug = await formOf(page, running, business);
  const post = async (sent: number) => {
    const reply = await page.request.post(`${running.origin}/r/${slug}`, {
      form: {
        way: 'first',
        state: 'VA',
        email: `junk.${sent}@example.com`,
        ...(sent > posts - 3 && { website: 'https://example.com' }),
      },
      headers: { 'x-forwarded-for': `10.9.0.${sent}` },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
  };
  await Promise.all(Array.from({ length: posts }, (_, at) => post(at + 1)));
}

test('53 held requests are set aside by keyboard, put back, and one of them opened @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  await attacked(page, running, business, 53);
  await page.goto(`/requests?business=${business}`);
  await page.getByRole('link', { name: 'See them' }).press('Enter');
  const lines = page.locator('.desklist > li');
  await expect(lines).toHaveCount(50);
  const all = page.getByLabel('Select all 50 shown');
  await tabTo(page, all);
  await page.keyboard.press('Space');
  await expect(page.getByText('50 of 53 selected')).toBeVisible();
  await sweep(page, 'held requests, all selected');
  await tabTo(page, page.getByRole('button', { name: 'Select all 53' }));
  await page.keyboard.press('Enter');
  const aside = page.getByRole('button', { name: 'Set aside 53 requests' });
  await tabTo(page, aside);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Set aside 53 requests?' });
  await expect(question).toBeVisible();
  await sweep(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(aside).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Set aside 53 requests' }).press('Enter');
  await expect(page.getByText('53 requests are set aside.')).toBeFocused();
  await expect(lines).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Put them back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('53 requests wait for your look again.')).toBeFocused();
  await page.getByRole('link', { name: /^hidden field filled in/ }).press('Enter');
  await expect(lines).toHaveCount(3);
  const first = lines.first().getByRole('checkbox');
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Open 1 request' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Open 1 request' }).press('Enter');
  await expect(page.getByText('1 request is now among the open ones.')).toBeFocused();
  await expect(lines).toHaveCount(2);
  await page.getByRole('link', { name: /^Open 1$/ }).press('Enter');
  await expect(lines).toHaveCount(1);
});

test('what changed elsewhere is told, and after a failure the choice is still there @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(503);
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  await attacked(page, running, business, 6);
  await page.goto(`/requests?business=${business}&show=held`);
  await page.getByLabel('Select all 6 shown').check();
  const path = '**/requests/held';
  const busy = { code: 'busy', message: 'The server is busy. Try again in a few seconds.' };
  const fail = () => page.route(path, (route) => route.fulfill({ status: 503, json: busy }));
  const question = page.getByRole('dialog');
  const does = question.getByRole('button', { name: 'Set aside 6 requests' });
  await fail();
  await page.getByRole('button', { name: 'Set aside 6 requests' }).click();
  await does.click();
  await expect(question.getByRole('alert')).toHaveText(busy.message);
  await page.unroute(path);

  // meanwhile another window takes one in, after a first word that was wrong
  const other = await page.context().newPage();
  await other.goto(`/requests?business=${business}&show=held`);
  await other
    .getByRole('link', { name: /^Look at it/ })
    .first()
    .click();
  await other.getByRole('button', { name: 'It is not a request' }).click();
  await expect(other.getByText('You set it aside: it counts as no request.')).toBeVisible();
  await other.getByRole('button', { name: 'Put it back' }).click();
  await expect(other.getByRole('heading', { name: 'Is this a real request?' })).toBeVisible();
  await other.getByRole('button', { name: 'It is real' }).click();
  await expect(other.getByText('It is now among the open ones.')).toBeVisible();
  await other.close();

  await does.click();
  const told = '5 requests are set aside. 1 was changed meanwhile, so it stays as it is.';
  await expect(page.getByText(told)).toBeFocused();
  await fail();
  const back = page.getByRole('button', { name: 'Put them back' });
  await back.click();
  await expect(page.getByRole('alert')).toHaveText(busy.message);
  await page.unroute(path);
  await back.click();
  await expect(page.getByText('5 requests wait for your look again.')).toBeFocused();
});
