/**
 * An owner's documents: from the answers to the files, their versions and the binder; each state of
 * the page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { pdfText, wordText } from '../documents/text-extraction.ts';
import { axeInLooks } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { looksFor } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';
import { bound, change, left, saveDetails, sheet, toGroupOf, unfold } from './owner-documents.ts';
import { expect, test } from './stage.ts';
import { outline, smallTargets } from './sweeping.ts';

const HOSTILE = `Lane & <b>Söhne</b> <img src=x onerror=alert(1)>`;
async function sweep(page: Page, name: string) {
  await test.step(name, async () => {
    await outline(page);
    await axeInLooks(page, looksFor(page), name);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), `${name} at ${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${name}, targets`).toEqual([]);
    }
  });
}

async function taken(page: Page, button: RegExp): Promise<{ name: string; bytes: Uint8Array }> {
  const [file]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: button }).first().click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const row = (page: Page, title: string) =>
  page.locator('.paperlist > li').filter({
    has: page.getByRole('heading', { name: title, exact: true }),
  });
test('from the dashboard to a document in Word and PDF, and what its next version changed', async ({
  page,
  running,
}) => {
  await bound(page, running, { businessName: HOSTILE });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page).toHaveTitle('Your documents - Statewise');
  await expect(page.locator('.madefor')).toContainText('Made forDelaware');
  const policy = row(page, 'Privacy policy');
  await expect(page.getByRole('region', { name: 'Needed now' }).locator('h3').first()).toHaveText(
    'Privacy policy',
  );
  await expect(policy).toContainText('Needs you');
  await expect(policy).toContainText(/Delaware asks for this\. \d+ open tasks? needs? it[,.]/);
  await expect(policy).toContainText(
    /\d+ things left, (?:\d+ things? that do(?:es)? not fit, )?about \d+ minutes/,
  );
  await expect(policy).toContainText('Not made yet');
  await sweep(page, 'all documents');

  await policy.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveTitle('Privacy policy - Statewise');
  await expect(page.locator('main')).toBeFocused();
  await expect(sheet(page)).toContainText(HOSTILE);
  await toGroupOf(page, page.getByLabel(/^Your full legal name/));
  await page.getByLabel(/^Your full legal name/).fill('Brandywine Lane LLC');
  await expect(page.locator('.paperplace__text')).toContainText('Brandywine Lane LLC');
  await saveDetails(page);
  await expect(page.getByText(/^Saved\. All your documents follow\./)).toBeVisible();
  await expect(sheet(page)).toContainText('refer to Brandywine Lane LLC');

  const word = await taken(page, /^Word ?: Privacy policy/);
  expect(word.name).toMatch(/^privacy-policy.*\.docx$/);
  expect(wordText(word.bytes)).toContain(`privacy policy of ${HOSTILE}`);
  const pdf = await taken(page, /^PDF ?: Privacy policy/);
  expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect((await pdfText(pdf.bytes)).replaceAll(/\s+/g, ' ')).toContain(HOSTILE);
  await unfold(page, /^Versions/);
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeHidden();

  await change(page, /^Your full legal name/);
  await page.getByLabel(/^Your full legal name/).fill('Lane Holdings LLC');
  await saveDetails(page);
  await expect(page.getByText('Your facts or the law changed since')).toBeVisible();
  await taken(page, /^Word ?: Privacy policy/);
  await page.getByText('What changed since version 1').click();
  const diff = page.locator('.diff');
  await expect(diff.locator('del').first()).toContainText('Brandywine');
  await expect(diff.locator('ins').first()).toContainText('Holdings');
  await sweep(page, 'one document, a difference open');
  const first = await taken(page, /^Word ?: version 1/);
  expect(wordText(first.bytes)).toContain('Brandywine Lane LLC');

  await unfold(page, 'Say how useful it is');
  await page.getByLabel('Very useful').check();
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByText('Rating saved.')).toBeVisible();
  await page.reload();
  await unfold(page, 'Say how useful it is');
  await expect(page.getByLabel('Very useful')).toBeChecked();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Rating taken back.')).toBeVisible();
  await expect(page.getByLabel('Very useful')).not.toBeChecked();
});

test('all documents at once: the progress is shown, and the binder contains its hashes @full', async ({
  page,
  running,
}) => {
  const id = await bound(page, running);
  await page.goto(`/documents?business=${id}`);
  const all = page.getByRole('button', { name: /^Make all \d+ documents$/ });
  // ten, and a copy for each vendor and activity that the data map has
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  expect(count).toBeGreaterThanOrEqual(10);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await all.click();
      await expect(page.getByRole('progressbar', { name: 'Documents made' })).toBeVisible();
      await expect(page.getByText(new RegExp(`^\\d+ of ${count + 1}\\. Now: `))).toBeVisible();
    })(),
  ]);
  await expect(
    page.getByText(`${count} documents made. The binder is in your downloads.`),
  ).toBeVisible();
  await expect(all).toBeFocused();
  // a copy says it beside its vendor or activity
  await expect(page.getByText(/^Version 1, made/)).toHaveCount(10);
  const parts = unzipSync(readFileSync(await file.path()));
  expect(Object.keys(parts).filter((path) => path.startsWith('documents/'))).toHaveLength(
    4 * count + 1,
  );
  const sums = new TextDecoder().decode(parts['SHA256SUMS.txt']).trim().split('\n');
  expect(sums).toHaveLength(Object.keys(parts).length - 1);
  for (const line of sums) {
    const [hash, path = ''] = line.split(/ [ *]/);
    expect(
      createHash('sha256')
        .update(parts[path] ?? '')
        .digest('hex'),
      path,
    ).toBe(hash);
  }

  const report = await taken(page, /^Word ?: Assessment report/);
  expect(wordText(report.bytes)).toContain('Delaware');
  const checklist = await taken(page, /^PDF ?: Checklist/);
  expect(Buffer.from(checklist.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  const tasks = await taken(page, /^CSV ?: Tasks as a table/);
  expect(new TextDecoder().decode(tasks.bytes)).toContain('Publish');
});

test('a file that cannot be made says so and what to do, online or not @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(0, 503);
  const id = await bound(page, running);
  await page.goto(`/documents?business=${id}`);
  const policy = row(page, 'Privacy policy');
  const down = {
    status: 503,
    json: {
      code: 'printing-stopped',
      message: 'The file was not finished. Nothing is lost: ask for it again in a few seconds.',
    },
  };
  await page.route('**/file/**', (route) => route.fulfill(down));
  await policy.getByRole('link', { name: 'Privacy policy' }).click();
  const paper = page.getByRole('region', { name: 'The paper' });
  await paper.getByRole('button', { name: /^Word/ }).click();
  await expect(paper.getByRole('alert')).toHaveText(down.json.message);
  await page.goBack();
  await page.getByRole('button', { name: /^Make all \d+ documents$/ }).click();
  await expect(page.getByRole('alert').first()).toHaveText(down.json.message);
  await page.unroute('**/file/**');
  await page.route('**/reports/**', (route) => route.abort());
  const report = row(page, 'Assessment report');
  await report.getByRole('button', { name: /^PDF/ }).click();
  await expect(report.getByRole('alert')).toContainText('We could not reach Statewise');
  await page.unroute('**/reports/**');
  await policy.getByRole('button', { name: /^Word/ }).click();
  await expect(policy.getByRole('alert')).toBeHidden();

  await page.route('**/documents', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill(down) : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not load your documents');
  await sweep(page, 'documents that cannot be loaded');
  await page.unroute('**/documents');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(policy).toBeVisible();
});

