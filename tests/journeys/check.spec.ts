/**
 * The public check: in the browser only, within seven questions and 90 seconds, by keyboard, in two
 * languages.
 */
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { looksFor, WIDTHS } from './looks.ts';
import { newOwner } from './owner.ts';
import { expect, test } from './stage.ts';

/**
 * Opens the check and waits until its helpers are loaded, the worker last: after that there are no
 * requests.
 */
async function open(page: Page, path = '/check') {
  const data = page.waitForResponse((reply) => reply.url().includes('/assets/count.worker'));
  await page.goto(path);
  // the first interaction
  await page.keyboard.press('Shift');
  await data;
  await page.waitForLoadState('networkidle');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('main button[type=submit]').click();

/** Answers one question as a small business would: yes to the size, no to everything else. */
async function answer(page: Page, people = '8000') {
  const main = page.locator('main');
  if (await main.locator('#total').count()) await main.locator('#total').fill(people);
  else if (await main.locator('#choice-yes').count()) await main.locator('#choice-yes').check();
  else if (await main.locator('#choice-band-0').count())
    await main.locator('#choice-band-0').check();
  else await main.locator('#box-none').check();
}

/** The visible text of a question: headings, hint and choices. */
const wordsToRead = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      'main h1, main .lede, main form h2, main form h2 + *, main fieldset > p, main fieldset label, main dl.checked + p, main .head .lede',
    );
    const shown = new Set([...parts].filter((part) => part.checkVisibility()));
    // a sign next to its name is not read
    const textOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const sign of copy.querySelectorAll('[aria-hidden]')) sign.remove();
      return copy.textContent;
    };
    return [...shown].reduce((sum, part) => sum + (textOf(part).match(/\S+/g)?.length ?? 0), 0);
  });

test('U25: all laws within seven questions and 90 seconds, without one request', async ({
  page,
  context,
}) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  let seconds = (await wordsToRead(page)) / (200 / 60);
  await page.locator('#state-all').check();
  await submit(page);
  let questions = 1;
  const lefts: number[] = [];
  while ((await heading(page).innerText()) !== 'Check your answers') {
    questions += 1;
    const left = await page.locator('main .overline').innerText();
    lefts.push(left === 'Last question' ? 1 : Number(/At most (\d+)/.exec(left)?.[1]));
    // a click for the answer and one to continue
    seconds += (await wordsToRead(page)) / (200 / 60) + 2;
    await answer(page);
    await submit(page);
  }
  seconds += 2;
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.verdicts > li')).toHaveCount(24);
  await expect(page.locator('.answer')).toHaveText(
    'On your answers no law with a size test applies as a whole. 20 laws do not apply to you, but a duty of three of them stays. Four laws start later. One law without a size test applies to you, and 16 more may: see below.',
  );
  await expect(page.locator('.verdicts .badge').filter({ hasText: 'Cannot tell yet' })).toHaveCount(
    0,
  );
  expect(questions).toBeLessThanOrEqual(7);
  lefts.forEach((left, at) => expect(lefts.length - at).toBeLessThanOrEqual(left));
  process.stdout.write(
    `the check: ${questions} questions, ${Math.round(seconds)} s at 200 words a minute\n`,
  );
  expect(seconds).toBeLessThanOrEqual(90);
  // the browser may read the tab's icon again from its own cache
  expect(asked.filter((url) => !url.includes('/assets/logo'))).toEqual([]);
  await context.setOffline(false);
});

test('what still binds a small business: no sale of sensitive data in Texas, Nebraska, Minnesota @full', async ({
  page,
}) => {
  await page.goto(
    '/check#states=MN,NE,TX&consumers.MN=900&sbaSmallBusiness=yes&sellsPersonalData=no&at=result',
  );
  for (const state of ['Minnesota', 'Nebraska', 'Texas']) {
    const row = page
      .locator('.verdicts > li')
      .filter({ has: page.getByRole('heading', { name: state }) });
    await expect(row).toContainText(/dut(y|ies) stays?/);
    // once, also for those who listen
    expect((await row.innerText()).match(/(One duty stays|These duties stay): /g)).toHaveLength(1);
    await expect(row).toContainText(/sensitive data/i);
  }
});

