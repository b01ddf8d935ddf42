/**
 * The helpers of the check, in both languages: by keyboard, without a request, at every width, and
 * their results.
 */
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { looksFor, WIDTHS } from './looks.ts';
import { expect, test } from './stage.ts';

const LANGUAGES = [
  {
    language: 'en',
    path: '/check',
    continued: 'Continue',
    small: 'You are small under federal rules.',
  },
  {
    language: 'es',
    path: '/es/check',
    continued: 'Continuar',
    small: 'Su negocio es una pequeña empresa según las reglas federales.',
  },
] as const;

/** Opens a helper, waits until everything is loaded, and records every later request. */
async function open(page: Page, path: string, aid: string, states = 'NJ,DE,TX'): Promise<string[]> {
  const worker = page.waitForResponse((reply) => reply.url().includes('/assets/count.worker'));
  await page.goto(`${path}#states=${states}&at=aid:${aid}`);
  // the first interaction, after which everything is loaded; the worker comes last
  await page.keyboard.press('Shift');
  await worker;
  await expect(page.locator('.aid h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // the logo and fonts are loaded again at other widths and colors, which these tests change
  page.on('request', (request) => {
    if (!/\.(svg|woff2)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const tooSmall = () =>
  [...document.querySelectorAll('.aid a, .aid button, .aid input, .aid select, .aid summary')]
    .filter((element) => element.checkVisibility() && !element.matches('p a'))
    .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && (width < 23.5 || height < 23.5)).length;
const headings = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((one) => one.checkVisibility())
    .map((one) => Number(one.tagName[1]));

/**
 * The checks of every step: axe in three looks, targets, headings, no sideways scroll, the title.
 */
async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await axeInLooks(page, looksFor(page), name);
    expect(await page.evaluate(tooSmall), name).toBe(0);
    const levels = await page.evaluate(headings);
    expect(
      levels.filter((level) => level === 1),
      name,
    ).toHaveLength(1);
    expect(
      levels.filter((level, at) => at > 0 && level - (levels[at - 1] ?? 1) > 1),
      name,
    ).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${name} at ${width}`).toBe(0);
    }
  });
}

/** Presses Tab until one of these has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const send = (page: Page) => page.locator('.aid button[type=submit]').click();

test.describe('size', () => {
  for (const { language, path, small } of LANGUAGES) {
    const tag = language === 'es' ? ' @full' : '';
    test(`${language}: every step holds, from the search to the answer${tag}`, async ({ page }) => {
      const requests = await open(page, path, 'size');
      await sweep(page, 'find');
      await send(page);
      await expect(page.locator('.summary')).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await sweep(page, 'find, nothing chosen');
      await page.locator('#size-search').fill('541330');
      await page.locator('input[type=radio][value="541330"]').check();
      await expect(page).not.toHaveTitle(/^Error: /);
      await send(page);
      await expect(page.locator('.aid h1')).toBeFocused();
      await sweep(page, 'part');
      await page.locator('input[value=main]').check();
      await send(page);
      await sweep(page, 'ties');
      await page.locator('input[value=no]').check();
      await send(page);
      await send(page);
      await sweep(page, 'figure, nothing entered');
      await page.locator('#size-figure').fill('$24,300,000');
      await send(page);
      await expect(page.locator('.aid h1')).toHaveText(small);
      await sweep(page, 'result');
      await send(page);
      await expect(page).toHaveURL(/sbaSmallBusiness=yes~size/);
      expect(requests).toEqual([]);
    });
  }

  test('by keyboard only; the input is restored @full', async ({ page }) => {
    await open(page, '/check', 'size');
    await tabTo(page, '#size-search');
    await page.keyboard.type('restaurant table');
    await expect(page.locator('.aid [role=status]').first()).toHaveText('1 found');
    await tabTo(page, 'input[type=radio]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await tabTo(page, '#size-ties');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await tabTo(page, '#size-figure');
    await page.keyboard.type('10,400,000');
    await page.keyboard.press('Enter');
    await expect(page.locator('.aid .figure')).toHaveText(
      '$1.1 million below the limit of $11.5 million a year.',
    );
    await expect(page.getByText('within 10 percent of the limit')).toBeVisible();
    for (let back = 0; back < 3; back += 1) await page.locator('.aid .linkbtn').first().click();
    await expect(page.locator('#size-search')).toHaveValue('restaurant table');
    await expect(page.locator('input[value="722511"]')).toBeChecked();
  });

  test('a line of work without a limit, and a figure that is not known, leave it open @full', async ({
    page,
  }) => {
    await open(page, '/check', 'size');
    await page.locator('#size-search').fill('notaries');
    await page.locator('input[value="541120"]').check();
    await send(page);
    await expect(page.locator('.aid h1')).toHaveText('We cannot tell yet.');
    await send(page);
    await expect(page).not.toHaveURL(/sbaSmallBusiness=(yes|no)/);
  });
});

test.describe('tools', () => {
  for (const { language, path } of LANGUAGES) {
    test(`${language}: every step holds, and nothing is decided for the owner @full`, async ({
      page,
    }) => {
      const requests = await open(page, path, 'tools');
      await sweep(page, 'pick');
      await page.locator('.aid summary').first().click();
      await page.locator('#tool-search').fill('meta');
      await page.locator('input[value="meta-pixel"]').check();
      await sweep(page, 'search');
      await page.locator('#tool-search').fill('');
      for (const id of ['google-analytics', 'stripe', 'quickbooks'])
        await page.locator(`input[value="${id}"]`).first().check();
      await send(page);
      await page.locator('.aid .folded > summary').click();
      await sweep(page, 'look');
      await send(page);
      await sweep(page, 'rest');
      await send(page);
      await sweep(page, 'result');
      await expect(page.locator('.facts .figure').first()).not.toHaveText(/^(Yes|No|Sí)$/);
      await send(page);
      await expect(page).not.toHaveURL(/(sellsPersonalData|targetedAdvertising)=(yes|no)/);
      await expect(page).toHaveURL(/usesProcessors=yes~tools/);
      expect(requests).toEqual([]);
    });
  }

  test('a yes by the owner is a yes; no only with a whole list and nothing else', async ({
    page,
  }) => {
    await open(page, '/check', 'tools');
    await page.locator('input[value="google-analytics"]').first().check();
    await send(page);
    await page.getByLabel('For the people who opt out').check();
    await expect(page.getByText('For all others it goes on')).toBeVisible();
    await expect(page.getByText('All questions are answered.')).toBeHidden();
    await page.getByLabel('For everyone:').check();
    await expect(page.getByText('All questions are answered.')).toBeVisible();
    await expect(page.getByText('For all others it goes on')).toBeHidden();
    await send(page);
    for (const [id, said] of [
      ['complete', 'yes'],
      ['otherSale', 'no'],
      ['otherAds', 'yes'],
    ] as const)
      await page.locator(`input[name=tools-${id}][value=${said}]`).check();
    await send(page);
    await expect(page.locator('.facts .figure')).toHaveText(['No', 'Yes', 'Yes']);
    await send(page);
    await expect(page).toHaveURL(/sellsPersonalData=no~tools/);
    await expect(page).toHaveURL(/targetedAdvertising=yes~tools/);
  });
});

test.describe('count', () => {
  const ORDERS = csv(
    'orders.csv',
    [
      'Name,Email,Financial Status,Accepts Marketing,Created at,Lineitem name,Billing Zip,Billing Province,Billing Country,Shipping Zip,Shipping Province,Shipping Country',
      '#1,ann@example.com,paid,yes,2020-03-04,Shirt,07030,NJ,US,19901,DE,US',
      '#1,ann@example.com,,,,Hat,,,,,,',
      '#2,bob@example.com,paid,no,2020-03-04,Shirt,07030,NJ,US,,,',
      '#3,eve@example.com,paid,yes,2020-03-04,Shirt,K1A,ON,CA,,,',
      '#4,,paid,yes,2020-03-04,Shirt,07030,NJ,US,,,',
    ].join('\r\n'),
  );

  for (const { language, path } of LANGUAGES) {
    test(`${language}: every step holds, and the file is never sent @full`, async ({ page }) => {
      const requests = await open(page, path, 'count');
      await sweep(page, 'pick');
      await page.locator('#list-file').setInputFiles(ORDERS);
      await expect(page.locator('#list-who')).toBeVisible();
      await page.locator('.aid summary').click();
      await sweep(page, 'columns');
      await page.locator('#list-who').selectOption('');
      await send(page);
      await expect(page.locator('.summary')).toBeFocused();
      await sweep(page, 'columns, nobody told apart');
      await page.locator('#list-who').selectOption({ label: 'Email' });
      await send(page);
      await expect(page.locator('.aid table')).toBeVisible();
      await page.locator('.aid summary').click();
      await sweep(page, 'result');
      await page.locator('input[name=list-paid][value=no]').check();
      await page.locator('input[name=list-all][value=yes]').check();
      await send(page);
      // One in New Jersey, and perhaps the person whose row has no email address or phone number.
      await expect(page).toHaveURL(/consumers\.NJ=1-2~count/);
      await expect(page).toHaveURL(/consumers\.DE=1~count/);
      await expect(page).toHaveURL(/consumers\.TX=0~count/);
      expect(requests).toEqual([]);
    });
  }

  test('another list is merged; more people elsewhere make it a least @full', async ({ page }) => {
    await open(page, '/check', 'count');
    await page.locator('#list-file').setInputFiles(ORDERS);
    await send(page);
    await page.getByRole('button', { name: 'Add another list' }).click();
    await page
      .locator('#list-file')
      .setInputFiles(
        csv('news.csv', 'E-mail;State\nBOB@example.com;New Jersey\ncid@example.com;US-NJ\n'),
      );
    await send(page);
    await expect(page.locator('.aid h1')).toHaveText('3 people on your list');
    await page.locator('input[name=list-all][value=no]').check();
    await send(page);
    await expect(page).toHaveURL(/consumers\.NJ=2-~count/);
    await expect(page).not.toHaveURL(/consumers\.TX/);
  });

  test('files that are no lists, and a broken row, say what to do', async ({ page }) => {
    await open(page, '/check', 'count');
    const broken = `Email,State\n${'a@x.co,NJ\n'.repeat(1202)}"b@x.co,NJ\n${'c@x.co,NJ\n'.repeat(40)}`;
    for (const [file, words] of [
      [csv('book.xlsx', 'PK\u0003\u0004....'), 'save it as “CSV”'],
      [csv('page.csv', '<!doctype html>'), 'This is a web page'],
      [csv('none.csv', ''), 'The file is empty'],
      [csv('names.csv', 'Email,State\n'), 'nothing below it'],
      [csv('broken.csv', broken), 'Row 1,204 has an opening quote that never closes'],
    ] as const) {
      await page.locator('#list-file').setInputFiles(file);
      await expect(page.locator('.aid [role=alert]')).toContainText(words);
    }
    await page.locator('#list-file').setInputFiles(ORDERS);
    await expect(page.locator('#list-who')).toBeVisible();
  });
});

test('the other language has its own texts @full', async ({ page }) => {
  await open(page, '/check', 'tools');
  await expect(page.locator('.aid h1')).toHaveText('Which tools do you use?');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('.aid h1')).toHaveText('¿Qué herramientas usa?');
  await expect(page.getByLabel('Alojamiento web').first()).toBeVisible();
});
