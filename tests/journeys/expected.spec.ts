/** What owners expect of any account, and of any form. */
import { axeFinds } from './axe.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

test('name and email change on the account page; the new address is confirmed by its link @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400);
  const owner = await signedIn(page, running);
  const fresh = newOwner().email;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('First name').fill('M');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('alert')).toContainText('First name must be at least 2 characters');
  await page.getByLabel('First name').fill('Mariana');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('main')).toContainText('Mariana Lane');
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(fresh);
  await page.getByLabel('Your password', { exact: true }).fill('not this one at all');
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This is not your password');
  await page.getByLabel('Your password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText(`Open the link that we sent to ${fresh}`)).toBeVisible();
  const told = await mailTo(running, owner.email, 'Your Statewise address may change');
  expect(told.text).toContain('Hello');
  const link = /\/verify#\S+/.exec((await mailTo(running, fresh)).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main')).toContainText(/confirmed/i);
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText(fresh);
  await expect(page.getByText('(this browser)')).toBeVisible();
  await expect(page.getByText(/^Chrome on Linux/)).toBeVisible();
});

test('a forgotten password is helped without mail; without an address too', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Password reset functionality coming soon.')).toBeVisible();
  await expect(main).toContainText('npm run admin -- reset-password your@address');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(main).toContainText('npm run admin -- reset-password maria@example.com');
  await page.getByLabel('Email').fill('maria@');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
});

test('the setup form: all states or none, and a reload keeps what was typed until it is saved @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  await page.goto('/dashboard');
  await page.getByLabel('Business name').fill('Lane Goods');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByRole('button', { name: 'All states' }).click();
  const states = page.locator('input[name="statesOperating"]');
  await expect(page.locator('input[name="statesOperating"]:checked')).toHaveCount(
    await states.count(),
  );
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect(page.locator('input[name="statesOperating"]:checked')).toHaveCount(0);
  await page.getByLabel('Delaware').check();
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await expect(page.getByText('We kept what you typed before.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Lane Goods');
  await expect(page.getByLabel('Industry')).toHaveValue('Retail');
  await expect(page.getByLabel('Delaware')).toBeChecked();
  await page.getByLabel('Email addresses').check();
  await page.getByRole('button', { name: 'Create Business Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Businesses' })).toBeVisible();
  await page.goto('/dashboard?setup=new');
  await expect(page.getByLabel('Business name')).toHaveValue('');
  await page.getByLabel('Business name').fill('Second');
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('We kept what you typed before.')).toHaveCount(0);
});

test('answers: saving nothing says so, a reload keeps the typed ones; one key leads to the tasks @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto(`/assessment?business=${id}`);
  const iowa = page
    .locator('.laws > li')
    .filter({ has: page.getByRole('heading', { name: 'Iowa' }) });
  const opened = () => iowa.getByRole('heading', { name: 'Iowa' }).click();
  await opened();
  await iowa.getByRole('button', { name: 'Save answer' }).click();
  await expect(iowa.getByText('Choose or type an answer first')).toBeVisible();
  const field = iowa.getByLabel(/About how many people who live in Iowa/);
  await field.fill('1,200');
  await page.reload();
  await opened();
  await expect(field).toHaveValue('1,200');
  await iowa.getByRole('button', { name: 'Save answer' }).click();
  await expect(iowa).toContainText('Does not apply');

  const bound = await withBusiness(page, running, { statesOperating: ['NJ'] });
  await page.goto(`/assessment?business=${bound}`);
  await expect(page.locator('#tasks')).toBeVisible();
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to your tasks' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#tasks')).toBeFocused();
});

test('registration says what happens to what is typed', async ({ page }) => {
  await page.goto('/register');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Our privacy notice' }),
  ).toBeVisible();
});
