/** A no that only seems to work: sites of builders that a browser alone puts together. */
import { daysAgo, html, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, TestSite } from '../../shape.ts';

/**
 * 153: the bar is the builder's and keeps what it hears; the page of the link holds a frame that
 * nobody listens to.
 */
const POTTERY_HEAD = `<style>.sqs-cookie-banner-v2{position:fixed;right:2vw;bottom:2vw;width:340px;background:#f4efe6;padding:24px}.sqs-cookie-banner-v2 button{width:100%;margin-top:8px;padding:14px;background:#2b2b2b;color:#fff;border:0}.content-wrapper{padding:6vw 4vw;min-height:120vh}</style>
<script data-name="static-context">Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isCookieBannerEnabled: true, cookieBannerVariant: 'CALIFORNIA' } } };
if (!/(?:^|; )ss_cookieAllowed=0/.test(document.cookie)) { (function (d) { var s = d.createElement('script'); s.async = 1; s.src = 'https://s.pinimg.com/ct/core.js'; d.head.appendChild(s); })(document); }</script>`;
const POTTERY_BAR = `<div class="sqs-cookie-banner-v2 BOTTOM_RIGHT" hidden><div class="sqs-cookie-banner-v2-text"><p>We use cookies for the basket, and so that you meet our pots again on Pinterest.</p></div><div class="sqs-cookie-banner-v2-cta"><button class="sqs-cookie-banner-v2-accept" type="button">Accept</button><button class="sqs-cookie-banner-v2-deny" type="button">Decline</button></div></div>
<script>(function () { var bar = document.querySelector('.sqs-cookie-banner-v2'); if (!/ss_cookieAllowed=/.test(document.cookie)) bar.hidden = false;
bar.addEventListener('click', function (e) { if (e.target.tagName !== 'BUTTON') return; document.cookie = 'ss_cookieAllowed=' + (/accept/.test(e.target.className) ? 1 : 0) + ';path=/;max-age=2592000'; bar.hidden = true; }); })();</script>`;
const pottery = (title: string, main: string) => () =>
  html(
    `${title} — Salt Hollow Pottery`,
    POTTERY_HEAD,
    `<div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header theme-col--primary"><div class="header-title-text"><a href="/" id="site-title">Salt Hollow Pottery</a></div><nav class="header-nav-list"><div class="header-nav-item"><a href="/shop-1">Shop</a></div><div class="header-nav-item"><a href="/studio">Studio</a></div></nav></header>
<main id="page" role="main"><article class="sections"><section class="page-section"><div class="content-wrapper"><div class="sqs-block html-block"><div class="sqs-html-content">${main}</div></div></div></section></article></main>
<footer class="sections" id="footer-sections"><p class="sqsrte-small"><a href="/privacy">Privacy</a> &nbsp; <a href="/do-not-sell">Do Not Sell or Share My Personal Information</a></p></footer></div>${POTTERY_BAR}`,
  );

