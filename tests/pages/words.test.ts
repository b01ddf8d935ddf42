import { describe, expect, test } from 'vitest';
import { call, pathOf, request, RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { scriptsFor } from '#web/builder/preloads.ts';
import { PRIVATE_PAGES } from '#web/private-pages.ts';
import { ownerPlaceOf } from '#web/words/owner-places.ts';
import { GUIDES } from '#web/words/places.ts';
import { FIRST_STATES, STATES } from '#law/codes.ts';
import { dollars, plural } from '#text/figures.ts';
import { withStop } from '#text/trailing.ts';
import { percent, readNumber } from '#web/words/figures.ts';
import { longDate } from '#text/english.ts';
import { daysBetween } from '#calendar/dates.ts';
import { SIGNED_OUT, TOAST, TOOLTIP, UNREACHABLE } from '#web/words/notices.ts';
import { login } from '#contract/account/auth.ts';
import { clientBorder } from '#web/builder/client-border.ts';

describe('figures as owners type them', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['6,400,000', 6_400_000],
    ['$1200', 1200],
    ['12.5 %', 12.5],
    ['-3', -3],
  ])('%j is read as %s', (typed, value) => expect(readNumber(typed)).toBe(value));
  test.each(['many', '1e9', '1.2.3', '--1', '0x10', 'Infinity'])('%j is no number', (typed) =>
    expect(readNumber(typed)).toBeNaN(),
  );
});

describe('figures as owners read them', () => {
  test.each([
    [0, '0%'],
    [0.2, '1%'],
    [36.4, '36%'],
    [99.6, '99%'],
    [100, '100%'],
  ])('a score of %s reads %s', (score, words) => expect(percent(score)).toBe(words));
  test('dates are calendar dates in every time zone', () => {
    expect(longDate('2027-01-01')).toBe('January 1, 2027');
    expect(daysBetween('2026-11-20', '2027-01-04')).toBe(45);
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  });
  test('money and counts', () => {
    expect(dollars(7500)).toBe('$7,500');
    expect(dollars(0.5)).toBe('$0.50');
    expect([plural(1, 'task'), plural(1200, 'task')]).toEqual(['1 task', '1,200 tasks']);
  });
});

test('docs/requirements.md 9: toasts and tooltips', () => {
  expect(TOAST).toEqual({
    limit: 1,
    shownMs: 5000,
    removedAfterMs: 1_000_000,
    swipe: { direction: 'right', thresholdPx: 50 },
    hotkey: 'F8',
  });
  expect(TOOLTIP).toEqual({ delayMs: 700, skipDelayMs: 300, offsetPx: 4 });
});

describe('docs/requirements.md 8: a failed request', () => {
  const answer = (status: number, body: string, statusText = '') => {
    globalThis.fetch = async () => new Response(body, { status, statusText });
  };
  test('says its status, a colon, a space and the body', async () => {
    answer(401, '{"message":"Invalid email or password.","code":"wrong-credentials"}');
    const fault = await call(login, { body: { email: 'a@b.co', password: 'x' } }).catch(
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(RequestFailed);
    expect((fault as RequestFailed).message).toBe(
      '401: {"message":"Invalid email or password.","code":"wrong-credentials"}',
    );
    expect(wordsFor(fault, 'other')).toBe('Invalid email or password.');
    answer(401, '{"message":"Not authenticated","code":"not-signed-in"}');
    const ended = await request('GET', '/api/businesses').catch((error: unknown) => error);
    expect(wordsFor(ended, 'other')).toBe(SIGNED_OUT);
  });
  test('says the status text where the body is empty', async () => {
    answer(503, '', 'Service Unavailable');
    const fault = await request('GET', '/api/states').catch((error: unknown) => error);
    expect((fault as RequestFailed).message).toBe('503: Service Unavailable');
    expect(wordsFor(fault, 'other')).toBe('other');
  });
  test('is told apart from no answer at all', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const fault = await request('GET', '/api/states').catch((error: unknown) => error);
    expect((fault as RequestFailed).status).toBe(0);
    expect(wordsFor(fault, 'other')).toBe(UNREACHABLE);
    // only a form has something typed
    const kept = 'What you typed is still here.';
    expect(wordsFor(fault, `Not saved. ${kept}`)).toBe(`${UNREACHABLE} ${kept}`);
  });
  test('paths are filled and escaped', () => {
    expect(pathOf('/api/businesses/:businessId', { businessId: 'a/b' })).toBe(
      '/api/businesses/a%2Fb',
    );
    expect(() => pathOf('/api/businesses/:businessId')).toThrow('needs businessId');
  });
});

describe('the builder', () => {
  test('follows imports once and stops on a gap', () => {
    const manifest = {
      a: { file: 'a.js', imports: ['b', 'c'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js', imports: ['a'] },
    };
    expect(scriptsFor(manifest, ['a'])).toEqual(['/a.js', '/b.js', '/c.js']);
    expect(() => scriptsFor(manifest, ['d'])).toThrow('d is not in the manifest');
  });
  test.each([
    'node:fs',
    '#server/app.ts',
    './page-data.server.ts',
    '#law/corpus.server.ts',
    '../server/app.ts',
  ])('refuses %s in the browser', (id) => {
    const { resolveId } = clientBorder() as unknown as {
      resolveId: (id: string, importer: string, options: { ssr?: boolean }) => null;
    };
    expect(() => resolveId(id, '/web/pages/home/page.tsx', {})).toThrow('would reach the browser');
    expect(resolveId(id, '/web/pages/home/page.tsx', { ssr: true })).toBe(null);
  });
});

test('the guides of the bar and the footer are those of the first states', () => {
  const first = FIRST_STATES.map((code) => STATES.find((state) => state.code === code));
  expect(GUIDES).toEqual(
    first.map((state) => ({ code: state?.code, path: `/${state?.slug}`, label: state?.name })),
  );
});

test('every page of an owner belongs to a place of the bar; no other page does', () => {
  const without = PRIVATE_PAGES.filter(({ path }) => ownerPlaceOf(path) === undefined);
  expect(without.map(({ path }) => path)).toEqual(['/invitation', '/account']);
  expect(ownerPlaceOf('/assessment/questions')?.label).toBe('Today');
  expect(ownerPlaceOf('/regulator-letter')?.label).toBe('Requests');
  for (const path of ['/', '/plans', '/templates', '/check'])
    expect(ownerPlaceOf(path)).toBeUndefined();
});

test('a name that ends in a stop gets no second one', () => {
  expect(withStop('It belongs to Lane Inc.')).toBe('It belongs to Lane Inc.');
  expect(withStop('It belongs to Lane')).toBe('It belongs to Lane.');
});
