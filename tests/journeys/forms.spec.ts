/**
 * docs/quality.md U13: forms of the public pages: no error while typing, input is kept,
 * and browsers can fill in what they know.
 */
import { expect, test } from './stage.ts';

const FIELDS: readonly (readonly [
  path: string,
  label: string,
  attributes: Record<string, string>,
])[] = [
  ['/login', 'Email', { autocomplete: 'username', type: 'email' }],
  ['/login', 'Password', { autocomplete: 'current-password', type: 'password' }],
  ['/register', 'First name', { autocomplete: 'given-name' }],
  ['/register', 'Last name', { autocomplete: 'family-name' }],
  ['/register', 'Business name', { autocomplete: 'organization' }],
  ['/register', 'Email', { autocomplete: 'username', type: 'email' }],
  ['/register', 'Password', { autocomplete: 'new-password', type: 'password' }],
  ['/register', 'Confirm password', { autocomplete: 'new-password', type: 'password' }],
];

test('U13: browsers know what each field asks for', async ({ page }) => {
  for (const [path, label, attributes] of FIELDS) {
    if (new URL(page.url(), 'http://x').pathname !== path) await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    for (const [name, value] of Object.entries(attributes))
      await expect(field, `${path}, ${label}`).toHaveAttribute(name, value);
  }
  await page.goto('/cost-calculator');
  await expect(page.getByLabel('Number of employees')).toHaveAttribute('inputmode', 'numeric');
});

test('U13: no error while typing; after a failed try what was typed is still there', async ({
  page,
}) => {
  await page.goto('/register');
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('maria@');
  await page.getByLabel('First name').pressSequentially('M');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(email).toHaveValue('maria@');
  await expect(page.getByLabel('First name')).toHaveValue('M');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('example.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('U13: the calculator accepts any input without an error', async ({ page }) => {
  await page.goto('/cost-calculator');
  const people = page.getByLabel('Number of employees');
  await people.fill('');
  await people.pressSequentially('4o');
  await expect(people).toHaveValue('4o');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});
