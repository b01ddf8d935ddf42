/**
 * Tags of vendors, written anew: each sends to the host and the path, with the names of parameters,
 * that the vendor's own tag does. Nothing of their code is in them.
 */
import type { Ask, Reply } from '../shape.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const pixel = ({ origin }: Ask): Reply => ({
  type: 'image/gif',
  body: GIF,
  headers: {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
  },
});
const script = (body: string): Reply => ({ type: 'text/javascript', body });

/** An identifier kept in a cookie of the site, as most tags do. */
const VISITOR = `const visitor = (name, make) => {
  const kept = document.cookie.match('(?:^|; )' + name + '=([^;]*)');
  const value = kept ? kept[1] : make();
  document.cookie = name + '=' + value + '; path=/; max-age=7776000';
  return value;
};
const digits = (n) => Array.from({ length: n }, () => Math.floor(Math.random() * 10)).join('');
const hex = (n) => Array.from({ length: n }, () => Math.floor(Math.random() * 16).toString(16)).join('');
const address = (base, fields) => base + '?' + new URLSearchParams(fields);
const image = (base, fields) => { new Image().src = address(base, fields); };
const page = location.href, from = document.referrer, now = Date.now();`;

/** A tag as a script of its own. */
export const tag = (body: string): Reply => script(`(() => { ${VISITOR}\n${body} })();`);

/** Takes calls that the snippet queued, and later ones. */
const queued = (name: string, run: string) => `const run = (args) => { ${run} };
const before = (window.${name} && window.${name}.queue) || [];
window.${name} = (...args) => run(args);
before.forEach((args) => run([...args]));`;

const META = tag(`let limits = {}, id = '';
${queued(
  'fbq',
  `const [what, first, second, third] = args;
  if (what === 'dataProcessingOptions') limits = first.length ? { dpo: first.join(','), dpoco: second || 0, dpost: third || 0 } : {};
  if (what === 'init') id = first;
  if (what === 'track') image('https://www.facebook.com/tr/', { id, ev: first, dl: location.href, rl: from, if: window !== top,
    ts: Date.now(), sw: screen.width, sh: screen.height, v: '2.9.241', r: 'stable', ec: 0, o: 4126,
    fbp: visitor('_fbp', () => 'fb.1.' + now + '.' + digits(18)), it: now, coo: false, ...limits, rqm: 'GET' });`,
)}`);

const GTAG = (base: string) =>
  tag(`const consent = (window.dataLayer || []).filter((each) => each[0] === 'consent').map((each) => each[2]);
const settings = Object.assign({}, ...consent);
const granted = (name) => settings[name] !== 'denied';
const id = (window.dataLayer || []).filter((each) => each[0] === 'config').map((each) => each[1])[0];
const cid = granted('analytics_storage') ? visitor('_ga', () => 'GA1.1.' + digits(9) + '.' + digits(10)).slice(6) : digits(9) + '.' + digits(10);
const hit = address('${base}/g/collect', { v: 2, tid: id, gtm: '45je6b' + digits(6), _p: now,
  ...(consent.length > 0 && { gcs: 'G1' + (granted('ad_storage') ? 1 : 0) + (granted('analytics_storage') ? 1 : 0) }),
  gcd: consent.length === 0 ? '13l3l3l3l1l1' : granted('ad_storage') ? '13t3t3t3t5l1' : '13p3p3p3p5l1', npa: granted('ad_storage') ? 0 : 1, dma: 0, cid, ul: 'en-us', sr: screen.width + 'x' + screen.height,
  _s: 1, sid: Math.floor(now / 1000), sct: 1, seg: 0, dl: page, dr: from, dt: document.title, en: 'page_view' });
navigator.sendBeacon(hit);`);

const TIKTOK =
  tag(`fetch('https://analytics.tiktok.com/api/v2/pixel', { method: 'POST', credentials: 'include',
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ event: 'Pageview', event_id: hex(32), timestamp: new Date().toISOString(),
    context: { pixel: { code: 'C' + hex(19).toUpperCase() }, page: { url: page, referrer: from }, user: { anonymous_id: visitor('_ttp', () => hex(27)) }, library: { name: 'pixel.js' } } }) }).catch(() => {});`);

