/**
 * Tags of vendors that the sites with habits of well-known tools carry, written anew as those of
 * vendors.ts. Nothing of their code is in them.
 */
import type { Ask, Reply } from '../shape.ts';
import { ownPixel, tag } from './ways.ts';

const json = (body: string): Reply => ({ type: 'application/json', body });

/** `ttq.limited` in the page is the setting of limited data use. */
const TIKTOK = tag(`const limits = window.ttqLimited ? { limited_data_use: true } : {};
const send = (event) => fetch('https://analytics.us.tiktok.com/api/v2/pixel', { method: 'POST', keepalive: true, mode: 'no-cors',
  body: JSON.stringify({ event, event_id: hex(32), context: { pixel: { code: 'C' + hex(19).toUpperCase() }, page: { url: page }, user: { anonymous_id: visitor('_ttp', () => hex(27)) } }, ...limits }) }).catch(() => {});
send('Pageview');`);

const REDDIT = tag(`const out = window.rdtOptOut ? 1 : 0;
image('https://alb.reddit.com/rp.gif', { ts: now, id: 'a2_' + hex(10), event: 'PageVisit', uuid: visitor('_rdt_uuid', () => now + '.' + hex(8) + '-' + hex(4)), integration: 'reddit',
  opt_out: out, v: 'rdt_65e23bc4', sh: screen.height, sw: screen.width });`);

const X =
  tag(`const limits = window.twqLimited ? { restricted_data_use: 'restrict_optimization' } : {};
for (const base of ['https://t.co/1/i/adsct', 'https://analytics.twitter.com/1/i/adsct'])
  image(base, { bci: 4, dv: 'America/Chicago&en-US', eci: 3, event: '{}', event_id: hex(32), integration: 'advertiser', p_id: 'Twitter', p_user_id: 0, pl_id: hex(32), tw_document_href: page, txn_id: 'o41xy', type: 'javascript', version: '2.3.31', ...limits });`);

const CRITEO = tag(
  `image('https://sslwidget.criteo.com/event', { a: '41200', v: '5.31.0', p0: 'e=vh', otl: 1, bundle: visitor('cto_bundle', () => hex(40)), tld: location.hostname, dtycbr: digits(5) });`,
);

const ADS =
  tag(`const say = Object.assign({}, ...(window.dataLayer || []).filter((each) => each[0] === 'consent').map((each) => each[2]));
const no = say.ad_storage === 'denied';
image('https://googleads.g.doubleclick.net/pagead/viewthroughconversion/412007711/', { random: now, cv: 11, fst: now, fmt: 3, bg: 'ffffff', guid: 'ON', async: 1,
  gtm: '45be6b' + digits(6), gcs: no ? 'G100' : 'G111', gcd: no ? '13p3p3p3p5l1' : '13t3t3t3t5l1', dma: 0, u_w: screen.width, url: page, npa: no ? 1 : 0, auid: visitor('_gcl_au', () => '1.1.' + digits(9) + '.' + digits(10)).slice(4), data: 'event=gtag.config' });`);

const NEXTDOOR = tag(
  `image('https://flask.nextdoor.com/pixel', { pid: hex(8) + '-' + hex(4) + '-' + hex(12), ev: 'PAGE_VIEW', pl: page, vid: visitor('_ndp', () => hex(24)) });`,
);
const QUORA = tag(
  `image('https://q.quora.com/_/ad/' + hex(32) + '/pixel', { j: 1, u: page, tag: 'ViewContent', ts: now });`,
);
const CLARITY = tag(
  `fetch('https://k.clarity.ms/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ e: ['0.8.4', 1, 0, 1, 'abcdharbor', visitor('_clck', () => hex(16)), hex(8)], p: [] }) }).catch(() => {});`,
);
const TABOOLA = tag(
  `image('https://trc.taboola.com/412007/log/3/unip', { en: 'page_view', item_url: page, tim: now, ui: visitor('t_gid', () => hex(8) + '-' + hex(4) + '-' + hex(12)), ref: from });`,
);

/** Host → what it answers. */
export const HABIT_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'analytics.us.tiktok.com': (ask) => (ask.path.endsWith('.js') ? TIKTOK : ownPixel(ask)),
  'www.redditstatic.com': () => REDDIT,
  'alb.reddit.com': ownPixel,
  'static.ads-twitter.com': () => X,
  't.co': ownPixel,
  'analytics.twitter.com': ownPixel,
  'dynamic.criteo.com': () => CRITEO,
  'sslwidget.criteo.com': ownPixel,
  'www.googleadservices.com': () => ADS,
  'googleads.g.doubleclick.net': ownPixel,
  'ads.nextdoor.com': () => NEXTDOOR,
  'flask.nextdoor.com': ownPixel,
  'a.quora.com': () => QUORA,
  'q.quora.com': ownPixel,
  'www.clarity.ms': () => CLARITY,
  'k.clarity.ms': ownPixel,
  'cdn.taboola.com': () => TABOOLA,
  'trc.taboola.com': ownPixel,
  'insight.adsrvr.org': ownPixel,
  'plausible.io': (ask) =>
    ask.path.startsWith('/js/')
      ? tag(
          `fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ n: 'pageview', u: page, d: location.hostname, r: from }) }).catch(() => {});`,
        )
      : json('ok'),
  'static.cloudflareinsights.com': () =>
    tag(
      `navigator.sendBeacon('/cdn-cgi/rum', JSON.stringify({ siteToken: hex(32), pageloadId: hex(8) + '-' + hex(4), location: page, timings: { load: 412 } }));`,
    ),
  'www.youtube-nocookie.com': () => ({
    type: 'text/html',
    body: '<!doctype html><title>Film</title><p>Film</p>',
  }),
  'www.paypal.com': () =>
    tag(
      `navigator.sendBeacon('https://www.paypal.com/xoplatform/logger/api/logger', JSON.stringify({ events: [{ level: 'info', event: 'ppxo_load', payload: { session: 'uid_' + hex(10) } }] }));`,
    ),
  'widget.chat-desk.example': () =>
    tag(`const box = document.createElement('div'); box.id = 'chat'; box.style = 'position:fixed;right:1rem;bottom:1rem;background:#fff;border:1px solid #999;padding:1rem';
box.innerHTML = '<p>Hi! By chatting you agree to our Privacy Policy.</p><button type="button">Accept and chat</button> <button type="button" aria-label="Close">×</button>'; document.body.append(box);
setInterval(() => fetch('https://widget.chat-desk.example/poll?session=' + visitor('chat_sid', () => hex(24)), { mode: 'no-cors' }).catch(() => {}), 4000);`),
};
