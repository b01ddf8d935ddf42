/** A no that only seems to work: shops. */
import { randomUUID } from 'node:crypto';
import { daysAgo, html, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { metaTag } from '../../vendors/snippets.ts';
import { redditTag } from '../../vendors/habit-snippets.ts';

/** 155: pixels of apps run in frames without an origin, where the shop's own script lets them. */
const FERN_HEAD = `<script id="shop-js-analytics">(function () {
var kept = /(?:^|; )_tracking_consent=([^;]*)/.exec(document.cookie), said = kept ? JSON.parse(decodeURIComponent(kept[1])).con.CMP.s : '', gpc = navigator.globalPrivacyControl === true;
window.Shopify = { shop: 'copper-fern.myshop.example', customerPrivacy: { saleOfDataAllowed: function () { return said !== '0' && !gpc; }, setTrackingConsent: function (c, done) { document.cookie = '_tracking_consent=' + encodeURIComponent(JSON.stringify({ con: { CMP: { a: '', m: '', p: '', s: c.sale_of_data ? '1' : '0' } }, v: '2.1', region: 'USCA' })) + '; path=/; max-age=31536000'; done(); } } };
function own(name) { var m = new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie); var v = m ? m[1] : crypto.randomUUID(); document.cookie = name + '=' + v + '; path=/; max-age=31536000'; return v; }
fetch('/.well-known/shopify/monorail/unstable/produce_batch', { method: 'POST', keepalive: true, body: JSON.stringify({ events: [{ schema_id: 'trekkie_storefront_page_view/1.4', payload: { shopId: 61204417, uniqToken: own('_shopify_y'), visitToken: own('_shopify_s'), pageType: 'index', path: location.pathname } }], metadata: { event_sent_at_ms: Date.now() } }) }).catch(function () {});
addEventListener('DOMContentLoaded', function () { if (gpc) document.querySelector('.footer__gpc').hidden = false; if (!Shopify.customerPrivacy.saleOfDataAllowed()) return;
['app/web-pixel-120029/sandbox/modern', 'custom/web-pixel-8841/sandbox/modern'].forEach(function (p) { var f = document.createElement('iframe'); f.setAttribute('sandbox', 'allow-scripts allow-forms'); f.src = '/web-pixels@41f07ac/' + p + location.pathname; f.style.cssText = 'height:0;width:0;display:none'; f.tabIndex = -1; document.body.appendChild(f); }); }); })();</script>`;
const SANDBOXED = `var at = document.referrer, now = Date.now();`;
const FERN_META = `<!doctype html><title>Pixel</title><script>${SANDBOXED}
new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ id: '730118842205517', ev: 'PageView', dl: at, rl: '', if: true, ts: now, sw: screen.width, sh: screen.height, v: '2.9.241', r: 'stable', a: 'shopify_web_pixel', ec: 0, o: 28, fbp: 'fb.1.' + now + '.' + Math.floor(Math.random() * 1e18), eid: 'sh-' + crypto.randomUUID(), rqm: 'FGET' });</script>`;
const FERN_SNAP = `<!doctype html><title>Pixel</title><script>${SANDBOXED}
navigator.sendBeacon('https://tr.snapchat.com/p', new URLSearchParams({ pid: '0b7ae1f2-55d3-4f8c-8a34-2ce06f9d7710', ev: 'PAGE_VIEW', pl: at, ts: now, v: '3.5.0', if: true, intg: 'shopify', u_c1: crypto.randomUUID(), bt: 'c0ffee11' }));</script>`;
const fern = (title: string, main: string) => () =>
  html(
    `${title} – Copper Fern`,
    FERN_HEAD,
    `<div id="shopify-section-header" class="section-header"><header class="header header--middle-left"><a href="/" class="header__heading-link">Copper Fern</a><nav class="header__inline-menu"><ul class="list-menu"><li><a href="/collections/all" class="header__menu-item">Plants</a></li><li><a href="/pages/care" class="header__menu-item">Care</a></li></ul></nav></header></div>
<main id="MainContent" class="content-for-layout focus-none" style="min-height:140vh">${main}</main><footer class="footer color-background-1"><p class="footer__gpc" hidden role="status">Opt-out request honored</p><ul class="policies list-unstyled"><li><small class="copyright__content"><a href="/policies/privacy-policy">Privacy policy</a></small></li><li><small><a href="/pages/data-sharing-opt-out">Your privacy choices</a></small></li></ul></footer>`,
  );
const FERN_OUT = `<div class="page-width"><h1 class="main-page-title">Your privacy choices</h1><div class="rte"><p>Some of what we learn from your visit goes to companies that show you our ads. In some states that is a “sale” or “sharing”, and you may say no.</p></div><button id="optout" class="button" type="button">Opt-out</button><p id="optout-done" hidden>You have opted out of the sale and sharing of your personal information.</p></div>
<script>document.getElementById('optout').addEventListener('click', function () { Shopify.customerPrivacy.setTrackingConsent({ sale_of_data: false }, function () { document.getElementById('optout').hidden = true; document.getElementById('optout-done').hidden = false; }); });</script>`;

/** 156: the consent plugin knows the one script that carries its label. */
const PINES_HEAD = `<script type="text/plain" data-cookieyes="cookieyes-advertisement">window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); }; fbq('init', '390217745510288'); fbq('track', 'PageView'); var fb = document.createElement('script'); fb.async = true; fb.src = 'https://connect.facebook.net/en_US/fbevents.js'; document.head.appendChild(fb);</script>
<script id="cookieyes">(function () { if (/cookieyes-consent=[^;]*advertisement:no/.test(decodeURIComponent(document.cookie))) return; document.querySelectorAll('script[type="text/plain"][data-cookieyes]').forEach(function (o) { var s = document.createElement('script'); s.textContent = o.textContent; o.replaceWith(s); }); })();</script>
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':Date.now(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-3PINES9');</script>`;
const PINES_POPUP = `<div class="cky-overlay cky-hide"></div><div class="cky-modal cky-hide" tabindex="0" role="dialog" aria-modal="true" aria-label="Opt-out Preferences"><div class="cky-preference-center"><div class="cky-preference-header"><span class="cky-preference-title">Opt-out Preferences</span><button class="cky-btn-close" aria-label="Close">×</button></div>
<div class="cky-preference-body-wrapper"><p>We use third-party cookies that help us to advertise. You can opt out of them here.</p><div class="cky-opt-out-checkbox-wrapper"><input type="checkbox" id="ckyCCPAOptOut" class="cky-opt-out-checkbox"><label for="ckyCCPAOptOut">Do Not Sell or Share My Personal Information</label></div></div><div class="cky-footer-wrapper"><button class="cky-btn cky-btn-cancel">Cancel</button><button class="cky-btn cky-btn-confirm">Save My Preferences</button></div></div></div>
<style>.cky-hide{display:none}.cky-overlay{position:fixed;inset:0;background:#0006}.cky-modal{position:fixed;top:20vh;left:calc(50% - 240px);width:480px;background:#fff;padding:24px}.cky-btn{padding:10px 24px;border:2px solid #1863dc}</style>
<script>(function ($) { function show(on) { $('.cky-modal').classList.toggle('cky-hide', !on); $('.cky-overlay').classList.toggle('cky-hide', !on); }
$('.cky-dnt').onclick = function (e) { e.preventDefault(); show(true); }; $('.cky-btn-close').onclick = $('.cky-btn-cancel').onclick = function () { show(false); };
$('.cky-btn-confirm').onclick = function () { var out = $('#ckyCCPAOptOut').checked; document.cookie = 'cookieyes-consent=' + encodeURIComponent('consentid:UDVyZTFQ,consent:' + (out ? 'no' : 'yes') + ',action:yes,necessary:yes,functional:yes,analytics:yes,advertisement:' + (out ? 'no' : 'yes')) + ';path=/;max-age=31536000'; show(false); }; })(document.querySelector.bind(document));</script>`;
const pines = (title: string, main: string) => () =>
  html(
    `${title} | Three Pines Gear`,
    PINES_HEAD + redditTag(),
    `<div id="page" class="hfeed site storefront"><header id="masthead" class="site-header"><div class="site-branding"><a href="/" rel="home">Three Pines Gear</a></div><nav class="storefront-primary-navigation"><ul class="menu"><li class="page_item"><a href="/shop/">Shop</a></li><li class="page_item"><a href="/repairs/">Repairs</a></li></ul></nav></header><div id="content" class="site-content" style="min-height:150vh"><main id="main" class="site-main">${main}</main></div>
<footer id="colophon" class="site-footer"><div class="site-info">Three Pines Gear <a class="privacy-policy-link" href="/privacy-policy/" rel="privacy-policy">Privacy Policy</a> <a class="cky-dnt" href="#" data-cky-tag="donotsell-button">Do Not Sell or Share My Personal Information</a></div></footer></div>${PINES_POPUP}`,
  );

/**
 * 159: the same event goes to the shop's own server, and nobody told that part. A cookie for all
 * sites that is not `Secure` is never kept.
 */
const motor = (ask: Ask) => `${ask.cookie('ng_optout') === '1' ? '' : metaTag()}<script>
(function () { var m = /(?:^|; )_fbp=([^;]*)/.exec(document.cookie), fbp = m ? m[1] : 'fb.1.' + Date.now() + '.' + String(Math.random()).slice(2, 18) + '41'; if (!m) document.cookie = '_fbp=' + fbp + ';path=/;max-age=7776000';
setTimeout(function () { fetch('/capi/event', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event_name: 'PageView', event_id: 'bc.' + Date.now(), event_source_url: location.href, action_source: 'website', user_data: { fbp: fbp, client_user_agent: navigator.userAgent } }) }); }, 800); })();</script>`;
const MOTOR_BAR = `<div id="consent-manager" style="position:fixed;bottom:0;left:0;right:0;background:#222;color:#fff;padding:18px;display:flex;gap:12px"><p>We use cookies (and other similar technologies) to collect data to improve your shopping experience and to advertise.</p><button type="button" data-cm="reject">Reject all</button><button type="button" data-cm="accept">Accept All Cookies</button></div>
<script>document.querySelectorAll('[data-cm]').forEach(function (b) { b.addEventListener('click', function () { document.cookie = 'bc_consent=' + b.dataset.cm + '; path=/; max-age=15552000; SameSite=None'; document.getElementById('consent-manager').remove(); }); });</script>`;
const northgate =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} - Northgate Outboard`,
      ask.cookie('bc_consent') === 'reject' ? '' : motor(ask),
      `<header class="header" role="banner"><h1 class="header-logo"><a href="/" class="header-logo__link">Northgate Outboard</a></h1><div class="navPages-container" data-menu><ul class="navPages-list"><li class="navPages-item"><a class="navPages-action" href="/propellers/">Propellers</a></li><li class="navPages-item"><a class="navPages-action" href="/service/">Service</a></li></ul></div></header><div class="body" data-content-region style="min-height:140vh"><div class="container">${main}</div></div>
