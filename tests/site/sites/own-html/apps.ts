/** HTML of their own: sites of builders and frameworks, as strangers made them. */
import { daysAgo, html, setsQuietly, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { metaTag } from '../../vendors/snippets.ts';

const js = (body: string): Reply => ({ type: 'text/javascript', body });

/** 139: an empty page that a script fills; each address answers with it. */
const SHELL = () =>
  html(
    'Tidepool Counseling',
    '<style>body{margin:0;font-family:Georgia,serif}#app{max-width:46rem;margin:0 auto;padding:24px}.ft a,.hd a{margin-right:14px}.pill{border-radius:99px;padding:.6em 1.4em;border:1px solid #244}</style>',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script type="module" src="/assets/index-4f1c9a.js"></script>',
  );
const APP = () =>
  js(`const ads = () => localStorage.getItem('tp.ads') !== 'off';
const views = {
  '/': () => '<h1>You do not have to do this alone</h1><p>Therapists in Ohio and online.</p><a href="/services/anxiety-and-depression">Anxiety and depression</a> <a href="/services/couples">Couples</a>',
  '/services/anxiety-and-depression': () => '<h1>Anxiety and depression</h1><p>Six sessions, then we look again.</p>',
  '/services/couples': () => '<h1>Couples</h1><p>Together, or one after the other.</p>',
  '/team': () => '<h1>Our team</h1><p>Four therapists.</p>',
  '/legal/privacy': () => '<h1>Privacy notice</h1><p><small>Effective ${daysAgo(100)}</small></p><p>We collect what you write in our forms. Companies that show our ads learn which pages you open, unless you turn that off.</p>',
  '/legal/choices': () => '<h1>Your Privacy Choices</h1><p>Turn this off and we stop sharing your visits for targeted advertising.</p><button class="pill" id="tgl" aria-pressed="' + ads() + '">Targeted advertising: ' + (ads() ? 'on' : 'off') + '</button>',
};
const app = document.getElementById('app');
const draw = () => {
  app.innerHTML = '<div class="hd"><a href="/">Tidepool</a><a href="/team">Team</a></div>' + (views[location.pathname] ?? (() => '<h1>Page not found</h1>'))() +
    '<div class="ft"><a href="/legal/privacy">Privacy</a><a href="/legal/choices">Your Privacy Choices</a></div>';
  const toggle = document.getElementById('tgl');
  if (toggle) toggle.onclick = () => { localStorage.setItem('tp.ads', ads() ? 'off' : 'on'); draw(); };
};
addEventListener('popstate', draw);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || link.origin !== location.origin) return;
  event.preventDefault(); history.pushState(null, '', link.href); scrollTo(0, 0); draw();
  if (ads() && window.obApi) window.obApi('track', 'PAGE_VIEW');
});
draw();
if (ads()) { const tag = document.createElement('script'); tag.src = 'https://amplify.outbrain.com/cp/obtp.js'; document.head.append(tag); }`);

/** 145: a theme whose menu is folded, and a container that loads its tags late. */
const KETTLE_HEAD = `<script>window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});
(function(){var f=document.getElementsByTagName('script')[0],j=document.createElement('script');j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id=GTM-KETTLE7';f.parentNode.insertBefore(j,f);})();</script>
<style>.sr{position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden}.knob{display:inline-block;width:3rem;height:1.5rem;border-radius:1rem;background:#888}.sr:checked+.knob{background:#274}</style>`;
const kettle = (title: string, main: string) => () =>
  html(
    `${title} – Bright Kettle`,
    KETTLE_HEAD,
    `<header class="site-header"><a href="/" class="logo">Bright Kettle</a><details class="nav"><summary aria-label="Menu">☰</summary><ul><li><a href="/collections/teas">Teas</a></li><li><a href="/pages/story">Our story</a></li><li><a href="/policies/privacy-policy">Privacy policy</a></li><li><a href="/pages/privacy-choices">Your Privacy Choices</a></li></ul></details></header>
<main id="MainContent" style="min-height:160vh">${main}</main><div class="section-footer">© Bright Kettle, 4 Mill Lane</div>`,
  );
const KNOBS = `<h1>Your Privacy Choices</h1><p>Changes apply to this browser and are saved as you make them.</p>
<p><label>Sale of my personal information <input class="sr" type="checkbox" data-k="sale" checked><span class="knob"></span></label></p>
<p><label>Sharing for cross-context behavioral advertising <input class="sr" type="checkbox" data-k="share" checked><span class="knob"></span></label></p><p id="say" aria-live="polite"></p>
<script>document.querySelectorAll('[data-k]').forEach((each) => each.addEventListener('change', () => {
  document.cookie = 'bk_privacy=' + [...document.querySelectorAll('[data-k]')].map((one) => one.dataset.k + ':' + Number(one.checked)).join('|') + ';path=/;max-age=15552000'; document.getElementById('say').textContent = 'Saved'; }));</script>`;

/** 148: parts of the page are elements of its own, one inside the other. */
const MARIGOLD_HEAD = (ask: Ask) => `<script>
customElements.define('mg-button', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>button{font:inherit;padding:12px 28px;border:0;background:#b5651d;color:#fff}</style><button part="b"><slot></slot></button>'; } });
customElements.define('mg-consent', class extends HTMLElement { connectedCallback() { if (document.cookie.includes('mg_c=')) return;
  const root = this.attachShadow({ mode: 'open' }); root.innerHTML = '<style>section{position:fixed;inset:auto 1rem 1rem auto;width:24rem;background:#fffbe8;padding:20px;box-shadow:0 0 12px #999}</style><section role="region" aria-label="Cookie consent"><h2>A word about cookies</h2><p>Some keep your basket, others let our ad partners know that you were here.</p><mg-button data-v="all">Accept All</mg-button> <mg-button data-v="min">Decline All</mg-button></section>';
  root.querySelectorAll('mg-button').forEach((each) => each.addEventListener('click', () => { document.cookie = 'mg_c=' + each.dataset.v + ';path=/;max-age=9999999'; root.innerHTML = ''; })); } });
customElements.define('mg-footer', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>div{background:#333;padding:2rem}a{color:#fff;margin-right:1rem}</style><div><a href="/privacy/">Privacy Policy</a><a href="/privacy/opt-out/">Do Not Sell or Share My Personal Information</a></div>'; } });
</script>${ask.cookie('mg_c') === 'min' || ask.cookie('mg_out') === '1' ? '' : '<script async src="https://bat.bing.com/bat.js"></script>'}`;
const marigold =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      title,
      MARIGOLD_HEAD(ask),
      `<nav><a href="/">Marigold Yarn</a> | <a href="/skeins/">Skeins</a> | <a href="/classes/">Classes</a></nav><article style="min-height:130vh">${main}</article><mg-footer></mg-footer><mg-consent></mg-consent>`,
    );
