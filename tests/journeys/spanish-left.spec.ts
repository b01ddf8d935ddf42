/**
 * What an owner who chose Spanish still reads in English, page by page: nothing but names, what was
 * typed, and what is marked as English.
 */
import type { Page } from '@playwright/test';
import { englishRuns } from '../spanish-glossary.ts';
import { callAs, entered, formOf } from './desk.ts';
import { bound } from './owner-documents.ts';
import { expect, type RunningServer, test } from './stage.ts';

const LETTER = {
  kind: 'violation',
  stateId: 'TX',
  office: 'Office of the Attorney General',
  reference: 'CPD-2026-0417',
  dated: '2026-11-02',
  receivedOn: '2026-11-04',
  days: 30,
  lastDay: null,
  sections: '541.102(a)',
  text: '',
  signs: ['children'],
  requirementIds: ['TX-01'],
  fixes: [],
  toldPeople: null,
  policies: null,
  policiesChanged: '',
  cured: false,
  promise: false,
  signer: '',
  signerTitle: '',
};

/** Texts and accessible names, each with whether it is marked as English; folds are opened. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, boolean>();
    const HEARD = ['aria-label', 'title', 'alt', 'placeholder'];
    const add = (text: string | null, marked: boolean) => {
      const bare = (text ?? '').replaceAll(/\s+/g, ' ').trim();
      if (bare !== '' && found.get(bare) !== false) found.set(bare, marked);
    };
    const walk = (node: Element, marked: boolean) => {
      if (/^(SCRIPT|STYLE|TEXTAREA)$/.test(node.tagName)) return;
      const own = marked || node.getAttribute('lang') === 'en';
      for (const name of HEARD) add(node.getAttribute(name), own);
      for (const child of node.childNodes)
        if (child instanceof Element) walk(child, own);
        else if (child.nodeType === Node.TEXT_NODE) add(child.textContent, own);
    };
    for (const fold of document.querySelectorAll('details')) fold.setAttribute('open', '');
    walk(document.body, false);
    return [...found].map(([text, marked]) => ({ text, marked }));
  });

/** The pages of a business with something on each of them. */
async function fullBusiness(page: Page, running: RunningServer) {
  const id = await bound(page, running, {
    businessName: 'Casa Luna',
    statesOperating: ['DE', 'CA', 'TX', 'VA', 'MN'],
  });
  const at = `/api/businesses/${id}`;
  await formOf(page, running, id);
  await callAs(page, running, 'POST', `${at}/request-desk/trial`);
  const request = await entered(page, running, id, {
    types: ['delete', 'access', 'opt-out-sale'],
    by: 'agent',
    onBehalfOf: 'Pat',
  });
  // one that was begun: the page shows what is open in it
  const begun = await entered(page, running, id, { types: ['delete'], state: 'TX' });
  await callAs(page, running, 'POST', `${at}/requests/${begun}/letters`, { kind: 'deleted' });
  const map = await callAs(page, running, 'GET', `${at}/data-map`);
  await callAs(page, running, 'PUT', `${at}/data-map`, {
    version: map.version,
    tools: ['meta-pixel', 'mailchimp', 'stripe'],
  });
  const letter = await callAs(page, running, 'POST', `${at}/regulator-letters`, LETTER);
  const where = `?business=${id}`;
  return [
    '/dashboard',
    `/assessment${where}`,
    `/assessment/questions${where}`,
    `/plan${where}`,
    `/documents${where}`,
    ...[
      'privacy-policy',
      'data-inventory',
      'incident-response-plan',
      'opt-out-page',
      'data-processing-agreement',
      'consumer-request-kit',
    ].map((name) => `/documents${where}&document=${name}`),
    `/regulator-letter${where}`,
    `/regulator-letter${where}&letter=${letter.id}`,
    `/requests${where}`,
    `/requests${where}&request=${request}`,
    `/requests${where}&request=${begun}`,
    `/requests/settings${where}`,
    `/site-test${where}`,
    `/data-map${where}`,
    ...['companies', 'kinds', 'passing', 'review'].map((step) => `/data-map${where}&step=${step}`),
    '/invitation',
    '/account',
  ];
}

test('no private page of an owner who chose Spanish speaks English @full', async ({
  page,
  running,
  quiet,
}) => {
  quiet.allow(404);
  const paths = await fullBusiness(page, running);
  await page.context().addCookies([{ name: 'language', value: 'es', url: running.origin }]);
  const left: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // a letter that was begun is gone on with, so that its gaps are read too
    const goOn = page.getByRole('button', { name: /^Editar y enviar/ });
    if (path.startsWith('/requests') && (await goOn.count()) > 0) await goOn.first().click();
    const shown = await texts(page);
    const english = shown.filter(({ text }) => englishRuns(text));
    const own = english.filter(({ marked }) => !marked).map(({ text }) => text);
    const name = path.replaceAll(/(?:business|letter|request)=[\w-]+&?/g, '');
    if (own.length > 0) left[name] = own;
    // how much of a page is English, for the report of a run
    test.info().annotations.push({
      type: name,
      description: `${own.length} in English, ${english.length - own.length} marked as English`,
    });
  }
  expect(left).toEqual({});
});
