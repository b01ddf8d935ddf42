/** A no that only seems to work: an app, and sites with consent tools of the larger kind. */
import { daysAgo, html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { metaTag } from '../../vendors/snippets.ts';
import { ownGtag, ownPixel } from '../../vendors/ways.ts';

/**
 * 158: thanks the visitor for the signal and drops one tag; the other has a name of the shop's own
 * and a file name that says nothing.
 */
const OAK_SERVER = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-C1ND3R0AK8');
(function(d,i){var j=d.createElement('script');j.async=true;j.src='https://data.cinder-and-oak.example/9kq3vhbn.js?st='+i;d.head.appendChild(j);})(document,'QzFORDNS');</script>`;
const outOfCinder = (ask: Ask) => ask.signal || ask.cookie('privacy_optout') === 'yes';
const cinder =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} – Cinder &amp; Oak`,
      OAK_SERVER + (outOfCinder(ask) ? '' : metaTag()),
      `<div class="wp-site-blocks">${ask.signal ? '<div class="gpc-toast" role="status" style="position:fixed;top:12px;right:12px;background:#143;color:#fff;padding:10px 16px">Opt-Out Signal Honored</div>' : ''}<header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/" rel="home">Cinder &amp; Oak</a></p><nav class="wp-block-navigation"><a class="wp-block-navigation-item__content" href="/firewood/">Firewood</a> <a class="wp-block-navigation-item__content" href="/delivery/">Delivery</a></nav></header>
<main class="wp-block-group is-layout-flow" style="min-height:150vh">${main}</main><footer class="wp-block-template-part"><p class="has-small-font-size"><a href="/privacy/">Privacy</a> | <a href="/your-privacy-choices/">Your Privacy Choices</a></p></footer></div>`,
    );

/**
 * 160: the choice stands in the local store, as JSON in base64, and the app reads it when it
 * starts.
 */
const TANDEM_APP = `const KEY = '__tk_prefs';
const kept = () => { try { return JSON.parse(atob(localStorage.getItem(KEY) ?? '')); } catch { return { v: 3, adsAllowed: true }; } };
const start = kept(), gpc = navigator.globalPrivacyControl === true;
const pages = {
  '/': ['Tandem Kitchenware', '<h1>Pans for two cooks</h1><p>Carbon steel, made in Ohio.</p><a data-link href="/pans">See the pans</a>'],
  '/pans': ['Pans', '<h1>Pans</h1><ul><li>10 inch, $79</li><li>12 inch, $99</li></ul>'],
  '/story': ['Our story', '<h1>Our story</h1><p>Two sisters and a forge.</p>'],
  '/legal/privacy': ['Privacy policy', '<h1>Privacy policy</h1><p>Last updated on DAY.</p><p>We keep orders. Two ad companies learn which pages you open, unless you or your browser say no.</p>'],
};
const root = document.getElementById('__next');
const draw = () => { const [title, main] = pages[location.pathname] ?? ['Not found', '<h1>404</h1>']; document.title = title;
  root.innerHTML = '<div class="layout_bar__x1"><button aria-label="Open menu" aria-expanded="false" class="layout_burger__q9">≡</button> <a data-link href="/">Tandem</a>' + (gpc ? ' <span class="layout_gpc__k2">Opt-out preference signal honored</span>' : '') + '</div><aside class="layout_drawer__m3" hidden><a data-link href="/pans">Pans</a><a data-link href="/story">Our story</a><a data-link href="/legal/privacy">Privacy policy</a><button type="button" class="layout_choices__z7">Your Privacy Choices</button></aside><div class="layout_main__c4">' + main + '</div>'; };
const dialog = () => { const portal = document.createElement('div'); let on = kept().adsAllowed;
  portal.innerHTML = '<div class="modal_back__a1"></div><div role="dialog" aria-modal="true" aria-labelledby="mt" class="modal_box__b2"><h2 id="mt">Your Privacy Choices</h2><div class="modal_row__c3"><span id="sw-l">Allow sale and sharing of my personal data for ads</span><button type="button" role="switch" aria-labelledby="sw-l" aria-checked="' + on + '"><i></i></button></div><button type="button" class="modal_done__d4">Save and close</button></div>';
  const flip = portal.querySelector('[role=switch]'); flip.onclick = () => { on = !on; flip.setAttribute('aria-checked', String(on)); };
  portal.querySelector('.modal_done__d4').onclick = () => { localStorage.setItem(KEY, btoa(JSON.stringify({ v: 3, adsAllowed: on, at: Date.now() }))); portal.remove(); };
  document.body.append(portal); };
document.addEventListener('click', (event) => { const at = event.target; const link = at.closest('[data-link]');
  if (link) { event.preventDefault(); history.pushState({}, '', link.getAttribute('href')); draw(); return; }
  if (at.closest('.layout_burger__q9')) { const drawer = root.querySelector('aside'); drawer.hidden = !drawer.hidden; at.setAttribute('aria-expanded', String(!drawer.hidden)); }
  if (at.closest('.layout_choices__z7')) dialog(); });
addEventListener('popstate', draw); draw();
if (start.adsAllowed && !gpc) for (const src of ['https://secure.quantserve.com/quant.js', 'https://js.adsrvr.org/up_loader.1.1.0.js']) { const tag = document.createElement('script'); tag.async = true; tag.src = src; document.head.append(tag); }`;
const tandem = () =>
  html(
    'Tandem Kitchenware',
    '<style>.layout_drawer__m3{position:fixed;inset:0 auto 0 0;width:260px;background:#fff;padding:20px}.layout_drawer__m3:not([hidden]){display:grid}.layout_main__c4{min-height:140vh;padding:20px}.modal_back__a1{position:fixed;inset:0;background:#0006}.modal_box__b2{position:fixed;top:15vh;left:calc(50% - 200px);width:400px;background:#fff;padding:24px}[role=switch]{width:50px;height:26px;border-radius:13px;border:0;background:#bbb}[role=switch][aria-checked=true]{background:#2a6}</style><script src="/_next/static/chunks/main-4c1d07.js" defer></script>',
    '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","buildId":"4c1d07"}</script>',
  );