test('cannot tell: the one number that is missing, and what it would change @full', async ({
  page,
}) => {
  await page.goto('/check#states=TX,DE&consumers.DE=?&at=result');
  const texas = page.locator('.verdicts > li').filter({ hasText: 'Texas' });
  await expect(texas).toContainText('Cannot tell yet');
  await expect(texas).toContainText('whether you are a small business under SBA rules');
  await texas.getByRole('button', { name: /Answer this question/ }).click();
  await expect(heading(page)).toHaveText('Are you a small business under the federal size rules?');
  await page.getByLabel('No', { exact: true }).check();
  await submit(page);
  expect(decodeURIComponent(page.url())).toContain('sbaSmallBusiness=no');
});

test('headroom, the clause and the law of another day @full', async ({ page }) => {
  await page.goto(
    '/check#states=DE&consumers.DE=12000&sellsPersonalData=no&acquiresPersonalData=no&at=result',
  );
  const row = page.locator('.verdicts > li');
  await expect(row).toContainText('From January 1, 2027: applies.');
  // the bar is against the number that counts then
  await expect(row).toContainText('12,000, the limit is 10,000');
  await expect(row.locator('.cite').first()).toContainText('12D-103');
  const changes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What changes for you' }) })
    .last();
  await expect(changes).toContainText('January 1, 2027');
  await expect(changes).toContainText('Until then: does not apply. From this day: applies.');
  await page.getByLabel('Show the law as of').selectOption('2027-01-01');
  await expect(row).toContainText('Applies');
  expect(page.url()).toContain('?asOf=2027-01-01#');
  // the answer names its day, and there is a link back to today
  await expect(page.locator('.answer')).toContainText('One law applies to you on January 1, 2027.');
  const days = page.getByLabel('Show the law as of').locator('option');
  await expect(days).toHaveCount(2);
  await expect(days.first()).toHaveText(/^Today, /);
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(page.url()).not.toContain('asOf');
  await page.goto('/check?asOf=2027-01-01#states=DE&consumers.DE=12000&at=result');
  await expect(row).toContainText('Applies');
  // of a day in the past only the law of today could be shown: it says so
  await page.goto('/check?asOf=2026-01-01#states=DE&consumers.DE=12000&at=result');
  await expect(row).toContainText('From January 1, 2027: applies.');
  await expect(page.getByLabel('Show the law as of').locator('option:checked')).toHaveText(
    /^Today, /,
  );
});

test('U14 U15: Back, refresh, a copied link, and each answer with its own way to change it @full', async ({
  page,
  context,
}) => {
  await open(page);
  await page.getByLabel('Delaware').check();
  await page.getByLabel('New Jersey').check();
  await submit(page);
  await expect(heading(page)).toHaveText('How many people did you hold data on last year?');
  await page.getByRole('textbox', { name: 'People in Delaware' }).fill('40,000');
  await page.getByRole('textbox', { name: 'People in New Jersey' }).fill('120');
  await submit(page);
  const third = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(third);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'People in Delaware' })).toHaveValue('40000');
  await page.goBack();
  await expect(heading(page)).toHaveText(third);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText(third);
  await other.close();
  for (let turn = 0; turn < 9; turn += 1) {
    if ((await heading(page).innerText()) === 'Check your answers') break;
    await answer(page);
    await submit(page);
  }
  const rows = page.locator('dl.checked > div');
  expect(await rows.count()).toBeGreaterThanOrEqual(2);
  for (const row of await rows.all())
    await expect(row.getByRole('button', { name: /^Change: / })).toBeVisible();
  await page.getByRole('button', { name: 'Change: How many people did you' }).click();
  await page.getByRole('textbox', { name: 'People in Delaware' }).fill('300');
  await submit(page);
  // with so few people other answers decide, and they are asked for
  await expect(heading(page)).toHaveText('Which of these do you do?');
  await answer(page);
  await submit(page);
  await expect(heading(page)).toHaveText('Check your answers');
  await expect(rows.nth(1)).toContainText('300');
});

