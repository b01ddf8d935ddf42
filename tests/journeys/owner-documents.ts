/** Documents of an owner, for the journeys about them. */
import type { Page } from '@playwright/test';
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

/** The document; its notes have a sheet of their own. */
export const sheet = (page: Page) => page.locator('.sheet').first();
export const saveDetails = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens what was told, and one of its answers. */
export async function change(page: Page, label: RegExp): Promise<void> {
  const fold = page.locator('details.folded').filter({ has: page.getByText('You told us') });
  if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open)))
    await fold.locator('summary').click();
  await fold
    .locator('.field')
    .filter({ has: page.getByText(label) })
    .getByRole('button', { name: /^Change/ })
    .click();
}

/** The number of gaps that the page shows. */
export const left = async (page: Page): Promise<number> =>
  Number(
    /^(\d+) things? left to fill in/.exec(await page.locator('#details').innerText())?.[1] ?? 0,
  );
