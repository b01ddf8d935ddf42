/**
 * The interview of an owner with an account: the check's own, with nothing asked twice and nothing
 * lost.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const questions = (id: string) => `/assessment/questions?business=${id}`;
const onReview = async (page: Page) =>
  (await heading(page).last().innerText()) === 'Check your answers';

const leftIn = async (page: Page) => {
  const said = await page.locator('main .overline').innerText();
  return said === 'Last question' ? 1 : Number(/At most (\d+)/.exec(said)?.[1]);
};

/**
 * Chooses an answer by keyboard: types a number, or goes to the choice and presses the space bar.
 */
async function answerByKeys(page: Page, people: string) {
  const main = page.locator('main');
  for (const choice of ['#choice-yes', '#choice-band-0', '#box-none']) {
    if ((await main.locator(choice).count()) === 0) continue;
    await main.locator(choice).focus();
    await page.keyboard.press('Space');
    return;
  }
  for (const field of await main.locator('input.input--short').all()) {
    await field.focus();
    await page.keyboard.type(people);
  }
}

/** Sends the answer, and waits for the next screen. */
async function send(page: Page) {
  const before = await heading(page).last().innerText();
  await page.keyboard.press('Enter');
  await expect(heading(page).last()).not.toHaveText(before);
}

for (const width of [390, 1280]) {
  test(`at ${width} px, by keyboard: one question a page, each saved at once, never more than promised @full`, async ({
    page,
    running,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await signedIn(page, running);
    const id = await withBusiness(page, running);
    const stored = async () =>
      (await (await page.request.get(`${running.origin}/api/businesses/${id}/answers`)).json())
        .answers as unknown[];
    await page.goto(`/assessment?business=${id}`);
    await page.getByRole('link', { name: 'Answer them now' }).click();
    await expect(page).toHaveURL(questions(id));
    const lefts: number[] = [];
    const asked: string[] = [];
    await expect(page.locator('main form')).toBeVisible();
    while (!(await onReview(page))) {
      asked.push(await heading(page).last().innerText());
      lefts.push(await leftIn(page));
      if (asked.length === 1) expect(await axeFinds(page)).toEqual([]);
      const before = JSON.stringify(await stored());
      await answerByKeys(page, '60,000');
      await send(page);
      expect(JSON.stringify(await stored())).not.toBe(before);
    }
    lefts.forEach((left, at) => expect(lefts.length - at).toBeLessThanOrEqual(left));
    expect(asked[0]).toBe('How many people did you hold data on last year?');
    // head count and revenue stand in the profile
    expect(asked).not.toContain('What was your total revenue last year?');
    expect(asked).not.toContain('How many people work for you?');
    await expect(page.locator('.checked')).toContainText('From your business profile');
    expect(await axeFinds(page)).toEqual([]);

    // Back goes to the last question with its answer; a reload stays there
    await page.goBack();
    await expect(heading(page).last()).toHaveText(asked.at(-1) ?? '');
    await page.reload();
    await expect(heading(page).last()).toHaveText(asked.at(-1) ?? '');
    await expect(page.locator('main input:checked').first()).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page).toHaveURL(`/assessment?business=${id}`);
    const { questions: open } = await (
      await page.request.get(`${running.origin}/api/assessments/${id}`)
    ).json();
    expect(open.filter(({ standing }: { standing: string }) => standing === 'asked')).toEqual([]);
  });
}

test('a shop that a law binds is asked for its duties too, and then nothing is missing', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE', 'NJ'] });
  await page.goto(questions(id));
  await page.getByLabel('People in Delaware', { exact: true }).fill('50,000');
  await page.getByLabel('People in New Jersey', { exact: true }).fill('150000');
  const asked: string[] = [];
  for (;;) {
    await page.locator('main button[type=submit]').click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toHaveCount(0);
    if (asked.at(-1) !== undefined)
      await expect(heading(page).last()).not.toHaveText(asked.at(-1) ?? '');
    else await expect(heading(page).last()).not.toHaveText(/^How many people did/);
    if (await onReview(page)) break;
    asked.push(await heading(page).last().innerText());
    await answerByKeys(page, '');
  }
  expect(asked).toContain('Which of these are so?');
  expect(asked).toContain('Are you one of these?');
  const { questions: open, provisional } = await (
    await page.request.get(`${running.origin}/api/assessments/${id}`)
  ).json();
  expect(provisional).toBe(false);
  expect(open).toEqual([]);
});

