/**
 * A site that could not be tested passes nowhere: the command's findings say why, and so does every
 * report. A part that could be judged counts.
 */
import { expect, test } from 'vitest';
import { asked, page, record, visit } from '../tests/site/records.ts';
import type { SentRequest, SiteVisit, VisitFailure } from '#engine/site/record/visit.ts';
import { findingsOf } from './findings.ts';
import { firstSentence } from './first-sentence.ts';
import { failing, reportRows } from './rows.ts';
import { untestedReports } from './reports/untested.ts';

const META = 'https://www.facebook.com/tr/?id=1&ev=PageView';
const home = (status?: number) => asked('https://shop.example/', { kind: 'document', status });
const seen = (situation: SiteVisit['situation'], more: Partial<SiteVisit> = {}) =>
  visit(situation, [home(200), META], more);
/** A visit that saw no page. */
const blind = (trouble: VisitFailure, status?: number, refused: readonly string[] = []) =>
  visit('plain', [home(status)], { pages: [], troubles: [trouble], atRest: false, refused });
/** Three visits that saw this page and nothing else. */
const still = (more: Parameters<typeof page>[0]) =>
  (['plain', 'plain', 'gpc'] as const).map((each) =>
    visit(each, [home(200)], { pages: [page(more)] }),
  );
const whyOf = (visits: readonly SiteVisit[]) => findingsOf(record(visits), []).cannot;

test.each([
  ['503', [blind('answered with an error', 503)], /^shop\.example answered with 503\.$/],
  ['403', [blind('answered with an error', 403)], /answered with 403/],
  ['no page', [blind('no web page', 200)], /no web page/],
  ['a question', [blind('bot wall', 403)], /asked whether we are a person/],
  [
    'a redirect into the network',
    [blind('blocked address', 302, ['10.0.0.1 10.0.0.1'])],
    /leads to an address that this test does not visit: 10\.0\.0\.1/,
  ],
  ['an empty page', still({ title: '' }), /^shop\.example answered with an empty page\.$/],
  [
    'a door',
    still({ url: 'https://shop.example/login?next=%2F', title: 'Sign in' }),
    /asks to sign in first/,
  ],
  ['silence', [blind('did not come to rest'), blind('did not come to rest')], /no page in time/],
  [
    'a script that leads away',
    [blind('did not answer', 200), seen('plain', { pages: [], troubles: ['did not answer'] })],
    /did not answer/,
  ],
  ['the first look alone', [seen('plain'), blind('answered with an error', 502)], /502/],
  ['no visit after a no', [seen('plain'), seen('plain')], /time was over/],
  [
    'no page after a no',
    [seen('plain'), seen('plain'), visit('gpc', [], { pages: [], troubles: [], atRest: false })],
    /^no visit after a no saw the site: .*no page in time/,
  ],
])('%s is no pass', (_, visits, why) => {
  expect(whyOf(visits)).toMatch(why);
  const judged = findingsOf(record(visits), []);
  expect(firstSentence(record(visits), judged.findings)).toMatch(/^This could not be tested: /);
});

test('a part that could be judged counts', () => {
  const deaf = [seen('plain'), seen('plain'), seen('gpc'), blind('answered with an error', 503)];
  expect(whyOf(deaf)).toBeNull();
  const quiet = visit('gpc', [home(200)]);
  expect(whyOf([seen('plain'), seen('plain'), quiet, quiet])).toBeNull();
  expect(whyOf(still({}))).toBeNull();
  expect(whyOf(still({ url: 'https://shop.example/login-lamps' }))).toBeNull();
  // busy with itself, so that it could not be read, and yet it sent
  const unread: readonly SentRequest[] = [home(200), asked('https://shop.example/app.js')];
  expect(whyOf([seen('plain'), visit('gpc', unread, { pages: [] })])).toBeNull();
});

test('a file of requests is no visit: it is judged as before', () => {
  expect(whyOf([{ ...seen('plain'), by: 'har', pages: [] }])).toBeNull();
});

test('what cannot be told fails where that was asked for', () => {
  const visits = [seen('plain'), seen('plain'), seen('gpc', { signalProven: false })];
  const judged = findingsOf(record(visits), []);
  const rows = reportRows(record(visits), judged);
  expect(failing(rows, { failOn: 'error', cannotTell: 'pass' })).toEqual([]);
  expect(failing(rows, { failOn: 'error', cannotTell: 'fail' })).not.toEqual([]);
});

test('each report says that there is no result', () => {
  const why = 'shop.example answered with 503. <b>"&';
  const told = { url: 'https://shop.example/', startedAt: '2026-11-27T10:00:00.000Z', why };
  const { sarif = '', junit, markdown, badge } = untestedReports(told, '0.1.0');
  expect(JSON.parse(sarif)).toMatchObject({
    runs: [
      {
        results: [],
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text: why } }],
          },
        ],
      },
    ],
  });
  expect(junit).toContain('failures="0" skipped="0" errors="1"');
  expect(junit).toContain(
    '<error message="shop.example answered with 503. &lt;b&gt;&quot;&amp;"/>',
  );
  expect(markdown).toMatch(/could not be tested\n\n.*answered with 503\. \\<b\\>/);
  expect(badge).toContain('not tested · 2026-11-27');
});
