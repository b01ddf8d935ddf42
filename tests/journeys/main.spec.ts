/** The whole journey of an owner, from registration to the proof of work. */
import { axeFinds } from './axe.ts';
import { choose, mailTo, newOwner, type Owner, signedIn, signIn, withBusiness } from './owner.ts';
import { expect, type RunningServer, test } from './stage.ts';
import type { Page } from '@playwright/test';

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

async function register(page: Page, owner: Owner) {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Create account/ })
    .first()
    .click();
  await page.getByLabel('First name').fill(owner.firstName);
  await page.getByLabel('Last name').fill(owner.lastName);
  await page.getByLabel('Business name').fill(owner.businessName);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('Confirm password').fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText('Your account has been created. Please check your email for verification.'),
  ).toBeVisible();
}

async function confirmAddress(page: Page, running: RunningServer, owner: Owner) {
  const { text } = await mailTo(running, owner.email);
  const link = /https?:\S+\/verify#\S+/.exec(text)?.[0] ?? '';
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}

const MESSAGES = [
  'Business name is required',
  'Please select an industry',
  'Employee count is required',
  'Select at least one state',
  'Select at least one data type',
];

async function setUp(page: Page) {
  await expect(page.getByRole('heading', { name: 'Set Up Your Business Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Business Information' })).toBeVisible();
  await expect(page.getByLabel('Number of employees')).toHaveValue('1');
  await page.getByLabel('Number of employees').fill('');
  await page.getByRole('button', { name: 'Create Business Profile' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(MESSAGES);
  await expect(page).toHaveTitle('Error: Set Up Your Business Profile - Statewise');
  for (const message of MESSAGES)
    await expect(page.locator('.error', { hasText: message })).toBeVisible();
  await summary.getByRole('link', { name: 'Select at least one state' }).click();
  await expect(page.getByLabel('Delaware')).toBeFocused();

  await page.getByLabel('Business name').fill('Brandywine Lane Goods');
  await expect(summary.getByRole('link')).toHaveText(MESSAGES.slice(1));
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Number of employees').fill('42');
  await page.getByLabel('Annual revenue').fill('6,400,000');
  for (const state of ['Delaware', 'Iowa', 'Nebraska', 'Minnesota', 'Texas'])
    await page.getByLabel(state, { exact: true }).check();
  for (const type of ['Email addresses', 'Postal addresses', 'Purchase history'])
    await page.getByLabel(type).check();
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Create Business Profile' }).click();
  await expect(toast(page, 'Business created successfully!')).toBeVisible();
}

/** Opens every fold of the page. */
async function openAll(page: Page) {
  for (const details of await page.locator('main details').all())
    await details.evaluate((one: HTMLDetailsElement) => (one.open = true));
}

const row = (page: Page, state: string) =>
  page
    .locator('.laws > li')
    .filter({ has: page.getByRole('heading', { name: state, exact: true }) });

/** The box that says where the business stands. */
const stand = (page: Page) => page.getByRole('region', { name: 'Where you stand' });

test('an owner goes from the account to the proof of work, and finds it all again', async ({
  page,
  running,
  quiet,
}) => {
  const owner = newOwner();
  await register(page, owner);
  await confirmAddress(page, running, owner);
  await signIn(page, owner);
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await setUp(page);

  await test.step('the dashboard before the first assessment', async () => {
    const stats = page.locator('.stats');
    await expect(stats).toContainText('Active Businesses1Profiles configured');
    await expect(stats).toContainText('States Covered82025 privacy laws');
    await expect(stats).toContainText('Run assessment');
    await expect(stats).toContainText('Complete setup');
    await expect(page.locator('.acct')).toContainText(`Maria Lane ${owner.email}`);
    await expect(page.getByText('is not confirmed')).toBeHidden();
  });

  await test.step('the first result is provisional and asks what is missing', async () => {
    await page.getByRole('link', { name: 'Start Assessment for Brandywine Lane Goods' }).click();
    await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
    await expect(stand(page)).toContainText(
      /^Where you standNo law with a size test surely binds you yet\. Up to \d+/,
    );
    await expect(page.getByText(/^Risk level$|CRITICAL|Critical/)).toHaveCount(0);
    await expect(page.locator('.scorecard')).toHaveCount(0);
    for (const state of ['Delaware', 'Iowa', 'Nebraska', 'Minnesota', 'Texas'])
      await expect(row(page, state)).toContainText('Cannot tell yet');
    await expect(page.getByText(/^last saved/)).toBeVisible();
  });

  await test.step('one answer in its place settles a law', async () => {
    const iowa = row(page, 'Iowa');
    await iowa.getByRole('heading', { name: 'Iowa' }).click();
    await iowa.getByLabel(/About how many people who live in Iowa/).fill('many');
    await iowa.getByRole('button', { name: 'Save answer' }).click();
    await expect(iowa.getByText('Enter a number, such as 1,200')).toBeVisible();
    await iowa.getByLabel(/About how many people who live in Iowa/).fill('900');
    await iowa.getByRole('button', { name: 'Save answer' }).click();
    await expect(iowa).toContainText('Does not apply');
    await expect(
      iowa.getByRole('link', { name: 'Iowa Code § 715D.2(1)(a)' }).first(),
    ).toBeVisible();
  });

  await test.step('the other answers settle the rest, each with its section', async () => {
    await expect(page.getByRole('link', { name: 'Answer them now' })).toHaveAttribute(
      'href',
      /^\/assessment\/questions\?business=/,
    );
    await page.goto(`${page.url()}#answers`);
    await page.locator('[id="q-consumers.DE"]').fill('38,200');
    await page.locator('[id="q-consumers.MN"]').fill('12000');
    await choose(page, /federal size standards/, 'Yes');
    await choose(page, /sell or trade sensitive information/, 'No');
    await choose(page, /for money or anything else of value/, 'No');
    await page.getByRole('button', { name: 'Save answers' }).click();
    await expect(row(page, 'Delaware').locator('.badge')).toHaveText('Applies');
    await openAll(page);
    await expect(
      row(page, 'Delaware')
        .locator('.law')
        .getByRole('link', { name: '6 Del. C. § 12D-103(a)(1)' }),
    ).toHaveAttribute('href', /delcode\.delaware\.gov/);
    await expect(row(page, 'Minnesota')).toContainText('Does not apply, one duty stays');
    await expect(
      row(page, 'Nebraska')
        .getByRole('link', { name: /Neb\. Rev\. Stat\. § 87-1103/ })
        .first(),
    ).toBeVisible();
    await expect(
      row(page, 'Texas')
        .getByRole('link', { name: /Tex\. Bus\. & Com\. Code/ })
        .first(),
    ).toBeVisible();
    await expect(stand(page)).toContainText(
      /1 law binds you\. Up to \d+ questions, about \d+ minutes, decide \d+ tasks\./,
    );
    await expect(page.getByText(/^\d+ duties added by Delaware[^%]*\.$/)).toBeVisible();
    await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();
  });

  const score = page.locator('.scorecard .big');
  const before = await score.innerText();
  await test.step('a task is marked complete, taken back, and noted', async () => {
    const first = page.locator('.tasks > li').first();
    // the last of all that were opened is the one that is open
    await first.getByRole('heading', { level: 3 }).click();
    await first.getByRole('button', { name: /^Mark Complete/ }).click();
    await expect(first).toContainText('Completed');
    await expect(first).toContainText('by Maria Lane');
    // asked once for proof, without taking the focus
    await expect(first.getByLabel('What shows that it is done?')).toBeVisible();
    await expect(first.locator('summary').first()).toBeFocused();
    await first.getByRole('button', { name: 'Skip' }).click();
    await expect(first.getByLabel('What shows that it is done?')).toBeHidden();
    const after = await score.innerText();
    expect(Number.parseInt(after, 10)).toBeGreaterThan(Number.parseInt(before, 10));
    const notice = page.getByRole('region', { name: /Notifications/ });
    await expect(notice).not.toContainText('%');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(score).toHaveText(before);
    await first.getByRole('button', { name: /^Mark Complete/ }).click();
    await expect(score).toHaveText(after);
    await first.getByRole('button', { name: /^Undo/ }).click();
    await expect(score).toHaveText(before);
    await first.getByRole('button', { name: /^Mark Complete/ }).click();
    await expect(first).toContainText('Completed');
    await expect(first.getByRole('button', { name: 'Skip' })).toHaveCount(0);
    await first.getByRole('button', { name: /^Add a note/ }).click();
    await first.getByLabel('What shows that it is done?').fill('In the folder "privacy", page 3.');
    await first.getByRole('button', { name: 'Save note' }).click();
    await expect(first).toContainText('Note: In the folder "privacy", page 3.');
  });

  await test.step('not applicable needs a reason', async () => {
    const second = page.locator('.tasks > li').nth(1);
    await second.getByRole('heading', { level: 3 }).click();
    // one is open at a time
    await expect(page.locator('.taskrow[open]')).toHaveCount(1);
    await second.getByRole('button', { name: /^Not applicable/ }).click();
    await second.getByRole('button', { name: 'Mark not applicable' }).click();
    await expect(second.getByText('Say why it does not apply to you')).toBeVisible();
    await second
      .getByLabel('Why does it not apply to you?')
      .fill('Our partner answers all requests.');
    await second.getByRole('button', { name: 'Mark not applicable' }).click();
    await expect(second).toContainText('Reason: Our partner answers all requests.');
  });

  await test.step('more than ten tasks stand behind View All', async () => {
    await expect(page.getByRole('heading', { name: 'Top 10 tasks' })).toBeVisible();
    await expect(page.locator('section[aria-labelledby="tasks"] > .tasks > li')).toHaveCount(10);
    await page.getByRole('button', { name: /^View All/ }).click();
    expect(
      await page.locator('section[aria-labelledby="tasks"] > .tasks > li').count(),
    ).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Show top 10' }).click();
  });

  const shown = await score.innerText();
  await test.step('a reload shows the same', async () => {
    await page.reload();
    // questions come first: the figures stand in a fold
    const fold = page.getByRole('heading', { name: 'Score and risk' });
    await expect(fold).toBeVisible();
    await expect(score).toBeHidden();
    await fold.click();
    await expect(score).toHaveText(shown);
    await page.getByRole('heading', { name: 'Receipts and history' }).click();
    await expect(page.locator('.ledger').last()).toContainText('Answers saved');
  });

  await test.step('the dashboard follows; after signing out and in all is still there', async () => {
    await page.getByRole('link', { name: 'Today' }).first().click();
    const stats = page.locator('.stats');
    await expect(stats).toContainText('Not known yet: Brandywine Lane Goods has answers to give');
    await expect(stats).toContainText(/Pending Tasks\d+Next due/);
    // pending requests are refused after signing out
    quiet.allow(401);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await signIn(page, owner);
    await expect(stats).toContainText('Not known yet: Brandywine Lane Goods has answers to give');
    await page.getByRole('link', { name: 'Run the check' }).click();
    await page.getByText('Done or not applicable').click();
    await page.locator('.is-done').first().getByRole('heading', { level: 3 }).click();
    await expect(page.getByText('Note: In the folder "privacy", page 3.')).toBeVisible();
  });
});

test('R20: two tabs on one profile lose nothing @full', async ({
  page,
  context,
  running,
  quiet,
}) => {
  quiet.allow(409);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard?configure=${id}`);
    await expect(tab.getByLabel('Business name')).toHaveValue('Brandywine Lane Goods');
  }
  await page.getByLabel('Number of employees').fill('43');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/dashboard');

  await other.getByLabel('Business name').fill('Brandywine Lane Gifts');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const versions = other.getByRole('region', { name: 'Both versions' });
  await expect(versions.getByRole('row', { name: /Business name/ })).toContainText(
    'Brandywine Lane Gifts',
  );
  await expect(versions.getByRole('row', { name: /Number of employees/ })).toContainText('43');
  await expect(other.getByLabel('Business name')).toHaveValue('Brandywine Lane Gifts');
  expect(await axeFinds(other)).toEqual([]);
  await other.setViewportSize({ width: 320, height: 900 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await other.getByLabel('Number of employees').fill('43');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    other.getByRole('heading', { name: 'Brandywine Lane Gifts', exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Retail, 43 employees')).toBeVisible();
});

test('R20: two tabs that answer and tick lose nothing @full', async ({
  page,
  context,
  running,
  quiet,
}) => {
  quiet.allow(409);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/assessment?business=${id}#answers`);
    await expect(tab.getByText(/^last saved/)).toBeVisible();
  }
  await page.locator('[id="q-consumers.DE"]').fill('38200');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();

  await other.locator('[id="q-consumers.DE"]').fill('41000');
  await other.locator('[id="q-consumers.IA"]').fill('900');
  await other.getByRole('button', { name: 'Save answers' }).click();
  const conflict = other.getByRole('region', { name: /changed elsewhere/ });
  await expect(conflict.getByRole('row', { name: /Delaware/ })).toContainText('38,200');
  await expect(conflict.getByRole('row', { name: /Delaware/ })).toContainText('41,000');
  await expect(conflict.getByRole('row', { name: /Iowa/ })).toContainText('No answer');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await other.getByRole('heading', { name: 'What the result rests on' }).click();
  await expect(other.locator('.told').first()).toContainText('41,000');

  const [mine, theirs] = [page.locator('.tasks > li').nth(0), other.locator('.tasks > li').nth(1)];
  await mine.getByRole('button', { name: /^Mark Complete/ }).click();
  await expect(mine).toContainText('Completed');
  await theirs.getByRole('heading', { level: 3 }).click();
  await theirs.getByRole('button', { name: /^Mark Complete/ }).click();
  await expect(theirs).toContainText('Completed');
  await page.reload();
  await page.getByText('Done or not applicable').click();
  await expect(page.locator('.tasks .is-done')).toHaveCount(2);
});

