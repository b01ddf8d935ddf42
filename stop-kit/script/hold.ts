/** Holds the tools back: from now on, on this page, nothing of theirs loads, sends or is kept. */
import type { KitConfig } from './kit-config.ts';
import { erase } from './erase.ts';
import { guardCalls, type Realm } from './guard-calls.ts';
import { guardElements } from './guard-elements.ts';
import { nameTest, placeTest } from './places.ts';
import { screen } from './inert.ts';

/** Takes cookies of held tools, and no others. */
function guardCookies(isHeld: (name: string) => boolean): void {
  const known = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (known?.set)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...known,
      set(this: Document, text: string) {
        const name = /^\s*([^=;\s]*)/.exec(text)?.[1] ?? '';
        if (!isHeld(name) || /max-age=0/.test(text)) known.set?.call(this, text);
      },
    });
}

/** Begins to hold. Nothing of the page was touched before. */
export function hold(kit: KitConfig): void {
  const held = placeTest(kit.places);
  const isHeldName = nameTest(kit.stored);
  const guarded = new WeakSet<Realm>();
  const guard = (realm: Realm) => {
    if (guarded.has(realm)) return;
    guarded.add(realm);
    guardElements(realm, held, guard);
    guardCalls(realm, held);
  };
  guard(window);
  guardCookies(isHeldName);
  erase(isHeldName);
  screen(document, held);
  // what the page's own HTML holds is met here, before its scripts run
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => screen(node, held));
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'submit',
    (event) => {
      if (held((event.target as HTMLFormElement).action)) event.preventDefault();
    },
    true,
  );
  addEventListener('load', () => erase(isHeldName));
}
