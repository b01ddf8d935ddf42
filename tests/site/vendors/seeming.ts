/**
 * Tags and services that the sites carry where a no only seems to work, written anew as those of
 * vendors.ts: hosts, paths and names from what is public. None of their code.
 */
import type { Ask, Reply } from '../shape.ts';
import { OWN_HTML_VENDORS } from './own-html.ts';
import { VENDORS, ownPixel, tag } from './ways.ts';

const page = (title: string, body: string): Reply => ({
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`,
});

/**
 * Google Ads with Consent Mode: without consent the ping goes elsewhere, marked, and with no
 * identifier.
 */
const ADS_BY_CONSENT =
  tag(`const said = Object.assign({}, ...(window.dataLayer || []).filter((each) => each[0] === 'consent').map((each) => each[2]));
const no = said.ad_storage === 'denied'; const gtm = '45be6b' + digits(6);
const about = { en: 'page_view', dl: page, scrsrc: 'www.googletagmanager.com', frm: 0, rnd: digits(10) + '.' + Math.floor(now / 1000), navt: 'n', gtm, dma: 0, tid: 'AW-658102934', tft: now };
if (no) fetch(address('https://pagead2.googlesyndication.com/ccm/collect', { ...about, npa: 1, gcs: 'G100', gcd: '13p3p3p3p5l1' }), { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => {});
else {
  const auid = visitor('_gcl_au', () => '1.1.' + digits(9) + '.' + digits(10)).slice(4);
  fetch(address('https://www.google.com/ccm/collect', { ...about, auid, npa: 0, gcs: 'G111', gcd: '13t3t3t3t5l1' }), { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => {});
  image('https://googleads.g.doubleclick.net/pagead/viewthroughconversion/658102934/', { random: now, cv: 11, fst: now, fmt: 3, bg: 'ffffff', guid: 'ON', async: 1, gtm, gcs: 'G111', gcd: '13t3t3t3t5l1', dma: 0, u_w: screen.width, url: page, npa: 0, auid, data: 'event=gtag.config' });
}`);

/** A container with one tag, which nobody told of consent. */
const ONE_IN_CONTAINER = tag(
  `const each = document.createElement('script'); each.async = true; each.src = 'https://bat.bing.com/bat.js'; document.head.append(each);`,
);

const QUANTCAST =
  tag(`const fresh = !document.cookie.includes('__qca='); const fpa = visitor('__qca', () => 'P0-' + digits(9) + '-' + now);
const fields = { r: digits(9), rf: 0, a: 'p-4Tn7ZcQ2wKd8L', url: encodeURIComponent(page), fpan: fresh ? 1 : 0, fpa, ns: 0, ce: 1, qjs: 1, qv: '7f5a31bd-20240827182034', ref: encodeURIComponent(from), d: location.hostname, dst: 0, et: now, tzo: new Date().getTimezoneOffset(), ogl: '' };
new Image().src = 'https://pixel.quantserve.com/pixel;' + Object.entries(fields).map((each) => each.join('=')).join(';');`);

const TRADE_DESK =
  tag(`const frame = document.createElement('iframe'); frame.width = frame.height = 0; frame.style.display = 'none'; frame.title = 'TTD Universal Pixel';
frame.src = address('https://insight.adsrvr.org/track/up', { adv: 'q7h2x9k', ref: page, upid: 'b41kz07', upv: '1.1.0', paapi: '1' });
document.body.append(frame);`);

const HOTJAR =
  tag(`const user = visitor('_hjSessionUser_3941207', () => hex(8) + '-' + hex(4) + '-' + hex(12)); let seq = 0;
const send = () => fetch('https://content.hotjar.io/?' + new URLSearchParams({ site_id: 3941207, gzip: 1 }), { method: 'POST', mode: 'no-cors', body: JSON.stringify({ user, seq: seq++, page_content: document.documentElement.outerHTML.length, mouse_move: [], scroll: [scrollY] }) }).catch(() => {});
const socket = new WebSocket('wss://ws.hotjar.com/api/v2/client/ws?v=7&site_id=3941207');
socket.addEventListener('open', () => socket.send(JSON.stringify({ event: 'session_start', user })));
send(); addEventListener('scroll', send, { once: true }); setInterval(send, 6000);`);

const TAWK =
  tag(`const bubble = document.createElement('div'); bubble.id = 'tawk-bubble'; bubble.innerHTML = '<button type="button" aria-label="Chat">Chat with us</button>'; bubble.style = 'position:fixed;right:20px;bottom:90px'; document.body.append(bubble);
fetch('https://va.tawk.to/v1/session/start', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ p: '64b1c9f7cc26a871b0290412', u: visitor('twk_uuid', () => hex(24)) }) }).catch(() => {});`);

const BUILDER_COUNTS = tag(
  `image('https://events.api.secureserver.net/t/1/tl/event', { cts: now, vci: hex(32), ht: 'pageview', dh: location.hostname, dp: location.pathname, vg: visitor('_tccl_visitor', () => hex(8) + '-' + hex(4) + '-' + hex(12)), trace_id: hex(32) });`,
);

/** What a film tells its player's maker. */
const FILM = page(
  'Film',
  `<div id="player"><button aria-label="Play">▶</button></div><script>fetch('/youtubei/v1/log_event?alt=json', { method: 'POST', body: JSON.stringify({ context: { client: { clientName: 'WEB_EMBEDDED_PLAYER' } }, events: [] }) }).catch(() => {});</script>`,
);

/**
 * A consent vendor's form for sites: it keeps the choice for itself and tells the page around it.
 */
const DESK = page(
  'Opt-out form',
  `<div class="cd-form"><h2>Do Not Sell or Share My Personal Information</h2><p>Press the button to opt this browser out.</p><button type="button" class="cd-submit" id="cd">Submit opt-out request</button><p role="status" id="cd-done"></p></div>
<script>document.getElementById('cd').addEventListener('click', (event) => { localStorage.setItem('cd_optout', '1'); parent.postMessage({ source: 'choicedesk', optOut: true }, '*'); event.target.disabled = true; document.getElementById('cd-done').textContent = 'Your choice has been saved.'; });</script>`,
);

function googleTags(ask: Ask): Reply {
  const id = ask.query.get('id') ?? '';
  if (id === 'GTM-3PINES9') return ONE_IN_CONTAINER;
  if (id === 'AW-658102934') return ADS_BY_CONSENT;
  return OWN_HTML_VENDORS['www.googletagmanager.com']!(ask);
}

function google(ask: Ask): Reply {
  if (ask.path === '/recaptcha/api.js') return tag('window.grecaptcha = { ready: () => 0 };');
  return VENDORS['www.google.com']!(ask);
}

/** Host → what it answers. */
export const SEEMING_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'www.googletagmanager.com': googleTags,
  'www.google.com': google,
  'pagead2.googlesyndication.com': ownPixel,
  'secure.quantserve.com': () => QUANTCAST,
  'pixel.quantserve.com': ownPixel,
  'js.adsrvr.org': () => TRADE_DESK,
  'static.hotjar.com': () => HOTJAR,
  'content.hotjar.io': ownPixel,
  'ws.hotjar.com': ownPixel,
  'www.youtube.com': (ask) => (ask.path.startsWith('/embed/') ? FILM : ownPixel(ask)),
  'embed.tawk.to': () => TAWK,
  'va.tawk.to': ownPixel,
  'img1.wsimg.com': () => BUILDER_COUNTS,
  'events.api.secureserver.net': ownPixel,
  'frames.choicedesk.example': () => DESK,
};
