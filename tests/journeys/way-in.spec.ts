/** How an owner gets in, and back to where they wanted to go. */
import { OWNER_PLACES } from '../../web/words/owner-places.ts';
import { newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px an owner has the places of the work on every page, a stranger the public ones @full`, async ({
    page,
    running,
    quiet,
  }) => {
    quiet.allow(404);
    await page.setViewportSize(size);
    const bar = page.locator('header.bar');
    const openMenu = async () => {
      if (size === PHONE) await bar.getByRole('button', { name: 'Menu' }).click();
    };
    for (const path of ['/', '/faq']) {
      await page.goto(path);
      await openMenu();
      await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Cost Calculator' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0);
      await expect(bar.getByRole('link', { name: 'Plan' })).toHaveCount(0);
    }
    await signedIn(page, running);
    for (const path of [
      '/',
      '/delaware',
      '/faq',
      '/check',
      '/no-such-page',
      '/dashboard',
      '/assessment',
    ]) {
      await page.goto(path);
      await openMenu();
      for (const { path: to, label } of OWNER_PLACES)
        await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          to,
        );
      await expect(bar.getByRole('link', { name: 'Account' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
      await expect(bar.getByRole('link', { name: 'Cost Calculator' })).toHaveCount(0);
      const foot = page.locator('.foot');
      await expect(
        foot.getByRole('link', { name: 'Cost Calculator', includeHidden: true }),
      ).toHaveCount(1);
    }
    await page.goto('/iowa');
    await openMenu();
    await bar.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await openMenu();
    await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
}

test('still pages stay without script for owners, too @full', async ({ page, running }) => {
  await signedIn(page, running);
  for (const path of ['/', '/delaware', '/states', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  }
});

test('an owner who is signed in is sent on from sign-in and registration', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  for (const [path, to] of [
    ['/login', '/dashboard'],
    ['/register', '/dashboard'],
    ['/login?next=%2Faccount', '/account'],
  ] as const) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page).toHaveURL(to);
  }
});

test('the token of a mailed link is in no request while its reader signs in', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(401, 410);
  const owner = await signedIn(page, running);
  await page.context().clearCookies();
  const token = 'no-log-may-hold-this';
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(`/invitation#${token}`, { waitUntil: 'load' });
  await expect(page).toHaveURL(`/login?next=%2Finvitation#${token}`);
  await page.reload();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`/login?next=%2Finvitation#${token}`);
  await page.getByRole('link', { name: 'English' }).click();
  const newAccount = page.getByRole('main').getByRole('link', { name: 'Create an account' });
  // the page as it was built knows of no link; its script does
  await expect(newAccount).toHaveAttribute('href', `/register?next=%2Finvitation#${token}`);
  await newAccount.click();
  await expect(page).toHaveURL(`/register?next=%2Finvitation#${token}`);
  await page.goBack();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`/invitation#${token}`);
  expect(seen.length).toBeGreaterThan(10);
  // the browser's own address of a page still has its fragment; the wire never does
  expect(seen.filter((each) => each.replace(/#\S*/, '').includes(token))).toEqual([]);
});

test('a deep link leads to sign-in and back, also for a new owner', async ({
  page,
  running,
  quiet,
}) => {
  // A page may still be loading when its cookies go.
  quiet.allow(401);
  const owner = await signedIn(page, running);
  const id = await withBusiness(page, running);
  for (const place of [`/documents?business=${id}`, `/assessment?business=${id}#tasks`]) {
    await page.context().clearCookies();
    await page.goto(place, { waitUntil: 'load' });
    const [path = '', part = ''] = place.split('#');
    const fragment = part === '' ? '' : `#${part}`;
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}${fragment}`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(place);
  }
  await page.context().clearCookies();
  await page.goto('/account', { waitUntil: 'load' });
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register?next=%2Faccount');
  const fresh = newOwner();
  await page.getByLabel('First name').fill(fresh.firstName);
  await page.getByLabel('Last name').fill(fresh.lastName);
  await page.getByLabel('Business name').fill(fresh.businessName);
  await page.getByLabel('Email').fill(fresh.email);
  await page.getByLabel('Password', { exact: true }).fill(fresh.password);
  await page.getByLabel('Confirm password').fill(fresh.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  // the message of the registration is there again after a reload, and the page is hydrated cleanly
  await page.reload();
  await expect(
    page.getByRole('main').getByText('Your account has been created. Please check your email'),
  ).toBeVisible();
  await page.getByLabel('Email').fill(fresh.email);
  await page.getByLabel('Password', { exact: true }).fill(fresh.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/account');
});

test('no link leads from sign-in to another site, or to a page that is not an owner’s @full', async ({
  page,
  running,
  quiet,
}) => {
  // The dashboard may still be loading when its cookies go.
  quiet.allow(401);
  const owner = await signedIn(page, running);
  const traps = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/./%2Fevil.example',
    'javascript:alert(1)',
    '/login',
    '/logout',
    '/api/account/export',
    '/p/somebody/privacy',
    '/dashboard@evil.example',
  ];
  for (const trap of traps) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(trap)}`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page, trap).toHaveURL('/dashboard');
  }
});

