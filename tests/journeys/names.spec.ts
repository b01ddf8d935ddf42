/**
 * docs/quality.md U19: the main screens as screen readers present them equal the approved texts in
 * approved/. To approve an intended change, run this file with APPROVE=1 and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as Tab } from '@playwright/test';
import { keeping, reduced, ROLES, treeOf } from './accessible-tree.ts';
import { expect, test } from './stage.ts';

/** A day after all start dates of the records, so that the texts stay the same. */
const DAY = 'asOf=2026-11-25';
const { landmarks, controls, tables } = ROLES;

interface Screen {
  readonly name: string;
  readonly address: string;
  readonly act?: (page: Tab) => Promise<void>;
  readonly keeps: ReturnType<typeof keeping>;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', address: `/?${DAY}`, keeps: keeping(3, [...landmarks, ...controls]) },
  { name: 'guide', address: `/minnesota?${DAY}`, keeps: keeping(2, landmarks) },
  {
    name: 'compare-a-choice',
    address: `/compare-states?${DAY}`,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'New Jersey', exact: true }).uncheck();
      await page.getByRole('checkbox', { name: 'Nebraska', exact: true }).check();
      await expect(page.getByRole('columnheader', { name: /Nebraska/ })).toBeVisible();
    },
    keeps: (line) =>
      keeping(2, [...landmarks, ...controls.filter((role) => role !== 'link'), ...tables])(line),
  },
  {
    name: 'calculator-a-result',
    address: '/cost-calculator?employees=24&industry=Retail%2FE-commerce&states=CT,DE,IA,NE',
    act: async (page) => {
      await expect(page.locator('.big')).toBeVisible();
      await expect(page.getByText('Calculating your compliance costs...')).toBeHidden();
    },
    keeps: keeping(3, [...landmarks, ...controls.filter((role) => role !== 'link'), ...tables]),
  },
  {
    name: 'faq-a-search',
    address: '/faq',
    act: async (page) => {
      await page.getByLabel('Search the questions').fill('parent consent');
      await expect(page.getByText('1 of 12 questions')).toBeVisible();
    },
    keeps: keeping(3, [...landmarks, ...controls, 'group']),
  },
  {
    name: 'templates-a-filter-and-a-preview',
    address: '/templates',
    act: async (page) => {
      await page.getByLabel('Free or premium').selectOption('free');
      await page.getByRole('link', { name: 'View: Data inventory' }).press('Enter');
      await expect(page.getByRole('article')).toHaveAccessibleName(/Data inventory/);
    },
    keeps: keeping(2, [...landmarks, ...controls, 'article']),
  },
  {
    name: 'implementation-guide-a-step-done',
    address: '/implementation-guide',
    act: async (page) => {
      await page.getByRole('checkbox').first().check();
      await expect(page.getByText('10% complete')).toBeVisible();
    },
    keeps: keeping(3, [...landmarks, ...controls]),
  },
  {
    name: 'check-a-result',
    address: `/check?${DAY}#states=DE,TX,CT,VT,UT&total=9000&sellsPersonalData=no&at=result`,
    act: async (page) => {
      await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
    },
    keeps: keeping(3, [...landmarks, ...controls]),
  },
  {
    name: 'notice-checker-a-result',
    address: '/notice-checker#states=RI,NH&sellsPersonalData=no&targetedAdvertising=no',
    act: async (page) => {
      await page
        .getByLabel('Your notice')
        .fill(
          'Privacy notice. Last updated November 1, 2026. We collect your name and e-mail address to send what you order. You may ask us to delete your data. Write to privacy@harbor.example.',
        );
      await page.getByRole('button', { name: 'Check the notice' }).click();
      await expect(page.getByRole('heading', { name: 'What we found' })).toBeFocused();
    },
    keeps: keeping(3, [...landmarks, ...controls]),
  },
];

for (const { name, address, act, keeps } of SCREENS)
  test(`U19: ${name} as it is read aloud @full`, async ({ page }) => {
    // pages name today, and the approved texts are of one day
    await page.clock.setFixedTime('2026-11-22T17:00:00Z');
    await page.goto(address);
    await act?.(page);
    const heard = reduced(await treeOf(page), keeps);
    expect(heard.split('\n').length).toBeGreaterThan(12);
    const file = join(import.meta.dirname, 'approved', `${name}.txt`);
    if (process.env['APPROVE'] === '1') writeFileSync(file, heard);
    expect(heard).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'nothing is approved yet');
  });

test('U19: the map has a list beside it that names every state it links @full', async ({
  page,
}) => {
  for (const address of ['/', '/states']) {
    await page.goto(address);
    const list = page.getByRole('group').filter({ hasText: 'Read the map as a list' });
    await list.locator('summary').click();
    const words = await list.innerText();
    const links = page.getByRole('list', { name: 'States with a consumer privacy law' });
    const names = await links
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((each) => /, ([^:]+):/.exec(each.getAttribute('aria-label') ?? '')?.[1] ?? ''),
      );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((state) => !words.includes(state))).toEqual([]);
  }
});

test('U19: every bar of a chart is in a table row with its figure @full', async ({ page }) => {
  await page.goto('/cost-calculator?employees=24&industry=Other&states=CT,DE,IA,NE');
  await expect(page.locator('.big')).toBeVisible();
  const charts = page.locator('main svg:has(rect)');
  expect(await charts.count()).toBeGreaterThan(3);
  for (const chart of await charts.all()) {
    const row = chart.locator('xpath=ancestor::tr');
    await expect(row.getByRole('rowheader')).toHaveText(/\w{3}/);
    await expect(row.getByRole('cell').last()).toHaveText(/^\$[\d,]+/);
    await expect(chart).toHaveAttribute('aria-hidden', 'true');
  }
});
