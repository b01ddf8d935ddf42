/** Documents of an owner, for the journeys about them. */
import type { Locator, Page } from '@playwright/test';
import { signedIn, withBusiness } from './owner.ts';
import { expect, type RunningServer } from './stage.ts';

const ANSWERS = [
  { fact: 'consumers', state: 'DE', value: 40_000 },
  { fact: 'sellsPersonalData', value: false },
  { fact: 'targetedAdvertising', value: true },
];

/** A business to which Delaware's law applies, with open verdicts in its other states. */
export async function bound(
  page: Page,
  running: RunningServer,
  change: object = {},
): Promise<string> {
  await signedIn(page, running);
  const id = await withBusiness(page, running, change);
  const reply = await page.request.put(`${running.origin}/api/businesses/${id}/answers`, {
    data: { version: 1, answers: ANSWERS },
    headers: { origin: running.origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return id;
}

/** The whole document; its notes, and the place of a group's answers, have sheets of their own. */
export const sheet = (page: Page) => page.locator('.wholepaper .sheet');
export const saveDetails = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Save( and go on)?$/ }).click();

/** Opens a fold, unless it is open. */
export async function unfold(page: Page, title: string | RegExp): Promise<void> {
  const fold = page.locator('details.folded').filter({
    has: page.locator('summary', { hasText: title }),
  });
  if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open)))
    await fold.locator('summary').first().click();
}

/** Goes through the groups of questions, by their list, until this stands on the page. */
export async function toGroupOf(page: Page, wanted: Locator): Promise<void> {
  await page.locator('.grouplist').waitFor({ state: 'attached' });
  await unfold(page, 'All groups of questions');
  const count = await page.locator('.grouplist a').count();
  for (let at = 0; at < count && !(await wanted.isVisible()); at += 1) {
    await page.locator('.grouplist a').nth(at).click();
    await expect(page.locator('#group')).toBeFocused();
  }
  await expect(wanted).toBeVisible();
}

/** Shows what was told, and makes a field of one of its answers. */
export async function change(page: Page, label: RegExp): Promise<void> {
  const button = page
    .locator('.fillin .field')
    .filter({ has: page.getByText(label) })
    .getByRole('button', { name: /^Change/ });
  await toGroupOf(page, button);
  await button.click();
}

/** The number of gaps that the page shows. */
export const left = async (page: Page): Promise<number> =>
  Number(
    /^(\d+) things? left to fill in/.exec(await page.locator('#details').innerText())?.[1] ?? 0,
  );