test('the network is cut in the middle: nothing that was chosen is lost, and it goes on after', async ({
  page,
  running,
  context,
  quiet,
}) => {
  quiet.allow(0);
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE', 'NJ'] });
  await page.goto(questions(id));
  await page.getByLabel('People in Delaware', { exact: true }).fill('50,000');
  // typed and not sent: a reload keeps it
  await page.reload();
  await expect(page.getByLabel('People in Delaware', { exact: true })).toHaveValue('50,000');
  await page.getByLabel('People in New Jersey', { exact: true }).fill('900');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Statewise');
  await expect(page.getByLabel('People in New Jersey', { exact: true })).toHaveValue('900');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page).last()).not.toHaveText(/^How many people did/);
  const { answers } = await (
    await page.request.get(`${running.origin}/api/businesses/${id}/answers`)
  ).json();
  expect(answers).toMatchObject([
    { fact: 'consumers', state: 'DE', value: 50_000 },
    { fact: 'consumers', state: 'NJ', value: 900 },
  ]);
});

test('an answer given in another window is shown, and the owner chooses @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(409);
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['TX'] });
  await page.goto(questions(id));
  await page.getByLabel('No', { exact: true }).check();
  const put = (version: number, data: object) =>
    page.request.put(`${running.origin}/api/businesses/${id}/answers`, {
      data: { version, ...data },
      headers: { origin: running.origin },
    });
  await put(1, { answers: [{ fact: 'sbaSmallBusiness', value: true }] });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('answered in another window');
  await expect(page.getByRole('alert')).toContainText('Stored now');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page).last()).not.toHaveText(/^Are you a small business/);
  const { answers } = await (
    await page.request.get(`${running.origin}/api/businesses/${id}/answers`)
  ).json();
  expect(answers).toMatchObject([{ fact: 'sbaSmallBusiness', value: false }]);
});

test('a stranger comes back to the questions after signing in; a business that is not theirs leads to the choice @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(401);
  const owner = await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.goto(questions('nobody'));
  await expect(page).toHaveURL('/assessment');
  await page.context().clearCookies();
  await page.goto(questions(id), { waitUntil: 'load' });
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(questions(id))}`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(questions(id));
  await expect(page.locator('main form')).toBeVisible();
});

test('numbers typed in the check survive a change of language and a reload @full', async ({
  page,
}) => {
  await page.goto('/check#states=DE,NJ');
  await page.getByLabel('People in Delaware', { exact: true }).fill('1,234');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/check#states=DE,NJ/);
  await expect(page.locator('#people-DE')).toHaveValue('1,234');
  await page.reload();
  await expect(page.locator('#people-DE')).toHaveValue('1,234');
  await page.locator('#people-NJ').fill('5');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('#people-NJ')).toHaveValue('5');
  // answers of another link start anew
  await page.goto('/check#states=DE,IA');
  await page.reload();
  await expect(page.locator('#people-DE')).toHaveValue('');
});

test('the check goes along whole to a business that is there: its states, its total, its answers @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(401);
  const owner = await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE'] });
  await page.context().clearCookies();
  await page.goto(
    '/check#states=DE,IA,NE,MN,TX&total=8000&sbaSmallBusiness=yes&sellsPersonalData=?&at=result',
  );
  await page.getByRole('link', { name: 'Sign in to save it there' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%23from-check');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Add to Brandywine Lane Goods' }).click();
  await expect(page.getByRole('heading', { name: 'Your answers from the check' })).toHaveCount(0);
  const read = async (path: string) =>
    (await page.request.get(`${running.origin}/api/businesses/${id}${path}`)).json();
  expect((await read('')).statesOperating.toSorted()).toEqual(['DE', 'IA', 'MN', 'NE', 'TX']);
  const { answers } = await read('/answers');
  const people = answers.filter(({ fact }: { fact: string }) => fact === 'consumers');
  expect(people).toHaveLength(5);
  for (const { value } of people) expect(value).toEqual({ least: 0, most: 8_000 });
  expect(answers).toContainEqual(
    expect.objectContaining({ fact: 'sellsPersonalData', value: null }),
  );
  // none of it is asked again
  await page.goto(questions(id));
  await expect(page.locator('main form, main .checked').first()).toBeVisible();
  await expect(heading(page).last()).not.toHaveText(/^(How many people did|Are you a small)/);
});
