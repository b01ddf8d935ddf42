/** Sites that send late, from elsewhere, or under another name. None of them hears the signal. */
import { answerAsShop, type Shop } from '../../layout.ts';
import type { Ask, TestSite } from '../../shape.ts';
import { bingTag, googleTag, later, linkedinTag, metaTag } from '../../vendors/snippets.ts';
import { ownGtag, ownPixel } from '../../vendors/ways.ts';

const shop = (
  number: number,
  host: string,
  about: Omit<Shop, 'name'>,
  more: Partial<TestSite> = {},
): TestSite => ({ number, host, ...more, answer: answerAsShop({ name: 'Gull & Oar', ...about }) });

const unless = (html: string) => (ask: Ask) => (ask.optedOut ? '' : html);

/** The shop tells its own server, which tells the vendor: nothing of that can be seen. */
const SERVER_SIDE = `<script>
const kept = document.cookie.match(/_fbp=([^;]*)/); const fbp = kept ? kept[1] : 'fb.1.' + Date.now() + '.' + Math.floor(Math.random() * 1e18);
document.cookie = '_fbp=' + fbp + '; path=/; max-age=7776000';
fetch('/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event_name: 'PageView', event_id: Math.random().toString(36).slice(2), fbp, event_source_url: location.href }) });
</script>`;

const CLOAKED = (host: string) => `<script>
new Image().src = 'https://${host}/event?' + new URLSearchParams({ a: '41200', v: '5.31.0', otl: '1', p0: 'e=ce', p1: 'e=vh&tms=gtm-template', p2: 'e=dis', adce: '1', bundle: Array.from({ length: 6 }, () => Math.random().toString(36).slice(2)).join(''), tld: 'cloak.example', dtycbr: '71302' });
</script>`;

const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(fetch('https://www.facebook.com/tr/?' + new URLSearchParams({ id: '1202377411550', ev: 'PageView', dl: event.data, rl: '', if: 'false', ts: Date.now(), v: '2.9.241', r: 'stable', ec: '0', o: '4126', fbp: 'fb.1.' + Date.now() + '.' + Math.floor(Math.random() * 1e18), rqm: 'GET' }), { mode: 'no-cors' })));`;
const WORKS = `<script>navigator.serviceWorker.register('/sw.js'); navigator.serviceWorker.ready.then((there) => there.active.postMessage(location.href));</script>`;

const LEAVES = `<script>
addEventListener('pagehide', () => navigator.sendBeacon('https://tr.snapchat.com/p', new URLSearchParams({ pid: '8f2b6a31-77aa-4f0e-9d1b-3a2f10c5e9d4', ev: 'PAGE_VIEW', pl: location.href, ts: Date.now(), v: '3.5.0', u_c1: crypto.randomUUID(), bt: 'f0c5e9d4' })));
</script>`;

const SOCKET = `<script>
const socket = new WebSocket('wss://ib.adnxs.com/stream?uid=' + crypto.randomUUID().replaceAll('-', '') + '&page=' + encodeURIComponent(location.href));
socket.onopen = () => socket.send(JSON.stringify({ event: 'pageview', url: location.href }));
</script>`;

const IMAGES = `<img alt="" width="1" height="1" src="http://ct.pinterest.com/v3/?event=pagevisit&amp;tid=2613584120077&amp;noscript=1&amp;pd%5Bem%5D=7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069">
<noscript><img alt="" width="1" height="1" src="https://www.facebook.com/tr?id=1202377411550&amp;ev=PageView&amp;noscript=1"></noscript>`;

const SYNC = `<img alt="" width="1" height="1" src="https://ib.adnxs.com/getuid?${encodeURIComponent('https://image8.pubmatic.com/AdServer/ImgSync?p=160041&vcode=bz0yJnR5cGU9MSZqcz0x&uid=$UID')}">`;

const PRINT = `<script>
const canvas = document.createElement('canvas'); const pen = canvas.getContext('2d'); pen.font = '18px serif'; pen.fillText('harbor \\u2693 print', 2, 20);
const seen = [canvas.toDataURL(), navigator.userAgent, screen.width, screen.height, new Date().getTimezoneOffset(), navigator.hardwareConcurrency].join('|');
crypto.subtle.digest('SHA-256', new TextEncoder().encode(seen)).then((sum) => {
  const visitorId = [...new Uint8Array(sum)].map((each) => each.toString(16).padStart(2, '0')).join('').slice(0, 20);
  localStorage.setItem('_vid', visitorId);
  fetch('/api/visit', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ visitorId, url: location.href }) });
});
</script>`;

const ok = () => ({ type: 'application/json', body: '{"ok":true}' });
/**
 * A tag of a page that moves without loading: it sends when the address changes, and not before.
 */
const MOVES = `<script>
document.addEventListener('click', (event) => { const link = event.target.closest('nav a'); if (!link) return; event.preventDefault();
  history.pushState({}, '', link.getAttribute('href')); document.querySelector('h1').textContent = link.textContent; fbq('track', 'PageView'); });
</script>`;

export const HIDDEN: readonly TestSite[] = [
  shop(8, 'own-path.example', {
    tags: unless(googleTag(undefined, '/metrics/gtag.js?id=G-4T7Q0HARBR')),
    others: { '/metrics/gtag.js': () => ownGtag('/metrics'), '/metrics/g/collect': ownPixel },
  }),
  shop(9, 'server-tells.example', {
    tags: unless(SERVER_SIDE),
    others: { '/api/events': ok },
  }),
  shop(
    10,
    'cloak.example',
    { tags: unless(CLOAKED('shine.cloak.example')), others: { '/event': ownPixel } },
    { ownNames: { 'shine.cloak.example': ['sslwidget.criteo.com'] } },
  ),
  shop(11, 'after-ten-seconds.example', {
    tags: unless(later(bingTag(), 'setTimeout(add, 10000);')),
  }),
  shop(12, 'on-scroll.example', {
    tags: unless(later(linkedinTag(), "addEventListener('scroll', add, { once: true });")),
  }),
  shop(
    13,
    'in-a-frame.example',
    {
      home: unless(
        '<iframe title="Reviews" src="https://reviews-of-shops.example/embed"></iframe>',
      ),
      others: {
        '/embed': () => ({
          type: 'text/html',
          body: `<!doctype html><title>Reviews</title><p>Five stars</p>${metaTag()}`,
        }),
      },
    },
    { ownNames: { 'reviews-of-shops.example': [] } },
  ),
  shop(14, 'in-a-worker.example', {
    tags: unless(WORKS),
    others: { '/sw.js': () => ({ type: 'text/javascript', body: WORKER }) },
  }),
  shop(15, 'on-leaving.example', { tags: unless(LEAVES) }),
  shop(16, 'by-socket.example', { tags: unless(SOCKET) }),
  shop(17, 'by-image.example', { home: unless(IMAGES) }, { scheme: 'http' }),
  shop(18, 'by-redirects.example', { home: unless(SYNC) }),
  shop(19, 'by-fingerprint.example', { tags: unless(PRINT), others: { '/api/visit': ok } }),
  shop(24, 'moves-without-loading.example', {
    tags: unless(metaTag('', '')),
    overlay: unless(MOVES),
  }),
];
