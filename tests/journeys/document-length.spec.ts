/**
 * Each of the ten documents, of two owners, on a phone: how long its page is, whichever group of
 * questions is shown. The whole paper is longer, and opens where it is asked for.
 */
import type { Page } from '@playwright/test';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test, type RunningServer } from './stage.ts';

/** In screens of a phone. */
const MOST = 8;
const PHONE = { width: 390, height: 844 };

const OWNERS = {
  agency: {
    profile: {
      businessName: 'Chesapeake Media',
      industry: 'Technology',
      employeeCount: 14,
      annualRevenue: 1_900_000,
      statesOperating: ['VA', 'MD', 'OR'],
      dataTypesCollected: ['Email addresses', 'Phone numbers'],
    },
    answers: [
      { fact: 'consumers', state: 'MD', value: 41_000 },
      { fact: 'consumers', state: 'VA', value: 104_000 },
    ],
  },
  software: {
    profile: {
      businessName: 'Ledgerline Software Inc.',
      industry: 'Technology',
      employeeCount: 18,
      annualRevenue: 2_400_000,
      statesOperating: ['TX', 'CA', 'CO'],
      dataTypesCollected: ['Email addresses'],
    },
    answers: [
      { fact: 'sbaSmallBusiness', value: false },
      { fact: 'consumers', state: 'TX', value: 4_000 },
      { fact: 'consumers', state: 'CA', value: 9_000 },
      { fact: 'consumers', state: 'CO', value: 3_000 },
      { fact: 'sellsPersonalData', value: false },
      { fact: 'targetedAdvertising', value: false },
    ],
  },
} as const;

async function made(page: Page, running: RunningServer, owner: keyof typeof OWNERS) {
  const { profile, answers } = OWNERS[owner];
  await signedIn(page, running);
  const id = await withBusiness(page, running, profile);
  const url = `${running.origin}/api/businesses/${id}`;
  const reply = await page.request.put(`${url}/answers`, {
    data: { version: 1, answers },
    headers: { origin: running.origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const list: { documents: { id: string; copyOf: string | null; gaps: number | null }[] } = await (
    await page.request.get(`${url}/documents`)
  ).json();
  return { id, documents: list.documents.filter((each) => each.copyOf === null) };
}

const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/** The longest that the page is, over all its groups; and how many there are. */
async function longest(page: Page): Promise<{ groups: number; most: number }> {
  const links = page.locator('.grouplist a');
  await page.locator('.grouplist').waitFor({ state: 'attached' });
  const groups = await links.count();
  let most = 0;
  for (let at = 0; at < groups; at += 1) {
    const title = await links.nth(at).textContent();
    // the list stays closed, as an owner leaves it
    await links.nth(at).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('#group')).toHaveText(title ?? '');
    most = Math.max(most, await screens(page));
  }
  return { groups, most };
}

for (const owner of ['agency', 'software'] as const)
  test(`no document of the ${owner} is longer than eight screens of a phone @full`, async ({
    page,
    running,
  }, info) => {
    await page.setViewportSize(PHONE);
    const { id, documents } = await made(page, running, owner);
    expect(documents).toHaveLength(10);
    const rows = [];
    for (const document of documents.filter(({ gaps }) => gaps !== null)) {
      await page.goto(`/documents?business=${id}&document=${document.id}`);
      const { groups, most } = await longest(page);
      await page.getByRole('link', { name: 'Read the whole paper' }).click();
      await expect(page.locator('#read')).toBeFocused();
      const whole = await screens(page);
      rows.push({ document: document.id, groups, most, whole });
    }
    const table = rows.map(
      ({ document, groups, most, whole }) =>
        `${document.padEnd(28)} ${groups} groups, ${most.toFixed(1)} screens, with the paper ${whole.toFixed(1)}`,
    );
    await info.attach('screens.txt', { body: table.join('\n') });
    console.log(`${owner}\n${table.join('\n')}`);
    for (const { document, most } of rows) expect(most, document).toBeLessThanOrEqual(MOST);
    // a measure of an empty page would pass as well
    for (const { document, most, whole } of rows) expect(whole, document).toBeGreaterThan(most + 1);
  });
