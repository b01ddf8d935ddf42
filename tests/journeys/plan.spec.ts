/** The plan, the coming changes, and the account: by mouse and keyboard, in light and dark, wide and narrow. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFinds, axeInLooks } from './axe.ts';
import { LOOKS } from './looks.ts';
import { type Owner, signedIn, signIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';

const NEW = 'seven lamps by the pier';

/** axe in light and dark, and no sideways scroll down to 320 px. */
async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await axeInLooks(page, LOOKS.slice(0, 2), name);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

async function answered(page: Page, running: RunningServer, id: string, answers: object[]) {
  const reply = await page.request.put(`${running.origin}/api/businesses/${id}/answers`, {
    data: { version: 1, answers },
    headers: { origin: running.origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

const NO_SALE = [
  { fact: 'sellsPersonalData', value: false },
  { fact: 'targetedAdvertising', value: false },
];
const plan = (page: Page) => page.locator('#plan');

test('what changes next: the verdict before and after, the section, and the rest behind View All', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const states = ['DE', 'OK', 'LA', 'AL', 'VT', 'KY', 'MD', 'CA'];
  const id = await withBusiness(page, running, { statesOperating: states });
  await answered(page, running, id, [
    { fact: 'consumers', state: 'DE', value: 12_000 },
    ...NO_SALE,
  ]);
  await page.goto('/dashboard');
  const changes = page.getByRole('region', { name: 'What changes next' });
  await expect(changes.getByRole('listitem').first()).toContainText('Not assessed yet.');
  await expect(changes.locator('.line > li')).toHaveCount(6);

  await page.getByRole('link', { name: /^Start Assessment/ }).click();
  await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const delaware = changes.locator('.line > li').filter({ hasText: 'Delaware.' });
  await expect(delaware).toContainText('January 1, 2027');
  await expect(delaware).toContainText(
    'Until then the law does not apply to you. From this day the law applies to you.',
  );
  await expect(delaware.getByRole('link').first()).toHaveAttribute('href', /delcode\.delaware/);
  await delaware.getByText('What changes').click();
  await expect(delaware).toContainText('No longer counts: 35,000 or more Delaware consumers.');
  await expect(delaware).toContainText('Duties for Brandywine Lane Goods');
  await changes.getByRole('button', { name: /^View All \d+ changes$/ }).click();
  expect(await changes.locator('.line > li').count()).toBeGreaterThan(6);
  await expect(changes).toContainText('The Vermont law starts.');
  await sweep(page, 'all changes, one open');
  await changes.getByRole('button', { name: 'Show the next 6' }).click();
  await expect(changes.locator('.line > li')).toHaveCount(6);
});

test('quiet states say so, and name the day', async ({ page, running }) => {
  await signedIn(page, running);
  await withBusiness(page, running, { statesOperating: ['IA'] });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'What changes next' })).toContainText(
    /Our records hold no change for your states up to \w+ \d+, 20\d\d\./,
  );
});

test('the plan: hours at the own rate, by priority, whom to ask, and what regulators did', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE'] });
  await answered(page, running, id, [
    { fact: 'consumers', state: 'DE', value: 40_000 },
    ...NO_SALE,
  ]);
  await page.goto('/dashboard#plan');
  await expect(plan(page)).toContainText('Run the assessment of a business first.');
  await sweep(page, 'no plan yet');
  await page.goto(`/assessment?business=${id}`);
  await expect(page.getByText(/^Last saved/)).toBeVisible();

  await page.goto('/dashboard#plan');
  const heading = page.getByRole('heading', { name: 'Your plan' });
  await expect(plan(page).getByText(/^\d+ hours of work/)).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  const hours = Number(/^(\d+) hours/.exec(await plan(page).locator('.answer').innerText())?.[1]);
  await expect(plan(page).getByLabel(/^What an hour/)).toHaveValue('50');
  await expect(plan(page).locator('.answer')).toContainText(
    `about $${(hours * 50).toLocaleString('en-US')} of your own time`,
  );
  await plan(page)
    .getByLabel(/^What an hour/)
    .fill('80');
  await expect(plan(page).locator('tfoot')).toContainText(
    `$${(hours * 80).toLocaleString('en-US')}`,
  );
  expect(new URL(page.url()).searchParams.get('rate')).toBe('80');
  await plan(page)
    .getByLabel(/^What an hour/)
    .fill('a lot');
  await expect(plan(page).getByText('Enter an amount from 0 to 10,000')).toBeVisible();
  await sweep(page, 'a rate that is none');
  await page.reload();
  await expect(plan(page).getByLabel(/^What an hour/)).toHaveValue('80');

  await plan(page)
    .getByText(/^Write it, then have a lawyer read it/)
    .click();
  await expect(plan(page)).toContainText('Sign data contracts with your vendors');
  await expect(plan(page)).toContainText('knowledgelib, seen November 20, 2026');
  await expect(plan(page)).toContainText(
    'In Connecticut and Oregon most first contacts ended in a repair.',
  );
  await expect(plan(page)).toContainText('If you do not trade in data, none is a case like yours.');
  await expect(plan(page)).toContainText(
    /We found no public case against a business of your size in your states, and \d+ elsewhere\./,
  );
  await expect(plan(page).locator('.cases').last().locator('> li')).toHaveCount(3);
  await plan(page)
    .getByRole('button', { name: /^View All \d+ cases$/ })
    .click();
  const all = plan(page).locator('.cases').last().locator('> li');
  expect(await all.count()).toBeGreaterThan(3);
  for (const row of await all.all()) await expect(row).toContainText('Source: ');
  await sweep(page, 'the plan, all open');

  await test.step('a task that is done leaves it at once', async () => {
    await plan(page).getByRole('link', { name: 'Go to the tasks' }).click();
    await page
      .locator('.tasks')
      .getByRole('button', { name: /^Mark Complete/ })
      .first()
      .click();
    await expect(page.locator('.tasks > li').first()).toContainText('Completed');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(plan(page).locator('.answer')).not.toContainText(`${hours} hours`);
  });
});

