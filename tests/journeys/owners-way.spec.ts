/**
 * Five owners, and one with customers in every state, on a phone: from home to the first verdict,
 * through an account under the result to the first task marked. Words, presses and screens are
 * counted, not time; the counts that a business is told are the same on every page.
 */
import type { Page } from '@playwright/test';
import { STATES } from '#law/codes.ts';
import { newOwner } from './owner.ts';
import { ReadingCount } from './reading-count.ts';
import { expect, test } from './stage.ts';

interface WayOwner {
  readonly name: string;
  readonly states: readonly string[];
  /** People in each state, or in all together. */
  readonly people: Readonly<Record<string, string>> | string;
  /** Boxes ticked, and questions answered with yes. */
  readonly yes: readonly RegExp[];
  readonly industry: string;
  readonly employees: string;
  readonly data: readonly string[];
  /** Whether a law surely asks for a task. */
  readonly hasTask: boolean;
  /** Seconds to the first verdict, at most. */
  readonly verdict: number;
}

const ONE_STATE = 60;
const MORE_STATES = 150;
/** What home and check promise: "one to three minutes". */
const PROMISED = 180;

const OWNERS: readonly WayOwner[] = [
  {
    name: 'Barber, IA',
    states: ['Iowa'],
    people: { Iowa: '900' },
    yes: [],
    industry: 'Other',
    employees: '2',
    data: ['Phone numbers'],
    hasTask: false,
    verdict: ONE_STATE,
  },
  {
    name: 'Candles, DE NJ',
    states: ['Delaware', 'New Jersey'],
    people: { Delaware: '36200', 'New Jersey': '11800' },
    yes: [/ads that follow/],
    industry: 'Retail',
    employees: '4',
    data: ['Email addresses', 'Postal addresses', 'Purchase history'],
    hasTask: true,
    verdict: MORE_STATES,
  },
  {
    name: 'Software, TX CA CO',
    states: ['California', 'Colorado', 'Texas'],
    people: { California: '4100', Colorado: '900', Texas: '6300' },
    yes: [],
    industry: 'Technology',
    employees: '22',
    data: ['Email addresses', 'Internet activity'],
    hasTask: true,
    verdict: MORE_STATES,
  },
  {
    name: 'Dentist, MN',
    states: ['Minnesota'],
    people: { Minnesota: '3400' },
    yes: [/small business/, /health care provider/],
    industry: 'Healthcare',
    employees: '9',
    data: ['Health information', 'Phone numbers'],
    hasTask: false,
    verdict: ONE_STATE,
  },
  {
    name: 'Agency, VA MD OR',
    states: ['Maryland', 'Oregon', 'Virginia'],
    people: { Maryland: '41000', Oregon: '2000', Virginia: '104000' },
    yes: [],
    industry: 'Professional Services',
    employees: '12',
    data: ['Email addresses'],
    hasTask: true,
    verdict: MORE_STATES,
  },
  {
    name: 'Shop in all 24 states',
    states: STATES.map(({ name }) => name),
    people: '48000',
    yes: [/small business/],
    industry: 'Retail',
    employees: '11',
    data: ['Email addresses', 'Postal addresses'],
    hasTask: false,
    verdict: MORE_STATES,
  },
];

/** Seconds from the form under the result to the first task marked. */
const TO_FIRST_TASK = 120;

const main = (page: Page) => page.getByRole('main');

async function answer(page: Page, count: ReadingCount, owner: WayOwner): Promise<void> {
  const total = page.getByLabel('In all your states together', { exact: true });
  if ((await total.count()) > 0)
    await count.type(total, typeof owner.people === 'string' ? owner.people : '');
  for (const [state, people] of Object.entries(owner.people)) {
    const field = page.getByLabel(`People in ${state}`, { exact: true });
    if ((await field.count()) > 0) await count.type(field, people);
  }
  const title = await main(page).getByRole('heading', { level: 1 }).last().innerText();
  const yes = page.locator('#choice-yes');
  if ((await yes.count()) > 0) {
    const so = owner.yes.some((words) => words.test(title));
    await count.pick(so ? yes : main(page).getByRole('radio', { name: 'No', exact: true }));
    return;
  }
  let ticked = 0;
  for (const box of await main(page).getByRole('checkbox').all()) {
    const label = await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.innerText ?? '');
    if (!owner.yes.some((words) => words.test(label))) continue;
    await count.pick(box);
    ticked += 1;
  }
  const none = page.locator('#box-none');
  if (ticked === 0 && (await none.count()) > 0) await count.pick(none);
  const ranges = main(page).getByRole('radio');
  if ((await ranges.count()) > 0) await count.pick(ranges.first());
}

