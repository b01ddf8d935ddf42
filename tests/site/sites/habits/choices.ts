/** Habits of well-known tools: ways to opt out, and tags that send in ways of their own. */
import { type Shop, keeps, page, shopsNamed } from '../../layout.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { bingTag, linkedinTag } from '../../vendors/snippets.ts';
import {
  criteoTag,
  moreTiktokTag,
  nextdoorTag,
  quoraTag,
  redditTag,
  taboolaTag,
  xTag,
} from '../../vendors/habit-snippets.ts';
import { ownPixel } from '../../vendors/ways.ts';

const NAME = 'Fern & Fable';
const shop = shopsNamed(NAME);

const unless = (html: string) => (ask: Ask) => (ask.optedOut ? '' : html);
const LINK = 'Do Not Sell or Share My Personal Information';
const own =
  (title: string, main: string, optOut: Shop['optOut'] = null) =>
  (ask: Ask) =>
    page({ name: NAME, optOut }, ask, title, main);

/** The link stands on one inner page; what lies behind it is a switch with a button. */
const SWITCH = `<h1>Your choices</h1><div><span id="s">Share my data with ad companies</span> <button type="button" role="switch" aria-checked="true" aria-labelledby="s" onclick="this.setAttribute('aria-checked', String(this.getAttribute('aria-checked') !== 'true'))">On</button></div>
<p><button type="button" onclick="if(document.querySelector('[role=switch]').getAttribute('aria-checked')==='false'){${keeps('optout=1')}}document.getElementById('done').hidden=false">Save</button></p><p id="done" role="status" hidden>Saved.</p>`;

/** A button at the foot that says thank you, and is forgotten with the page. */
const FORGETS = `<footer><button type="button" onclick="window.out=true;document.getElementById('thanks').hidden=false">${LINK}</button><p id="thanks" role="status" hidden>You have been opted out.</p></footer>`;
/** The same, and it is kept. */
const KEEPS = `<footer><button type="button" onclick="localStorage.setItem('out','1');document.getElementById('thanks').hidden=false">${LINK}</button><p id="thanks" role="status" hidden>You have opted out. Thank you.</p></footer>`;

/** A page whose button has the words of the link, and whose choice is in the local store. */
const SAME_WORDS = `<h1>${LINK}</h1><p>Press the button and we stop.</p><button type="button" onclick="localStorage.setItem('out','1');this.textContent='Done'">${LINK}</button>`;
const unlessStored = (src: string) =>
  `<script>if (!localStorage.getItem('out')) { const tag = document.createElement('script'); tag.async = true; tag.src = '${src}'; document.head.append(tag); }</script>`;

/** Shopify's way: pixels of apps run in a sandboxed frame without an origin. */
const SANDBOX = `<!doctype html><title>Web pixel</title><script>
const kept = Array.from({ length: 27 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
fetch('https://analytics.us.tiktok.com/api/v2/shopify_pixel', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ event: 'Pageview', event_id: kept, context: { user: { anonymous_id: kept } } }) }).catch(() => {});
</script>`;
const FRAMED =
  '<iframe title="Pixel" sandbox="allow-scripts allow-forms" src="/web-pixels/sandbox" style="display:none"></iframe>';
const OPT_OUT_PAGE = `<h1>Opt out</h1><p>As described in our Privacy Policy, we collect personal information from your interactions with us. If you are from a state that lets you opt out of sale or sharing, you can do so here.</p>
<button type="button" class="button" onclick="${keeps('optout=1')}this.textContent='You are opted out'">Opt-out</button>`;

const FORM = `<h1>Your privacy choices</h1><form method="post" action="/opt-out"><p>We stop sharing your data on this device.</p><button>Opt out now</button></form>`;
const MAIL = `<h1>${LINK}</h1><form method="post" action="/mail"><p><label>Your email <input type="email" name="email" required></label></p><button>Send request</button></form>`;
const STATE = `<h1>Your privacy choices</h1><form method="post" action="/state"><p><label>State where you live <select name="state" required><option value="">Choose</option><option>California</option><option>Texas</option></select></label></p><button>Opt out</button></form>`;
const PORTAL = `<!doctype html><title>Request</title><h1>Opt out of sale</h1><form method="post"><p><label>Email <input type="email" required></label></p><button>Submit</button></form>`;

/** A dialog with a switch that is no input. */
const DIALOG = `<footer><button type="button" onclick="document.getElementById('choices').showModal()"><img alt="" width="30" height="14" src="/icon.svg"> Your Privacy Choices</button></footer>
<dialog id="choices" aria-label="Privacy"><p>Choose what we may do with your personal data.</p><div role="switch" aria-checked="true" tabindex="0" onclick="this.setAttribute('aria-checked', String(this.getAttribute('aria-checked') !== 'true'))">Sale or sharing of personal data</div>
<button type="button" onclick="if(document.querySelector('#choices [role=switch]').getAttribute('aria-checked')==='false')localStorage.setItem('out','1');this.closest('dialog').close()">Confirm</button></dialog>`;