test('answers that contradict each other are named at their questions @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(409);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto(`/assessment?business=${id}#answers`);
  await choose(page, /for money or anything else of value/, 'No');
  await choose(page, /pay you money for people/, 'Yes');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(
    page.getByRole('alert').getByRole('heading', { name: 'There is a problem' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  const paid = page
    .locator('.answers')
    .getByRole('radiogroup', { name: /pay you money for people/ });
  await expect(paid.getByText(/cannot both be right/)).toBeVisible();
  await expect(paid.getByLabel('Yes')).toBeChecked();
  await choose(page, /pay you money for people/, 'No');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Saved. The result above is up to date.')).toBeVisible();
});

test('U5: the journey by keyboard alone @full', async ({ page, running }) => {
  const owner = await signedIn(page, running);
  await page.context().clearCookies();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until the target has the focus; the order of focus is the order on the page. */
  const tabTo = async (name: RegExp, most = 80) => {
    for (let step = 0; step < most; step += 1) {
      await press('Tab');
      const found = await page.evaluate(() => {
        const at = document.activeElement;
        const label =
          at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : at;
        return `${at?.getAttribute('aria-label') ?? ''} ${label?.textContent ?? ''}`.trim();
      });
      if (name.test(found)) return;
    }
    throw new Error(`the focus never reached ${name}`);
  };
  await page.goto('/login');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(/^Email/);
  await page.keyboard.type(owner.email);
  await tabTo(/^Password/);
  await page.keyboard.type(owner.password);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Set Up Your Business Profile' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await tabTo(/^Business name/);
  await page.keyboard.type('Lane Repair Studio');
  await tabTo(/^Industry/);
  await page.keyboard.type('Oth');
  await tabTo(/^Delaware/);
  await press('Space');
  await tabTo(/^Email addresses/);
  await press('Space');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Businesses' })).toBeVisible();
  await tabTo(/^Start Assessment/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
  await tabTo(/^Answer them now/);
  await press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^How many people/);
  await tabTo(/^People in Delaware/);
  await page.keyboard.type('40,000');
  await press('Enter');
  await expect(title).not.toHaveText(/^How many people/);
  while ((await title.innerText()) !== 'Check your answers') {
    const before = await title.innerText();
    await tabTo(/^(None of these|No)$/);
    await press('Space');
    await press('Enter');
    await expect(title).not.toHaveText(before);
  }
  await tabTo(/^See the result/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'State by state' })).toBeVisible();
  await tabTo(/^Mark Complete/, 120);
  await press('Enter');
  await expect(page.locator('.tasks .is-done')).toHaveCount(1);
});

test('two things that do not fit are raised with both ways, block nothing, and go when one is changed @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['NJ'] });
  const give = (version: number, answers: object[]) =>
    page.request.put(`${running.origin}/api/businesses/${id}/answers`, {
      data: { version, answers },
      headers: { origin: running.origin },
    });
  const people = { fact: 'consumers', state: 'NJ', value: 26_000 };
  const ads = { fact: 'targetedAdvertising', value: true };
  const stored = await give(1, [people, ads, { fact: 'sellsPersonalData', value: false }]);
  expect(stored.ok(), await stored.text()).toBe(true);
  await page.goto(`/assessment?business=${id}`);
  const misfits = page.getByRole('region', { name: /not fit together/ });
  await expect(misfits).toBeVisible();
  await expect(misfits).toContainText('New Jersey');
  await expect(misfits.getByRole('listitem').getByRole('link')).not.toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await misfits
    .getByRole('link', { name: /^Change the answer/ })
    .last()
    .click();
  await expect(page.locator('[id^="change-"]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('.told').getByLabel('Yes').check();
  await page.locator('.told').getByRole('button', { name: 'Save answer' }).click();
  await expect(misfits).toBeHidden();
});