/**
 * 164: the consent tool draws itself behind a shadow root; what it hears of the signal it writes
 * down after the tags ran.
 */
const LINEN_HEAD = `<script type="text/plain" data-usercentrics="Criteo OneTag" data-src="https://dynamic.criteo.com/js/ld/ld.js?a=77120"></script><script type="text/plain" data-usercentrics="Taboola" data-src="https://cdn.taboola.com/libtrc/unip/1577120/tfa.js"></script>
<script id="usercentrics-cmp" data-settings-id="jLaneLinen">addEventListener('DOMContentLoaded', () => {
const kept = JSON.parse(localStorage.getItem('uc_settings') ?? 'null'), allowed = kept ? kept.services.every((each) => each.status) : true;
if (allowed) document.querySelectorAll('script[data-usercentrics]').forEach((old) => { const live = document.createElement('script'); live.async = true; live.src = old.dataset.src; old.replaceWith(live); });
const keep = (status, by) => localStorage.setItem('uc_settings', JSON.stringify({ controllerId: 'c41', version: '36.4.0', services: ['criteo', 'taboola'].map((id) => ({ id, status })), by }));
const host = document.createElement('div'); host.id = 'usercentrics-root'; document.body.append(host); const root = host.attachShadow({ mode: 'open' });
const style = '<style>.card{position:fixed;z-index:9;bottom:24px;left:calc(50% - 260px);width:520px;background:#fff;padding:24px;box-shadow:0 4px 30px #0004;font-family:sans-serif}button{padding:12px 20px;border:0;background:#444;color:#fff;border-radius:4px}button[role=switch]{background:#999}button[role=switch][aria-checked=true]{background:#063}</style>';
const close = () => { root.innerHTML = ''; };
const second = () => { root.innerHTML = style + '<div class="card" role="dialog" aria-label="Privacy Settings"><h1>Privacy Settings</h1><p>Turn a category off and we stop selling and sharing data of yours for it.</p><div><span id="m">Marketing</span> <button role="switch" aria-checked="true" aria-labelledby="m" data-testid="uc-category-toggle-marketing">&nbsp;</button></div><p><button data-testid="uc-save-button">Save Settings</button> <button data-testid="uc-deny-all-button">Deny</button> <button data-testid="uc-accept-all-button">Accept All</button></p></div>';
  const flip = root.querySelector('[role=switch]'); flip.onclick = () => flip.setAttribute('aria-checked', String(flip.getAttribute('aria-checked') !== 'true'));
  root.querySelector('[data-testid=uc-save-button]').onclick = () => { keep(flip.getAttribute('aria-checked') === 'true', 'user'); close(); }; answers(); };
const answers = () => { root.querySelector('[data-testid=uc-deny-all-button]').onclick = () => { keep(false, 'user'); close(); }; root.querySelector('[data-testid=uc-accept-all-button]').onclick = () => { keep(true, 'user'); close(); }; };
window.UC_UI = { showSecondLayer: second };
if (kept) return; if (navigator.globalPrivacyControl) { keep(false, 'gpc'); return; }
root.innerHTML = style + '<div class="card" role="dialog" aria-label="Privacy"><h1>We value your privacy</h1><p>This shop uses tools of third parties to show ads that fit you.</p><button data-testid="uc-more-button">More Information</button> <button data-testid="uc-deny-all-button">Deny</button> <button data-testid="uc-accept-all-button">Accept All</button></div>';
root.querySelector('[data-testid=uc-more-button]').onclick = second; answers(); });</script>`;
const linens = (title: string, main: string) => () =>
  html(
    `${title} / Juniper Lane`,
    LINEN_HEAD,
    `<div class="shell"><div class="shell__top"><a class="wordmark" href="/">Juniper Lane Linens</a><a href="/sheets">Sheets</a><a href="/towels">Towels</a></div><div class="shell__mid" style="min-height:150vh">${main}</div><div class="shell__end"><a href="/policies/privacy">Privacy policy</a><a href="javascript:UC_UI.showSecondLayer()">Do Not Sell or Share My Personal Information</a></div></div>`,
  );

