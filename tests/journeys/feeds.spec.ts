/**
 * Coming dates in the owner's calendar: the file, and the address that is created, copied, replaced
 * and deleted.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeInLooks } from './axe.ts';
import { LOOKS } from './looks.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

/** axe in light and dark, and no sideways scroll at 320 px. */
async function sweep(page: Page, name: string) {
  await axeInLooks(page, LOOKS.slice(0, 2), name);
  await page.setViewportSize({ width: 320, height: 900 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, name).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the calendar file, and a feed address from its making to its end @full', async ({
  page,
  context,
  running,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE', 'OK'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/plan');
  const part = page.getByRole('region', { name: 'What changes next' });
  const summary = part.getByText('Put these dates in your calendar');
  await expect(summary).toBeVisible();
  expect(asked).not.toContain(`/api/businesses/${id}/feed`);

  await summary.focus();
  await page.keyboard.press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: 'Download calendar file (.ics)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('statewise-changes.ics');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20270101\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );

  await part.getByRole('button', { name: 'Make a feed address' }).click();
  await expect(part.getByRole('status').first()).toContainText('Your address is ready.');
  const shown = part.getByLabel('Address for calendars');
  const first = await shown.inputValue();
  expect(first).toMatch(new RegExp(`^${running.origin}/feeds/[\\w-]{65}\\.ics$`));
  await part.getByRole('button', { name: 'Copy the address for calendars' }).click();
  await expect(part.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await sweep(page, 'address just made');
  const read = async (address: string) => (await page.request.get(address)).status();
  expect(await read(first)).toBe(200);

  await part.getByRole('button', { name: 'Make a new address' }).click();
  const dialog = page.getByRole('dialog', { name: /^Make a new address for/ });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await shown.inputValue()).toBe(first);
  await part.getByRole('button', { name: 'Make a new address' }).click();
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await expect(shown).not.toHaveValue(first);
  const second = await shown.inputValue();
  expect([await read(first), await read(second)]).toEqual([404, 200]);

  await page.reload();
  await summary.click();
  await expect(part).toContainText('We showed it once and did not store it.');
  await expect(shown).toHaveCount(0);
  await part.getByRole('button', { name: 'End this address' }).click();
  await page
    .getByRole('dialog', { name: /^End the address of/ })
    .getByRole('button', { name: 'End the address' })
    .click();
  await expect(part.getByRole('button', { name: 'Make a feed address' })).toBeVisible();
  expect(await read(second)).toBe(404);
  await sweep(page, 'no address');
});

test('a failed look-up, creation or deletion shows an error, and can be tried again @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(503);
  await signedIn(page, running);
  await withBusiness(page, running, { statesOperating: ['IA'] });
  let broken = true;
  await page.route('**/api/businesses/*/feed', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/plan');
  const part = page.getByRole('region', { name: 'What changes next' });
  await expect(part).toContainText('Our records hold no change');
  await part.getByText('Put these dates in your calendar').click();
  await expect(part.getByRole('link', { name: /calendar file/ })).toHaveCount(0);
  await expect(part.getByRole('alert')).toContainText('We could not look up your address.');
  broken = false;
  await part.getByRole('button', { name: 'Try again' }).click();
  const make = part.getByRole('button', { name: 'Make a feed address' });
  await expect(make).toBeVisible();
  broken = true;
  await make.click();
  await expect(part.getByRole('alert')).toContainText('No address could be made. Try again.');
  broken = false;
  await make.click();
  const end = part.getByRole('button', { name: 'End this address' });
  await expect(end).toBeVisible();
  await expect(part.getByRole('alert')).toHaveCount(0);
  broken = true;
  await end.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End the address' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It still works. Try again.');
  broken = false;
  await dialog.getByRole('button', { name: 'End the address' }).click();
  await expect(dialog).toHaveCount(0);
});
