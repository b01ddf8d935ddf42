/**
 * docs/quality.md R20: a form that is sent by a double press is sent once, on every page of an
 * owner; what follows it is sent again.
 */
import type { Locator, Page } from '@playwright/test';
import { callAs, entered } from './desk.ts';
import { newOwner, signedIn, withBusiness } from './owner.ts';
import { expect, test } from './stage.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Presses twice, as fast as a browser takes it; counts what is sent until the page is quiet. */
async function sentByTwo(page: Page, press: Locator): Promise<string[]> {
  const sent: string[] = [];
  const listen = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', listen);
  await press.dblclick();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return sent;
}

interface Form {
  readonly name: string;
  readonly path: string;
  readonly fill: (page: Page) => Promise<Locator>;
}

const FORMS = (of: string, request: string): readonly Form[] => [
  {
    name: 'hours a week',
    path: `/plan${of}`,
    fill: async (page) => {
      await page.getByLabel('Hours that you give in a week').fill('7');
      return button(page, 'Plan again');
    },
  },
  {
    name: 'invitation',
    path: '/account',
    fill: async (page) => {
      await page.getByLabel('Their email').fill(newOwner().email);
      return button(page, 'Send the invitation');
    },
  },
  {
    name: 'link for reading',
    path: '/account',
    fill: async (page) => {
      await page.getByLabel('Whom is it for?').fill('Bank');
      return button(page, 'Make the link');
    },
  },
  {
    name: 'time zone',
    path: '/account',
    fill: async (page) => {
      await page.getByLabel('Time zone').selectOption('America/Chicago');
      return button(page, 'Save time zone');
    },
  },
  {
    name: 'note',
    path: `/requests${of}&request=${request}`,
    fill: async (page) => {
      await page.getByLabel('New note').fill('Called back');
      return button(page, 'Save the note');
    },
  },
  {
    name: 'letter',
    path: `/requests${of}&request=${request}`,
    fill: async (page) => button(page, /^Write the letter/),
  },
  {
    name: 'request written down',
    path: `/requests${of}&write=1`,
    fill: async (page) => {
      await page.getByRole('radio', { name: 'By phone' }).check();
      await page.getByRole('checkbox', { name: 'Delete data', exact: true }).check();
      await page.getByLabel('In which state do they live?').selectOption('DE');
      await page.getByLabel('Their name').fill('Pat Morgan');
      return button(page, 'Save the request');
    },
  },
  {
    name: 'settings of the desk',
    path: `/requests/settings${of}`,
    fill: async (page) => {
      await page.getByText('Days, reminders, your calendar and your proof').click();
      await page.getByLabel('Your own promise, in days').fill('20');
      return button(page, 'Save the settings');
    },
  },
  {
    name: 'tools',
    path: `/data-map${of}`,
    fill: async (page) => {
      await page.getByRole('checkbox', { name: /^Klaviyo/ }).check();
      return button(page, 'Save the ticks');
    },
  },
  {
    name: 'questions of a paper',
    path: `/documents${of}&document=privacy-policy`,
    fill: async (page) => {
      await page.getByRole('main').getByLabel('No', { exact: true }).first().check();
      return button(page, 'Save answers');
    },
  },
  {
    name: 'answers',
    path: `/assessment${of}`,
    fill: async (page) => {
      await page.getByRole('heading', { name: 'Your answers' }).click();
      await page.locator('[id="q-consumers.CA"]').fill('900');
      return button(page, 'Save answers');
    },
  },
  {
    name: 'task',
    path: `/assessment${of}`,
    fill: async (page) => button(page, /^Mark Complete/),
  },
];

test('R20: what is pressed twice is sent once @full', async ({ page, running }) => {
  await signedIn(page, running);
  const id = await withBusiness(page, running, { statesOperating: ['DE', 'CA'] });
  await callAs(page, running, 'PUT', `/api/businesses/${id}/answers`, {
    version: 1,
    answers: [{ fact: 'consumers', state: 'DE', value: 60_000 }],
  });
  const request = await entered(page, running, id, { state: 'CA' });
  await callAs(page, running, 'GET', `/api/assessments/${id}`);
  // as slow as a phone: the second press comes before the reply
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await new Promise((done) => setTimeout(done, 100));
    await route.continue();
  });
  for (const { name, path, fill } of FORMS(`?business=${id}`, request))
    await test.step(name, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await sentByTwo(page, await fill(page)), name).toHaveLength(1);
    });
});
