/** New ways to say no: three shops without a banner, each with its own way to say no. */
import { xTag } from '../../vendors/habit-snippets.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { daysAgo, html, setsQuietly, siteOfRoutes } from '../../own-pages.ts';

/** 170: a switch in a dialog, kept as soon as it is moved; there is no button to save it with. */
const YARN_TAGS = `<script>
if (localStorage.getItem('ww:optout') !== 'yes') for (const src of ['https://s.pinimg.com/ct/core.js', 'https://bat.bing.com/bat.js']) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
</script>`;
const YARN_CSS = `<style>body{font-family:"Cabin",Verdana,sans-serif;margin:0 auto;max-width:52rem;background:#fdf8f4}dialog{border:0;border-radius:14px;padding:28px;max-width:30rem}dialog::backdrop{background:#4a2c3f99}.sw{display:flex;gap:14px;align-items:center}.sw input{appearance:none;width:46px;height:26px;flex:none;border-radius:13px;background:#bbb;position:relative}.sw input:checked{background:#8a3b66}.sw input::after{content:"";position:absolute;left:3px;top:3px;width:20px;height:20px;border-radius:50%;background:#fff}.sw input:checked::after{left:23px}</style>`;
const YARN_DIALOG = `<dialog id="rights" aria-labelledby="rights-h"><h2 id="rights-h">Your Opt-Out Rights</h2><p>We let Pinterest and Microsoft know what you look at, so that they can show you our ads.</p><label class="sw"><input type="checkbox" role="switch" id="rights-sw"><span>Opt me out of the sale and sharing of my personal information and of targeted ads</span></label><p role="status" id="rights-said"></p><form method="dialog"><button>Back to the yarn</button></form></dialog>
<script>{
const dialog = document.getElementById('rights'), toggle = document.getElementById('rights-sw');
toggle.checked = localStorage.getItem('ww:optout') === 'yes';
document.getElementById('rights-open').addEventListener('click', (event) => { event.preventDefault(); dialog.showModal(); });
toggle.addEventListener('change', () => { localStorage.setItem('ww:optout', toggle.checked ? 'yes' : 'no'); document.getElementById('rights-said').textContent = toggle.checked ? 'You are opted out on this device.' : 'You are no longer opted out.'; });
}</script>`;
const yarn = (title: string, main: string) => (): Reply =>
  html(
    `${title} ~ Wool & Wander`,
    YARN_CSS + YARN_TAGS,
    `<h1><a href="/">Wool &amp; Wander</a></h1><p><a href="/yarn/">Yarn</a> ~ <a href="/patterns/">Patterns</a> ~ <a href="/knit-night/">Knit night</a></p><main style="min-height:140vh">${main}</main><footer><a href="/privacy/">Privacy notice</a> ~ <a href="#rights" id="rights-open">Your Opt-Out Rights</a></footer>${YARN_DIALOG}`,
  );

/**
 * 171: whoever hears the signal says so; who presses the link is asked where they live, and may
 * live anywhere.
 */
const BOAT_STATES: Readonly<Record<string, string>> = {
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  MN: 'Minnesota',
  OR: 'Oregon',
  TX: 'Texas',
  WI: 'Wisconsin',
  ZZ: 'Another state',
};
const BOAT_TAGS = `<script async src="https://www.googletagmanager.com/gtag/js?id=AW-658102934"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','AW-658102934');</script>${xTag()}`;
const boatsOut = (ask: Ask) => ask.signal || ask.cookie('llb_ads') === 'off';
const boatsPage = (ask: Ask, title: string, main: string) =>
  html(
    `${title} - Loon Lake Boat Hire`,
    boatsOut(ask) ? '' : BOAT_TAGS,
    `<table width="100%"><tr><td><a href="/"><b>Loon Lake Boat Hire</b></a></td><td><a href="/boats">Boats</a></td><td><a href="/rates">Rates</a></td><td><a href="/launch">The launch</a></td></tr></table>${ask.signal ? '<p style="background:#dff0e4;padding:6px">Opt-Out Request Honored: your browser sends Global Privacy Control.</p>' : ''}<div style="min-height:130vh">${main}</div><p><a href="/privacy">Privacy Policy</a> &nbsp; <a href="/do-not-sell">Do Not Sell or Share My Personal Information</a></p>`,
  );
const boats = (title: string, main: string) => (ask: Ask) => boatsPage(ask, title, main);
const BOAT_ASKS = `<h1>Do Not Sell or Share My Personal Information</h1><p>Tell us where you live and we show you what you can do.</p><form method="get" action="/do-not-sell"><label>State <select name="st" required><option value="">Select your state</option>${Object.entries(
  BOAT_STATES,
)
  .map(([code, name]) => `<option value="${code}">${name}</option>`)
  .join('')}</select></label> <button>Continue</button></form>`;
const boatButton = (state: string) =>
  `<h1>Do Not Sell or Share My Personal Information</h1><p>Where you live: ${state}. You can opt this browser out here; we need nothing else from you.</p><button type="button" id="llb-no">Opt out</button><p id="llb-said" role="status"></p><script>document.getElementById('llb-no').onclick = async (event) => { event.target.disabled = true; await fetch('/do-not-sell/save', { method: 'POST' }); document.getElementById('llb-said').textContent = 'Done. Google and X no longer hear of your visits.'; };</script>`;
