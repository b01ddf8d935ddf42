/**
 * A single request given to a helper: in two browsers, from the mail to the work done, and taken
 * back.
 */
import { callAs, daysAgo, entered } from './desk.ts';
import { mailTo, newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import { sweep } from './sweeping.ts';

test('an owner gives a request by keyboard, the helper does it, and it is taken back', async ({
  page,
  running,
  browser,
  quiet,
}) => {
  quiet.allow(404);
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  const given = await entered(page, running, business, { name: 'Wanda Works' });
  const kept = await entered(page, running, business, {
    name: 'Kept Back',
    receivedOn: daysAgo(2),
  });
  const helper = { ...newOwner(), firstName: 'Hannah' };

  await page.goto(`/requests?business=${business}&request=${given}`);
  const who = page.getByRole('group').filter({ hasText: 'Who helps with it' });
  await who.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(helper.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/It is given to them/)).toBeFocused();
  await expect(who.getByText(helper.email, { exact: true })).toBeVisible();
  await expect(who.getByText(/Invited, and not there yet/)).toBeVisible();
  await sweep(page, 'a request that is given');

  const mail = await mailTo(running, helper.email);
  const link = /https?:\/\/\S+\/invitation#[\w-]+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: running.origin });
  const other = await context.newPage();
  await signedIn(other, running, helper);
  await other.goto(link);
  await expect(other.getByText('Maria Lane asks you to help')).toBeVisible();
  await sweep(other, 'the invitation of a helper');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other).toHaveURL(/\/requests\?given=1$/);
  await expect(other.getByRole('heading', { name: /Wanda Works/ })).toBeVisible();
  await expect(other.getByText('Kept Back')).toHaveCount(0);
  await sweep(other, 'the requests of a helper');
  await other.goto('/dashboard');
  await other.getByRole('link', { name: 'See what to do' }).click();

  await other.getByRole('link', { name: /Wanda Works/ }).click();
  await expect(other.getByRole('heading', { name: /^Request / })).toBeVisible();
  await expect(other.getByText('Who helps with it')).toHaveCount(0);
  await expect(other.getByText('Correct, keep or erase')).toHaveCount(0);
  const choices = other.getByLabel('What was done?');
  await expect(other.getByRole('button', { name: 'I know who they are' })).toHaveCount(1);
  await expect(choices.getByRole('option', { name: /I did what was asked/ })).toHaveCount(0);
  await sweep(other, 'the request of a helper');
  await other.getByRole('button', { name: 'They could not show it' }).click();
  await other.getByLabel('New note').fill('Looked in the shop: nothing there');
  await other.getByRole('button', { name: 'Save the note' }).click();
  await expect(other.getByText('The note is saved.')).toBeVisible();
  await other.getByRole('button', { name: 'Write the letter' }).first().click();
  await expect(other.getByText(/The owner sends this letter/)).toBeVisible();
  await other.goto(`/requests?given=${business}&request=${kept}`);
  await expect(other.getByRole('heading', { name: 'There is no such request' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Looked in the shop: nothing there')).toBeVisible();
  await expect(page.getByText(/^Hannah Lane, /)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back from Hannah Lane' }).click();
  await expect(page.getByText('They see this request no more.')).toBeVisible();
  await expect(page.getByText(`No longer given to ${helper.email}.`)).toBeVisible();
  await other.goto('/requests?given=1');
  await expect(other.getByText(/Nothing is given to you now/)).toBeVisible();
  await other.goto(`/requests?given=${business}&request=${given}`);
  await expect(other.getByRole('heading', { name: 'There is no such request' })).toBeVisible();

  const again = { email: helper.email, sends: true };
  const at = `/api/businesses/${business}/requests/${given}/helpers`;
  await callAs(page, running, 'POST', at, again);
  await other.goto('/requests?given=1');
  await other.getByRole('button', { name: 'Stop helping Brandywine Lane Goods' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stop helping', exact: true }).click();
  await expect(other.getByText(/Nothing is given to you now/)).toBeVisible();
  await context.close();
});
