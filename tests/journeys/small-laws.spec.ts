/**
 * Ten small firms at the width of a phone: which laws without a size test are named, and in what
 * time.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { looksFor } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

interface Firm {
  readonly id: string;
  readonly people: readonly string[];
  readonly yes: readonly string[];
}

const FIRMS = JSON.parse(
  readFileSync(new URL('../../law/small-firms.json', import.meta.url), 'utf8'),
) as readonly Firm[];

/** By hand: a law that is named for each, and the first thing to do. */
const NAMED: Readonly<Record<string, readonly [law: string, first: string]>> = {
  barber: ['Federal Trade Commission Act', 'Promise only what you keep'],
  shop: ['California Invasion of Privacy Act', 'Hold back pixels'],
  therapist: ['Washington My Health My Data Act', 'Ask first before you collect'],
  tutor: ['New York Child Data Protection Act', 'Use their data only where'],
  'food-truck': ['Telephone Consumer Protection Act', 'Get a written yes'],
  blogger: ['Nevada online privacy and sale law', 'Make a privacy policy easy to find'],
  nonprofit: ['Massachusetts data security rules', 'Keep a written security program'],
  'app-maker': ['Children\u0027s Online Privacy Protection Act', 'Get a parent’s yes'],
  cleaner: ['Illinois Biometric Information Privacy Act', 'get a written release'],
  landlord: ['Data breach notice laws', 'Keep a plan ready'],
};

/** The places first, then what is done there. */
const NEXT = 'Next';
const SEND = /^Next$|Show these laws/;

const shelf = (page: Page) => page.getByRole('region', { name: 'Laws without a size test' });

/** Words to read at 200 a minute, and a second for each press. */
const secondsFor = async (part: Locator, presses: number): Promise<number> => {
  const words = (await part.innerText()).match(/\S+/g)?.length ?? 0;
  return words / (200 / 60) + presses;
};

/** Ticks what is so, as often as something is asked. */
async function tell(page: Page, { people, yes }: Firm): Promise<number> {
  let seconds = 0;
  const keys = [...people.map((code) => `peopleIn${code}`), ...yes];
  for (let round = 0; round < 3; round += 1) {
    const button = shelf(page).getByRole('button', { name: SEND });
    if ((await button.count()) === 0) break;
    let presses = 1;
    for (const key of keys) {
      const box = shelf(page).locator(`input[name=${key}]`);
      if ((await box.count()) === 0 || (await box.isChecked())) continue;
      await box.check();
      presses += 1;
    }
    seconds += await secondsFor(shelf(page).locator('form'), presses);
    await button.click();
  }
  // what is to be done first, and the names of the laws: the rest is for who wants more
  seconds += await secondsFor(shelf(page).locator('ol.firstduties'), 0);
  for (const name of await shelf(page).locator('ul.hairs strong').all())
    seconds += await secondsFor(name, 0);
  return seconds;
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // the shortest and the longest form always; the others vary the firm
  const often = new Set(['barber', 'app-maker']);
  for (const firm of FIRMS)
    test(`${firm.id} sees in two minutes what binds it, and what to do first${often.has(firm.id) ? '' : ' @full'}`, async ({
      page,
    }) => {
      await page.goto('/check#states=none&at=result');
      await expect(shelf(page).getByRole('button', { name: SEND })).toBeVisible();
      const seconds = await tell(page, firm);
      const [law, first] = NAMED[firm.id] ?? ['', ''];
      await expect(shelf(page)).toContainText(law);
      await expect(shelf(page)).toContainText(first);
      await expect(page.locator('.answer')).toContainText('without a size test appl');
      await expect(shelf(page).getByText(/laws do not bind you: why/)).toBeVisible();
      test.info().annotations.push({ type: 'seconds', description: String(Math.round(seconds)) });
      expect(seconds).toBeLessThan(120);
    });
});

test('the shelf passes axe, and its answers stay in the address', async ({ page }) => {
  await page.goto('/check#states=none&at=result');
  await shelf(page).locator('input[name=peopleInIL]').check();
  // a place decides which boxes can change anything: none of what a site in California records
  await expect(shelf(page).locator('input[name=processesBiometricData]')).toHaveCount(0);
  await shelf(page).getByRole('button', { name: NEXT, exact: true }).press('Enter');
  await expect(shelf(page).locator('input[name=recordsVisits]')).toHaveCount(0);
  await shelf(page).locator('input[name=processesBiometricData]').check();
  await shelf(page).getByRole('button', { name: 'Show these laws' }).press('Enter');
  await expect(shelf(page)).toContainText('Illinois Biometric Information Privacy Act');
  await expect(page).toHaveURL(/peopleInIL=yes/);
  await axeInLooks(page, looksFor(page), 'laws without a size test');
  await page.reload();
  await expect(shelf(page)).toContainText('get a written release');
  await shelf(page).getByRole('button', { name: 'Change these answers' }).click();
  await expect(shelf(page).locator('input[name=peopleInIL]')).toBeChecked();
});

test('an owner answers once, and assessment and plan tell it', async ({ page, running }) => {
  await signedIn(page, running);
  const businessId = await withBusiness(page, running, { statesOperating: ['CA'] });
  await page.goto(`/assessment?business=${businessId}`);
  const fold = page.locator('details.folded', { has: page.locator('#small-laws') });
  await fold.locator('summary').first().click();
  await fold.getByRole('button', { name: NEXT, exact: true }).click();
  await fold.locator('input[name=callsOrTextsToSell]').check();
  await fold.locator('input[name=callsOrTextsByMachine]').check();
  await fold.getByRole('button', { name: 'Show these laws' }).click();
  await expect(fold).toContainText('Get a written yes before texts');
  await page.goto(`/plan?business=${businessId}`);
  const tasks = page.getByRole('region', { name: 'Laws without a size test' });
  await expect(tasks).toContainText('0 done');
  const first = tasks.getByRole('checkbox').first();
  const text = await tasks.locator('label').first().innerText();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(tasks).toContainText('1 done');
  await tasks.locator('summary', { hasText: 'Done: 1' }).click();
  const done = tasks.locator('details', { hasText: 'Done: 1' });
  await expect(done).toContainText(text);
  await done.getByRole('button', { name: 'Add a note' }).click();
  await done.getByLabel('What shows that it is done?').fill('The list of numbers');
  await done.getByRole('button', { name: 'Save note' }).click();
  await expect(done).toContainText('The list of numbers');
  await page.reload();
  await expect(tasks).toContainText('1 done');
  await axeInLooks(page, looksFor(page), 'the plan with tasks of other laws');
  await page.locator('summary', { hasText: 'Which of these laws bind you' }).click();
  await expect(page.locator('main')).toContainText('Get a written yes before texts');
});
