/**
 * How many keys it takes to opt out, and to write down a request and confirm it, by keyboard alone;
 * docs/figures.md has the estimates.
 */
import { callAs, entered, formOf, Keystrokes, tabTo } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

/** 16 letters. */
const ADDRESS = 'lee@shop.example';

test('a person opts out with state and address in few keys @full', async ({
  page,
  running,
  browser,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA', 'VA'] });
  const slug = await formOf(page, running, business);
  const context = await browser.newContext({ baseURL: running.origin, javaScriptEnabled: false });
  const person = await context.newPage();
  await person.goto(`/r/${slug}`);
  const first = person.locator('form').first();
  const by = new Keystrokes(person);
  await by.to(first.getByRole('combobox'));
  await by.type('Virg');
  await by.to(first.getByRole('textbox', { name: /Email/ }));
  await by.type(ADDRESS);
  await by.send();
  await expect(person).toHaveURL(/\/r\/s\//);
  await expect(person.getByText('Stop selling my data')).toBeVisible();
  await expect(person.getByText(/Your request is saved/)).toBeVisible();
  await context.close();
  expect(by.keys).toBeLessThanOrEqual(25);
  expect(by.seconds).toBeLessThanOrEqual(20);
});

test('an owner writes down a request by phone and that it was confirmed, in few keys @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA'] });
  await page.goto(`/requests?business=${business}`);
  const by = new Keystrokes(page);
  await page.getByRole('link', { name: 'Write down a request' }).focus();
  await by.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write down a request');
  await by.to(page.getByRole('radio', { name: 'By email' }));
  await by.press('ArrowDown');
  await by.to(page.getByRole('checkbox', { name: 'Delete data', exact: true }));
  await by.press('Space');
  await by.to(page.getByRole('combobox', { name: 'In which state do they live?' }));
  await by.type('Cal');
  await by.to(page.getByRole('textbox', { name: 'Their name' }));
  await by.type('Lee Morgan');
  await by.to(page.getByRole('textbox', { name: 'Their email' }));
  await by.type(ADDRESS);
  await by.send();
  await expect(page.getByText(/California\. Came by phone/)).toBeVisible();
  // the letter of receipt is not needed: it was said on the phone
  await by.to(page.getByRole('button', { name: 'I did it another way' }));
  await by.send();
  await expect(page.getByLabel('What was done?')).toBeFocused();
  await by.to(page.getByRole('button', { name: 'Write it down' }));
  await by.send();
  await expect(page.getByText(/^Noted: /)).toBeFocused();
  expect(by.keys).toBeLessThanOrEqual(75);
  expect(by.seconds).toBeLessThanOrEqual(60);
});

test('each request of the list is one stop, and its page goes on at its heading and its next step', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA', 'VA'] });
  for (const name of ['Ann Oak', 'Ben Elm', 'Cay Fir'])
    await entered(page, running, business, { name, email: `${name.slice(0, 3)}@example.com` });
  await page.goto(`/requests?business=${business}`);
  const lines = page.locator('.desklist > li h2 a');
  await expect(lines).toHaveCount(3);
  await lines.first().focus();
  expect(await tabTo(page, lines.nth(1))).toBe(1);
  expect(await tabTo(page, lines.nth(2))).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Request / })).toBeFocused();
  expect(await tabTo(page, page.getByRole('button', { name: 'Write the letter' }))).toBe(1);
});

test('a press at what was changed elsewhere says so where the focus is; a closed one leads on', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(409);
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['VA'] });
  const id = await entered(page, running, business);
  const other = await entered(page, running, business, {
    name: 'Ben Elm',
    email: 'ben@example.com',
  });
  await page.goto(`/requests?business=${business}&request=${id}`);
  const add = page.getByLabel('Another place you looked in');
  await add.fill('Paper files');
  const at = `/api/businesses/${business}/requests/${id}`;
  const { version } = await callAs(page, running, 'GET', at);
  await callAs(page, running, 'POST', `${at}/events`, { version, what: 'withdrawn' });
  await add.press('Enter');
  await expect(page.getByText(/changed elsewhere meanwhile.*was not saved/)).toBeFocused();
  await page.getByRole('link', { name: /^Open the next one/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`request=${other}`));
});