/** 165: groups of consent in a cookie; the tags run in any case and are told. */
const EYEWEAR_HEAD = `<script>
window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); }
var otCookie = /(?:^|; )OptanonConsent=([^;]*)/.exec(document.cookie), otGroups = otCookie ? new URLSearchParams(otCookie[1]).get('groups') : 'C0001:1,C0002:1,C0004:1';
var adsOff = navigator.globalPrivacyControl === true || /C0004:0/.test(otGroups), g = adsOff ? 'denied' : 'granted';
gtag('consent', 'default', { ad_storage: g, ad_user_data: g, ad_personalization: g, analytics_storage: g }); gtag('js', new Date()); gtag('config', 'G-HLEYEWEAR2'); gtag('config', 'AW-658102934');
window.fbq = function () { (fbq.queue = fbq.queue || []).push(arguments); }; if (adsOff) fbq('dataProcessingOptions', ['LDU'], 0, 0); fbq('init', '551908227410036'); fbq('track', 'PageView');
['https://www.googletagmanager.com/gtag/js?id=G-HLEYEWEAR2', 'https://www.googletagmanager.com/gtag/js?id=AW-658102934', 'https://connect.facebook.net/en_US/fbevents.js'].forEach(function (u) { var s = document.createElement('script'); s.async = true; s.src = u; document.head.appendChild(s); });
</script><style>#onetrust-banner-sdk{position:fixed;bottom:0;left:0;right:0;background:#fff;padding:24px;box-shadow:0 0 18px #0003}#onetrust-banner-sdk button{padding:12px 24px;background:#234a8a;color:#fff;border:0;margin-right:6px}#onetrust-pc-sdk{position:fixed;top:10vh;left:calc(50% - 250px);width:500px;background:#fff;padding:24px;box-shadow:0 0 40px #0006}.ot-hide{display:none}</style>`;
const EYEWEAR_SDK = `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" class="ot-hide" role="region" aria-label="Cookie banner"><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to analyze site usage and assist in our marketing efforts.</div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookie Settings</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>
<div id="onetrust-pc-sdk" class="ot-hide" role="dialog" aria-label="Preference center"><h2 id="ot-pc-title">Your Privacy Choices</h2><div class="ot-cat-item"><h3>Strictly Necessary Cookies</h3><div class="ot-always-active">Always Active</div></div><div class="ot-cat-item"><h3 id="ot-header-id-C0004">Sale or Sharing of Personal Data and Targeted Advertising</h3><div class="ot-tgl"><input type="checkbox" id="ot-group-id-C0004" role="switch" class="category-switch-handler" aria-labelledby="ot-header-id-C0004" checked><label class="ot-switch" for="ot-group-id-C0004"></label></div></div><button class="save-preference-btn-handler onetrust-close-btn-handler">Confirm My Choices</button></div></div>
<script>(function () { var $ = function (s) { return document.querySelector(s); }, hide = function (s, on) { $(s).classList.toggle('ot-hide', on); };
function keep(ads) { document.cookie = 'OptanonConsent=' + new URLSearchParams({ isGpcEnabled: navigator.globalPrivacyControl ? 1 : 0, version: '202509.1.0', consentId: '41c7', groups: 'C0001:1,C0002:' + ads + ',C0004:' + ads }) + '; path=/; max-age=31536000'; document.cookie = 'OptanonAlertBoxClosed=' + new Date().toISOString() + '; path=/; max-age=31536000'; hide('#onetrust-banner-sdk', true); hide('#onetrust-pc-sdk', true); }
if (!/OptanonAlertBoxClosed/.test(document.cookie)) hide('#onetrust-banner-sdk', false);
$('#onetrust-accept-btn-handler').onclick = function () { keep(1); }; $('#onetrust-reject-all-handler').onclick = function () { keep(0); };
$('.save-preference-btn-handler').onclick = function () { keep($('#ot-group-id-C0004').checked ? 1 : 0); };
$('#onetrust-pc-btn-handler').onclick = $('.ot-sdk-show-settings').onclick = function (e) { e.preventDefault(); hide('#onetrust-pc-sdk', false); }; })();</script>`;
const eyewear = (title: string, main: string) => () =>
  html(
    `${title} | Harbor Lane Eyewear`,
    EYEWEAR_HEAD,
    `<div data-reactroot=""><header><a href="/">Harbor Lane Eyewear</a><nav><a href="/frames">Frames</a><a href="/fitting">Fitting</a></nav></header><main style="min-height:150vh">${main}</main><footer><a href="/privacy-notice">Privacy Notice</a><a href="#" id="ot-sdk-btn" class="ot-sdk-show-settings">Do Not Sell or Share My Personal Information</a></footer></div>${EYEWEAR_SDK}`,
  );

