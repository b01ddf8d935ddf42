/**
 * A regulator's letter: pasted, read, stored, worked on, refused with nothing lost, answered,
 * deleted.
 */
import { readFileSync } from 'node:fs';
import { pdfText } from '../documents/text-extraction.ts';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { looksFor } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import { outline, smallTargets } from './sweeping.ts';

const LETTER = `OFFICE OF THE ATTORNEY GENERAL OF TEXAS
January 5, 2026
Re: Notice of violation; File No. CPD-2026-0417
The office alleges violations of Tex. Bus. & Com. Code §§ 541.102(a) and 541.055(e).
Under Section 541.154 you have thirty (30) days to cure.`;

test('from a pasted letter to a signed statement, and what was typed survives a reload', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400);
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await page.goto(`/documents?business=${business}`);
  await page.getByRole('link', { name: 'See how long you have, and answer' }).click();
  await expect(page).toHaveTitle('Answer a letter from a regulator - Statewise');
  await page.getByLabel('Paste the letter').fill(LETTER);
  await page.getByRole('button', { name: 'Read the letter' }).click();
  await expect(page.getByLabel('Which state’s office wrote?')).toHaveValue('TX');
  await expect(page.getByLabel('Date on the letter')).toHaveValue('2026-01-05');
  await expect(page.getByLabel('How many days does it give you?')).toHaveValue('30');
  await expect(page.getByLabel('Sections it names')).toHaveValue('541.102(a), 541.055(e), 541.154');

  await page.getByRole('button', { name: 'Save and see what to do' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a date');
  await page.reload();
  await expect(page.getByLabel('Its file number')).toHaveValue('CPD-2026-0417');
  await page.getByLabel('Day you received it').fill('2026-01-09');
  let saves = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/regulator-letters')) saves += 1;
  });
  await page.getByRole('button', { name: 'Save and see what to do' }).dblclick();

  await expect(page.locator('.letterday')).toContainText('Work to February 4, 2026');
  expect(saves, 'two presses save one letter').toBe(1);
  await expect(page.getByText('The last day has passed.')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: /Publish a Texas-ready privacy notice/ }),
  ).toBeChecked();
  await expect(
    page.getByText('Say what you did about “Publish a Texas-ready privacy notice”'),
  ).toBeVisible();
  await test.step('looks', async () => {
    await outline(page);
    await axeInLooks(page, looksFor(page), 'a letter');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), `${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${width} px, targets`).toEqual([]);
    }
  });

  await page.getByLabel('What did you do?').first().fill('Published a new notice');
  await page.getByLabel('On which day was it done?').first().fill('2026-01-20');
  await page.getByLabel('Who signs?').fill('Maria Lane');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(
    page.getByText('Say what you did about “Publish a Texas-ready privacy notice”'),
  ).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF ?: Written statement of cure/ }).click(),
  ]);
  const text = await pdfText(readFileSync(await file.path()));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'On January 20, 2026 we did this: Published a new notice.',
  );

  await page.getByRole('button', { name: 'Delete this letter' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByLabel('Paste the letter')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your letters' })).toBeHidden();
});

const REQUEST = `California Privacy Protection Agency
Enforcement Division

January 5, 2026

Re: Request for information and documents

Please produce the documents listed in Attachment A by January 30, 2026.

ATTACHMENT A
1. All contracts with third parties to which you sell or share personal information, with each amendment.
2. A list of every tracking technology on your site.`;

test('a request for documents is no notice: its list is ticked off, and its papers are others @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(400);
  await signedIn(page, running);
  const business = await withBusiness(page, running);
  await page.goto(`/regulator-letter?business=${business}`);
  await page.getByLabel('Paste the letter').fill(REQUEST);
  await page.getByRole('button', { name: 'Read the letter' }).click();
  await expect(page.getByLabel('What kind of letter is it?')).toHaveValue('production');
  await expect(page.getByLabel('Office that wrote, with its address')).toHaveValue(
    'California Privacy Protection Agency',
  );
  await page.getByLabel('Day you received it').fill('2026-01-09');
  await page.getByRole('button', { name: 'Save and see what to do' }).click();
  await expect(page.locator('.letterday')).toContainText('January 30, 2026');
  await expect(page.locator('.lettersteps > li').first()).toContainText(
    'Produce what the letter lists by January 30, 2026',
  );
  await expect(page.getByText('2 items found under “Attachment A”.')).toBeVisible();
  await page.getByRole('checkbox', { name: /A list of every tracking technology/ }).check();
  await expect(page.getByText('1 of 2 open. Tick what is done.')).toBeVisible();
  await page.getByRole('button', { name: 'Add what is missing' }).click();
  await page.keyboard.type('An affidavit of the owner');
  await expect(page.getByLabel('What it asks for, 3')).toHaveValue('An affidavit of the owner');
  await page.getByLabel('Last day to ask for more time').fill('2026-01-20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.locator('.lettersteps')).toContainText(
    'Ask in writing for more time, if you need it by January 20, 2026',
  );
  await expect(page.locator('.lettersteps')).toContainText('An affidavit of the owner');
  await expect(page.getByRole('heading', { name: 'Written statement of cure' })).toBeHidden();
  await outline(page);
  await axeInLooks(page, looksFor(page), 'a request for documents');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cutOff), `${width} px`).toEqual([]);
    expect(await page.evaluate(smallTargets), `${width} px, targets`).toEqual([]);
    if (process.env['PICTURES'])
      await page.screenshot({
        path: `${process.env['PICTURES']}/letter-${width}.png`,
        fullPage: true,
      });
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF ?: Request for more time/ }).click(),
  ]);
  const text = await pdfText(readFileSync(await file.path()));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('All contracts with third parties');
  expect(text).not.toContain('A list of every tracking technology');
});