test('U12 U13: every question says what is wrong, keeps what was typed, and takes "I don’t know"', async ({
  page,
}) => {
  await open(page);
  await submit(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('There is a problem');
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel('Delaware').check();
  await submit(page);
  const people = page.getByRole('textbox', { name: 'People in Delaware' });
  for (const [typed, message] of [
    ['', 'Delaware: enter a number, such as 1,200'],
    ['many', 'Delaware: enter a number, such as 1,200'],
    ['1.5', 'Delaware: enter a whole number, such as 1,200'],
    ['900000000', 'Delaware: enter at most 400,000,000'],
  ] as const) {
    await people.fill(typed);
    await submit(page);
    await expect(summary).toContainText(message);
    await expect(people).toHaveValue(typed);
    await expect(people).toHaveAttribute('aria-invalid', 'true');
    for (const id of ((await people.getAttribute('aria-describedby')) ?? '').split(' '))
      await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
  for (let turn = 0; turn < 12; turn += 1) {
    if ((await heading(page).innerText()) === 'Check your answers') break;
    await submit(page);
    await expect(summary, 'no answer is no answer').toBeVisible();
    await page
      .locator('main')
      .getByLabel(/I don’t know/)
      .first()
      .check();
    await submit(page);
  }
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.verdicts > li')).toContainText('Cannot tell yet');
});

test('U5: complete by keyboard @full', async ({ page }) => {
  await open(page);
  const tabTo = async (selector: string) => {
    for (let press = 0; press < 90; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
        return;
    }
    throw new Error(`${selector} was never reached`);
  };
  await tabTo('#state-NE');
  await page.keyboard.press('Space');
  await tabTo('main button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo('#choice-yes');
  await page.keyboard.press('Space');
  await tabTo('main button[type=submit]');
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(heading(page)).toBeFocused();
    // after few answers the result comes at once
    if (['Check your answers', 'Your result'].includes(await heading(page).innerText())) break;
    await tabTo('#box-none');
    await page.keyboard.press('Space');
    await tabTo('main button[type=submit]');
    await page.keyboard.press('Enter');
  }
  if ((await heading(page).innerText()) !== 'Your result') {
    await tabTo('section .btn');
    await page.keyboard.press('Enter');
  }
  await expect(heading(page)).toHaveText('Your result');
  await expect(page.locator('.verdicts > li')).toContainText('Does not apply');
});

const SCREENS = {
  start: '',
  total: '#states=AL,CA,CO,CT,DE',
  uses: '#states=AL,CA,CO,CT,DE&total=60000',
  reach:
    '#states=AL,CA,CO,CT,DE&total=60000&sellsPersonalData=no&targetedAdvertising=no&acquiresPersonalData=no&offersDataForSale=no&servicesForMinors=no',
  review:
    '#states=DE,TX&consumers.DE=12000&sbaSmallBusiness=yes~size&sellsPersonalData=no&at=review',
  result: '#states=DE,TX,CT,VT,UT&total=9000&sellsPersonalData=no&at=result',
  nowhere: '#states=none&at=result',
};

for (const [path, language, tag] of [
  ['/check', 'en', ' @full'],
  ['/es/check', 'es', ' @full'],
] as const) {
  test(`U1 U8 U9 U10: ${path} in each of its states${tag}`, async ({ page }) => {
    for (const [name, fragment] of Object.entries(SCREENS)) {
      await page.goto('about:blank');
      await page.goto(path + fragment);
      await expect(heading(page)).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await axeInLooks(page, looksFor(page), name);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
      const h1 = await heading(page).innerText();
      expect((await page.title()).replaceAll(' ', ' ')).toBe(
        `${h1} - Statewise`.replaceAll('\n', ' '),
      );
    }
  });
}

test('U21: the other language opens at the same question with the same answers @full', async ({
  page,
}) => {
  await page.goto('/check#states=TX,DE&consumers.DE=40000');
  const fragment = new URL(page.url()).hash;
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/check#/);
  expect(new URL(page.url()).hash).toBe(fragment);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main .overline')).toContainText('preguntas');
  for (const [link, at] of [
    ['en', '/check'],
    ['es', '/es/check'],
    ['x-default', '/check'],
  ] as const)
    await expect(page.locator(`link[hreflang="${link}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${at}$`),
    );
  await page.goto('/es/check#states=DE&consumers.DE=40000&at=result');
  await expect(page.locator('.verdicts > li')).toContainText(
    'La ley de Delaware se aplica a su empresa.',
  );
  await expect(page.locator('.verdicts [lang="en"] .cite').first()).toBeVisible();
});

test('the answers go along to an account: to a new business, or to one that the owner names', async ({
  page,
  running,
}) => {
  const sheet = '/check#states=DE,TX&consumers.DE=40000&sbaSmallBusiness=no&at=result';
  const owner = newOwner();
  await page.goto(sheet);
  const form = page.getByRole('region', { name: 'Keep this result' });
  const open = form.getByRole('button', { name: 'Save to an account' });
  await open.click();
  await expect(form.getByRole('alert')).toContainText('Enter your first and last name');
  await form.getByLabel('Your name').fill('Maria de la Cruz');
  await form.getByLabel('Business name').fill('Check Goods');
  await form.getByLabel('Email').fill(owner.email);
  await form.getByLabel('Password', { exact: true }).fill(owner.password);
  await open.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business');
  const me = await (await page.request.get(`${running.origin}/api/auth/me`)).json();
  expect(me).toMatchObject({ firstName: 'Maria', lastName: 'de la Cruz', email: owner.email });
  // what was told stands there, and nothing else
  await expect(page.getByText('Delaware and Texas')).toBeVisible();
  await expect(page.getByText('40,000 in Delaware')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Check Goods');
  await expect(page.getByLabel('Number of employees')).toHaveValue('');
  await page.getByLabel('Number of employees').fill('3');
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Email addresses').check();
  await page.getByRole('button', { name: 'Save and see my tasks' }).click();
  await expect(page).toHaveURL(/\/assessment\?business=/);
  const [business] = await (await page.request.get(`${running.origin}/api/businesses`)).json();
  const read = async () =>
    (await page.request.get(`${running.origin}/api/businesses/${business.id}/answers`)).json();
  expect((await read()).answers).toMatchObject([
    { fact: 'consumers', state: 'DE', value: 40_000 },
    { fact: 'sbaSmallBusiness', state: null, value: false },
  ]);
  await page.goto(sheet.replace('40000', '0-9999'));
  await page.getByRole('link', { name: 'Save to an account' }).click();
  await page.getByRole('button', { name: 'Add to Check Goods' }).click();
  await expect(page.getByRole('heading', { name: 'Your answers from the check' })).toHaveCount(0);
  expect((await read()).answers[0]).toMatchObject({ value: { least: 0, most: 9_999 } });
});

test('a law that applies in part names its duties; a clinic sees which data is exempt; other laws are below @full', async ({
  page,
}) => {
  await page.goto(
    '/check#states=DE,TX&consumers.DE=60000&hipaaCoveredEntity=yes&sbaSmallBusiness=yes&sellsPersonalData=yes&sellsSensitiveData=yes&at=result',
  );
  const row = (code: string) => page.locator('.verdicts > li').filter({ hasText: code });
  await expect(row('Delaware')).toContainText('Protected health information under HIPAA');
  await page.goto(
    '/check#states=TX&sbaSmallBusiness=yes&sellsPersonalData=yes&sellsSensitiveData=yes&at=result',
  );
  await page.reload();
  await expect(row('Texas')).toContainText('Applies in part');
  await expect(row('Texas')).toContainText('Of this law you owe one duty:');
  await expect(
    row('Texas')
      .locator('li', { has: page.locator('.cite') })
      .first(),
  ).toContainText('541.107');
  const others = page.getByRole('region', { name: 'Laws without a size test' });
  await others.getByLabel('California', { exact: true }).check();
  await others.getByRole('button', { name: 'Next', exact: true }).click();
  await others.getByLabel('People leave contact details on your site or app').check();
  await others.getByRole('button', { name: 'Show these laws' }).click();
  await expect(others).toContainText('Post a privacy policy behind a clear link');
  await others
    .getByRole('link', { name: 'California Online Privacy Protection Act' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/laws\/caloppa$/);
  await expect(page.locator('main')).toContainText('30 days: post a policy');
});

test('a day on which the answer is missing says which one; an address that names no helper asks on @full', async ({
  page,
}) => {
  await page.goto('/check#states=DE&consumers.DE=5000-30000&at=result');
  const changes = page.locator('.turn');
  await expect(changes).toContainText('Your answer stays: cannot tell yet.');
  await expect(changes).toContainText('Four answers settle it: how many people');
  await page.goto('/check#at=aid:foo');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Where do your customers live?' })).toBeVisible();
});