function boatsAsk(ask: Ask): Reply {
  const state = BOAT_STATES[ask.query.get('st') ?? ''];
  return boatsPage(
    ask,
    'Do Not Sell or Share',
    state === undefined ? BOAT_ASKS : boatButton(state),
  );
}

/**
 * 174: the pixel in the head reads the signal; the one that waits for the visitor's first scroll
 * was added later and does not.
 */
const BLOOM_TAGS = `<script>
function bloomOff() { return /(?:^|; )bb_share=off/.test(document.cookie); }
function bloomLoad(src) { var s = document.createElement('script'); s.async = true; s.src = src; document.head.appendChild(s); }
if (!bloomOff() && !navigator.globalPrivacyControl) {
  window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); };
  fbq('init', '1202377411550'); fbq('track', 'PageView');
  bloomLoad('https://connect.facebook.net/en_US/fbevents.js');
}
addEventListener('scroll', function () { if (!bloomOff()) bloomLoad('https://ads.nextdoor.com/public/pixel/ndp.js?id=41200'); }, { once: true, passive: true });
</script>`;
const BLOOM_FOLD = `<details class="opts"><summary>Privacy options</summary><form id="opts"><label><input type="checkbox" name="off"> Do not sell or share my personal information</label> <button>Apply</button> <output></output></form></details><script>(function (form) {
form.elements.off.checked = bloomOff();
form.onsubmit = function () { document.cookie = 'bb_share=' + (form.elements.off.checked ? 'off' : 'on') + '; Path=/; Max-Age=34128000; SameSite=Lax'; form.querySelector('output').value = 'Applied.'; return false; };
})(document.getElementById('opts'));</script>`;
const bloom = (title: string, main: string) => (): Reply =>
  html(
    `${title} · Bramble & Bloom`,
    `<style>body{font:18px/1.6 Palatino,serif;text-align:center;color:#33402c}section{min-height:190vh}.opts summary{cursor:pointer}</style>${BLOOM_TAGS}`,
    `<h2><a href="/">Bramble &amp; Bloom, florists</a></h2><p><a href="/bouquets">Bouquets</a> · <a href="/weddings">Weddings</a> · <a href="/delivery">Delivery</a></p><section>${main}</section><footer><a href="/privacy-notice">Privacy notice</a>${BLOOM_FOLD}</footer>`,
  );

const YARN: TestSite = siteOfRoutes(170, 'wool-and-wander.example', {
  '/': yarn('Yarn from near', '<h2>Yarn from near</h2><p>Spun two valleys away.</p>'),
  '/yarn/': yarn('Yarn', '<h2>Yarn</h2><p>Sport weight, $24 a skein</p>'),
  '/patterns/': yarn('Patterns', '<h2>Patterns</h2><p>A shawl for beginners.</p>'),
  '/knit-night/': yarn('Knit night', '<h2>Knit night</h2><p>Wednesdays at seven.</p>'),
  '/privacy/': yarn(
    'Privacy notice',
    `<h2>Privacy notice</h2><p>Last updated ${daysAgo(120)}</p><p>We keep your orders. Pinterest and Microsoft learn which pages you see. You may opt out at the foot of any page.</p>`,
  ),
});

const BOATS: TestSite = siteOfRoutes(171, 'loon-lake-boats.example', {
  '/': boats('On the water', '<h1>On the water by nine</h1><p>Canoes, pontoons, one sailboat.</p>'),
  '/boats': boats('Boats', '<h1>Boats</h1><p>Pontoon for ten</p>'),
  '/rates': boats('Rates', '<h1>Rates</h1><p>Canoe, $35 for half a day</p>'),
  '/launch': boats('The launch', '<h1>The launch</h1><p>Second left after the church.</p>'),
  '/privacy': boats(
    'Privacy Policy',
    `<h1>Privacy Policy</h1><p>Last updated: ${daysAgo(15)}</p><p>We keep your booking. Google and X learn which pages you see, for our ads, unless you opt out or your browser sends Global Privacy Control.</p>`,
  ),
  '/do-not-sell': boatsAsk,
  '/do-not-sell/save': (ask) =>
    ask.method === 'POST' ? setsQuietly('llb_ads=off') : { status: 405, body: 'POST only' },
});

const FLORIST: TestSite = siteOfRoutes(174, 'bramble-and-bloom.example', {
  '/': bloom('Flowers', '<h1>Flowers, cut this morning</h1>'),
  '/bouquets': bloom('Bouquets', '<h1>Bouquets</h1><p>The small one, $38</p>'),
  '/weddings': bloom('Weddings', '<h1>Weddings</h1><p>We take two a week.</p>'),
  '/delivery': bloom('Delivery', '<h1>Delivery</h1><p>Within nine miles, by two o’clock.</p>'),
  '/privacy-notice': bloom(
    'Privacy notice',
    `<h1>Privacy notice</h1><p>Last updated ${daysAgo(200)}</p><p>We keep your orders. Meta and Nextdoor learn which pages you see, for our ads.</p>`,
  ),
});

/** A yarn shop, boats for hire, a florist. */
export const NO_LINKS: readonly TestSite[] = [YARN, BOATS, FLORIST];
