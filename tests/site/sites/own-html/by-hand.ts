/** HTML of their own: sites written by hand, two of them honest. */
import { daysAgo, html, sets, setsQuietly, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { redditTag } from '../../vendors/habit-snippets.ts';
import { metaTag } from '../../vendors/snippets.ts';
import { ownGtag, ownPixel } from '../../vendors/ways.ts';

/** 143: waits for a yes. Before it, errors are reported and visits counted without a name. */
const LUMEN_HEAD = (ask: Ask) => `<script>
addEventListener('load', () => { navigator.sendBeacon('/stats/hit', JSON.stringify({ path: location.pathname, width: innerWidth }));
  fetch('https://o450712.ingest.us.sentry.io/api/450712/envelope/?sentry_version=7&sentry_key=8e4bb7d1f0a94c5c9d3e&sentry_client=sentry.javascript.browser%2F9.1.0', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ sent_at: new Date().toISOString(), sdk: { name: 'sentry.javascript.browser' } }) + '\\n{"type":"session"}' }).catch(() => {});
  fetch('/cart.js').catch(() => {}); });
</script>${ask.cookie('lt') === 'y' && !ask.signal ? '<script async src="https://s.pinimg.com/ct/core.js"></script>' : ''}`;
const LUMEN_BAR = (hidden: boolean) =>
  `<form id="ck" class="ck" style="position:fixed;bottom:0;left:0;right:0;background:#eef;padding:16px" ${hidden ? 'hidden' : ''} onsubmit="return false"><span>We would like to show you our lamps on Pinterest. Without your yes we do not.</span> <button name="lt" value="y">Accept</button> <button name="lt" value="n">Decline</button></form>
<script>document.querySelectorAll('#ck button').forEach((each) => each.addEventListener('click', () => { document.cookie = 'lt=' + each.value + ';path=/;max-age=9999999'; document.getElementById('ck').hidden = true; })); document.getElementById('again').addEventListener('click', () => { document.getElementById('ck').hidden = false; });</script>`;
const lumen =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      title,
      LUMEN_HEAD(ask),
      `<header><a href="/">Lumen &amp; Thread</a> <a href="/lamps">Lamps</a> <a href="/film">How we work</a></header><div style="min-height:140vh">${main}</div><footer><a href="/privacy-notice">Privacy notice</a> <button id="again">Cookie settings</button></footer>${LUMEN_BAR(ask.cookie('lt') !== undefined)}`,
    );

/** 144: only what it needs. */
const ORCHARD_NEWS = `<div class="modal" style="position:fixed;top:20vh;left:30vw;background:#fff;border:1px solid;padding:24px"><a href="#" class="x" onclick="this.parentNode.remove();return false" aria-label="Close">✕</a><h3>Seeds in your inbox</h3><form action="/news" method="post"><input name="EMAIL" type="email" placeholder="you@mail.com"><button>Subscribe</button></form><p>See our privacy policy.</p></div>`;
const orchard = (title: string, main: string) => () =>
  html(
    title,
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora"><script async defer src="https://js.hcaptcha.com/1/api.js"></script><script src="https://js.stripe.com/v3/"></script>',
    `<div class="top"><b>Orchard Row</b> <a href="/">Start</a> <a href="/journal">Journal</a> <a href="/visit">Visit</a></div><div style="min-height:130vh">${main}</div><div class="bottom"><a href="/privacy-and-cookies">Privacy &amp; cookies</a></div>`,
  );

/** 146: a press that is thanked for. */
const LANTERN_MODAL = `<button type="button" class="linklike" onclick="document.querySelector('.scrim').style.display='flex'">Do Not Sell or Share My Personal Information</button>
<div class="scrim" style="display:none;position:fixed;inset:0;background:#0009;align-items:center;justify-content:center"><div class="card" style="background:#fff;padding:2rem"><h2>Opt out</h2><p>We will stop selling and sharing your personal information.</p><button type="button" class="go" onclick="fetch('/api/privacy/opt-out',{method:'POST'}).then(()=>{this.closest('.card').innerHTML='<p>Thank you. Your request is complete.</p>'})">Confirm opt-out</button> <button type="button" onclick="this.closest('.scrim').style.display='none'">Cancel</button></div></div>`;
const lantern = (title: string, main: string) => () =>
  html(
    title,
    `<script>window['_fs_host']='fullstory.com';window['_fs_org']='o-41207-na1';</script><script async src="https://edge.fullstory.com/s/fs.js"></script><script>adroll_adv_id="R7LEOQOQNEFEZMZDEHYTPJ";adroll_pix_id="WWRASU5MLJCIXM2BLHVO62";</script><script async src="https://s.adroll.com/j/R7LEOQOQNEFEZMZDEHYTPJ/roundtrip.js"></script>`,
    `<div class="container"><div class="row"><a class="brand" href="/">Prairie Lantern</a> <a href="/inn">The inn</a> <a href="/rooms">Rooms</a></div><div class="row" style="min-height:150vh">${main}</div><div class="row small"><a href="/privacy">PRIVACY POLICY</a> ${LANTERN_MODAL}</div></div>`,
  );

