/**
 * The tester's pages: what is started, watched, read and compared; the file that stays in the
 * browser; the page for strangers.
 */
import { writeFileSync } from 'node:fs';
import { PROBLEMS } from '#contract/problems.ts';
import type { KitProofReply, SiteKit } from '#contract/site-tests/kits.ts';
import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import type { SiteTest, SiteTestRow, SiteTests } from '#contract/site-tests/site-tests.ts';
import { signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';
import { sweep } from './sweeping.ts';

const HOST = 'www.harbor-books.example';

const row = (change: Partial<SiteTestRow>): SiteTestRow => ({
  id: 't1',
  url: `https://${HOST}/`,
  host: HOST,
  kind: 'press',
  trigger: 'owner',
  state: 'done',
  ahead: null,
  doing: null,
  visitsDone: 8,
  visitsPlanned: 8,
  askedAt: '2026-11-22T15:00:00Z',
  startedAt: '2026-11-22T15:00:00Z',
  endedAt: '2026-11-22T15:04:00Z',
  cannot: null,
  sentence: 'Your site still tells Meta about visitors who said no.',
  stillSending: 1,
  ...change,
});

const found: SiteFinding = {
  finding: 'tool still sends',
  tool: 'meta-pixel',
  toolName: 'Meta Pixel and Conversions API',
  situation: 'gpc',
  verdict: 'still sends',
  title: 'Meta: still sends, with the browser signal',
  means: 'Meta still gets data after a visitor said no.',
  todo: [],
  kind: 'verdict',
  evidence: ['GET www.facebook.com/tr (ev, id)'],
  toolPurpose: 'Measures ads',
  whatToSwitch: 'Do not fire the pixel for people who say no.',
  requirements: [
    {
      requirementId: 'CA-05',
      stateId: 'CA',
      cite: '11 CCR § 7025',
      from: null,
      conditional: null,
    },
  ],
};

const one: SiteTest = {
  ...row({}),
  from: '203.0.113.7',
  browser: 'Chromium 156',
  visits: [
    {
      situation: 'gpc',
      by: 'browser',
      signalProven: true,
      atRest: true,
      bytes: 800_000,
      seconds: 14,
      requests: 42,
      troubles: [],
      pressed: null,
    },
  ],
  findings: [found],
  pictures: [],
  builder: 'shopify',
  recordHash: 'a'.repeat(64),
  kit: null,
  before: {
    id: 't0',
    endedAt: '2026-11-15T10:00:00Z',
    findings: [{ ...found, verdict: 'stopped' }],
  },
};

const seen = (tool: string, name: string, inDataMap: boolean) => ({
  tool,
  name,
  host: HOST,
  testId: 't1',
  dismissed: false,
  inDataMap,
});

const state: SiteTests = {
  browser: { there: true, why: null },
  mayStart: true,
  leftToday: 3,
  sites: [
    {
      host: HOST,
      proof: null,
      ways: {
        mail: 'harbor-books.example',
        meta: '<meta name="statewise" content="123">',
        file: { address: `https://${HOST}/.well-known/statewise.txt`, text: '123' },
      },
      weekly: false,
      nextAt: null,
      alarms: false,
    },
  ],
  tests: [row({})],
  tools: [
    seen('tiktok-pixel', 'TikTok Pixel', false),
    seen('pinterest-tag', 'Pinterest Tag', true),
  ],
};

const siteKit: SiteKit = {
  id: 'k1',
  host: HOST,
  madeAt: '2026-11-20T10:00:00Z',
  day: '2026-11-20',
  testId: 't0',
  hash: 'b'.repeat(64),
  kit: {
    version: '1',
    snippet: '<script>/* the kit */</script>',
    script: '/* the kit */',
    link: { words: 'Your Privacy Choices', html: '<a href="#">Your Privacy Choices</a>' },
    steps: [{ where: 'Shopify: the head of every page', what: 'Paste the first piece.' }],
    held: [{ tool: 'meta-pixel', hosts: ['www.facebook.com/tr'] }],
    notHeld: [{ tool: 'stripe', why: 'It takes your payments.' }],
  },
  names: { 'meta-pixel': 'Meta Pixel', stripe: 'Stripe' },
  file: null,
};

const proof: KitProofReply = {
  kitId: 'k1',
  day: '2026-11-20',
  hash: 'b'.repeat(64),
  onPage: 'this kit',
  without: [],
  rows: [{ name: 'Meta Pixel', says: 'still sends', why: 'Its tag stands in the HTML.' }],
  parts: [{ kind: 'checkout', name: 'Stripe', now: 'loads' }],
  compared: true,
};

const [, NOTHING] = PROBLEMS['nothing-to-hold'];

test('an owner watches a test, reads its result and what to do', async ({
  page,
  running,
  quiet,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  const shown = {
    ...state,
    tests: [
      row({
        state: 'running',
        sentence: null,
        visitsDone: 3,
        doing: { step: 'loading', situation: 'gpc' },
      }),
    ],
  };
  let isOver = false;
  await page.route('**/site-tests', (route) => route.fulfill({ json: isOver ? state : shown }));
  await page.route('**/site-tests/t1', (route) => route.fulfill({ json: one }));
  quiet.allow(422);
  await page.route('**/site-tests/t1/kit', (route) =>
    route.fulfill({ status: 422, json: { code: 'nothing-to-hold', message: NOTHING } }),
  );
  await page.goto(`/site-test?business=${id}`);
  await expect(
    page.getByRole('region', { name: `Testing ${HOST}` }).getByRole('status'),
  ).toContainText('as a visitor whose browser says no');
  await expect(page.getByRole('progressbar', { name: 'Visits done' })).toHaveAttribute(
    'value',
    '3',
  );
  await sweep(page, 'a test under way');
  isOver = true;
  const result = page.getByRole('link', { name: 'Your site still tells Meta' });
  await expect(result).toBeVisible();
  await sweep(page, 'tests of a site');
  await result.press('Enter');
  await expect(page).toHaveTitle('What your site sends after a no - Statewise');
  const first = page.getByRole('region', { name: 'Or stop each tool where it is set' });
  await expect(first.getByLabel('Your site is made with')).toHaveValue('shopify');
  await expect(first).toContainText('Do not fire the pixel');
  await expect(first).toContainText('Shopify');
  await first.getByText('The sections behind it (1)').click();
  await expect(first).toContainText('11 CCR § 7025');
  await expect(page.getByText('Sends again: Meta Pixel')).toBeVisible();
  await sweep(page, 'the result of a test');
  await page.getByRole('button', { name: 'Make the kit' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(NOTHING);
  await page.unroute('**/site-kits');
  await page.route('**/site-kits', (route) => route.fulfill({ json: { kits: [siteKit] } }));
  await page.route('**/site-tests/t1', (route) => route.fulfill({ json: { ...one, kit: proof } }));
  await page.reload();
  const proven = page.getByRole('region', { name: 'Your opt-out kit of November 20, 2026' });
  await expect(proven.getByRole('row', { name: /^Meta Pixel/ })).toContainText('Still sends');
  await expect(proven).toContainText('Checkout, Stripe: Loads as before');
  const kit = page.getByRole('region', { name: 'Install an opt-out' });
  await kit.getByText('The kit of November 20, 2026').click();
  await expect(kit.getByLabel('First piece: at the top of the head of every page')).toHaveValue(
    siteKit.kit.snippet,
  );
  await sweep(page, 'a kit and what a test says of it');
});

test('starting a test keeps what was typed where it is refused @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(422);
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.route('**/site-tests', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { ...state, tests: [] } })
      : route.fulfill({
          status: 422,
          json: {
            message: 'Check what you entered.',
            code: 'invalid-input',
            fields: { site: 'This is no address of a site' },
          },
        }),
  );
  await page.goto(`/site-test?business=${id}`);
  const field = page.getByLabel('Address of your site');
  await field.fill('');
  await page.getByRole('button', { name: 'Start the test' }).press('Enter');
  await expect(field).toBeFocused();
  await field.fill('my shop');
  await field.press('Enter');
  await expect(page.getByText('This is no address of a site')).toBeVisible();
  await expect(field).toHaveValue('my shop');
  await page.getByText('How to prove that it is yours').click();
  await expect(page.getByText('/.well-known/statewise.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Add it/ })).toHaveAttribute(
    'href',
    /step=companies&tool=tiktok-pixel/,
  );
});

test('the interview offers tools that a test saw, and ticks none by itself @full', async ({
  page,
  running,
}) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running);
  await page.route('**/site-tests', (route) => route.fulfill({ json: state }));
  await page.goto(`/assessment/questions?business=${id}#edit:uses`);
  await expect(
    page.getByText('A test of your site saw TikTok Pixel and Pinterest Tag.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Work it out from the tools you use' }).press('Enter');
  const offered = page.getByRole('group', { name: 'Seen on your site' });
  await expect(page.getByText(`A test of ${HOST} saw these.`)).toBeVisible();
  await expect(offered.getByRole('checkbox')).toHaveCount(2);
  await expect(offered.getByRole('checkbox', { name: 'TikTok Pixel' })).not.toBeChecked();
  await sweep(page, 'tools that a test saw');
});

