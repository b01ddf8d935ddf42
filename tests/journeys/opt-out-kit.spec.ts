/** The page that makes an opt-out kit: by keyboard, from a test's result, and sent nowhere. */
import { writeFileSync } from 'node:fs';
import { expect, test } from './stage.ts';
import { sweep } from './sweeping.ts';

const HEAD = 'First piece: at the top of the head of every page';
const FOOT = 'Second piece: at the foot of every page';

test('a kit is made from ticked tools and from a result, and nothing is sent', async ({
  page,
}, info) => {
  await page.goto('/opt-out-kit');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const kit = page.getByRole('region', { name: 'Your kit', exact: true });
  await expect(kit).toContainText('Your kit appears here');

  await page.getByLabel('Find a tool').fill('meta pi');
  await page.getByRole('checkbox', { name: 'Meta Pixel' }).press('Space');
  await expect(kit.getByLabel(HEAD, { exact: true })).toHaveValue(
    /^<script>\(function.*<\/script>$/s,
  );
  await expect(kit.getByLabel(FOOT, { exact: true })).toHaveValue(/Your Privacy Choices/);
  await page.getByRole('checkbox', { name: 'Colorado' }).check();
  await expect(kit.getByLabel(FOOT, { exact: true })).toHaveValue(/Your Opt-Out Rights/);
  await page.getByLabel('Where your site stands').selectOption({ label: 'WordPress' });
  await expect(kit.getByRole('button', { name: 'Download stop-kit.zip' })).toBeVisible();

  const file = info.outputPath('result.json');
  writeFileSync(file, '{"url":"https://shop.example","findings":{}}');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('look at "findings"')).toBeVisible();
  const finding = (tool: string) => ({ finding: 'tool still sends', tool, evidence: [] });
  const findings = ['criteo', 'youtube-embed'].map(finding);
  writeFileSync(file, JSON.stringify({ url: 'https://shop.example', findings }));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(kit.getByRole('heading', { name: 'What stops after a no' })).toBeVisible();
  await expect(kit.locator('summary')).toHaveText(['Criteo', 'Meta Pixel and Conversions API']);
  await expect(kit).toContainText('It is the video itself.');
  await sweep(page, 'an opt-out kit');
  expect(sent.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});
