/**
 * The five live pages of the public site: their journeys by keyboard, their states, their print and
 * their speed.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { looksFor, WIDTHS } from './looks.ts';
import { expect, test } from './stage.ts';

const PATHS = [
  '/compare-states',
  '/cost-calculator',
  '/faq',
  '/templates',
  '/implementation-guide',
];

/**
 * docs/quality.md U8: controls that are smaller than 24 by 24, except links in running text.
 * apart.
 */
function smallTargets() {
  const inText = (element: Element) =>
    element.matches('p a, li a, dd a, td a, span a') &&
    getComputedStyle(element).display.startsWith('inline');
  return [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((element) => element.checkVisibility() && !inText(element) && !element.matches('.skip'))
    .map((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return { name: element.outerHTML.slice(0, 100), width: box.width, height: box.height };
    })
    .filter(({ width, height }) => width > 0 && (width < 23.5 || height < 23.5));
}

/** Headings that skip a level, and the number of first-level headings. */
function headingFaults() {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((one) => one.checkVisibility())
    .map((one) => Number(one.tagName[1]));
  const jumps = levels.filter((level, at) => at > 0 && level - (levels[at - 1] ?? 1) > 1);
  return { first: levels.filter((level) => level === 1).length, jumps };
}

/**
 * The checks of every state of a page: axe in three looks, targets, headings, no sideways scroll.
 */
async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await axeInLooks(page, looksFor(page), name);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await page.evaluate(headingFaults), name).toEqual({ first: 1, jumps: [] });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}

