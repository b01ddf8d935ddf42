/**
 * Bodies that the browser does not tell of because a script made them as a Blob: recorders pack
 * what they send so. Read by a script in the page, in the visit that types and in no other, since a
 * page could see it.
 */
import type { BrowserContext } from 'playwright-core';
import type { Bodies } from './bodies.ts';

const BINDING = '__statewiseBody';

const SCRIPT = `(() => {
const tell = globalThis.${BINDING};
if (typeof tell !== 'function') return;
const note = (address, body) => {
  if (!(body instanceof Blob) || body.size > 500000) return;
  const url = new URL(String(address), location.href).href;
  body.arrayBuffer().then((bytes) => tell(url, btoa(Array.from(new Uint8Array(bytes), (each) => String.fromCharCode(each)).join('')))).catch(() => {});
};
const around = (object, name, look) => {
  const own = object[name];
  object[name] = function (...given) { try { look(this, given); } catch { } return Reflect.apply(own, this, given); };
};
around(globalThis, 'fetch', (_, [input, settings]) => note(input && input.url ? input.url : input, settings && settings.body));
around(Navigator.prototype, 'sendBeacon', (_, [address, body]) => note(address, body));
const addresses = new WeakMap();
around(XMLHttpRequest.prototype, 'open', (request, [, address]) => addresses.set(request, address));
around(XMLHttpRequest.prototype, 'send', (request, [body]) => note(addresses.get(request), body));
})();`;

/** Notes bodies that are Blobs, from now on. */
export async function noteBlobs(context: BrowserContext, bodies: Bodies): Promise<void> {
  await context.exposeBinding(BINDING, (_, url: unknown, packed: unknown) => {
    if (typeof url === 'string' && typeof packed === 'string')
      bodies.add(url, Buffer.from(packed, 'base64'));
  });
  await context.addInitScript(SCRIPT);
}
