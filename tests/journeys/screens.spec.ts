/**
 * Every screen in each of its states: axe in three looks, every width, focus; toasts and tooltips
 * by a fake clock.
 */
import type { Page } from '@playwright/test';
import { NOTICES, TOAST, TOOLTIP } from '../../web/words/notices.ts';
import { axeFinds, axeInLooks } from './axe.ts';
import { looksFor, WIDTHS } from './looks.ts';
import { choose, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import { outline, smallTargets } from './sweeping.ts';

/** The checks of every screen. */
async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await outline(page);
    await axeInLooks(page, looksFor(page), name);
    expect(await page.evaluate(smallTargets), `${name}, small targets`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('U1 U8 U9 U10: pages without an account @full', async ({ page, quiet }) => {
  quiet.allow(404);
  await page.goto('/');
  await sweep(page, 'home');
  await page.getByRole('button', { name: 'States', exact: true }).click();
  await sweep(page, 'home, states menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('State Guides', { exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const lost = await page.goto('/no-such-page');
  expect(lost?.status()).toBe(404);
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await sweep(page, 'not found');
  await page.goto('/assessment');
  await expect(page.getByRole('link', { name: 'Set up a business profile' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await sweep(page, 'assessment, signed out');
  await page.goto('/verify#short');
  await sweep(page, 'verify');
  await page.goto('/reset#short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await sweep(page, 'reset, error');
});

test('U1 U12: account forms, empty and with errors @full', async ({ page, quiet }) => {
  quiet.allow(401);
  await page.goto('/login');
  await sweep(page, 'login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Password is required',
  ]);
  await sweep(page, 'login, error');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Invalid email or password.' }),
  ).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await page.goto('/register');
  await sweep(page, 'register');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password').fill('long enoug');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Business name is required',
    'Please enter a valid email address',
    "Passwords don't match",
  ]);
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await sweep(page, 'register, error');
  await page.getByLabel('Confirm password').fill('long enough');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
});

test('U1 U9: dashboard in each of its states @full', async ({ page, running }) => {
  await signedIn(page, running);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Set Up Your Business Profile' })).toBeVisible();
  await sweep(page, 'setup');
  await page.getByRole('button', { name: 'Create Business Profile' }).click();
  await sweep(page, 'setup, error');
  await page.setViewportSize({ width: 1280, height: 900 });
  const id = await withBusiness(page, running);
  await page.goto('/dashboard');
  await expect(page.getByText('Not assessed yet')).toBeVisible();
  await sweep(page, 'overview, not assessed');
  await page.goto(`/dashboard?configure=${id}`);
  await page.getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete business' })).toBeFocused();
  await sweep(page, 'configure');
  await page.getByRole('button', { name: 'Delete business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByRole('heading', { name: 'Set Up Your Business Profile' })).toBeVisible();
});

test('U1 U9 U16 U17: assessment in each of its states @full', async ({ page, running }) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto('/assessment');
  await sweep(page, 'pick a business');
  await page.getByRole('main').getByRole('link', { name: 'Brandywine Lane Goods' }).click();
  await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
  await sweep(page, 'first result');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('heading', { name: 'Your answers' }).click();
  await page.locator('[id="q-consumers.DE"]').fill('38200');
  await page.locator('[id="q-consumers.IA"]').fill('nine');
  await choose(page, /federal size standards/, 'I don’t know');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await sweep(page, 'answers, error');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('[id="q-consumers.IA"]').fill('900');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();
  await page
    .locator('.tasks')
    .getByRole('button', { name: /^Mark Complete/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add a note/ }).click();
  const second = page.locator('.tasks > li').nth(1);
  await second.getByRole('heading', { level: 3 }).click();
  await second.getByRole('button', { name: /^Not applicable/ }).click();
  for (const details of await page.locator('main details').all())
    await details.evaluate((one: HTMLDetailsElement) => {
      // else opening one task closes the other
      one.removeAttribute('name');
      one.open = true;
    });
  await page
    .getByRole('button', { name: /^Answer it yourself/ })
    .first()
    .click();
  await expect(page.locator('.ledger')).toHaveCount(2);
  await sweep(page, 'work, all open');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/assessment?business=${id}`);
  await expect(page.locator('.told')).toContainText(['I don’t know']);
});

test('R17: a very long name in one word breaks nothing and runs nothing @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const businessName = `<img src=x onerror=alert(1)>${'Long'.repeat(40)}`;
  const id = await withBusiness(page, running, { businessName });
  for (const path of [
    '/dashboard',
    `/dashboard?configure=${id}`,
    `/assessment?business=${id}`,
    `/documents?business=${id}`,
    `/documents?business=${id}&document=privacy-policy`,
    // with figures that name it, and with the history
    `/dashboard?business=${id}`,
    '/account',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(businessName).first()).toBeAttached();
    // including parts that are loaded later
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('U4 U11: the skip link comes first; a change of page moves the focus and is announced @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  await withBusiness(page, running);
  for (const path of ['/', '/login', '/register', '/dashboard', '/assessment', '/documents']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add a business' }).click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveTitle('Set Up Your Business Profile - Statewise');
  await expect(
    page.getByRole('status').filter({ hasText: 'Set Up Your Business Profile - Statewise' }),
  ).toHaveCount(1);
});

test('menus open, close by Escape, by a click outside and when a link is chosen @full', async ({
  page,
  running,
}) => {
  // an owner's bar has no states: they are at the foot
  await page.goto('/');
  const states = page.getByRole('button', { name: 'States', exact: true });
  const panel = page.locator('#states-menu');
  await states.click();
  await expect(panel.getByRole('link')).toHaveText([
    'DEDelaware',
    'IAIowa',
    'NENebraska',
    'NJNew Jersey',
    'MNMinnesota',
    'All states',
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(states).toBeFocused();
  await states.click();
  await page.mouse.click(1250, 300);
  await expect(panel).toBeHidden();
  await signedIn(page, running);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#main-menu');
  await menu.getByRole('link', { name: 'Laws and tasks' }).click();
  await expect(page).toHaveURL('/assessment');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Laws and tasks' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Today' })).toBeVisible();
});

const askForReset = async (page: Page) => {
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  return page.getByRole('region', { name: /Notifications/ }).locator('li');
};

test('U18: a toast shows for five seconds, stays under the pointer, closes by a swipe and takes the focus by F8 @full', async ({
  page,
}) => {
  // the page's clock moves only by the steps of this test, however busy the machine is
  await page.clock.install();
  await page.goto('/login');
  await page.clock.pauseAt(Date.now() + 60_000);
  const notice = await askForReset(page);
  const afterAMoment = async () => {
    await page.clock.runFor(20);
    return notice.count();
  };
  await expect.poll(afterAMoment, { intervals: [20] }).toBe(1);
  await expect(notice).toContainText(NOTICES.resetLater.title);
  await expect(notice).toContainText(NOTICES.resetLater.text);
  await page.clock.runFor(TOAST.shownMs - 500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(notice).toBeHidden();
  await page.clock.resume();
  await expect(page.getByRole('main').getByText(NOTICES.resetLater.text)).toBeVisible();

  await askForReset(page);
  const drag = async (by: number) => {
    const box = await notice.boundingBox();
    if (!box) throw new Error('no toast to swipe');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + by / 2, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 60 + by, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await drag(TOAST.swipe.thresholdPx - 10);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(TOAST.shownMs + 500);
  await expect(notice, 'it waits under the pointer').toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await drag(TOAST.swipe.thresholdPx + 20);
  await expect(notice).toBeHidden();

  await askForReset(page);
  await page.keyboard.press(TOAST.hotkey);
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol'),
  ).toBeFocused();
  expect((await page.locator('.toasts').boundingBox())?.width).toBeLessThanOrEqual(420);
  await expect(notice, 'one at a time').toHaveCount(1);
});

test('the tooltip shows the whole citation after its delay, 4 px away, at once for the next @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.clock.install();
  await page.goto(`/assessment?business=${id}`);
  await page.getByRole('heading', { name: 'Delaware' }).click();
  const cites = page.locator('.laws .cite--short').filter({ visible: true });
  const tip = page.getByRole('tooltip', { includeHidden: true });
  // scrolling closes it, so the page is at rest first
  await cites.nth(1).scrollIntoViewIfNeeded();
  // from here the page's clock moves only by the steps of this test, however busy the machine is
  await page.clock.pauseAt(Date.now() + 60_000);
  await cites.nth(0).hover();
  await page.clock.runFor(TOOLTIP.delayMs - 1);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText('6 Del. C. § 12D-103(a)(1)');
  const [at, under] = [await cites.nth(0).boundingBox(), await tip.boundingBox()];
  expect(Math.abs((under?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0))).toBeCloseTo(
    TOOLTIP.offsetPx,
    0,
  );
  await cites.nth(1).hover();
  await page.clock.runFor(1);
  await expect(tip, 'the next one at once').toHaveText('6 Del. C. § 12D-103(a)(2)');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('R20: offline, a broken server, a slow one and a double press lose and double nothing', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(0, 401, 500);
  await signedIn(page, running);
  await page.goto('/dashboard');
  await page.getByLabel('Business name').fill('Lane Repair Studio');
  await page.getByLabel('Industry').selectOption('Other');
  await page.getByLabel('Texas').check();
  await page.getByLabel('Email addresses').check();
  const send = page.getByRole('button', { name: 'Create Business Profile' });
  await page.route('**/api/businesses', (route) => route.abort());
  await send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not reach Statewise' }),
  ).toBeFocused();
  await page.unroute('**/api/businesses');
  await page.route('**/api/businesses', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'down' })
      : route.continue(),
  );
  await send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to create business' }),
  ).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue('Lane Repair Studio');
  await expect(page.getByLabel('Texas')).toBeChecked();
  await page.unroute('**/api/businesses');
  let sent = 0;
  await page.route('**/api/businesses', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await new Promise((done) => setTimeout(done, 400));
    }
    await route.continue();
  });
  await send.dblclick();
  await expect(page.getByRole('button', { name: 'Creating Business Profile...' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Your Businesses' })).toBeVisible();
  expect(sent).toBe(1);
  await page.goto('/dashboard?setup=new');
  await page.getByLabel('Business name').fill('Second Studio');
  await page.getByLabel('Industry').selectOption('Other');
  await page.getByLabel('Iowa').check();
  await page.getByLabel('Phone numbers').check();
  await page.request.post('/api/auth/logout', { headers: { origin: running.origin } });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You were signed out' })).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue('Second Studio');
});

test('R20: an assessment that fails to load offers another try @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(503);
  await signedIn(page, running);
  await withBusiness(page, running);
  await page.goto('/dashboard');
  await page.route('**/api/assessments/**', (route) =>
    route.fulfill({ status: 503, body: 'Service Unavailable' }),
  );
  await page.getByRole('link', { name: /^Start Assessment/ }).click();
  await expect(page.getByText('503: Service Unavailable')).toBeVisible();
  await page.unroute('**/api/assessments/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
});
