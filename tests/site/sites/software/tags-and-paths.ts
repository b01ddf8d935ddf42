/**
 * Sites whose tags are frames and nothing else, whose pixel lies whole under the site's own name,
 * and on which two ways to say no take back a yes from different tools.
 */
import { sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, TestSite } from '../../shape.ts';
import { pinterestTag, tiktokTag } from '../../vendors/snippets.ts';
import { takes } from '../../vendors/software.ts';
import {
  COOKIE_CONSENT,
  COOKIE_CONSENT_TAGS,
  COOKIE_CONSENT_WORDS,
  type Frame,
  framed,
  pagesOf,
} from './consent-tools.ts';

type OfAsk = (ask: Ask) => Frame;

const button = (to: string) =>
  `<form action="${to}" method="post"><button>Opt out of sale and sharing</button></form>`;

/** The pages of a site that depend on who asks, and its opt-out, kept in a cookie. */
const answering = (of: OfAsk, home: string, cookie: string) => ({
  '/': (ask: Ask) => framed(of(ask), 'Welcome', home)(),
  '/about': (ask: Ask) => framed(of(ask), 'About us', '<p>We are four.</p>')(),
  '/find-us': (ask: Ask) => framed(of(ask), 'Find us', '<p>At the old mill.</p>')(),
  '/privacy': (ask: Ask) => pagesOf(of(ask), '')['/privacy']!(ask),
  '/choices': (ask: Ask) =>
    framed(of(ask), 'Your Privacy Choices', `<p>You may say no.</p>${button('/out')}`)(),
  '/out': () => sets(`${cookie}=1`, '/'),
});

const LINK = '<a href="/choices">Your Privacy Choices</a>';

const hidden = (src: string) =>
  `<iframe src="${src}" width="1" height="1" style="display:none" title="Measurement"></iframe>`;

/**
 * 202: three tags of ad companies, each a frame and nothing else. The Trade Desk's stands in the
 * HTML and hears the link; Floodlight's is written by a script and hears both; a partner's hears
 * nothing. A map and a film are frames, too.
 */
const TRADE_DESK = hidden(
  'https://insight.adsrvr.org/up?adv=g4b1er0&ref=gable-roof-supply.example&upid=q2w3e4r&upv=1.1.0',
);
const FLOODLIGHT = `<script>var axel = Math.random() * 1e13; document.write('<iframe src="https://9412077.fls.doubleclick.net/activityi;src=9412077;type=invmedia;cat=gable0;ord=' + Math.floor(axel) + '?" width="1" height="1" frameborder="0" style="display:none"></' + 'iframe>');</script>`;
const PARTNER = hidden('https://pixel.mathtag.com/event/iframe?mt_id=1187702&mt_adid=204411');
const SHOWN =
  '<iframe width="300" height="200" src="https://www.google.com/maps/embed?pb=1m18" title="Map"></iframe><iframe width="300" height="170" src="https://www.youtube-nocookie.com/embed/a1b2c3" title="Film"></iframe>';

const gable: OfAsk = (ask) => {
  const out = ask.cookie('gable_out') === '1';
  return {
    name: 'Gable Roof Supply',
    notice: 'We keep your orders. The Trade Desk, Google and MediaMath learn which pages you see.',
    head: '',
    foot: LINK,
    tail: `${out ? '' : TRADE_DESK}${out || ask.signal ? '' : FLOODLIGHT}${PARTNER}`,
  };
};

/** 203: Meta's pixel, loader and all, by a path of the site; only the link takes it out. */
const LOADER = `(() => { var q = new URLSearchParams({ id: '733310094417', ev: 'PageView', dl: location.href, rl: document.referrer, if: false, ts: Date.now(), sw: screen.width, sh: screen.height, v: '2.9.176', fbp: 'fb.1.' + Date.now() + '.' + Math.floor(Math.random() * 1e10), it: Date.now() });
new Image().src = '/gather/tr/?' + q; })();`;
const quarry: OfAsk = (ask) => ({
  name: 'Quarry Candle Works',
  notice: 'We keep your orders. Meta learns which pages you see.',
  head: `${ask.cookie('quarry_out') === '1' ? '' : '<script async src="/gather/core.js"></script>'}<script async src="/shop/cart.js"></script>`,
  foot: LINK,
});

/**
 * 204: Meta and TikTok wait for a yes to vanilla-cookieconsent, Pinterest for none. The link takes
 * out Meta and Pinterest, the signal TikTok and Pinterest, also after a yes.
 */
const waits = (body: string) => `<script type="text/plain" data-category="ads">${body}</script>`;
const META = `window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); };
fbq('init', '1202377411551'); fbq('track', 'PageView');
var tag = document.createElement('script'); tag.async = true; tag.src = 'https://connect.facebook.net/en_US/fbevents.js'; document.head.appendChild(tag);`;
const TIKTOK = `document.head.append(document.createRange().createContextualFragment(${JSON.stringify(tiktokTag()).replaceAll('</', '<\\/')}));`;
const fennel: OfAsk = (ask) => {
  const out = ask.cookie('fennel_out') === '1';
  return {
    name: 'Fennel Street Optics',
    notice: 'We keep your orders. Meta, TikTok and Pinterest learn which pages you see.',
    head: `${COOKIE_CONSENT_TAGS}${out ? '' : waits(META)}${ask.signal ? '' : waits(TIKTOK)}${out || ask.signal ? '' : pinterestTag()}`,
    foot: LINK,
    tail: `<script>CookieConsent.run({ categories: { necessary: { enabled: true, readOnly: true }, ads: {} }, ${COOKIE_CONSENT_WORDS} });</script>`,
  };
};

/** Frames, own paths, and two ways to take back a yes. */
export const SOFTWARE_TAGS_AND_PATHS: readonly TestSite[] = [
  siteOfRoutes(202, 'gable-roof-supply.example', answering(gable, SHOWN, 'gable_out')),
  siteOfRoutes(203, 'quarry-candle-works.example', {
    ...answering(quarry, '<p>Poured by hand.</p>', 'quarry_out'),
    '/gather/core.js': () => ({ type: 'text/javascript', body: LOADER }),
    '/gather/tr/': (ask) => takes(ask),
    '/shop/cart.js': () => ({ type: 'text/javascript', body: 'window.cart = [];' }),
  }),
  siteOfRoutes(204, 'fennel-street-optics.example', {
    ...answering(fennel, '<p>Eyes tested daily.</p>', 'fennel_out'),
    ...COOKIE_CONSENT,
  }),
];