test('a session that ended offers sign-in, which comes back', async ({ page, running, quiet }) => {
  quiet.allow(401);
  const owner = await signedIn(page, running);
  await withBusiness(page, running);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Save time zone' })).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { origin: running.origin } });
  await page.getByRole('button', { name: 'Save time zone' }).click();
  const ended = page.getByRole('region', { name: 'Your session' });
  await expect(ended).toContainText('You were signed out.');
  const { height = Infinity } = (await ended.boundingBox()) ?? {};
  expect(height, 'it covers little of the page').toBeLessThan(100);
  await ended.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(ended).toHaveCount(0);
});

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} px the check is the first button of every public page @full`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(404);
    await page.setViewportSize(size);
    for (const [path, states] of [
      ['/', ''],
      ['/states', ''],
      ['/faq', ''],
      ['/cost-calculator', ''],
      ['/compare-states', 'DE,IA,NJ'],
      ['/no-such-page', ''],
      ['/assessment', ''],
      ['/delaware', 'DE'],
      ['/texas', 'TX'],
    ] as const) {
      await page.goto(path);
      const first = page.locator('main :is(.btn, button:not(.tile)):visible').first();
      await expect(first, path).toHaveAttribute(
        'href',
        states === '' ? '/check' : `/check#states=${states}&at=edit:states`,
      );
      const box = await first.boundingBox();
      // in the first screen; a guide has its short answer before it
      if (!['/delaware', '/texas'].includes(path))
        expect((box?.y ?? 9_999) + (box?.height ?? 0), path).toBeLessThanOrEqual(size.height);
    }
  });
}

test('a guide opens the check with its state ticked; the result has three duties before it asks for an account @full', async ({
  page,
}) => {
  await page.goto('/delaware');
  await page.getByRole('link', { name: 'Check my business' }).click();
  await expect(page.getByRole('checkbox', { name: 'Delaware' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Iowa' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('People in Delaware', { exact: true }).fill('40,000');
  const duties = page.getByRole('region', { name: 'Do these three first' });
  for (;;) {
    await page.getByRole('button', { name: 'Continue' }).click();
    const see = page.getByRole('button', { name: 'See the result' });
    const none = page.getByLabel('None of these');
    // after few answers the result comes at once
    await see
      .or(none)
      .or(page.getByLabel('No', { exact: true }))
      .or(duties)
      .first()
      .waitFor();
    if (await duties.isVisible()) break;
    if (await see.isVisible()) {
      await see.click();
      break;
    }
    await ((await none.isVisible()) ? none : page.getByLabel('No', { exact: true })).check();
  }
  await expect(duties.getByRole('listitem')).toHaveCount(3);
  for (const duty of await duties.getByRole('listitem').all())
    await expect(duty).toContainText(/Aim for \w+ \d+, 20\d\d.*Delaware .*§/s);
  const order = await page.evaluate(() => {
    const duty = document.querySelector('.firstduties');
    const save = document.querySelector('.saveform');
    return duty && save ? duty.compareDocumentPosition(save) & 4 : 0;
  });
  expect(order).toBe(4);
});

test('a sign-in that is sent before its script has come waits for it', async ({
  page,
  running,
  browser,
}) => {
  const owner = await signedIn(page, running);
  const context = await browser.newContext({ baseURL: running.origin });
  const early = await context.newPage();
  const come = Promise.withResolvers<void>();
  await early.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await early.goto('/login');
  await early.getByLabel('Email').fill(owner.email);
  await early.getByLabel('Password', { exact: true }).fill(owner.password);
  await early.getByLabel('Password', { exact: true }).press('Enter');
  await early.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(early).toHaveURL('/login');
  await expect(early.getByLabel('Email')).toHaveValue(owner.email);
  come.resolve();
  await expect(early).toHaveURL('/dashboard');
  await context.close();
});

test('who skips the menus keeps the token of the mailed link that led to a gate', async ({
  page,
}) => {
  for (const path of [
    '/login?next=%2Finvitation#a-token',
    '/register?next=%2Finvitation#a-token',
  ]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    expect(page.url()).toMatch(/#a-token$/);
  }
});