/** A switch that comes late, and a box for news that stands outside any form. */
const LATE = `<h1>Your privacy choices</h1><div id="place"></div><script>setTimeout(() => { document.getElementById('place').innerHTML = '<label><input type="checkbox"> Opt me out of the sale and sharing of my data</label> <button type="button" id="go">Submit</button>';
document.getElementById('go').onclick = () => { if (document.querySelector('#place input').checked) document.cookie = 'optout=1; path=/; max-age=9999999'; }; }, 3000);</script>`;
const NEWS_BOX =
  '<footer><div><h3>Stay in touch</h3><input type="email" placeholder="Your email address"><button type="button">Join</button></div></footer>';

const WORKER = `self.onmessage = ({ data }) => fetch('https://insight.adsrvr.org/track/up?' + new URLSearchParams({ adv: 'fern1', ref: data, upid: 'abc41207', upv: '1.1.0', paapi: '1', osi: '7f3a9b21c4d84411' }), { mode: 'no-cors' });`;
const WORKS = `<script>new Worker('/worker.js').postMessage(location.href); new EventSource('https://ib.adnxs.com/events?uid=' + crypto.randomUUID().replaceAll('-', ''));</script>`;

const HIDES = `<script>addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') navigator.sendBeacon('https://trc.taboola.com/412007/log/3/unip?en=page_leave&ui=' + crypto.randomUUID()); });</script>`;

const GATEWAY = `<script>
const at = '/gtw'; const ids = () => Math.floor(Math.random() * 1e9) + '.' + Math.floor(Math.random() * 1e9);
fetch(at + '/g/collect?' + new URLSearchParams({ v: 2, tid: 'G-FERN12345', gtm: '45je6b1', _p: Date.now(), gcd: '13l3l3l3l1l1', npa: 0, cid: ids(), en: 'page_view', dl: location.href }), { method: 'POST', keepalive: true });
fetch(at + '/ccm/collect?' + new URLSearchParams({ tid: 'AW-412077001', en: 'page_view', gcd: '13l3l3l3l1l1', auid: ids(), dl: location.href }), { method: 'POST', keepalive: true });
</script>`;

const MULTIPART = `<script>
const form = new FormData(); for (const [name, value] of Object.entries({ id: '1202377411550', ev: 'PageView', dl: location.href, rl: '', ts: Date.now(), sw: screen.width, sh: screen.height, fbp: 'fb.1.' + Date.now() + '.' + Math.floor(Math.random() * 1e18), v: '2.9.241' })) form.append(name, value);
fetch('https://capig.own-gateway.example/events/d2a7c1', { method: 'POST', mode: 'no-cors', body: form });
</script>`;

const seenBefore = `<script>const times = Number(localStorage.getItem('times') || 0) + 1; localStorage.setItem('times', times);
if (times > 1) { const tag = document.createElement('script'); tag.src = 'https://ads.nextdoor.com/public/pixel/ndp.js?id=41200'; document.head.append(tag); }</script>`;

/** Who opted out is known to the server alone, which forgets when it stops. */
const toldServer = new Set<number>();
const session = (ask: Ask): Reply => {
  if (ask.method === 'POST') toldServer.add(ask.guest);
  return own('Opted out', '<h1>You are opted out</h1><p>We no longer share your data.</p>')(ask);
};

