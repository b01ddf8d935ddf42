/** Problems that owners had with the private pages, one test each, also at the width of a phone. */
import { choose, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

test('U11: after the first business the overview begins at its top, with the focus @full', async ({
  page,
  running,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, running);
  await page.goto('/dashboard');
  await page.getByLabel('Business name').fill('Lane Goods');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Delaware').check();
  await page.getByLabel('Email addresses').check();
  await page.getByRole('button', { name: 'Create Business Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Businesses' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the greeting after registering survives a reload without a complaint', async ({ page }) => {
  const owner = newOwner();
  await page.goto('/register');
  await page.getByLabel('First name').fill(owner.firstName);
  await page.getByLabel('Last name').fill(owner.lastName);
  await page.getByLabel('Business name').fill(owner.businessName);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('Confirm password').fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const greeting = page.getByRole('main').getByText(/^Your account has been created/);
  await expect(greeting).toBeVisible();
  await page.reload();
  await expect(greeting).toBeVisible();
});

test('the order of work: saved answers put the tasks in the order that a reload shows @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto(`/assessment?business=${id}`);
  await expect(page.getByText(/^last saved/)).toBeVisible();
  await page.getByRole('heading', { name: 'Your answers' }).click();
  await page.locator('[id="q-consumers.DE"]').fill('60000');
  await choose(page, /for money or anything else of value/, 'Yes');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();
  const titles = () => page.locator('.tasks > li h3').allInnerTexts();
  const shown = await titles();
  await page.reload();
  await expect(page.getByText(/^last saved/)).toBeVisible();
  expect(await titles()).toEqual(shown);
});

test('an address of a business that is gone says that another one is shown @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { businessName: 'Lane Goods' });
  const words = /names a business that is not in your account, or no longer\. You see Lane Goods\./;
  for (const place of ['plan', 'documents', 'data-map', 'requests', 'regulator-letter']) {
    await page.goto(`/${place}?business=00000000-0000-4000-8000-000000000000`);
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.goto(`/plan?business=${id}`);
  await expect(page.getByRole('heading', { name: 'Your plan for Lane Goods' })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('the keyboard: Change leads into the answer, "Go to the tasks" to the tasks @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto(`/assessment?business=${id}#answers`);
  await page.locator('[id="q-consumers.DE"]').fill('60000');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();
  await page.getByRole('heading', { name: 'What the result rests on' }).click();
  const row = page.locator('.toldrow').filter({ hasText: 'Delaware' }).first();
  await row.getByRole('button', { name: /^Change/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.told input:focus')).toHaveValue(/60,?000/);
  await page.goto('/plan');
  await page.getByRole('link', { name: 'Go to the tasks' }).first().click();
  await expect(page.locator('#tasks')).toBeFocused();
  await expect(page.locator('#tasks')).toBeInViewport();
});

test('the time zone of the account decides the day that the pages show @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto('/account');
  const zone = page.getByLabel('Time zone');
  await zone.selectOption('Pacific/Kiritimati');
  await page.getByRole('button', { name: 'Save time zone' }).click();
  await expect(page.getByText(/^Saved\. Your dates now go by/)).toBeVisible();
  const day = (timeZone: string) =>
    new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  await page.goto(`/assessment?business=${id}`);
  await expect(page.getByText(`as the law stands on ${day('Pacific/Kiritimati')}`)).toBeVisible();
  await page.goto('/account');
  await expect(zone).toHaveValue('Pacific/Kiritimati');
});