<footer class="footer"><article class="footer-info-col"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list"><li><a href="/privacy-policy/">Privacy Policy</a></li><li><a href="/do-not-sell/">Do Not Sell or Share My Personal Information</a></li></ul></article></footer>${ask.cookie('bc_consent') ? '' : MOTOR_BAR}`,
    );

/** 163: what a visitor chose is known to the server alone, by the number of the visit. */
const saidNo = new Set<string>();
const heronHears = (ask: Ask) => ask.signal || saidNo.has(ask.cookie('bh_visit') ?? '');
const HERON_TAGS = `<script>adroll_adv_id="K3PWQXH5ZBAVTLX2M7NRDE";adroll_pix_id="TQ5WBYQ4SFFOXP3RWUJZ2M";adroll_version="2.0";</script><script async src="https://s.adroll.com/j/K3PWQXH5ZBAVTLX2M7NRDE/roundtrip.js"></script><script async src="https://c.amazon-adsystem.com/aat/amzn.js"></script>`;
const HERON_GATE = `<div class="agegate" role="dialog" aria-modal="true" aria-labelledby="ag" style="position:fixed;inset:0;z-index:99;background:#0b0b0b;color:#fff;display:none;place-content:center"><h2 id="ag">Are you 21 or older?</h2><p>Please drink with care.</p><button class="agegate__yes">Yes, come in</button> <button class="agegate__no">Not yet</button></div>
<script>(() => { const gate = document.querySelector('.agegate'), bar = document.querySelector('.ask'); const inside = () => { gate.style.display = 'none'; if (bar) bar.hidden = false; };
if (sessionStorage.getItem('of_age')) inside(); else gate.style.display = 'grid';
gate.querySelector('.agegate__yes').onclick = () => { sessionStorage.setItem('of_age', '1'); inside(); }; gate.querySelector('.agegate__no').onclick = () => { gate.innerHTML = '<h2>See you later.</h2>'; };
bar?.querySelectorAll('button').forEach((each) => { each.onclick = async () => { await fetch('/api/choice?ads=' + each.value, { method: 'POST', keepalive: true }); bar.remove(); }; }); })();</script>`;
const HERON_ASK = `<aside class="ask" aria-label="Cookies" hidden style="position:fixed;bottom:1rem;left:1rem;width:22rem;background:#f6f1e4;padding:1.2rem"><p>Ad partners of ours count who comes by. All right with you?</p><button value="yes">Accept</button> <button value="no">Decline</button></aside>`;
const ICON = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='14'%3E%3Crect width='30' height='14' rx='7' fill='%2306f'/%3E%3C/svg%3E`;
const heron =
  (title: string, main: string) =>
  (ask: Ask): Reply => ({
    ...html(
      `${title} · Black Heron Brewing`,
      heronHears(ask) ? '' : HERON_TAGS,
      `<header class="mast"><a href="/">Black Heron Brewing</a><nav><a href="/beers">Beers</a> <a href="/taproom">Taproom</a></nav></header><main style="min-height:140vh">${main}</main>
