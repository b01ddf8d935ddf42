/**
 * The second step at sign-in: an app, recovery codes and passkeys in a real browser, by keyboard
 * and at 320 px.
 */
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { LOOKS } from './looks.ts';
import { type Owner, signedIn, signIn } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';

const codeOf = (key: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });

const section = (page: Page) => page.getByRole('region', { name: 'A second step at sign-in' });

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

/** Adds an app by its page; returns the key and the recovery codes. */
async function addApp(page: Page) {
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await fits(page, 'a new app');
  await dialog.getByLabel('Code from your app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await fits(page, 'recovery codes');
  const codes = await shown.locator('code').allTextContents();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible();
  return { key, codes };
}

async function leave(page: Page, running: RunningServer, owner: Owner) {
  await page.request.post(`${running.origin}/api/auth/logout`, {
    headers: { origin: running.origin },
  });
  await signIn(page, owner);
}

test('an app: set up, sign in by keyboard, a recovery code, and off again', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400, 401);
  const owner = await signedIn(page, running);
  const { codes } = await addApp(page);
  await leave(page, running, owner);
  const heading = page.getByRole('heading', { name: 'One more step' });
  await expect(heading).toBeFocused();
  await fits(page, 'the second step');
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/account');
  await expect(section(page).getByText('9 recovery codes left.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove My phone' }).click();
  await expect(section(page).getByText('Your password alone opens your account')).toBeVisible();
  await leave(page, running, owner);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a passkey: made and used in a real browser @full', async ({ browser, running }) => {
  // Passkeys belong to a host name, which a bare address has not.
  const origin = running.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const here = { ...running, origin };
  const owner = await signedIn(page, here);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByRole('strong').filter({ hasText: 'My passkey' })).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await leave(page, here, owner);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  }
  // Alone, without address and password, by keyboard.
  await page.request.post(`${origin}/api/auth/logout`, { headers: { origin } });
  await page.goto('/login');
  const alone = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(alone).toBeVisible();
  await fits(page, 'sign-in with a passkey');
  await alone.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await context.close();
});
