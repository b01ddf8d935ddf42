/**
 * The plan, the coming changes, and the account: by mouse and keyboard, in light and dark, wide and
 * narrow.
 */
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

test('what changes next: the verdict before and after, the section, and the rest behind View All @full', async ({
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
  await page.goto(`/plan?business=${id}`);
  const changes = page.getByRole('region', { name: 'What changes next' });
  await expect(changes.getByRole('listitem').first()).toContainText('Not assessed yet.');
  await expect(changes.locator('.line > li')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Run the assessment first' })).toBeVisible();

  await page.getByRole('link', { name: /^Run the check for/ }).click();
  await expect(page.getByText(/^last saved/)).toBeVisible();
  await page.goto(`/plan?business=${id}#changes`);
  const heading = page.getByRole('heading', { name: 'What changes next' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const delaware = changes.locator('.line > li').filter({ hasText: 'Delaware.' });
  await expect(delaware).toContainText('January 1, 2027');
  await expect(delaware).toContainText(
    'Until then the law does not apply to you. From this day the law applies to you.',
  );
  await expect(delaware.getByRole('link').first()).toHaveAttribute('href', /delcode\.delaware/);
  await delaware.getByText('What changes').click();
  await expect(delaware).toContainText('No longer counts: 35,000 or more Delaware consumers.');
  await expect(delaware).toContainText('Duties for you');
  await changes.getByRole('button', { name: /^View All \d+ changes$/ }).click();
  expect(await changes.locator('.line > li').count()).toBeGreaterThan(6);
  await expect(changes).toContainText('The Vermont law starts.');
  await sweep(page, 'all changes, one open');
  await changes.getByRole('button', { name: 'Show the next 6' }).click();
  await expect(changes.locator('.line > li')).toHaveCount(6);

  await page.goto('/dashboard');
  const dates = page.getByRole('region', { name: 'Next dates' });
  await expect(dates.locator('.ledger > li')).toHaveCount(3);
  await dates.getByRole('link', { name: 'All dates, and your calendar' }).click();
  await expect(page).toHaveURL(`/plan?business=${id}#changes`);
});

test('quiet states say so, and name the day @full', async ({ page, running }) => {
  await signedIn(page, running);
  await withBusiness(page, running, { statesOperating: ['IA'] });
  const none = /Our records hold no change for your states up to \w+ \d+, 20\d\d\./;
  await page.goto('/plan');
  await expect(page.getByRole('region', { name: 'What changes next' })).toContainText(none);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Next dates' })).toContainText(none);
});

/** A business with sure work, assessed. */
async function withWork(page: Page, running: RunningServer) {
  const id = await withBusiness(page, running, { statesOperating: ['DE'] });
  await answered(page, running, id, [
    { fact: 'consumers', state: 'DE', value: 40_000 },
    ...NO_SALE,
  ]);
  await page.request.get(`/api/assessments/${id}`);
  return id;
}

test('the weeks: in the order of work, by the own hours, and never hiding an earlier date @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withWork(page, running);
  await page.goto('/plan');
  const weeks = page.getByRole('region', { name: 'Your weeks' });
  await expect(weeks.getByRole('heading', { level: 3 }).first()).toHaveText('This week');
  await expect(weeks.getByRole('status')).toContainText(/At 4 hours a week you are done by/);
  await expect(weeks.getByRole('status')).toContainText(
    /Our targets for \d+ tasks moved to later days, which these hours meet\./,
  );
  const hours = weeks.getByLabel('Hours that you give in a week');
  const enough = /(\d+) hours a week would meet every first date/.exec(
    await weeks.getByRole('status').innerText(),
  )?.[1];
  await hours.fill('none');
  await hours.press('Enter');
  await expect(weeks.getByText('Enter whole hours, from 1 to 40')).toBeVisible();
  await expect(hours).toBeFocused();
  await sweep(page, 'hours that are none');
  await hours.fill(enough ?? '');
  await hours.press('Enter');
  await expect(weeks.getByRole('status')).toContainText('Every task ends by its date.');
  await page.reload();
  await expect(hours).toHaveValue(enough ?? '');

  const stand = page.getByRole('region', { name: 'Where you stand' });
  await expect(stand).toContainText('Owed whatever you answer: ');
  const title = await stand.getByRole('link').last().innerText();
  await expect(weeks.getByRole('listitem').getByRole('link').first()).toHaveText(title);
  const counts = await stand.getByRole('status').innerText();
  await page.goto('/dashboard');
  await expect(stand.getByRole('status')).toHaveText(counts);
  await stand.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/assessment\\?business=${id}#task-`));
  await expect(page.locator('.tasks summary').filter({ hasText: title }).first()).toBeFocused();
});

test('task dates join the calendar file only when asked @full', async ({ page, running }) => {
  await signedIn(page, running);
  await withWork(page, running);
  await page.goto('/plan#changes');
  await page.getByText('Put these dates in your calendar').click();
  const file = async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download calendar file (.ics)' }).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
  expect(await file()).not.toContain('Task due:');
  const asked = page.getByLabel('Also put the due dates of my tasks there');
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/planning'));
  await asked.check();
  await stored;
  expect(await file()).toContain('Task due:');
  await page.reload();
  await page.getByText('Put these dates in your calendar').click();
  await expect(asked).toBeChecked();
});

test('the plan: hours at the own rate, by priority, whom to ask, and what regulators did', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withWork(page, running);
  await page.goto(`/plan?business=${id}`);
  const fold = (name: string) =>
    page.locator('.folds > details').filter({ has: page.getByRole('heading', { name }) });
  const open = (name: string) => fold(name).getByRole('heading', { name }).click();
  const cost = fold('What it costs');
  await open('What it costs');
  const answer = cost.getByRole('status');
  await expect(answer).toContainText(/^\d+ hours of work/);
  const hours = Number(/^(\d+) hours/.exec(await answer.innerText())?.[1]);
  await expect(cost.getByLabel(/^What an hour/)).toHaveValue('50');
  await expect(answer).toContainText(
    `about $${(hours * 50).toLocaleString('en-US')} of your own time`,
  );
  await cost.getByLabel(/^What an hour/).fill('80');
  await expect(cost.locator('tfoot')).toContainText(`$${(hours * 80).toLocaleString('en-US')}`);
  expect(new URL(page.url()).searchParams.get('rate')).toBe('80');
  await cost.getByLabel(/^What an hour/).fill('a lot');
  await expect(cost.getByText('Enter an amount from 0 to 10,000')).toBeVisible();
  await sweep(page, 'a rate that is none');
  await page.reload();
  await open('What it costs');
  await expect(cost.getByLabel(/^What an hour/)).toHaveValue('80');

  const who = fold('What to do alone, what to hand over');
  await open('What to do alone, what to hand over');
  await who.getByText(/^Write it, then have a lawyer read it/).click();
  await expect(who).toContainText('Sign data contracts with your vendors');
  await expect(who).toContainText('knowledgelib, seen November 20, 2026');
  const cases = fold('What regulators did about work like yours');
  await open('What regulators did about work like yours');
  await expect(cases.locator('.cases').first().locator('> li')).toHaveCount(3);
  await expect(cases).not.toContainText('register');
  await cases.getByText(/^View \d+ more cases$/).click();
  await cases.getByText('In Connecticut and Oregon most first contacts ended in a repair').click();
  for (const row of await cases.locator('.cases > li').all())
    await expect(row).toContainText('Source: ');
  await sweep(page, 'the plan, all open');

  await test.step('a task that is done leaves it at once', async () => {
    await page.getByRole('link', { name: 'Go to the tasks' }).click();
    await page
      .locator('.tasks')
      .getByRole('button', { name: /^Mark Complete/ })
      .first()
      .click();
    await expect(page.locator('.tasks > li').first()).toContainText('Completed');
    await page.goBack();
    await open('What it costs');
    await expect(answer).not.toContainText(`${hours} hours`);
  });
});

test('several businesses: one is chosen, and stays in the address @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const ids = [
    await withBusiness(page, running, { statesOperating: ['DE'] }),
    await withBusiness(page, running, { statesOperating: ['TX'], businessName: 'Second Studio' }),
  ];
  for (const id of ids) await page.request.get(`/api/assessments/${id}`);
  await page.goto('/plan');
  await page.getByLabel('Business').selectOption('Second Studio');
  await expect(page).toHaveURL(`/plan?business=${ids[1]}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan for Second Studio');
  await page.reload();
  await expect(page.getByLabel('Business')).toHaveValue(ids[1] ?? '');
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Where you stand: Brandywine Lane Goods' }),
  ).toBeVisible();
});

test('a plan and dates that cannot be loaded offer another try @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(503);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.request.get(`/api/assessments/${id}`);
  const down = { status: 503, body: 'Service Unavailable' };
  const asks = (path: string) => (url: URL) =>
    url.pathname.startsWith('/api/') && url.pathname.endsWith(path);
  await page.route(asks('/plan'), (route) => route.fulfill(down));
  await page.route(asks('/upcoming'), (route) => route.fulfill(down));
  await page.goto('/plan');
  await expect(page.getByText('503: Service Unavailable')).toHaveCount(2);
  await page.unrouteAll();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.first().press('Enter');
  await expect(retry).toHaveCount(1);
  await retry.press('Enter');
  await expect(page.getByRole('region', { name: 'Your weeks' })).toBeVisible();
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

test('the account: who, where signed in, everything as a file @full', async ({
  page,
  running,
  browser,
}) => {
  const owner = await openAccount(page, running);
  const main = page.getByRole('main');
  await expect(main.getByText(owner.email).last()).toBeVisible();
  await expect(main).toContainText('Email confirmedNot yet');
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
  await sessions.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(sessions.getByRole('status')).toHaveText('Signed out there.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await signIn(other, owner);
  await expect(other).toHaveURL('/dashboard');
  await page.reload();
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

test('the account: a new password, by keyboard @full', async ({ page, running, quiet }) => {
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

test('the account: deleted only with the password, with a list of what was deleted @full', async ({
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
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await signIn(page, owner);
  await expect(page.getByRole('alert').getByText('Invalid email or password.')).toBeVisible();
});

test('signed out, the account leads to sign-in @full', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('an easy password is refused when registering, in the words of the field @full', async ({
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
    'Choose a password that is harder to guess, such as four words that do not belong together',
  ]);
});