<footer class="base">${ask.signal ? '<p role="status">Opt-Out Preference Signal Honored</p>' : ''}<a href="/privacy">Privacy</a> <a href="/choices"><img src="${ICON}" width="30" height="14" alt="Your Privacy Choices"></a></footer>${heronHears(ask) ? '' : HERON_ASK}${HERON_GATE}`,
    ),
    ...(ask.cookie('bh_visit') === undefined && {
      headers: { 'set-cookie': `bh_visit=${randomUUID()}; Path=/; Max-Age=31536000; HttpOnly` },
    }),
  });
const heronChoice = (ask: Ask): Reply => {
  const visit = ask.cookie('bh_visit');
  if (visit !== undefined && ask.query.get('ads') === 'no') saidNo.add(visit);
  return { status: 204 };
};
const HERON_OUT = `<h1>Your Privacy Choices</h1><p>We tell two ad companies who comes by. You can end that here, without a name.</p><button id="end" type="button">Stop selling and sharing my data</button><p id="ended" role="status"></p>
<script>document.getElementById('end').onclick = async () => { await fetch('/api/choice?ads=no', { method: 'POST', keepalive: true }); document.getElementById('ended').textContent = 'Done. It holds for this browser.'; };</script>`;

export const SEEMING_SHOPS: readonly TestSite[] = [
  siteOfRoutes(155, 'copper-fern-plants.example', {
    '/': fern('Plants', '<h1>Green, and easy</h1><p>House plants sent in their pots.</p>'),
    '/collections/all': fern('All plants', '<h1>Plants</h1><p>Bird’s nest fern, $24</p>'),
    '/pages/care': fern('Care', '<h1>Care</h1><p>Water less than you think.</p>'),
    '/policies/privacy-policy': fern(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Last updated: ${daysAgo(95)}</p><p>We share how you use the shop with companies that show ads. You can opt out.</p>`,
    ),
    '/pages/data-sharing-opt-out': fern('Your privacy choices', FERN_OUT),
    '/.well-known/shopify/monorail/unstable/produce_batch': () => ({ status: 200, body: '' }),
    '*': (ask) =>
      ask.path.startsWith('/web-pixels@41f07ac/')
        ? { body: ask.path.includes('/app/') ? FERN_META : FERN_SNAP }
        : { status: 404, body: '<!doctype html><title>404</title>' },
  }),
  siteOfRoutes(156, 'three-pines-gear.example', {
    '/': pines('Packs and stoves', '<h1>Carry less</h1><p>Packs, stoves and repairs.</p>'),
    '/shop/': pines('Shop', '<h1>Shop</h1><p>Day pack, $98</p>'),
    '/repairs/': pines('Repairs', '<h1>Repairs</h1><p>Zips and buckles.</p>'),
    '/privacy-policy/': pines(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last updated on ${daysAgo(210)}</p><p>Companies that show our ads learn what you look at.</p>`,
    ),
  }),
  siteOfRoutes(159, 'northgate-outboard.example', {
    '/': northgate('Parts', '<h2>Parts for outboards</h2><p>Sent the same day.</p>'),
    '/propellers/': northgate('Propellers', '<h2>Propellers</h2><p>From $120</p>'),
    '/service/': northgate('Service', '<h2>Service</h2><p>Bring it on its trailer.</p>'),
    '/privacy-policy/': northgate(
      'Privacy Policy',
      `<h2>Privacy Policy</h2><p>Revised: ${daysAgo(180)}</p><p>We share visits with Meta for ads.</p>`,
    ),
    '/do-not-sell/': northgate(
      'Do Not Sell',
      `<h2>Do Not Sell or Share My Personal Information</h2><p>Your choice holds for this browser.</p><button type="button" class="button button--primary" onclick="document.cookie='ng_optout=1; path=/; max-age=31536000'; this.textContent='You are opted out'">Opt out</button>`,
    ),
    '/capi/event': () => ({ type: 'application/json', body: '{"events_received":1}' }),
  }),
  siteOfRoutes(163, 'black-heron-brewing.example', {
    '/': heron('Beer', '<h1>Four beers, no more</h1><p>Brewed by the river.</p>'),
    '/beers': heron('Beers', '<h1>Beers</h1><p>Marsh lager, reed ale.</p>'),
    '/taproom': heron('Taproom', '<h1>Taproom</h1><p>Thursday to Sunday.</p>'),
    '/privacy': heron(
      'Privacy',
      `<h1>Privacy</h1><p>As of ${daysAgo(15)}</p><p>Two ad companies learn of your visit, unless you say no.</p>`,
    ),
    '/choices': heron('Choices', HERON_OUT),
    '/api/choice': heronChoice,
  }),
];