test('no law, no business, two businesses, no such document, and signed out @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(404);
  await page.goto('/documents');
  await expect(page).toHaveURL('/login?next=%2Fdocuments');
  await signedIn(page, running);
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: 'Set up your business' })).toBeVisible();
  await sweep(page, 'no business');

  const none = await withBusiness(page, running, {
    statesOperating: ['IA'],
    businessName: 'Quiet Corner Shop',
  });
  await page.request.put(`${running.origin}/api/businesses/${none}/answers`, {
    data: { version: 1, answers: [{ fact: 'consumers', state: 'IA', value: 900 }] },
    headers: { origin: running.origin },
  });
  await page.goto('/documents');
  await expect(page.getByText(/^On your answers, no state privacy act binds you/)).toBeVisible();
  await expect(row(page, 'Privacy policy')).toContainText('§§ 22575–22579');
  await sweep(page, 'no law');
  await page.goto(`/documents?business=${none}&document=privacy-policy`);
  await expect(sheet(page)).toContainText('Ask us about your data');
  await sweep(page, 'no law, one document');

  const long = 'Long'.repeat(40);
  const second = await withBusiness(page, running, { businessName: long });
  await page.goto('/documents');
  await page.getByLabel('Business', { exact: true }).focus();
  await page.getByLabel('Business', { exact: true }).selectOption(long);
  await expect(page).toHaveURL(new RegExp(`business=${second}`));
  await expect(page.getByLabel('Business', { exact: true })).toBeFocused();
  await expect(page.getByText(`The facts of ${long}`)).toBeVisible();
  await sweep(page, 'two businesses, a long name');
  await page.goto(`/documents?business=${second}&document=poem`);
  await expect(page.getByText('There is no such document.')).toBeVisible();
  await sweep(page, 'no such document');
  await page.getByRole('link', { name: 'All your documents' }).click();
  await expect(
    page.getByRole('region', { name: 'May be needed' }).getByRole('heading'),
  ).toContainText(['May be needed', 'Privacy policy']);
});

test('a task leads to the document that serves it @full', async ({ page, running }) => {
  const id = await bound(page, running);
  await page.goto(`/assessment?business=${id}#task-privacy-notice`);
  const task = page.locator('.tasks > li').filter({ hasText: 'privacy notice' }).first();
  await task.getByText(/^Steps and sections/).click();
  await task.getByRole('link', { name: 'Document: Privacy policy' }).click();
  await expect(page).toHaveURL(`/documents?business=${id}&document=privacy-policy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(await left(page)).toBeGreaterThan(10);
});