/** 154: what the settings say is kept as JSON in a cookie, and read when the next page loads. */
const PAWS_TAGS = `<script>
function policy() { var m = document.cookie.match(/(?:^|; )consent-policy=([^;]*)/); return m ? JSON.parse(decodeURIComponent(m[1])) : null; }
addEventListener('load', function () { var p = policy(); if (p && !p.adv) return; setTimeout(function () {
  ['https://ads.nextdoor.com/public/pixel/ndp.js?id=77301', 'https://www.googletagmanager.com/gtag/js?id=AW-731904412'].forEach(function (u) { var s = document.createElement('script'); s.src = u; s.async = true; document.body.appendChild(s); }); }, 4000); });
</script>`;
const PAWS_CONSENT = `<div id="consent-root"></div><script>(function () { var root = document.getElementById('consent-root');
var row = function (key, words, fixed) { return '<li><label><input type="checkbox" role="switch" data-k="' + key + '" checked ' + (fixed ? 'disabled' : '') + '> ' + words + '</label></li>'; };
var save = function (on) { var p = { ess: 1, func: 1, anl: 1, adv: 1, dt3: 1, ts: Math.floor(Date.now() / 6e4) }; if (on) on.forEach(function (i) { p[i.dataset.k] = i.checked ? 1 : 0; }); document.cookie = 'consent-policy=' + encodeURIComponent(JSON.stringify(p)) + ';path=/;max-age=31536000'; root.innerHTML = ''; };
var settings = function () { root.innerHTML = '<div data-hook="consent-settings" role="dialog" aria-label="Cookie settings" style="position:fixed;top:12vh;left:calc(50% - 220px);width:440px;background:#fff;padding:30px;box-shadow:0 0 30px #0005"><h2>Cookie settings</h2><ul>' + row('ess', 'Essential', true) + row('func', 'Functional') + row('anl', 'Analytics') + row('adv', 'Advertising, with sale and sharing of data') + '</ul><button data-hook="all-off" type="button">Reject all</button> <button data-hook="save" type="button">Confirm</button></div>';
  var boxes = Array.from(root.querySelectorAll('input')); root.querySelector('[data-hook=all-off]').onclick = function () { boxes.forEach(function (i) { if (!i.disabled) i.checked = false; }); }; root.querySelector('[data-hook=save]').onclick = function () { save(boxes); }; };
document.querySelector('[data-hook=footer-choices]').onclick = settings; if (policy()) return;
root.innerHTML = '<div data-hook="ccsu-banner-container" role="region" aria-label="Cookie banner" style="position:fixed;bottom:0;left:0;right:0;background:#17314f;color:#fff;padding:22px;display:flex;gap:16px"><span>We use cookies, our own and those of ad companies. <a href="/privacy-policy" style="color:#fff">Privacy Policy</a></span><button data-hook="ccsu-banner-settings" type="button">Settings</button><button data-hook="ccsu-banner-accept" type="button">Accept</button></div>';
root.querySelector('[data-hook=ccsu-banner-settings]').onclick = settings; root.querySelector('[data-hook=ccsu-banner-accept]').onclick = function () { save(); }; })();</script>`;
const paws = (title: string, main: string) => () =>
  html(
    `${title} | Muddy Paws`,
    PAWS_TAGS,
    `<div id="SITE_CONTAINER"><div id="site-root"><div id="SITE_HEADER" class="xU8fqS"><span class="wixui-rich-text__text">Muddy Paws Grooming</span><nav aria-label="Site"><ul class="wixui-horizontal-menu"><li><a data-testid="linkElement" href="/">Home</a></li><li><a data-testid="linkElement" href="/prices">Prices</a></li><li><a data-testid="linkElement" href="/gallery">Gallery</a></li></ul></nav></div>
<div id="PAGES_CONTAINER" style="min-height:150vh"><div class="wixui-rich-text">${main}</div></div><div id="SITE_FOOTER"><p>218 Creamery Rd</p><a data-testid="linkElement" href="/privacy-policy">Privacy Policy</a> <button data-hook="footer-choices" type="button" class="wixui-button">Your Privacy Choices</button></div></div></div>${PAWS_CONSENT}`,
  );

