/** Doing what was asked: the steps for each tool, ticked by name, and the copy for the person. */
import { blankRecipient } from '#documents/map/entries.ts';
import { axeFinds } from './axe.ts';
import { callAs, entered } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

test('steps per tool are ticked by name, and a copy is put together with its numbers masked', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400);
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA'] });
  const at = `/api/businesses/${business}/data-map`;
  const { version } = await callAs(page, running, 'GET', at);
  const recipients = [
    ['klaviyo', 'Klaviyo'],
    ['paypal', 'PayPal'],
  ].map(([tool = '', name = '']) => ({
    ...blankRecipient(`tool-${tool}`),
    name,
    kind: 'service',
    does: 'works for us',
    business: 'their own',
    role: 'processor',
    tool,
    state: 'confirmed',
  }));
  const tools = ['klaviyo', 'shopify', 'paypal'];
  await callAs(page, running, 'PUT', at, { version, tools, recipients });
  const id = await entered(page, running, business, { state: 'CA', types: ['access', 'delete'] });
  await page.goto(`/requests?business=${business}&request=${id}`);

  const steps = page.getByText('How to do it: Klaviyo');
  await steps.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('choose Profile actions, then Export profile')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help.klaviyo.com' }).first()).toBeVisible();
  await page.getByText('How to do it: PayPal').click();
  await expect(page.getByText('Not read at the maker').first()).toBeVisible();
  await page.getByText('What you may keep').click();
  await expect(page.getByText(/makes you keep records of what they bought/)).toBeVisible();

  // by keyboard alone: the focus stays in the list, on the next press
  const looked = page.getByRole('button', { name: /^I looked here/ });
  const [first, second] = [await looked.nth(0).textContent(), await looked.nth(1).textContent()];
  await looked.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Noted: you looked in /)).toBeVisible();
  await expect(looked).toHaveCount(2);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect([first, await focused()]).toEqual([expect.stringContaining('I looked here'), second]);
  await page.getByRole('button', { name: 'I looked in all of these' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noted: you looked in 2 places.')).toBeVisible();
  await expect(looked).toHaveCount(0);
  await expect(page.getByLabel('Another place you looked in')).toBeFocused();
  await page.keyboard.type('The cellar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Noted: you looked in The cellar.')).toBeVisible();
  await expect(page.getByLabel('Another place you looked in')).toBeFocused();

  await page.getByRole('button', { name: /^Undo ?: The cellar/ }).click();
  await expect(page.getByText('The tick is taken back.')).toBeVisible();
  await page.getByRole('button', { name: 'I told all of these' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Noted: you told /)).toHaveCount(0);
  await page.getByRole('button', { name: 'I told all of these' }).click();
  await page.getByRole('button', { name: 'Yes, I told all of them' }).click();
  await expect(page.getByText('Noted: you told 2 companies.')).toBeVisible();
  await expect(page.getByLabel('Another company you told')).toBeFocused();

  // nobody is known by nothing: it is said, and the focus is where it is mended
  await page.getByRole('button', { name: 'I know who they are' }).last().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tick by what you know' })).toBeVisible();
  await expect(page.locator('#identity-ways')).toBeFocused();

  // each place is ticked, so that what was found is put together next
  await expect(page.getByLabel(/paste what you found/i)).toBeVisible();
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Order,SSN\n7,123-45-6789\n'),
  });
  await expect(page.getByText('Found and masked: Social Security number (1).')).toBeVisible();
  await page.getByLabel('Or paste what you found').fill('Phone: 555-0100');
  await page.getByRole('button', { name: 'Add the text' }).click();
  await expect(page.getByText('Text.txt is in the copy.')).toBeVisible();
  await expect(page.getByLabel('Or paste what you found')).toHaveValue('');
  // no mail server is set up on this stage, so nothing is said to go
  await expect(page.getByText('Print the copy, and send it with your letter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mail the link' })).toHaveCount(0);
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK'),
  });
  await expect(page.getByText('Save an Excel sheet as CSV first.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  if (process.env['SHOTS'] !== undefined)
    for (const [width, scheme] of [
      [390, 'light'],
      [390, 'dark'],
      [320, 'light'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({
        path: `${process.env['SHOTS']}/${width}-${scheme}.png`,
        fullPage: true,
      });
    }
  await page.getByRole('button', { name: /^Take out ?: orders.csv/ }).click();
  await expect(page.getByText('orders.csv is out.')).toBeVisible();
});