const TABLE = `<h1>Opt out</h1><table><tr><th>What</th><th>Stop it</th></tr><tr><td id="a">Order e-mails</td><td>not possible</td></tr><tr><td id="b">Sale or sharing of my personal information</td><td><input type="checkbox" aria-labelledby="b" id="stop"></td></tr></table>
<p><input type="button" value="Save preferences" onclick="if(document.getElementById('stop').checked)document.cookie='mg_out=1;path=/;max-age=9999999';document.getElementById('ok').textContent='Your preferences are saved.'"></p><p id="ok"></p>`;

/**
 * 142: hears the signal, the refusal and the link, and keeps what it heard in cookies that no
 * script reads.
 */
const ashHears = (ask: Ask) =>
  ask.signal || ask.cookie('aa_ads') === 'no' || ask.cookie('aa_privacy') === 'out';
const FLOODLIGHT = () =>
  `<iframe src="https://9412077.fls.doubleclick.net/activityi;src=9412077;type=count0;cat=home0;dc_lat=;dc_rdid=;tag_for_child_directed_treatment=;tfua=;npa=;ord=${Math.floor(Math.random() * 1e13)}?" width="1" height="1" frameborder="0" style="display:none"></iframe>`;
const ASK_FIRST = `<div class="c-notice" data-nosnippet style="position:sticky;bottom:0;background:#efece4;padding:18px"><p>May our ad partners count this visit?</p><a href="#" class="btn" data-ads="yes">Allow</a> <a href="#" class="btn" data-ads="no">Don't allow</a></div>
<style>.btn{display:inline-block;padding:10px 30px;background:#3d4f43;color:#fff}</style><script>document.querySelectorAll('[data-ads]').forEach((each) => each.addEventListener('click', async (event) => { event.preventDefault(); await fetch('/consent?ads=' + each.dataset.ads, { method: 'POST', keepalive: true }); document.querySelector('.c-notice').remove(); }));</script>`;
const ash =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      title,
      ashHears(ask) ? '' : metaTag(),
      `<div class="wrap"><p class="brand">Alder &amp; Ash</p><ul><li><a href="/">Home</a></li><li><a href="/tables.html">Tables</a></li><li><a href="/care.html">Care of wood</a></li></ul><section style="min-height:140vh">${main}</section>
<address>${ask.signal ? 'Opt-Out Request Honored. ' : ''}<a href="/privacy.html">Privacy</a> · <a href="/your-privacy-choices.html">Your Privacy Choices</a></address></div>${ashHears(ask) ? '' : FLOODLIGHT()}${ask.cookie('aa_ads') === undefined && !ask.signal ? ASK_FIRST : ''}`,
    );