export const HABIT_CHOICES: readonly TestSite[] = [
  shop(109, 'link-on-one-page.example', {
    tags: unless(bingTag()),
    optOut: null,
    others: {
      '/about': own('About us', '<h1>About us</h1><p>Two people and a dog.</p>', {
        words: 'Your Privacy Choices',
        href: '/choices',
      }),
      '/choices': own('Your choices', SWITCH),
    },
  }),
  shop(110, 'forgets-at-once.example', {
    tags: () => xTag(),
    overlay: () => FORGETS,
    optOut: null,
  }),
  shop(111, 'pixels-in-sandbox.example', {
    overlay: unless(FRAMED),
    optOut: { words: 'Your privacy choices', href: '/pages/data-sharing-opt-out' },
    others: {
      '/web-pixels/sandbox': () => ({ body: SANDBOX }),
      '/pages/data-sharing-opt-out': own('Your privacy choices', OPT_OUT_PAGE),
    },
  }),
  shop(112, 'told-to-server.example', {
    // the home page does not hear the signal, the others do
    tags: (ask) =>
      toldServer.has(ask.guest) || (ask.signal && ask.path !== '/') ? '' : criteoTag(),
    optOut: { words: 'Do Not Sell My Personal Information', href: '/opt-out' },
    others: {
      '/opt-out': (ask) => (ask.method === 'POST' ? session(ask) : own('Choices', FORM)(ask)),
    },
  }),
  shop(113, 'limited-for-some.example', {
    tags: (ask) =>
      moreTiktokTag(ask.optedOut) + redditTag(ask.signal) + (ask.optedOut ? '' : HIDES),
  }),
  shop(114, 'button-that-keeps.example', {
    tags: () => unlessStored('https://cdn.taboola.com/libtrc/unip/412007/tfa.js'),
    overlay: () => KEEPS,
    optOut: null,
  }),
  shop(115, 'own-gateway-of-tags.example', {
    tags: unless(GATEWAY),
    others: { '/gtw/g/collect': ownPixel, '/gtw/ccm/collect': ownPixel },
  }),
  shop(116, 'in-own-worker.example', {
    tags: unless(WORKS),
    others: { '/worker.js': () => ({ type: 'text/javascript', body: WORKER }) },
  }),
  shop(118, 'asks-for-mail.example', {
    tags: (ask) => (ask.signal ? '' : linkedinTag()),
    optOut: { words: LINK, href: '/mail' },
    others: { '/mail': own('Opt out', MAIL) },
  }),
  shop(
    119,
    'sends-you-away.example',
    {
      tags: () => bingTag(),
      optOut: { words: LINK, href: 'https://requests-for-shops.example/form' },
      others: { '/form': () => ({ body: PORTAL }) },
    },
    { ownNames: { 'requests-for-shops.example': [] } },
  ),
  shop(122, 'choices-in-dialog.example', {
    tags: () =>
      `<script>if (!navigator.globalPrivacyControl && !localStorage.getItem('out')) { const tag = document.createElement('script'); tag.src = 'https://cdn.taboola.com/libtrc/unip/412007/tfa.js'; document.head.append(tag); }</script>`,
    overlay: () => DIALOG,
    optOut: null,
  }),
  shop(123, 'knows-you-again.example', { tags: unless(seenBefore) }),
  shop(124, 'switch-comes-late.example', {
    tags: unless(quoraTag()),
    overlay: () => NEWS_BOX,
    others: { '/privacy-choices': own('Your privacy choices', LATE + NEWS_BOX) },
  }),
  shop(
    125,
    'own-gateway.example',
    { tags: unless(MULTIPART), others: { '/events/d2a7c1': ownPixel } },
    { ownNames: { 'capig.own-gateway.example': [] } },
  ),
  shop(126, 'asks-for-state.example', {
    tags: () => nextdoorTag() + taboolaTag(),
    others: { '/privacy-choices': own('Your privacy choices', STATE) },
  }),
  shop(127, 'same-words-again.example', {
    tags: () => unlessStored('https://www.redditstatic.com/ads/pixel.js'),
    optOut: { words: LINK, href: '/do-not-sell' },
    others: { '/do-not-sell': own(LINK, SAME_WORDS) },
  }),
];

const QUIET_HEAD = `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato&display=swap"><script defer data-domain="quiet.example" src="https://plausible.io/js/script.js"></script>
<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>`;
const CAPTCHA = `<iframe title="Film" src="https://www.youtube-nocookie.com/embed/abc"></iframe><p>This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.</p>`;
const STATUS = `<script async src="https://js.stripe.com/v3/"></script><script async src="https://www.paypal.com/sdk/js?client-id=x"></script><script async src="https://widget.chat-desk.example/chat.js"></script>
<script>addEventListener('load', () => navigator.sendBeacon('/collect', JSON.stringify({ event: 'page_ready', session: crypto.randomUUID(), ms: Math.round(performance.now()) })));</script>`;

export const HABIT_QUIET: readonly TestSite[] = [
  shop(108, 'quiet-studio.example', {
    tags: () => QUIET_HEAD,
    home: () => CAPTCHA,
    optOut: null,
    others: { '/cdn-cgi/rum': () => ({ status: 204 }) },
  }),
  shop(120, 'quiet-with-chat.example', {
    tags: () => STATUS,
    home: () => '<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18"></iframe>',
    optOut: null,
    others: { '/collect': () => ({ status: 204 }) },
  }),
  // a quiet shop with a banner that says only what it has, and a box for news
  shop(128, 'quiet-with-banner.example', {
    tags: () => QUIET_HEAD,
    overlay: (ask) =>
      ask.choice === undefined
        ? `<div class="cookie-notice" style="position:fixed;bottom:0;background:#eee;padding:1rem"><p>We use only the cookies that keep your basket.</p><button type="button" onclick="${keeps('choice=accepted', 'this.parentElement.remove()')}">OK</button></div>${NEWS_BOX}`
        : NEWS_BOX,
    optOut: null,
    others: { '/cdn-cgi/rum': () => ({ status: 204 }) },
  }),
];