/** 147: the tag comes from, and sends to, a name of the site's own. */
const OAK_TAG = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-HOLLOWOAK1',{transport_url:'https://metrics.hollow-oak-toys.example'});</script><script async src="https://metrics.hollow-oak-toys.example/gtag/js?id=G-HOLLOWOAK1"></script>`;
const oak =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      title,
      ask.cookie('ho_optout') === '1' ? '' : OAK_TAG,
      `<center><h2><a href="/">Hollow Oak Toys</a></h2><a href="/blocks.php">Blocks</a> * <a href="/puzzles.php">Puzzles</a></center><div style="min-height:150vh">${main}</div><hr><a href="/privacy.php">Privacy</a> * <a href="/privacy.php#choices">Your Privacy Choices</a>`,
    );
const OAK_NOTICE = `<h3>Privacy</h3><p>Revised ${daysAgo(20, { dateStyle: 'medium' })}</p><p>We collect orders, and we count visits together with Google, which may use them for ads.</p>${'<p>We keep orders for seven years. We answer letters within two weeks.</p>'.repeat(12)}
<h3 id="choices">Your Privacy Choices</h3><p>To opt out of targeted ads on this browser, <button onclick="document.cookie='ho_optout=1;path=/;max-age=31536000';this.outerHTML='<b>done, thank you</b>'">opt out here</button>.</p>`;

/** 149: a tag on the pages of bikes alone, and nothing at all about privacy. */
const bikes = (title: string, main: string, head = '') =>
  html(
    title,
    head,
    `<nav class="navbar"><a href="/visit-us">Visit us</a><a href="/bikes">Bikes</a><a href="/service">Service</a></nav><div class="hero" style="min-height:140vh">${main}</div><p class="copy">Juniper Bikes, 77 Grove Street</p>`,
  );
const BIKES = '<a href="/bikes/gravel-one">Gravel One</a> <a href="/bikes/city-two">City Two</a>';

/** 152: says that it heard, in a file and to whoever asks, and sends all the same. */
const TRAIL_HEAD = (ask: Ask) => `<script>
document.cookie = 'usprivacy=1YYN;path=/;max-age=9999999'; window.__uspapi = function (command, version, done) { if (command === 'getUSPData') done({ version: 1, uspString: '1YYN' }, true); };
</script>${metaTag(ask.cookie('dns') === '1' ? "fbq('dataProcessingOptions', ['LDU'], 1, 1000);" : '')}`;
const trail =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      title,
      TRAIL_HEAD(ask),
      `<div id="wrapper"><a href="/">Granite Trail</a> / <a href="/boots">Boots</a> / <a href="/maps">Maps</a><div style="min-height:150vh">${main}</div><div id="legal" style="text-transform:uppercase;font-size:12px"><a href="/privacy-policy">Privacy policy</a> <a href="/do-not-sell">Do not sell or share my personal information</a></div></div>`,
    );
const DNS = `<h1>Do not sell or share</h1><form action="/do-not-sell/save"><label><input type="checkbox" name="dns" value="on" onchange="this.form.submit()"> Do not sell or share my personal information</label><noscript><button>Save</button></noscript></form>`;