const OUT = `<h1>Your Privacy Choices</h1><p>One press, no name needed.</p><form action="/privacy/opt-out" method="post"><input type="hidden" name="nonce" value="8d1f"><input type="submit" value="Opt me out of sale and sharing"></form>`;

export const OWN_HTML_APPS: readonly TestSite[] = [
  siteOfRoutes(139, 'tidepool-counseling.example', {
    '/assets/index-4f1c9a.js': APP,
    '*': SHELL,
  }),
  siteOfRoutes(142, 'alder-and-ash.example', {
    '/': ash('Alder & Ash', '<h1>Tables that stay</h1><p>Made to order.</p>'),
    '/tables.html': ash('Tables', '<h1>Tables</h1><p>From $900.</p>'),
    '/care.html': ash('Care', '<h1>Care of wood</h1><p>Oil it once a year.</p>'),
    '/privacy.html': ash(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last updated ${daysAgo(60, { dateStyle: 'short' })}</p><p>We collect orders. Ad partners learn of visits unless you say no. We keep orders for seven years.</p>`,
    ),
    '/your-privacy-choices.html': ash('Your Privacy Choices', OUT),
    '/consent': (ask) => setsQuietly(`aa_ads=${ask.query.get('ads') === 'no' ? 'no' : 'yes'}`),
    '/privacy/opt-out': () => ({
      status: 303,
      headers: {
        'set-cookie': 'aa_privacy=out; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
        location: '/privacy/opted-out',
      },
    }),
    '/privacy/opted-out': ash('Done', '<h1>Done</h1><p>You are opted out on this browser.</p>'),
  }),
  siteOfRoutes(145, 'bright-kettle.example', {
    '/': kettle('Tea', '<h1>Tea that wakes the house</h1><p>Ships in two days.</p>'),
    '/collections/teas': kettle('Teas', '<h1>Teas</h1><p>Assam, $8</p>'),
    '/pages/story': kettle('Story', '<h1>Our story</h1><p>A kettle and a market stall.</p>'),
    '/policies/privacy-policy': kettle(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Last updated: ${daysAgo(200, { month: 'long', year: 'numeric' })}</p><p>We share visits with ad companies.</p>`,
    ),
    '/pages/privacy-choices': kettle('Privacy choices', KNOBS),
  }),
  siteOfRoutes(148, 'marigold-yarn.example', {
    '/': marigold('Marigold Yarn', '<h1>Dyed in small pots</h1><p>Wool and cotton.</p>'),
    '/skeins/': marigold('Skeins', '<h1>Skeins</h1><p>$22 each</p>'),
    '/classes/': marigold('Classes', '<h1>Classes</h1><p>Each Thursday.</p>'),
    '/privacy/': marigold(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Effective date: <time>${daysAgo(150)}</time></p><p>Ad partners learn of visits.</p>`,
    ),
    '/privacy/opt-out/': marigold('Opt out', TABLE),
  }),
];