/** 157: its one tag of an ad company waits for a yes. */
const RIDGE_HEAD = `<script type="fs-cc" fs-cc-categories="marketing" data-src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script><script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token":"41c09d"}'></script>
<style>.fs-cc-banner_component{position:fixed;left:0;right:0;bottom:0;background:#eef2ea;padding:20px}.fs-cc-banner_button{display:inline-block;padding:10px 26px;background:#1f4d2b;color:#fff;margin-right:8px;cursor:pointer}.hide{display:none}</style>`;
const RIDGE_BAR = `<div fs-cc="banner" class="fs-cc-banner_component hide"><div class="fs-cc-banner_text">With your consent we let LinkedIn know that your company was here. Nothing runs until you accept. <a href="/legal/privacy">Privacy policy</a></div><div class="fs-cc-banner_buttons"><a fs-cc="allow" role="button" tabindex="0" class="fs-cc-banner_button">Accept</a><a fs-cc="deny" role="button" tabindex="0" class="fs-cc-banner_button">Deny</a><a fs-cc="close" role="button" tabindex="0" aria-label="Close" class="fs-cc-banner_close">✕</a></div></div>
<script>(function () { var bar = document.querySelector('[fs-cc=banner]'), kept = /(?:^|; )fs-cc=([^;]*)/.exec(document.cookie), yes = kept && JSON.parse(decodeURIComponent(kept[1])).consents.marketing;
function run() { document.querySelectorAll('script[type=fs-cc]').forEach(function (o) { var s = document.createElement('script'); s.src = o.dataset.src; o.replaceWith(s); }); }
function keep(m) { document.cookie = 'fs-cc=' + encodeURIComponent(JSON.stringify({ id: 'r41', consents: { essential: true, analytics: m, marketing: m } })) + ';path=/;max-age=15552000'; bar.classList.add('hide'); if (m) run(); }
if (yes && !navigator.globalPrivacyControl) run(); if (!kept) bar.classList.remove('hide');
document.querySelector('[fs-cc=allow]').onclick = function () { keep(true); }; document.querySelector('[fs-cc=deny]').onclick = function () { keep(false); }; document.querySelector('[fs-cc=close]').onclick = function () { bar.classList.add('hide'); };
document.querySelector('[fs-cc=open]').onclick = function () { bar.classList.remove('hide'); }; })();</script>`;
const ridge = (title: string, main: string) => () =>
  html(
    title,
    RIDGE_HEAD,
    `<div class="page-wrapper"><div class="navbar_component w-nav"><a href="/" class="navbar_logo-link w-nav-brand">Ridgeline Fieldworks</a><a href="/surveys" class="navbar_link w-nav-link">Surveys</a><a href="/contact" class="navbar_link w-nav-link">Contact</a></div><main class="main-wrapper" style="min-height:130vh"><div class="padding-global">${main}</div></main>
<footer class="footer_component"><a href="/legal/privacy" class="footer_link">Privacy policy</a> <a fs-cc="open" role="button" tabindex="0" class="footer_link">Cookie preferences</a></footer></div>${RIDGE_BAR}`,
  );

/** 168: a bar that informs, a chat, a box for news, and the builder's own count. */
const HVAC_HEAD = `<script async src="https://img1.wsimg.com/traffic-assets/js/tccl.min.js"></script><script async src="https://embed.tawk.to/64b1c9f7cc26a871b0290412/1h5abc"></script><script async src="https://www.google.com/recaptcha/api.js"></script>`;
const HVAC_POPUP = `<div data-aid="POPUP" role="dialog" aria-label="Tune-up offer" style="position:fixed;inset:0;background:#000a" hidden><div style="background:#fff;margin:15vh auto;width:22rem;padding:28px"><button type="button" aria-label="Close" data-x>✕</button><h4>$20 off your first tune-up</h4><form action="/m/sign-up" method="post"><input type="email" name="email" placeholder="Email"><button>Get my offer</button></form><button type="button" data-x>No thanks</button></div></div>
<script>(function () { var pop = document.querySelector('[data-aid=POPUP]'); pop.querySelectorAll('[data-x]').forEach(function (b) { b.onclick = function () { pop.hidden = true; sessionStorage.setItem('pop', '1'); }; }); if (!sessionStorage.getItem('pop')) setTimeout(function () { pop.hidden = false; }, 3000); })();</script>`;
const hvac = (title: string, main: string) => (ask: Ask) =>
  html(
    title,
    HVAC_HEAD,
    `<div id="layout-3f"><div data-ux="Header"><h3 data-aid="HEADER_LOGO">Prairie Oaks Heating &amp; Air</h3><nav data-ux="Nav"><a data-ux="NavLink" href="/">Home</a><a data-ux="NavLink" href="/repairs">Repairs</a><a data-ux="NavLink" href="/book">Book a visit</a></nav></div><div data-ux="Widget" style="min-height:140vh">${main}</div>
<div data-ux="Footer"><p data-aid="FOOTER_COPYRIGHT">Copyright Prairie Oaks. Licensed and insured.</p><a data-ux="Link" href="/privacy-policy">Privacy Policy</a></div></div>
${ask.cookie('cookie_terms_accepted') ? '' : `<div data-aid="FOOTER_COOKIE_BANNER_RENDERED" style="position:fixed;bottom:0;left:0;width:300px;background:#333;color:#fff;padding:22px"><h4>This website uses cookies.</h4><p>Only those that it needs to work and to count visits. We show no ads and sell nothing about you.</p><a href="#" role="button" style="color:#fff" onclick="document.cookie='cookie_terms_accepted=1;path=/;max-age=31536000';this.parentNode.remove();return false">OK</a></div>`}${HVAC_POPUP}`,
  );

