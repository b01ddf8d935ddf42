/**
 * The texts of the law data come apart from the assessment: once, and where they do not come, the
 * page says so.
 */
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const TEXTS = '**/api/law-texts/**';

test('R20: where the texts do not come, the page offers another try; they are loaded once', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(0);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.route(TEXTS, (route) => route.abort());
  await page.goto(`/assessment?business=${id}`);
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load your assessment' });
  await expect(failed).toBeVisible();
  await page.unroute(TEXTS);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/law-texts/')) asked.push(request.url());
  });
  await failed.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('button', { name: /^Mark Complete/ }).first()).toBeVisible();
  const loaded = asked.length;
  // all states of the business, and what they share
  expect(loaded).toBe(6);

  const marks = page.getByRole('button', { name: /^Mark Complete/ });
  await marks.first().click();
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  expect(asked).toHaveLength(loaded);
});
