/**
 * A stranger with a bakery in four states, on a phone: from no account to the published policy, by
 * what the screens say.
 */
import type { Locator, Page } from '@playwright/test';
import { newOwner } from './owner.ts';
import { expect, test } from './stage.ts';
import { ReadingCount } from './reading-count.ts';

/** Words to read without the policy itself, and presses: more than now is worse for every owner. */
const MOST = { words: 2200, presses: 105 } as const;

const PEOPLE: Readonly<Record<string, string>> = {
  Delaware: '42000',
  'New Jersey': '110000',
  Minnesota: '3000',
};
const TRACKING = /^Whether other companies collect/;
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/request form/, 'https://crumblane.example/requests'],
  [/^Your phone/, '302-555-0142'],
  [/^Your postal/, '12 Mill Street, Dover, DE 19901'],
  [/^Address of your website/, 'https://crumblane.example'],
];

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name });

async function account(page: Page, count: ReadingCount) {
  const { firstName, lastName, email, password } = newOwner();
  count.at('account');
  await page.goto('/register');
  await count.read(button(page, 'Create account'));
  await count.type(page.getByLabel('First name'), firstName);
  await count.type(page.getByLabel('Last name'), lastName);
  await count.type(page.getByLabel('Business name'), 'Crumb & Lane Bakery');
  await count.type(page.getByLabel('Email'), email);
  await count.type(page.getByLabel('Password', { exact: true }), password);
  await count.type(page.getByLabel('Confirm password'), password);
  await count.press(button(page, 'Create account'));
  await page.waitForURL(/login/);
  await count.read(button(page, 'Sign In'));
  await count.type(page.getByLabel('Email'), email);
  await count.type(page.getByLabel('Password', { exact: true }), password);
  await count.press(button(page, 'Sign In'));
  await page.waitForURL(/dashboard/);
}

async function profile(page: Page, count: ReadingCount) {
  count.at('profile');
  const create = button(page, 'Create Business Profile');
  await count.read(create);
  await count.type(page.getByLabel('Business name'), 'Crumb & Lane Bakery');
  await count.choose(page.getByLabel('Industry'), 'Retail');
  await count.type(page.getByLabel('Number of employees'), '14');
  await count.type(page.getByLabel('Annual revenue'), '2100000');
  for (const name of ['Delaware', 'New Jersey', 'Minnesota', 'Texas'])
    await count.pick(page.getByLabel(name, { exact: true }));
  for (const name of ['Email addresses', 'Phone numbers', 'Postal addresses', 'Purchase history'])
    await count.pick(page.getByLabel(name));
  await count.pick(page.getByLabel('Internet activity'));
  await count.press(create);
}

/** Answers each yes or no under this part. */
async function answerAll(part: Locator, count: ReadingCount, yes: RegExp) {
  const groups = part.locator('fieldset:visible, [role=radiogroup]:visible');
  for (const group of await groups.filter({ has: part.page().getByRole('radio') }).all()) {
    const isYes = yes.test(await group.innerText());
    await count.pick(group.getByLabel(isYes ? 'Yes' : 'No', { exact: true }).first());
  }
}

async function assessment(page: Page, count: ReadingCount) {
  count.at('assessment');
  const start = main(page).getByRole('link', { name: /^Start Assessment/ });
  await count.read(start);
  await count.press(start);
  const now = main(page).getByRole('link', { name: 'Answer them now' });
  await count.read(now);
  await count.press(now);
  const title = main(page).getByRole('heading', { level: 1 }).last();
  const go = button(page, 'Continue');
  await go.waitFor();
  for (let asked = ''; asked !== 'Check your answers'; asked = await title.innerText()) {
    await count.read(go);
    await answerQuestion(page, count);
    const before = await title.innerText();
    await count.press(go);
    await expect(title).not.toHaveText(before);
  }
  const result = button(page, 'See the result');
  await count.read(result);
  await count.press(result);
  const today = page.getByRole('heading', { name: 'Where you stand' });
  await expect(today).toBeVisible();
  await count.read(today);
}

/** One question of the interview, as this bakery answers it. */
async function answerQuestion(page: Page, count: ReadingCount) {
  for (const [state, people] of Object.entries(PEOPLE)) {
    const field = page.getByLabel(`People in ${state}`, { exact: true });
    if ((await field.count()) > 0) await count.type(field, people);
  }
  const yes = page.locator('#choice-yes');
  const none = page.locator('#box-none');
  if ((await yes.count()) > 0) await count.pick(yes);
  const firms = page.getByLabel('Outside firms handle people’s data for you');
  if ((await firms.count()) > 0) await count.pick(firms);
  else if ((await none.count()) > 0) await count.pick(none);
}