const query = (page: Page) => new URL(page.url()).search;
/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'checkbox' | 'button' | 'link') {
  const wanted = page.getByRole(role, { name });
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${name} was never reached by Tab`);
}

test('U1 U8 U9 U10: comparison in each of its states @full', async ({ page }) => {
  await page.goto('/compare-states');
  await sweep(page, 'defaults');
  await page.goto('/compare-states?states=DE,NE,TX,OK');
  await expect(page.getByText('Maximum of 4 states can be compared at once')).toBeVisible();
  await sweep(page, 'four');
  await page.goto('/compare-states?states=DE');
  await expect(page.getByText('Select States to Compare')).toBeVisible();
  await sweep(page, 'too few');
});

test('compare: limits, messages and the address', async ({ page }) => {
  await page.goto('/compare-states');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of ['Delaware', 'Iowa', 'New Jersey']) await expect(box(name)).toBeChecked();
  await expect(page.getByText('3 of 4 selected.')).toBeVisible();
  await expect(page.getByText('Maximum of 4')).toHaveCount(0);
  await box('Minnesota').check();
  await expect(box('Nebraska')).toBeDisabled();
  await expect(page.getByText('Maximum of 4 states can be compared at once')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Side by side' })).toHaveAttribute('tabindex', '0');
  expect(query(page)).toBe('?states=DE,IA,NJ,MN');
  await page.reload();
  await expect(box('Minnesota')).toBeChecked();
  await expect(page.getByRole('columnheader', { name: /Minnesota/ })).toBeVisible();
  for (const name of ['Minnesota', 'New Jersey', 'Iowa']) await box(name).uncheck();
  await expect(
    page.getByText(
      'Choose at least 2 states from the selection above to see a detailed comparison.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await box('Delaware').uncheck();
  await page.reload();
  await expect(page.getByText('0 of 4 selected.')).toBeVisible();
});

test('U5: two other states by keyboard only, and what differs', async ({ page }) => {
  await page.goto('/compare-states?states=none');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await tabTo(page, 'Delaware', 'checkbox');
  await page.keyboard.press('Space');
  await page.locator('summary', { hasText: 'More states' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Texas', 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: /Texas/ })).toBeVisible();
  // a line of what differs leads to its row, which a fold holds
  const row = page.locator('#works-title-cure');
  await expect(row).toBeHidden();
  await tabTo(page, 'Time to fix a violation', 'link');
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  expect(query(page)).toBe('?states=DE,TX');
});

test('compare: choosing another day with the form keeps the states @full', async ({ page }) => {
  await page.goto('/compare-states?states=DE,IA');
  await expect(page.getByRole('row', { name: /Consumer threshold/ })).toContainText('35,000+');
  await page.getByLabel('Show the laws from').selectOption('2027-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The laws as they read from January 1, 2027')).toBeVisible();
  await expect(page.getByRole('row', { name: /Consumer threshold/ })).toContainText('10,000+');
  await expect(page.locator('.compare').first().getByRole('columnheader')).toHaveCount(2);
  expect(query(page)).toContain('asOf=2027-01-01');
});

test('S12: a copied link opens the same comparison elsewhere @full', async ({
  page,
  browser,
  running,
}) => {
  await page.goto('/compare-states');
  await page.getByRole('checkbox', { name: 'Iowa', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Minnesota', exact: true }).check();
  await expect(page.getByRole('columnheader', { name: /Minnesota/ })).toBeVisible();
  expect(query(page)).not.toMatch(/name|mail|revenue|employee/i);
  const table = await page.locator('.compare').first().innerText();
  const elsewhere = await browser.newContext({ baseURL: running.origin });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('columnheader', { name: /Minnesota/ })).toBeVisible();
  expect(await other.locator('.compare').first().innerText()).toBe(table);
  await elsewhere.close();
});

test('compare: CSV with published figures apart, and a link to copy @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/compare-states?states=DE,IA');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^compare-delaware-iowa-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toContain('"Delaware: you may have read (not the statute)"');
  expect(csv.split('\r\n').length).toBeGreaterThan(25);
});

test('U1 U8 U9: calculator in each of its states @full', async ({ page }) => {
  await page.goto('/cost-calculator');
  await expect(page.getByRole('button', { name: 'Calculate cost' })).toBeDisabled();
  await sweep(page, 'idle');
  await page.goto('/cost-calculator?employees=240&industry=Healthcare&states=CA,CT,DE,TX');
  await expect(page.getByText('Calculating your compliance costs...')).toBeVisible();
  await expect(page.getByText('Estimated first-year cost')).toBeVisible();
  for (const advice of ['Do the shared work once', 'Name a privacy officer', 'Spread the work'])
    await expect(page.getByText(advice)).toBeVisible();
  await sweep(page, 'result');
});

test('U5: the calculator by keyboard only, with its message, its wait and its sum @full', async ({
  page,
}) => {
  await page.goto('/cost-calculator');
  await page.clock.install();
  await expect(
    page.getByText('Please select at least one state to calculate compliance costs.'),
  ).toBeVisible();
  await page.getByLabel('Number of employees').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('many');
  await tabTo(page, 'Delaware', 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByText('Please select at least one state')).toHaveCount(0);
  await tabTo(page, 'Calculate cost', 'button');
  // from here on the page's clock goes only as far as it is told, however busy the machine is
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
  await page.clock.runFor(1400);
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
  await page.clock.runFor(200);
  await expect(page.getByRole('heading', { name: 'Estimated first-year cost' })).toBeFocused();
  await page.clock.resume();
  // not a number counts as 0: 7500 + 2400 + 60 * 35 + 0 + (2250 + 1920 + 420)
  await expect(page.locator('.big')).toHaveText('$16,590');
  await expect(page.getByText('Counted with 0 employees')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$16,590');
  expect(query(page)).toBe('?employees=many&states=DE');
  await page.getByLabel('A privacy officer').check();
  await expect(page.getByText('Your answers have changed.')).toBeVisible();
  await page.getByLabel('A privacy officer').uncheck();
  await expect(page.getByText('Your answers have changed.')).toHaveCount(0);
});

test('input made before hydration is kept', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/cost-calculator', { waitUntil: 'commit' });
  await page.getByLabel('Number of employees').fill('24');
  await page.getByLabel('Industry').selectOption('Retail/E-commerce');
  await page.getByRole('checkbox', { name: 'Delaware' }).check();
  held.resolve();
  await expect(page).toHaveURL(/states=DE/);
  expect(query(page)).toBe('?employees=24&industry=Retail%2FE-commerce&states=DE');
  await expect(page.getByLabel('Number of employees')).toHaveValue('24');
  await expect(page.getByRole('button', { name: 'Calculate cost' })).toBeEnabled();
});

test('S12: a copied link opens the same sum; a spoilt one opens the form', async ({ page }) => {
  await page.goto(
    '/cost-calculator?employees=24&industry=Retail%2FE-commerce&revenue=3200000&states=CT,DE,IA,NE&volume=high&time=1-3',
  );
  await expect(page.locator('.big')).toHaveText('$36,240');
  await expect(page.getByText('For 4 states. Plan 6-12 months.')).toBeVisible();
  await expect(page.getByLabel('Records you handle')).toHaveValue('high');
  await expect(page.getByLabel('Target completion time')).toHaveValue('1-3');
  await expect(page.getByRole('link', { name: 'See your own plan' })).toHaveAttribute(
    'href',
    '/plan',
  );
  await page.goto('/cost-calculator?industry=Piracy&states=ZZ&volume=%00&employees=-5');
  await expect(page.getByLabel('Industry')).toHaveValue('Other');
  await expect(page.getByRole('button', { name: 'Calculate cost' })).toBeDisabled();
});

test('calculator: what regulators did, by size @full', async ({ page }) => {
  await page.goto('/cost-calculator');
  await expect(page.getByText('9 of 46 cases')).toBeVisible();
  await expect(page.getByRole('row', { name: /Growbots/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Sephora/ })).toBeHidden();
  await page.getByLabel('Size of the business').selectOption('all');
  await expect(page.getByText('46 of 46 cases')).toBeVisible();
  await expect(page.getByRole('row', { name: /Sephora/ })).toBeVisible();
});

test('FAQ: search, category, nothing found, deep links', async ({ page }) => {
  await page.goto('/faq');
  await sweep(page, 'closed');
  await page.getByLabel('Search the questions').fill('parent consent');
  await expect(page.getByText('1 of 12 questions')).toBeVisible();
  await page.getByLabel('Search the questions').fill('zebra');
  await expect(page.getByText('0 of 12 questions')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await sweep(page, 'nothing found');
  await page.getByRole('button', { name: 'Show all questions' }).press('Enter');
  await expect(page.getByText('12 of 12 questions')).toBeVisible();
  await page.getByLabel('Category').selectOption('Vendors');
  await expect(page.getByText('1 of 12 questions')).toBeVisible();
  await page.goto('/implementation-guide');
  await page.getByRole('link', { name: 'What is Global Privacy Control?' }).click();
  await expect(page.getByText('It is a signal that a browser sends')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await sweep(page, 'open');
});

test('templates: filters, nothing found, previews by address @full', async ({ page }) => {
  await page.goto('/templates');
  await sweep(page, 'all');
  await expect(page.getByRole('heading', { name: '10 of 10 templates' })).toBeVisible();
  await page.getByLabel('Free or premium').selectOption('premium');
  await expect(page.getByRole('heading', { name: '4 of 10 templates' })).toBeVisible();
  await page.getByLabel('Search').fill('zebra');
  await expect(page.getByRole('heading', { name: 'No Templates Found' })).toBeVisible();
  await sweep(page, 'nothing found');
  await page.getByRole('button', { name: 'Show all templates' }).press('Enter');
  await tabTo(page, 'View: Opt-out page text and log', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What it holds' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveAccessibleName(
    'Preview of Opt-out page text and log',
  );
  expect(query(page)).toBe('?show=opt-out-page');
  await page.getByLabel('State', { exact: true }).selectOption('Texas');
  await expect(page.getByRole('article')).toContainText('Sections of Texas');
  await page.goto('/templates?show=data-inventory');
  await expect(page.getByRole('article')).toHaveAccessibleName(/Data inventory/);
  await sweep(page, 'data inventory');
});

test('implementation guide: progress is stored in the browser, and an invalid one counts as none @full', async ({
  page,
}) => {
  await page.goto('/implementation-guide');
  await expect(page.getByText('0% complete')).toBeVisible();
  await page.getByRole('radio', { name: /^Medium/ }).check();
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox').nth(9).check();
  await expect(page.getByText('20% complete')).toBeVisible();
  await sweep(page, 'two done');
  await page.reload();
  await expect(page.getByText('2 of 10 steps', { exact: true })).toBeVisible();
  await expect(page.getByText('A medium business plans 4-6 months')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('statewise:implementation-guide', '{"done":7'));
  await page.reload();
  await expect(page.getByText('0% complete')).toBeVisible();
});

test('implementation guide: works in a browser that stores nothing @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/implementation-guide');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('10% complete')).toBeVisible();
  await expect(page.getByText('Your browser keeps nothing here')).toBeVisible();
});

for (const path of PATHS) {
  test(`U3: ${path} reads the same without script @full`, async ({ browser, page }) => {
    await page.goto(path);
    const words = (text: string) => text.toLowerCase().match(/[\w§$%]+/g) ?? [];
    const withScript = words(await page.locator('main').innerText());
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(new URL(path, page.url()).href);
    const without = new Set(words(await still.locator('main').innerText()));
    const lost = withScript.filter((word) => !without.has(word));
    // the labels of filters and fields are removed with them
    const controls = new Set(words((await page.locator('.scripted').allInnerTexts()).join(' ')));
    expect(lost.filter((word) => !controls.has(word))).toEqual([]);
    await expect(still.locator('.scripted:visible')).toHaveCount(0);
    await plain.close();
  });
}

test(
  'the slowest interaction at a quarter of the speed takes at most 80 ms',
  { tag: '@timed' },
  async ({ page }) => {
    const [load = 0] = loadavg();
    test.skip(
      load > 2 * cpus().length,
      'the machine is busy with other work: it would be measured',
    );
    const client = await page.context().newCDPSession(page);
    const worst: Record<string, number> = {};
    const once = async (path: string, act: () => Promise<void>) => {
      await page.goto(path);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(window, { seen });
        new PerformanceObserver((list) =>
          seen.push(...list.getEntries().map((entry) => entry.duration)),
        ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await act();
      await page.waitForTimeout(400);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
    };
    // Other load on the machine can only make it slower, so the best of twelve tries counts.
    const measure = async (path: string, act: () => Promise<void>) => {
      for (let attempt = 0; attempt < 12 && (worst[path] ?? Infinity) > 80; attempt += 1)
        worst[path] = Math.min(worst[path] ?? Infinity, await once(path, act));
    };
    await measure('/compare-states', async () => {
      for (const name of ['Minnesota', 'New Jersey', 'Nebraska', 'Iowa']) {
        await page.getByRole('checkbox', { name }).click();
        await page.waitForTimeout(500);
      }
    });
    await measure('/cost-calculator', async () => {
      await page.getByLabel('Number of employees').pressSequentially('12');
      await page.getByRole('checkbox', { name: 'Texas' }).click();
      await page.getByRole('button', { name: 'Calculate cost' }).click();
      await expect(page.locator('.big')).toBeVisible();
    });
    await measure('/faq', () => page.getByLabel('Search the questions').pressSequentially('sell'));
    await measure('/templates', async () => {
      await page.getByLabel('Search').pressSequentially('data');
      await page.getByRole('link', { name: 'View: Data processing agreement' }).click();
    });
    await measure('/implementation-guide', () => page.getByRole('checkbox').nth(3).click());
    expect(Object.entries(worst).filter(([, ms]) => ms > 80)).toEqual([]);
  },
);