async function toVerdict(page: Page, count: ReadingCount, owner: WayOwner): Promise<number> {
  count.at('verdict');
  await page.goto('/');
  const start = main(page).getByRole('link', { name: 'Check which laws apply' }).first();
  await count.read(start);
  await count.press(start);
  await page.waitForURL('/check');
  const go = main(page).getByRole('button', { name: 'Continue' });
  if (owner.states.length === STATES.length) {
    await count.read(page.locator('#state-all'));
    await count.pick(page.locator('#state-all'));
  } else
    for (const state of owner.states) {
      const box = page.locator(`#state-${STATES.find(({ name }) => name === state)?.code}`);
      await count.read(box);
      await count.pick(box);
    }
  const title = main(page).getByRole('heading', { level: 1 }).last();
  let asked = await title.innerText();
  let questions = 1;
  await count.press(go);
  for (;;) {
    await expect(title).not.toHaveText(asked);
    asked = await title.innerText();
    if (asked === 'Check your answers' || asked === 'Your result') break;
    questions += 1;
    await count.read(go);
    await answer(page, count, owner);
    await count.press(go);
  }
  // after three answers at most the result comes at once
  expect(asked === 'Your result', 'no page of answers').toBe(questions <= 3);
  if (asked !== 'Your result') {
    const see = main(page).getByRole('button', { name: 'See the result' });
    await count.read(see);
    await count.press(see);
  }
  await count.read(main(page).locator('.answer'));
  return questions;
}

async function toAccount(page: Page, count: ReadingCount, owner: WayOwner): Promise<void> {
  count.at('account');
  const form = main(page).getByRole('region', { name: 'Keep this result' });
  const save = form.getByRole('button', { name: 'Save to an account' });
  const { email } = newOwner();
  // the length of an address that people have
  const address = email.replace(/^maria-(.{12}).*@/, 'm$1@');
  await count.read(save, { from: form });
  await count.type(form.getByLabel('Your name'), 'Maria Lane');
  await count.type(form.getByLabel('Business name'), owner.name);
  await count.type(form.getByLabel('Email'), address);
  await count.type(form.getByLabel('Password', { exact: true }), 'lantern river 12');
  await count.press(save);
  await page.waitForURL('/dashboard#from-check');
}

async function toProfile(page: Page, count: ReadingCount, owner: WayOwner): Promise<void> {
  count.at('profile');
  const save = main(page).getByRole('button', { name: 'Save and see my tasks' });
  await count.read(save);
  // nothing that was not told
  await expect(page.getByLabel('Business name')).toHaveValue(owner.name);
  await expect(page.getByLabel('Number of employees')).toHaveValue('');
  await expect(main(page).locator('#statesOperating')).toHaveCount(0);
  await count.choose(page.getByLabel('Industry'), owner.industry);
  await count.type(page.getByLabel('Number of employees'), owner.employees);
  for (const kind of owner.data) await count.pick(page.getByLabel(kind));
  await count.press(save);
  await page.waitForURL(/\/assessment\?business=/);
}

async function toFirstTask(page: Page, count: ReadingCount): Promise<void> {
  count.at('first task');
  const box = page.getByRole('region', { name: 'Where you stand' });
  const task = box.locator('a[href*="#task"]').first();
  await count.read(task);
  const id = new URL((await task.getAttribute('href')) ?? '', page.url()).hash;
  await count.press(task);
  const row = main(page)
    .locator('li')
    .filter({ has: page.locator(id) });
  const mark = row.getByRole('button', { name: /^Mark Complete/ });
  await count.read(mark, { from: row });
  await count.press(mark);
  await expect(main(page).getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
}

const PAGES = ['assessment', 'dashboard', 'plan', 'documents'] as const;

/** Screens of each page, and what the box of each says. */
async function pagesOf(page: Page) {
  const business = new URL(page.url()).searchParams.get('business');
  const screens: Record<string, number> = {};
  const stands = new Set<string>();
  for (const name of PAGES) {
    await page.goto(`/${name}?business=${business}`);
    const box = page.getByRole('region', { name: /^Where you stand/ });
    if (name === 'documents') await main(page).locator('.paperlist').first().waitFor();
    else stands.add((await box.locator('.figure').innerText()).trim());
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    screens[name] = Math.round((height / 844) * 10) / 10;
  }
  return { screens, stands: [...stands] };
}

for (const owner of OWNERS)
  test(`${owner.name}: from home to the verdict, and to the first task, in few words and presses @full`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const count = new ReadingCount(page);
    const questions = await toVerdict(page, count, owner);
    const result = await page.evaluate(() => document.documentElement.scrollHeight);
    await toAccount(page, count, owner);
    await toProfile(page, count, owner);
    await page.getByRole('region', { name: 'Where you stand' }).waitFor();
    const before = await pagesOf(page);
    if (owner.hasTask) {
      await page.goto(page.url().replace('/documents', '/assessment'));
      await toFirstTask(page, count);
    }
    const rows = count.table();
    const seconds = (screen: string) =>
      Math.round((rows.find((row) => row.screen === screen)?.minutes ?? 0) * 60);
    const measured = { owner: owner.name, questions, result: result / 844, rows, ...before };
    await info.attach('way.json', { body: JSON.stringify(measured, null, 1) });
    if (process.env['SHOW'] !== undefined) console.log(JSON.stringify(measured));
    expect.soft(before.stands, 'one sentence on every page').toHaveLength(1);
    expect.soft(seconds('verdict'), 'first verdict').toBeLessThanOrEqual(owner.verdict);
    const after = seconds('account') + seconds('profile') + seconds('first task');
    expect.soft(after, 'first task').toBeLessThanOrEqual(TO_FIRST_TASK);
    // measures that count nothing would pass as well
    expect(seconds('verdict')).toBeGreaterThan(20);
    expect(seconds('verdict'), 'as promised').toBeLessThanOrEqual(PROMISED);
    expect(seconds('account')).toBeGreaterThan(15);
  });