export const OWN_HTML_PAGES: readonly TestSite[] = [
  siteOfRoutes(143, 'lumen-and-thread.example', {
    '/': lumen('Lamps of linen', '<h1>Lamps of linen</h1><p>Sewn by three people.</p>'),
    '/lamps': lumen('Lamps', '<h1>Lamps</h1><p>$80 to $200</p>'),
    '/film': lumen(
      'How we work',
      '<h1>How we work</h1><iframe title="Film" src="https://player.vimeo.com/video/41207?dnt=1"></iframe>',
    ),
    '/privacy-notice': lumen(
      'Privacy notice',
      `<h1>Privacy notice</h1><p>Dated ${daysAgo(70)}</p><p>We keep orders. We do not sell or share personal data unless you say yes.</p>`,
    ),
    '/stats/hit': () => ({ status: 204 }),
    '/cart.js': () => ({
      type: 'application/json',
      headers: { 'set-cookie': 'cart=c1-5f0b2e7d9a1c4e6f8b; Path=/; HttpOnly' },
      body: '{"token":"c1-5f0b2e7d9a1c4e6f8b","items":[]}',
    }),
  }),
  siteOfRoutes(144, 'orchard-row.example', {
    '/': orchard(
      'Orchard Row',
      `<h1>Old kinds of apples</h1><img alt="" src="https://tile.openstreetmap.org/12/1171/1566.png"><p><a href="/journal/why-we-do-not-sell-seeds-in-winter">Why we do not sell seeds in winter</a></p>${ORCHARD_NEWS}`,
    ),
    '/journal': orchard('Journal', '<h1>Journal</h1><p>On pruning.</p>'),
    '/journal/why-we-do-not-sell-seeds-in-winter': orchard(
      'Seeds',
      '<h1>Why we do not sell seeds in winter</h1><p>They sleep.</p>',
    ),
    '/visit': orchard(
      'Visit',
      '<h1>Visit</h1><iframe title="Book" src="https://calendly.com/orchard-row/tour"></iframe>',
    ),
    '/privacy-and-cookies': orchard(
      'Privacy & cookies',
      `<h1>Privacy &amp; cookies</h1><p>Last update: ${daysAgo(10)}</p><p>We use only what the shop needs. We do not sell personal data.</p>`,
    ),
  }),
  siteOfRoutes(146, 'prairie-lantern.example', {
    '/': lantern(
      'Prairie Lantern',
      '<h1>Four rooms and a long table</h1><p>Breakfast at eight.</p>',
    ),
    '/inn': lantern('The inn', '<h1>The inn</h1><p>Built in 1911.</p>'),
    '/rooms': lantern('Rooms', '<h1>Rooms</h1><p>From $120</p>'),
    '/privacy': lantern(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>As of ${daysAgo(90)}</p><p>We sell and share what you look at with ad companies unless you opt out.</p>`,
    ),
    '/api/privacy/opt-out': () => setsQuietly('ccpa_optout=true'),
  }),
  siteOfRoutes(
    147,
    'hollow-oak-toys.example',
    {
      '/': oak('Hollow Oak Toys', '<h1>Toys of wood</h1><p>Sanded twice.</p>'),
      '/blocks.php': oak('Blocks', '<h1>Blocks</h1><p>$30</p>'),
      '/puzzles.php': oak('Puzzles', '<h1>Puzzles</h1><p>$18</p>'),
      '/privacy.php': oak('Privacy', OAK_NOTICE),
      '/gtag/js': () => ownGtag('https://metrics.hollow-oak-toys.example'),
      '/g/collect': ownPixel,
    },
    { ownNames: { 'metrics.hollow-oak-toys.example': [] } },
  ),
  siteOfRoutes(149, 'juniper-bikes.example', {
    '/': () => bikes('Juniper Bikes', `<h1>Bikes that fit</h1>${BIKES}`),
    '/bikes': () => bikes('Bikes', `<h1>Bikes</h1>${BIKES}`, redditTag()),
    '/bikes/gravel-one': () => bikes('Gravel One', '<h1>Gravel One</h1><p>$1,450</p>', redditTag()),
    '/bikes/city-two': () => bikes('City Two', '<h1>City Two</h1><p>$780</p>', redditTag()),
    '/visit-us': () => bikes('Visit us', '<h1>Visit us</h1><p>Open till six.</p>'),
    '/service': () => bikes('Service', '<h1>Service</h1><p>Within two days.</p>'),
  }),
  siteOfRoutes(152, 'granite-trail.example', {
    '/': trail('Granite Trail', '<h1>Boots, broken in</h1><p>By us.</p>'),
    '/boots': trail('Boots', '<h1>Boots</h1><p>$210</p>'),
    '/maps': trail('Maps', '<h1>Maps</h1><p>On cloth.</p>'),
    '/privacy-policy': trail(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Last Updated: ${daysAgo(300)}</p><p>We share visits with ad companies.</p>`,
    ),
    '/do-not-sell': trail('Do not sell or share', DNS),
    '/do-not-sell/save': (ask) => sets(`dns=${ask.query.get('dns') === 'on' ? 1 : 0}`, '/thanks'),
    '/thanks': trail('Thanks', '<h1>Saved</h1><p>Your choice is saved.</p>'),
    '/.well-known/gpc.json': () => ({
      type: 'application/json',
      body: '{"gpc": true, "lastUpdate": "2026-05-01"}',
    }),
  }),
];
