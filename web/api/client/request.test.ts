/** What an owner reads when a call fails claims only what is true where it failed. */
import { afterEach, expect, test, vi } from 'vitest';
import { holdsTyped, storeTyped } from '#web/api/account/typed.ts';
import { RequestFailed, wordsFor } from './request.ts';

const gone = new RequestFailed(0, 'no reply');
const signedOut = new RequestFailed(401, 'out', {
  message: 'Please sign in',
  code: 'not-signed-in',
});

test('a button with nothing typed beside it claims nothing of what was typed', () => {
  expect(wordsFor(gone, 'This could not be saved. Try again.')).toBe(
    'We could not reach Statewise. Check your connection and try again.',
  );
  expect(wordsFor(signedOut, 'This could not be saved. Try again.')).not.toMatch(/typed|kept/);
});

test('a form that keeps what was typed says so, in its own words', () => {
  expect(
    wordsFor(gone, 'The name could not be changed. What you typed is still here. Try again.'),
  ).toBe(
    'We could not reach Statewise. Check your connection and try again. What you typed is still here.',
  );
  expect(
    wordsFor(gone, 'The letter could not be saved. Your text is still here. Try again.'),
  ).toContain('Your text is still here.');
  expect(
    wordsFor(gone, 'No se pudo guardar. Lo que escribió sigue aquí. Intente de nuevo.'),
  ).toContain('Lo que escribió sigue aquí.');
});

afterEach(() => vi.unstubAllGlobals());

test('whether anything typed is kept is asked of the tab, not supposed', () => {
  const kept: Record<string, unknown> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
  vi.stubGlobal('sessionStorage', kept);
  expect(holdsTyped()).toBe(false);
  storeTyped('new business', { businessName: 'Wick' });
  expect(holdsTyped()).toBe(true);
  storeTyped('new business', undefined);
  expect(holdsTyped()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(holdsTyped()).toBe(false);
});