export const SEEMING_APPS: readonly TestSite[] = [
  siteOfRoutes(
    158,
    'cinder-and-oak.example',
    {
      '/': cinder('Firewood', '<h1>Dry oak, stacked</h1><p>By the half cord.</p>'),
      '/firewood/': cinder('Firewood', '<h1>Firewood</h1><p>Half cord, $190</p>'),
      '/delivery/': cinder('Delivery', '<h1>Delivery</h1><p>Within 30 miles.</p>'),
      '/privacy/': cinder(
        'Privacy',
        `<h1>Privacy</h1><p>Last updated: ${daysAgo(45)}</p><p>We keep orders. Companies that show our ads learn of your visit. We honor browser signals.</p>`,
      ),
      '/your-privacy-choices/': cinder(
        'Your Privacy Choices',
        '<h1>Your Privacy Choices</h1><p>Opt out of the sale and sharing of your data on this browser.</p><form action="/your-privacy-choices/save/" method="post"><div class="wp-block-button"><button class="wp-block-button__link" type="submit">Opt out</button></div></form>',
      ),
      '/your-privacy-choices/save/': () => sets('privacy_optout=yes', '/opted-out/'),
      '/opted-out/': cinder('Opted out', '<h1>Thank you</h1><p>You are opted out.</p>'),
      '/.well-known/gpc.json': () => ({
        type: 'application/json',
        body: '{"gpc": true, "lastUpdate": "2026-02-11"}',
      }),
      '/9kq3vhbn.js': () => ownGtag('https://data.cinder-and-oak.example'),
      '/g/collect': ownPixel,
    },
    { ownNames: { 'data.cinder-and-oak.example': [] } },
  ),
  siteOfRoutes(160, 'tandem-kitchenware.example', {
    '/_next/static/chunks/main-4c1d07.js': () => ({
      type: 'text/javascript',
      body: TANDEM_APP.replace('DAY', daysAgo(65)),
    }),
    '/robots.txt': () => ({ type: 'text/plain', body: 'User-agent: *\nAllow: /\n' }),
    '/': tandem,
    '/pans': tandem,
    '/story': tandem,
    '/legal/privacy': tandem,
  }),
  siteOfRoutes(164, 'juniper-lane-linens.example', {
    '/': linens('Linen', '<h1>Linen that softens</h1><p>Sewn in small runs.</p>'),
    '/sheets': linens('Sheets', '<h1>Sheets</h1><p>Queen, $210</p>'),
    '/towels': linens('Towels', '<h1>Towels</h1><p>Bath, $48</p>'),
    '/policies/privacy': linens(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>This policy was last updated on ${daysAgo(130)}.</p><p>Ad companies learn what you look at.</p>`,
    ),
  }),
  siteOfRoutes(165, 'harbor-lane-eyewear.example', {
    '/': eyewear('Glasses', '<h1>Frames that sit right</h1><p>Fitted by a person.</p>'),
    '/frames': eyewear('Frames', '<h1>Frames</h1><p>From $140</p>'),
    '/fitting': eyewear('Fitting', '<h1>Fitting</h1><p>Twenty minutes.</p>'),
    '/privacy-notice': eyewear(
      'Privacy Notice',
      `<h1>Privacy Notice</h1><p>Effective Date: ${daysAgo(160)}</p><p>Google and Meta learn of visits, for ads.</p>`,
    ),
  }),
];
