/**
 * docs/quality.md U22: the assessment on Letter paper: three sheets for five states, every task on
 * one line with its date and its sections.
 */
import { PROFILE, signedIn, withBusiness } from './owner.ts';
import { bare, printed } from './print-text.ts';
import { expect, test } from './stage.ts';

test('U22: the assessment of five states as a printed file', async ({ page, running }) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, PROFILE);
  const reply = await page.request.get(`${running.origin}/api/assessments/${id}`);
  interface Task {
    readonly title: string;
    readonly advice: boolean;
    readonly cites: readonly { readonly cite: string }[];
  }
  const { tasks, applicableStates }: { tasks: Task[]; applicableStates: { stateName: string }[] } =
    await reply.json();
  expect(tasks.filter(({ advice }) => !advice).length).toBeGreaterThan(10);
  await page.goto(`/assessment?business=${id}`);
  await expect(page.getByRole('heading', { name: 'Top 10 tasks' })).toBeVisible();
  await expect(page.locator('#record')).toBeAttached();
  const { sheets, whole } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(3);
  for (const { title, cites } of tasks) {
    expect(whole).toContain(bare(title));
    for (const { cite } of cites) expect(whole).toContain(bare(cite));
  }
  for (const { stateName } of applicableStates) expect(whole).toContain(bare(stateName));
  expect(whole).toContain(bare('Statewise: assessment of Brandywine Lane Goods'));
  expect(whole).not.toContain(bare('Mark Complete'));
  await expect(page.getByRole('heading', { name: 'Top 10 tasks' })).toBeVisible();
});