export const SEEMING_BUILDERS: readonly TestSite[] = [
  siteOfRoutes(153, 'salt-hollow-pottery.example', {
    '/': pottery(
      'Home',
      '<h1>Bowls for every day</h1><p>Thrown, glazed and fired on Cape Ann.</p>',
    ),
    '/shop-1': pottery('Shop', '<h2>Shop</h2><p>Breakfast bowl, $38. Tall mug, $32.</p>'),
    '/studio': pottery('Studio', '<h2>Studio</h2><p>Two wheels and one kiln.</p>'),
    '/privacy': pottery(
      'Privacy',
      `<h2>Privacy</h2><p>Last updated ${daysAgo(55)}</p><p>We keep your orders. Pinterest learns which pots you look at, so that we can show them to you there.</p>`,
    ),
    '/do-not-sell': pottery(
      'Do Not Sell',
      '<h2>Do Not Sell or Share My Personal Information</h2><div class="sqs-block embed-block"><iframe title="Opt-out form" src="https://frames.choicedesk.example/f/salt-hollow?lang=en" width="100%" height="320" frameborder="0"></iframe></div>',
    ),
  }),
  siteOfRoutes(154, 'muddy-paws-grooming.example', {
    '/': paws('Grooming', '<h1>Clean dogs, calm dogs</h1><p>By appointment.</p>'),
    '/prices': paws('Prices', '<h1>Prices</h1><p>Small $55, large $85</p>'),
    '/gallery': paws('Gallery', '<h1>Gallery</h1><p>Before and after.</p>'),
    '/privacy-policy': paws(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Updated: ${daysAgo(140, { dateStyle: 'medium' })}</p><p>We keep names, telephone numbers and the names of dogs. Ad companies learn which pages you see.</p>`,
    ),
  }),
  siteOfRoutes(157, 'ridgeline-fieldworks.example', {
    '/': ridge(
      'Ridgeline Fieldworks',
      '<h1>Land surveys, on time</h1><p>For builders and towns.</p>',
    ),
    '/surveys': ridge('Surveys', '<h1>Surveys</h1><p>Boundary, topographic, as-built.</p>'),
    '/contact': ridge(
      'Contact',
      '<h1>Contact</h1><form method="post" action="/contact" data-name="Email Form"><input type="text" name="name" placeholder="Name"><input type="email" name="email" placeholder="Email"><input type="submit" value="Send"></form>',
    ),
    '/legal/privacy': ridge(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Effective ${daysAgo(75)}</p><p>We keep what you send us. We share your visits with LinkedIn only after you accept.</p>`,
    ),
    '/cdn-cgi/rum': () => ({ status: 204 }),
  }),
  siteOfRoutes(168, 'prairie-oaks-hvac.example', {
    '/': hvac(
      'Prairie Oaks Heating & Air',
      '<h1>Warm by tonight</h1><p>Furnaces and heat pumps.</p>',
    ),
    '/repairs': hvac('Repairs', '<h1>Repairs</h1><p>$89 to come and look.</p>'),
    '/book': hvac(
      'Book',
      '<h1>Book a visit</h1><form method="post" action="/m/book"><input name="name" placeholder="Name"><input name="phone" placeholder="Phone"><button>Request a visit</button></form>',
    ),
    '/privacy-policy': hvac(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last updated: ${daysAgo(33)}</p><p>We keep your name, address and what we fixed. We do not sell personal information and we do not use it for ads.</p>`,
    ),
  }),
];
