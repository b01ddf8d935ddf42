/**
 * Containers and a form that the sites of the trades lead to, written anew as those of vendors.ts.
 * None of a vendor's code.
 */
import { SEEMING_VENDORS } from './seeming.ts';
import type { Ask, Reply } from '../shape.ts';
import { tag } from './ways.ts';

const ADD = `const add = (src) => { const each = document.createElement('script'); each.async = true; each.src = src; document.head.append(each); };`;

/** Fires its two tags when the window has loaded, and a while after. */
const AFTER_LOAD = tag(`${ADD}
const run = () => setTimeout(() => {
  window.fbq = function () { (fbq.queue = fbq.queue || []).push(arguments); };
  fbq('init', '664190273358812'); fbq('track', 'PageView');
  add('https://connect.facebook.net/en_US/fbevents.js'); add('https://ads.nextdoor.com/public/pixel/ndp.js?id=90217');
}, 1500);
if (document.readyState === 'complete') run(); else addEventListener('load', run);`);

/** Asks the page before each of its tags. */
const ASKS_FIRST = tag(`${ADD}
const may = () => !window.bloomPrivacy || window.bloomPrivacy.allows('sale');
setTimeout(() => { if (may()) add('https://s.pinimg.com/ct/core.js'); }, 400);
setTimeout(() => { if (may()) add('https://dynamic.criteo.com/js/ld/ld.js?a=90655'); }, 1600);`);

/** A vendor's form for requests of all kinds, on the vendor's own host. */
const PORTAL: Reply = {
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Privacy request</title></head><body><div class="pp-root"><h1>Submit a privacy request</h1><p>Quarry Street Gym uses ChoiceDesk to take requests. Fields with * are required.</p>
<form action="/webform/q41/submit" method="post"><p><label>Type of request*<br><select name="type" required><option value="">Choose</option><option>Opt out of sale or sharing</option><option>Delete my data</option></select></label></p><p><label>First name*<br><input name="first" required></label></p><p><label>Last name*<br><input name="last" required></label></p><p><label>E-mail*<br><input type="email" name="email" required></label></p><p><label>Street address*<br><input name="street" required></label></p><p><label>Date of birth*<br><input type="date" name="born" required></label></p><button type="submit">Submit</button></form></div></body></html>`,
};

function googleTags(ask: Ask): Reply {
  const id = ask.query.get('id');
  if (id === 'GTM-LARCH71') return AFTER_LOAD;
  if (id === 'GTM-BRAMBL7') return ASKS_FIRST;
  return SEEMING_VENDORS['www.googletagmanager.com']!(ask);
}

/** Host → what it answers. */
export const TRADE_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'www.googletagmanager.com': googleTags,
  'privacyportal.choicedesk.example': () => PORTAL,
};