async function dataMap(page: Page, count: ReadingCount) {
  count.at('data map');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Open assessment/ })).toBeVisible();
  const bar = page.locator('header.bar');
  await count.press(bar.getByRole('button', { name: 'Menu' }));
  const map = bar.getByRole('link', { name: 'Your data', exact: true });
  await count.read(map);
  await count.press(map);
  const ticks = button(page, 'Save the ticks');
  await count.read(ticks);
  for (const name of [/^Google Analytics 4/, /^Mailchimp/, /^Square/])
    await count.pick(page.getByRole('checkbox', { name }));
  await count.press(ticks);
  await page.locator('.mapentry', { hasText: 'Mailchimp' }).waitFor();
  await count.read(button(page, /^All \d+ are right$/));
  await count.press(button(page, /^All \d+ are right$/));
  await count.press(page.getByRole('link', { name: 'Next: Kinds of data' }));
  await count.read(button(page, /^All \d+ are right$/));
  for (const kept of await page.getByLabel(/^How long do you keep it/).all())
    await count.type(kept, '2 years after the last order');
  for (const care of await page.locator('.mapclosed fieldset').all())
    await count.pick(care.getByLabel('No', { exact: true }));
  await count.press(button(page, /^All \d+ are right$/));
  await count.press(page.getByRole('link', { name: /^Next: Sold/ }));
  await count.read(button(page, 'Save'));
  for (const words of ['The list of companies is whole', 'The list of kinds of data is whole'])
    await count.pick(page.getByLabel(words));
  await count.press(button(page, 'Save'));
  await expect(page.getByText(/Your map is whole\.$/)).toBeVisible();
  await count.press(page.getByRole('link', { name: 'Next: Look it over' }));
  const on = page.getByRole('link', { name: 'Go on to your privacy policy' });
  await count.read(on);
  await count.press(on);
}

const settled = async (page: Page) =>
  (await page.getByText(/^\d+ of \d+ settled/).innerText()).match(/\d+/g)?.map(Number) ?? [];

/** More groups than any document has. */
const MOST_GROUPS = 30;

/** Fills in the group that is shown, and goes on to the next. */
async function answerGroup(form: Locator, count: ReadingCount) {
  const save = form.getByRole('button', { name: /^Save( and go on)?$/ });
  await count.read(save, { from: form.locator('#group') });
  const proposals = form.locator('.detail__use');
  for (let left = await proposals.count(); left > 0; left -= 1) {
    await count.press(proposals.first());
    await expect(proposals).toHaveCount(left - 1);
  }
  for (const [label, words] of WORDS)
    if (await form.getByLabel(label).isVisible()) await count.type(form.getByLabel(label), words);
  for (const group of await form.locator('form fieldset:visible').all()) {
    const asked = await group.innerText();
    const choice = TRACKING.test(asked) ? 'do not' : /for your clients/.test(asked) ? 'No' : 'Yes';
    await count.pick(group.getByLabel(choice, { exact: true }));
  }
  const title = await form.locator('#group').innerText();
  await count.press(save);
  await expect(form.locator('#group')).not.toHaveText(title);
}

async function policy(page: Page, count: ReadingCount) {
  count.at('policy');
  const asks = page.getByRole('region', { name: /decides? which parts stay$/ });
  await count.read(asks.getByRole('button', { name: 'Save answers' }));
  // companies that work for the owner are known from the map
  await expect(asks.getByText('Do outside firms handle')).toHaveCount(0);
  const [before = 0, all = 0] = await settled(page);
  for (let known = before; await asks.isVisible();) {
    await answerAll(asks, count, /^$/);
    await count.press(asks.getByRole('button', { name: 'Save answers' }));
    const was = known;
    await expect.poll(async () => (await settled(page))[0] ?? 0).toBeGreaterThan(was);
    const [now = 0, same = 0] = await settled(page);
    expect(same, 'the total keeps its meaning').toBe(all);
    known = now;
  }

  const form = page.getByRole('region', { name: /left to fill in$/ });
  const done = page.getByRole('heading', { name: 'Nothing left to fill in' });
  let seen = '';
  for (let group = 0; group < MOST_GROUPS && !(await done.isVisible()); group += 1) {
    seen += await form.innerText();
    await answerGroup(form, count);
  }
  expect(seen).toContain('they only work for you: “do not” fits that');
  await expect(done).toBeFocused();
  expect(await settled(page)).toEqual([all, all, 0]);
}

async function publish(page: Page, count: ReadingCount) {
  count.at('read and publish');
  await count.press(page.getByRole('link', { name: 'Read the whole paper' }));
  const first = button(page, /^Publish version/);
  await count.read(first, { document: true, from: page.locator('#read') });
  await count.press(first);
  const dialog = page.getByRole('dialog');
  await count.press(dialog.getByRole('button', { name: /^Publish version/ }));
  const address = page.locator('.publish__address a');
  await count.read(address, { from: page.locator('#publish') });
  const reply = await page.request.get((await address.getAttribute('href')) ?? '');
  expect(reply.status()).toBe(200);
  const published = await reply.text();
  for (const words of ['Crumb &amp; Lane Bakery', '302-555-0142', 'Mailchimp', 'New Jersey'])
    expect(published).toContain(words);
  expect(published).not.toMatch(/<mark|class="gap"/);
}

test('a bakery’s policy for four states, from no account to its page, in few words and presses @full', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const count = new ReadingCount(page);
  for (const step of [account, profile, assessment, dataMap, policy, publish])
    await test.step(step.name, () => step(page, count));
  const rows = count.table();
  await info.attach('walk.json', { body: JSON.stringify(rows, null, 1) });
  const all = rows.at(-1);
  expect(all?.words).toBeLessThanOrEqual(MOST.words);
  expect(all?.presses).toBeLessThanOrEqual(MOST.presses);
  // measures that count nothing would pass as well
  expect(all?.words).toBeGreaterThan(1000);
  expect(all?.document).toBeGreaterThan(1000);
});