const SNAP =
  tag(`const send = (ev) => navigator.sendBeacon('https://tr.snapchat.com/p', new URLSearchParams({ pid: '8f2b6a31-77aa-4f0e-9d1b-3a2f10c5e9d4', ev, pl: page, ts: Date.now(),
  rf: from, v: '3.5.0', if: false, u_c1: visitor('_scid', () => hex(8) + '-' + hex(4) + '-' + hex(12)), bt: hex(8) }));
window.snaptr = (what, ev) => { if (what === 'track') send(ev); };
if (!window.snapLeaves) send('PAGE_VIEW');`);

const PINTEREST =
  tag(`image('https://ct.pinterest.com/v3/', { tid: '2613584120077', event: 'pagevisit', ed: '{}',
  pd: JSON.stringify({ aem_external_id: hex(24) }), ad: JSON.stringify({ loc: page, ref: from, sh: screen.height }), cb: now });`);

const BING =
  tag(`image('https://bat.bing.com/action/0', { ti: '187001234', Ver: 2, mid: hex(32), bo: 1,
  sid: visitor('_uetsid', () => hex(32)), vid: visitor('_uetvid', () => hex(32)), vids: 1, msclkid: 'N', pi: 918639831, lg: 'en-US', sw: screen.width, sh: screen.height,
  sc: 24, tl: document.title, p: page, r: from, lt: 640, evt: 'pageLoad', sv: 1, rn: digits(6) });`);

const LINKEDIN =
  tag(`image('https://px.ads.linkedin.com/collect', { v: 2, fmt: 'js', pid: '4120077', time: now,
  li_adsId: hex(8) + '-' + hex(4) + '-4' + hex(3) + '-' + hex(12), url: page });`);

/** Host → what it answers. */
export const VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'connect.facebook.net': () => META,
  'www.facebook.com': pixel,
  'www.googletagmanager.com': () => GTAG('https://www.google-analytics.com'),
  'www.google-analytics.com': pixel,
  'analytics.tiktok.com': (ask) => (ask.path.endsWith('.js') ? TIKTOK : pixel(ask)),
  'sc-static.net': () => SNAP,
  'tr.snapchat.com': pixel,
  's.pinimg.com': () => PINTEREST,
  'ct.pinterest.com': pixel,
  'bat.bing.com': (ask) => (ask.path === '/bat.js' ? BING : pixel(ask)),
  'snap.licdn.com': () => LINKEDIN,
  'px.ads.linkedin.com': pixel,
  'ib.adnxs.com': (ask) =>
    ask.path === '/getuid'
      ? redirect(
          decodeURIComponent(ask.query.keys().next().value ?? '').replace(
            '$UID',
            '7031948225510938846',
          ),
        )
      : pixel(ask),
  'image8.pubmatic.com': pixel,
  'fonts.googleapis.com': () => ({
    type: 'text/css',
    body: "@font-face { font-family: 'Lato'; src: url('https://fonts.gstatic.com/s/lato/v24/regular.woff2') }",
  }),
  'fonts.gstatic.com': () => ({
    type: 'font/woff2',
    body: '',
    headers: { 'access-control-allow-origin': '*' },
  }),
  'maps.googleapis.com': () => script('window.google = { maps: { Map: function () {} } };'),
  'www.google.com': () => ({
    type: 'text/html',
    body: '<!doctype html><title>Map</title><p>Map</p>',
  }),
  'js.stripe.com': () =>
    tag(
      `window.Stripe = () => ({}); fetch('https://m.stripe.com/6', { method: 'POST', mode: 'no-cors', body: btoa(JSON.stringify({ muid: hex(36), sid: hex(36), url: page })) }).catch(() => {});`,
    ),
  'm.stripe.com': pixel,
};

const redirect = (to: string): Reply => ({ status: 302, headers: { location: to } });

/** What sites themselves serve of a vendor: the loader under an own path. */
export const ownGtag = (base: string): Reply => GTAG(base);
export const ownPixel = pixel;
