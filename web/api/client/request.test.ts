/** What an owner reads when a call fails claims only what is true where it failed. */
import { afterEach, expect, test, vi } from 'vitest';
import { holdsTyped, storeTyped } from '#web/api/account/typed.ts';
import { request, RequestFailed, wordsFor } from './request.ts';
import { sessionEnded } from './session-end.ts';

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

/** A network whose replies come when they are let go, each with the number of its call. */
function slowNetwork(status = 200) {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const number = sent.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`);
    await new Promise<void>((done) => waiting.push(done));
    return new Response(JSON.stringify({ number }), { status });
  });
  return { sent, letGo: () => waiting.splice(0).forEach((done) => done()) };
}

test('a change that is pressed twice is sent once; both presses get its reply', async () => {
  const { sent, letGo } = slowNetwork();
  const both = [1, 2].map(() => request('POST', '/api/letters', { kind: 'receipt' }));
  letGo();
  expect(await Promise.all(both)).toEqual([{ number: 1 }, { number: 1 }]);
  expect(sent).toEqual(['POST /api/letters {"kind":"receipt"}']);
  // once it is done, the same again is another one
  const again = request('POST', '/api/letters', { kind: 'receipt' });
  letGo();
  expect(await again).toEqual({ number: 2 });
});

test('what differs from the last change is sent, also where it is what was sent before that', async () => {
  const { sent, letGo } = slowNetwork();
  const all = [7, 8, 7].map((hours) => request('PUT', '/api/plan', { hours }));
  all.push(request('PUT', '/api/other', { hours: 7 }), request('GET', '/api/plan'));
  all.push(request('GET', '/api/plan'));
  letGo();
  await Promise.all(all);
  expect(sent).toHaveLength(6);
});

test('a refusal goes to both presses, and the next press is sent', async () => {
  const { sent, letGo } = slowNetwork(409);
  const both = [1, 2].map(() => request('DELETE', '/api/letters/1'));
  letGo();
  const replies = await Promise.allSettled(both);
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = request('DELETE', '/api/letters/1');
  letGo();
  await expect(next).rejects.toThrow('409');
  expect(sent).toHaveLength(2);
});

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

test('the end of a session stays said when a slower reply of before comes in', async () => {
  const waiting: (() => void)[] = [];
  let status = 200;
  vi.stubGlobal('fetch', async () => {
    const reply = { status, body: status === 200 ? {} : { message: 'out', code: 'not-signed-in' } };
    await new Promise<void>((done) => waiting.push(done));
    return Response.json(reply.body, { status: reply.status });
  });
  const before = request('GET', '/api/slow');
  status = 401;
  const refused = request('PUT', '/api/plan', { hours: 7 });
  waiting[1]?.();
  await expect(refused).rejects.toThrow('401');
  expect(sessionEnded()).toBe(true);
  waiting[0]?.();
  await before;
  expect(sessionEnded(), 'it was sent before the refusal').toBe(true);
  status = 200;
  const after = request('GET', '/api/slow');
  waiting[2]?.();
  await after;
  expect(sessionEnded(), 'signed in again in another tab').toBe(false);
});
