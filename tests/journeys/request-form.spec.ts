/**
 * The form for people and the page of their request: read by axe in every look, at 320 px, in
 * Spanish, by keyboard alone.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { LOOKS } from './looks.ts';
import { formOf, tabTo } from './desk.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import { smallTargets } from './sweeping.ts';

/** Every rule in every look, and each width without anything cut off or too small to hit. */
async function look(page: Page, name: string) {
  await test.step(name, async () => {
    for (const { name: seen, media } of LOOKS) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      expect(await axeFinds(page), `${name}, ${seen}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutOff), `${name}, ${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${name}, ${width} px, targets`).toEqual([]);
    }
    expect(await page.locator('script').count()).toBe(0);
  });
}

test('a person asks in Spanish by keyboard alone, and the pages hold for axe and 320 px', async ({
  page,
  running,
  quiet,
}) => {
  // the form that comes back with what is missing
  quiet.allow(422);
  await signedIn(page, running);
  const business = await withBusiness(page, running, { statesOperating: ['CA', 'VA'] });
  const slug = await formOf(page, running, business);
  await page.context().clearCookies();
  await page.goto(`/es/r/${slug}`);
  await look(page, 'the form in Spanish');
  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(`/r/${slug}`);
  await look(page, 'the form');
  await page.goto(`/es/r/${slug}`);
  const form = page.locator('form').last();
  const words = { delete: /Borr|Elimin/, email: /Correo|correo/, send: /Env/ };
  await tabTo(page, form.getByRole('checkbox', { name: words.delete }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: words.send }));
  await page.keyboard.press('Enter');
  // what is missing is told first, and the tick stays
  await expect(page.getByText('Revise esto, por favor')).toBeVisible();
  await look(page, 'the form with what is missing');
  await expect(form.getByRole('checkbox', { name: words.delete })).toBeChecked();
  await form.getByRole('combobox').first().selectOption('Virginia');
  await tabTo(page, form.getByRole('textbox', { name: words.email }));
  await page.keyboard.type('pat@example.com');
  await tabTo(page, form.getByRole('button', { name: words.send }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/r\/s\//);
  await look(page, 'the page of a request in Spanish');
});
