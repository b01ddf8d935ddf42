/** Banners as sites show them. */
import { keeps } from './layout.ts';
import type { Ask } from './shape.ts';

const BOX =
  'position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:2px solid #999;padding:1.5rem;z-index:9';
const LOUD =
  'background:#0a5;color:#fff;border:0;padding:1rem 2.5rem;font-size:1.1rem;margin-right:1rem';
const AGAIN = 'location.reload()';

const shown = (ask: Ask, words: string, inside: string) =>
  ask.choice !== undefined
    ? ''
    : `<div role="dialog" aria-label="${words.split('.')[0]}" id="banner" style="${BOX}"><p>${words}</p>${inside}</div>`;

const button = (words: string, choice: string, style: string) =>
  `<button type="button" style="${style}" onclick="${keeps(`choice=${choice}`, AGAIN)}">${words}</button>`;

/** Two buttons of one size. */
export const fairBanner = (ask: Ask) =>
  shown(
    ask,
    'We use cookies to run this shop and to show ads.',
    button('Accept all', 'accepted', LOUD) + button('Reject all', 'refused', LOUD),
  );

export const spanishBanner = (ask: Ask) =>
  shown(
    ask,
    'Usamos cookies para esta tienda y para mostrar anuncios.',
    button('Aceptar', 'accepted', LOUD) + button('Rechazar', 'refused', LOUD),
  );

/** The refusal is small and grey. */
export const greyBanner = (ask: Ask) =>
  shown(
    ask,
    'We use cookies to run this shop and to show ads.',
    button('Accept all', 'accepted', LOUD) +
      button('Reject', 'refused', 'background:none;border:0;padding:0;font-size:.65rem;color:#bbb'),
  );

/** The refusal waits on a second layer, where the switches stand on. */
export const tickedBanner = (ask: Ask) =>
  shown(
    ask,
    'We use cookies to run this shop and to show ads.',
    `${button('Accept all', 'accepted', LOUD)}<button type="button" style="${LOUD}" onclick="document.getElementById('more').hidden=false">Manage choices</button>
<div id="more" hidden><p><label><input type="checkbox" checked disabled> Strictly necessary</label></p>
<p><label><input type="checkbox" id="ads" checked> Advertising</label></p><p><label><input type="checkbox" id="count" checked> Analytics</label></p>
<button type="button" style="${LOUD}" onclick="const on=document.getElementById('ads').checked;document.cookie='choice='+(on?'accepted':'refused')+'; path=/; max-age=31536000';${AGAIN}">Save my choices</button></div>`,
  );

/** Only acceptance, and a cross that means the same. */
export const crossBanner = (ask: Ask) =>
  shown(
    ask,
    'We use cookies to run this shop and to show ads.',
    button('Accept', 'accepted', LOUD) +
      `<button type="button" aria-label="Close" style="position:absolute;top:8px;right:8px;border:0;background:none;font-size:1.4rem" onclick="${keeps('choice=accepted', AGAIN)}">&times;</button>`,
  );
