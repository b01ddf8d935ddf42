/** With a real browser: what is typed and leaves, plain, packed, and as a Blob. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../tests/site/open-shop.ts';
import { testBrowser } from '../../tests/test-browser.ts';
import { noteBlobs } from './blob-bodies.ts';
import { type Bodies, noteBodies } from './bodies.ts';
import { newStage } from './stage.ts';
import { typeIntoField } from './typed-field.ts';

const path = await testBrowser();
const host = 'shop.example.com';
let open: OpenShop;
let bodies: Bodies;

const sending = (how: string) =>
  `<!doctype html><title>Shop</title><textarea></textarea><script>
document.querySelector('textarea').addEventListener('input', async ({ target }) => { const said = JSON.stringify({ said: target.value }); ${how} });
const packed = (said) => new Response(new Blob([said]).stream().pipeThrough(new CompressionStream('gzip')));
</script>`;

const PAGES: Readonly<Record<string, string>> = {
  '/plain': sending("fetch('/plain-in', { method: 'POST', body: said });"),
  '/packed': sending(
    "fetch('/packed-in', { method: 'POST', body: new Uint8Array(await packed(said).arrayBuffer()) });",
  ),
  '/blob': sending("navigator.sendBeacon('/blob-in', await packed(said).blob());"),
  '/quiet': sending("fetch('/quiet-in', { method: 'POST', body: String(said.length) });"),
  '/none': '<!doctype html><title>Shop</title><p>Nothing to fill in.</p><input type="tel">',
  '/mail': `<!doctype html><title>Shop</title><input type="email"><script>let steps = [0];
addEventListener('input', ({ target }) => steps.push(target.value), true); const send = () => { fetch('/steps', { method: 'POST', body: JSON.stringify(steps) }); steps = [1]; };
send(); send(); send(); setInterval(send, 2500);</script>`,
};

beforeAll(async () => {
  if (path === undefined) return;
  open = await openShop(path, host, (request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(PAGES[request.url ?? ''] ?? 'taken');
  });
});
afterAll(() => open?.end());

async function typedOn(where: string) {
  const stage = newStage('plain');
  await open.page.goto(`http://${host}${where}`, { waitUntil: 'load' });
  await typeIntoField(open.page, stage, bodies);
  return stage.typedWordsLeft;
}

test.skipIf(path === undefined)('what leaves is noted, and what does not is not', async () => {
  bodies = noteBodies(open.context);
  await noteBlobs(open.context, bodies);
  // in this order: what was once heard stays heard
  expect(await typedOn('/none')).toBeUndefined();
  expect(await typedOn('/quiet')).toEqual([]);
  expect(await typedOn('/blob')).toEqual([host]);
});

test.skipIf(path === undefined)('a box for news, and what gathers for a while', async () => {
  bodies = noteBodies(open.context);
  expect(await typedOn('/mail')).toEqual([host]);
});

test.skipIf(path === undefined).each(['/plain', '/packed'])('%s', async (where) => {
  bodies = noteBodies(open.context);
  expect(await typedOn(where)).toEqual([host]);
});