const har = (...addresses: string[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'Chrome', version: '156' },
    entries: addresses.map((url, at) => ({
      startedDateTime: `2026-11-22T10:00:0${at}.000Z`,
      request: { method: 'GET', url, headers: [{ name: 'Sec-GPC', value: '1' }] },
      response: { status: 200, content: { mimeType: at === 0 ? 'text/html' : 'image/gif' } },
    })),
  },
});

test('a HAR file is read in the browser and sent nowhere', async ({ page }, info) => {
  const file = info.outputPath('visit.har');
  await page.goto('/opt-out-test/file');
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  writeFileSync(file, 'no file of this kind');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('This file is not a HAR file.')).toBeVisible();
  const pixel = 'https://www.facebook.com/tr/?id=123456789012345&ev=PageView';
  writeFileSync(file, JSON.stringify(har(`https://${HOST}/`, pixel)));
  await page.locator('input[type=file]').setInputFiles(file);
  const result = page.getByRole('region', { name: 'What the file shows' });
  await expect(result).toContainText(
    'Your site still tells Meta about visitors whose browser said no.',
  );
  await expect(result).toContainText('cannot show that something stopped');
  await sweep(page, 'a HAR file');
  await page.getByRole('button', { name: 'Take the file away' }).press('Enter');
  await expect(result).toHaveCount(0);
  // fonts alone
  expect(sent.filter((one) => !one.startsWith('GET /assets/'))).toEqual([]);
});

test('strangers read what the test does, and find no box for an address @full', async ({
  page,
}) => {
  await page.goto('/opt-out-test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Does your site stop when a visitor says no?',
  );
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('npm run site-test --')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read a HAR file' })).toHaveAttribute(
    'href',
    '/opt-out-test/file',
  );
  await sweep(page, 'the tester for strangers');
});
