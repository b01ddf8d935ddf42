/**
 * The kit's script. It stands first in the head, inline. For those who did not opt out it touches
 * nothing; for those who did, it holds the site's advertising tools back before they send.
 */
import type { KitConfig } from './kit-config.ts';
import { hold } from './hold.ts';
import { hasSignal, isNoKept, keepChoice, onOtherTab } from './kept-choice.ts';
import { setFreeUnless } from './set-free.ts';
import { onPress, show } from './show.ts';
import { tellVendors } from './tell-vendors.ts';

/** Put in its place by the maker. */
declare const STATEWISE_KIT: KitConfig;

const kit = STATEWISE_KIT;
let optedOut = false;

/** Whoever listens is there once the page was read. */
function tell(by: 'signal' | 'press' | 'kept'): void {
  const fire = () =>
    document.dispatchEvent(
      new CustomEvent('statewise:choice', {
        bubbles: true,
        detail: { optedOut, by, held: kit.held },
      }),
    );
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fire);
  else fire();
}

function optOut(by: 'signal' | 'press' | 'kept'): void {
  if (optedOut) return;
  optedOut = true;
  // kept anew at each visit: some browsers end such a cookie after a week
  keepChoice();
  // a banner may wipe the site's cookies meanwhile
  addEventListener('pagehide', keepChoice);
  hold(kit);
  tellVendors(kit, document.readyState === 'loading' ? 'default' : 'update');
  show(kit.said);
  tell(by);
}

function look(): void {
  if (hasSignal()) optOut('signal');
  else if (isNoKept()) optOut('kept');
}

Object.defineProperty(window, 'statewiseStop', {
  value: Object.freeze({
    version: kit.version,
    day: kit.day,
    held: Object.freeze(kit.held),
    get optedOut() {
      return optedOut;
    },
  }),
});
look();
// an extension may set its signal later than this script runs; another tab may say no
for (const event of ['DOMContentLoaded', 'load', 'pageshow']) addEventListener(event, look);
setFreeUnless(() => optedOut);
// a browser opens its stores for who listens to them, and the page would wait for that
addEventListener('load', () => onOtherTab(() => optOut('kept')));
onPress(() => optOut('press'));