test('several businesses: one is chosen, and stays in the address', async ({ page, running }) => {
  await signedIn(page, running);
  const ids = [
    await withBusiness(page, running, { statesOperating: ['DE'] }),
    await withBusiness(page, running, { statesOperating: ['TX'], businessName: 'Second Studio' }),
  ];
  for (const id of ids) await page.request.get(`/api/assessments/${id}`);
  await page.goto('/dashboard');
  await plan(page).getByLabel('Business').selectOption('Second Studio');
  expect(new URL(page.url()).searchParams.get('plan')).toBe(ids[1]);
  await page.reload();
  await expect(plan(page).getByLabel('Business')).toHaveValue(ids[1] ?? '');
});

test('a plan and dates that cannot be loaded offer another try', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(503);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.request.get(`/api/assessments/${id}`);
  const down = { status: 503, body: 'Service Unavailable' };
  await page.route('**/plan', (route) => route.fulfill(down));
  await page.route('**/api/upcoming', (route) => route.fulfill(down));
  await page.goto('/dashboard');
  await expect(page.getByText('503: Service Unavailable')).toHaveCount(2);
  await page.unroute('**/plan');
  await page.unroute('**/api/upcoming');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.first().press('Enter');
  await expect(retry).toHaveCount(1);
  await retry.press('Enter');
  await expect(plan(page).locator('.answer')).toBeVisible();
});

/** The account page of a new owner. */
async function openAccount(page: Page, running: RunningServer): Promise<Owner> {
  const owner = await signedIn(page, running);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveTitle('Your account - Statewise');
  await expect(page.getByLabel('New password')).toBeVisible();
  return owner;
}

test('the account: who, where signed in, everything as a file', async ({
  page,
  running,
  browser,
}) => {
  const owner = await openAccount(page, running);
  const main = page.getByRole('main');
  await expect(main.getByText(owner.email).last()).toBeVisible();
  await expect(main).toContainText('Not yet. Use the link we mailed you.');
  await expect(main).toContainText('You are signed in nowhere else.');
  await sweep(page, 'account');

  const elsewhere = await browser.newContext({ baseURL: running.origin });
  const other = await elsewhere.newPage();
  await signIn(other, owner);
  await expect(other).toHaveURL('/dashboard');
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sweep(page, 'account, two sessions');
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('status')).toHaveText('Signed out in 1 other place.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL('/login');
  await elsewhere.close();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^statewise-data-\d{4}-\d\d-\d\d\.json$/);
  const all = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(all.account.email).toBe(owner.email);
});

test('the account: a new password, by keyboard', async ({ page, running, quiet }) => {
  quiet.allow(400, 401);
  const owner = await openAccount(page, running);
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('New password').press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Password is required',
    'Password must be at least 8 characters',
  ]);
  await expect(page).toHaveTitle('Error: Your account - Statewise');
  await sweep(page, 'account, errors');
  await page.getByLabel('Your password now').fill('not the password');
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('New password').press('Enter');
  await expect(summary.getByRole('link')).toHaveText(['This is not your password']);
  await page.getByLabel('Your password now').fill(owner.password);
  await page.getByLabel('New password').fill('Brandywine-Lane-Goods');
  await page.getByLabel('New password').press('Enter');
  await expect(summary.getByRole('link')).toHaveText([
    'Choose a password without the name of your business',
  ]);
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('New password').press('Enter');
  await expect(page.getByRole('main').getByText('Your new password counts')).toBeVisible();
  await expect(page.getByLabel('Your password now')).toHaveValue('');
  await expect(page).toHaveTitle('Your account - Statewise');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, { ...owner, password: NEW });
  await expect(page).toHaveURL('/dashboard');
});

test('the account: deleted only with the password, with a list of what was deleted', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400, 401);
  const owner = await signedIn(page, running);
  await withBusiness(page, running);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your account is deleted, with 1 business/)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await signIn(page, owner);
  await expect(page.getByRole('alert').getByText('Invalid email or password.')).toBeVisible();
});

test('signed out, the account leads to sign-in', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test('an easy password is refused when registering, in the words of the field', async ({
  page,
  quiet,
}) => {
  quiet.allow(400);
  await page.goto('/register');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Lane');
  await page.getByLabel('Business name').fill('Brandywine Lane Goods');
  await page.getByLabel('Email').fill('maria-easy@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm password').fill('Password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose a password that is harder to guess',
  ]);
});
