/** Trades: offices. */
import { daysAgo, html, siteOfRoutes } from '../../own-pages.ts';
import type { Reply, TestSite } from '../../shape.ts';

/**
 * 179: a wall before the homes. Who comes from which state is said by a cookie that the host's edge
 * sets; it says Ohio.
 */
const MAPLE_HEAD = `<script>(function () { function c(n) { var m = new RegExp('(?:^|; )' + n + '=([^;]*)').exec(document.cookie); return m ? m[1] : ''; }
var strict = ['CA', 'CO', 'CT', 'NJ', 'TX'].indexOf(c('geo_region')) >= 0, no = c('mb_consent') === 'no' || c('mb_dns') === '1' || (strict && navigator.globalPrivacyControl === true), g = no ? 'denied' : 'granted';
window.mapleAsk = !c('mb_consent') && c('mb_dns') !== '1';
window.dataLayer = window.dataLayer || []; window.gtag = function () { dataLayer.push(arguments); }; gtag('consent', 'default', { ad_storage: g, ad_user_data: g, ad_personalization: g, analytics_storage: g }); gtag('js', new Date()); gtag('config', 'AW-658102934');
['https://www.googletagmanager.com/gtag/js?id=AW-658102934'].concat(no ? [] : ['https://ads.nextdoor.com/public/pixel/ndp.js?id=55103']).forEach(function (u) { var s = document.createElement('script'); s.async = true; s.src = u; document.head.appendChild(s); }); })();</script>
<style>.wall{position:fixed;inset:0;z-index:40;background:#faf6f0f5;display:none;place-items:center}.wall.on{display:grid}.wall__card{position:relative;width:30rem;padding:4rem 2.5rem 2.5rem;background:#fff;box-shadow:0 8px 60px #0003;text-align:center}.wall__yes{width:100%;padding:1.1rem;font-size:1.2rem;font-weight:700;border:0;background:#8a1c2b;color:#fff}.wall__no{position:absolute;top:1rem;right:1.2rem;font-size:.7rem;color:#b5b0aa;background:none;border:0;padding:0}</style>`;
const MAPLE_WALL = `<div class="wall" role="dialog" aria-modal="true" aria-labelledby="wall-h"><div class="wall__card"><button type="button" class="wall__no">Continue without agreeing</button><h2 id="wall-h">Before you step inside</h2><p>We and our ad partners use cookies to show you homes that fit.</p><button type="button" class="wall__yes">Agree and see the homes</button></div></div>
<script>(function () { var w = document.querySelector('.wall'); if (window.mapleAsk) { w.classList.add('on'); document.documentElement.style.overflow = 'hidden'; }
function keep(v) { document.cookie = 'mb_consent=' + v + ';path=/;max-age=31536000'; }
w.querySelector('.wall__yes').onclick = function () { keep('yes'); w.classList.remove('on'); document.documentElement.style.overflow = ''; };
w.querySelector('.wall__no').onclick = function () { keep('no'); location.reload(); }; })();</script>`;
const maple =
  (title: string, main: string, wall: string = MAPLE_WALL) =>
  (): Reply => ({
    ...html(
      `${title} | Maple Bend Homes`,
      MAPLE_HEAD,
      `<div class="idx-top"><a href="/">Maple Bend Homes</a> <a href="/homes">Homes</a> <a href="/sell">Sell</a> <a href="/agents">Agents</a></div><div class="idx-main" style="min-height:145vh">${main}</div><div class="idx-foot">Equal Housing Opportunity. <a href="/privacy">Privacy Policy</a> <a href="/do-not-sell-or-share">Do Not Sell or Share My Personal Information</a></div>${wall}`,
    ),
    headers: { 'set-cookie': 'geo_region=OH; Path=/; Max-Age=3600' },
  });
const MAPLE_OUT = `<h1>Do Not Sell or Share My Personal Information</h1><p>Works in every state. It holds for this device, for a year.</p><button type="button" id="dns">Opt out on this device</button><p id="dns-said" role="status"></p><script>document.getElementById('dns').onclick = function () { document.cookie = 'mb_dns=1;path=/;max-age=31536000'; this.remove(); document.getElementById('dns-said').textContent = 'You have opted out.'; };</script>`;

/**
 * 180: three steps on one page; the tag in the theme was pasted by somebody else, and reads
 * nothing.
 */
const BOXES_HEAD = `<script>_linkedin_partner_id="5518203";if(!/(?:^|; )tcp_optout=[A-Z]{2}/.test(document.cookie)){(function(){var b=document.createElement("script");b.async=true;b.src="https://snap.licdn.com/li.lms-analytics/insight.min.js";document.head.appendChild(b);})();}</script>`;
const BOXES_THEME = `<script src="https://js.adsrvr.org/up_loader.1.1.0.js" async></script>`;
const boxes = (title: string, main: string) => () =>
  html(
    `${title} | Tri-County Packaging Supply`,
    BOXES_HEAD,
    `<div class="ts-header"><a class="ts-logo" href="/">Tri-County Packaging Supply</a><ul><li><a href="/boxes">Boxes</a></li><li><a href="/tape">Tape</a></li><li><a href="/quote">Quotes</a></li></ul></div><div class="ts-body" style="min-height:120vh">${main}</div><div class="ts-footer"><a href="/legal/privacy">Privacy Policy</a> | <a href="/legal/opt-out">Do Not Sell or Share My Personal Information</a></div>${BOXES_THEME}`,
  );
const STATES = ['CA California', 'CO Colorado', 'CT Connecticut', 'IN Indiana', 'KY Kentucky']
  .concat(['OH Ohio', 'OR Oregon', 'TX Texas', 'VA Virginia', 'US Another state'])
  .map((state) => `<option value="${state.slice(0, 2)}">${state.slice(3)}</option>`)
  .join('');
const BOXES_STEPS = `<h1>Opt out of sale and sharing</h1><ol class="ts-steps"><li aria-current="step">Your state</li><li>Your choice</li><li>Confirm</li></ol>
<div data-step="1"><label for="ts-state">Where do you live?</label> <select id="ts-state"><option value="">Select a state</option>${STATES}</select></div>
<div data-step="2" hidden><p>What should we do?</p><p><label><input type="radio" name="ts-do" value="out"> Do not sell or share my personal information</label></p><p><label><input type="radio" name="ts-do" value="keep"> Change nothing</label></p></div>
<div data-step="3" hidden><p>Please confirm. We keep your choice in this browser and ask for no name.</p></div>
<div data-step="4" hidden><p role="status">Your request was processed.</p></div>
<p><button type="button" id="ts-back" hidden>Back</button> <button type="button" id="ts-next" disabled>Next</button></p>
<script>(function () { var at = 1, next = document.getElementById('ts-next'), back = document.getElementById('ts-back'), state = document.getElementById('ts-state');
function picked() { return document.querySelector('[name=ts-do]:checked'); }
function draw() { document.querySelectorAll('[data-step]').forEach(function (e) { e.hidden = Number(e.dataset.step) !== at; }); document.querySelectorAll('.ts-steps li').forEach(function (e, i) { if (i + 1 === at) e.setAttribute('aria-current', 'step'); else e.removeAttribute('aria-current'); });
next.textContent = at === 3 ? 'Confirm' : 'Next'; next.hidden = at === 4; back.hidden = at === 1 || at === 4; next.disabled = at === 1 ? !state.value : at === 2 ? !picked() : false; }
state.onchange = draw; document.querySelectorAll('[name=ts-do]').forEach(function (e) { e.onchange = draw; });
back.onclick = function () { at -= 1; draw(); };
next.onclick = function () { if (at === 3 && picked().value === 'out') document.cookie = 'tcp_optout=' + state.value + '; path=/; max-age=31536000'; at += 1; draw(); }; })();</script>`;

/**
 * 182: nothing of ads. Names of its own that look like those of vendors, and a bar that asks
 * whether a parent will come.
 */
const DESK_HEAD = `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato&display=swap"><script src="/js/uwt.js" defer></script><script async src="https://widget.chat-desk.example/loader.js"></script>`;
/** What a pupil practised last, and the units of a tutor. */
const DESK_SCRIPT = `document.cookie = '_gaps=algebra; path=/; max-age=86400';
fetch('/i/adsct?event=units&class=adult').then((answer) => answer.json()).then((units) => { const at = document.getElementById('units'); if (at) at.textContent = units.next; });
const bar = document.getElementById('evening-banner'); if (!localStorage.getItem('evening')) bar.hidden = false;
bar.querySelectorAll('button').forEach((each) => { each.onclick = () => { localStorage.setItem('evening', each.value); bar.hidden = true; }; });`;
const DESK_BAR = `<div id="evening-banner" hidden style="position:fixed;left:0;right:0;bottom:0;background:#e9f1fb;padding:14px 20px"><span>Parents’ evening is on Thursday at six. Will you join us?</span> <button type="button" value="yes">Accept</button> <button type="button" value="no">Decline</button></div>`;
const desk = (title: string, main: string) => () =>
  html(
    `${title} – Quiet Desk Tutoring`,
    DESK_HEAD,
    `<header><a href="/">Quiet Desk Tutoring</a> <a href="/subjects">Subjects</a> <a href="/visit">Visit</a> <a href="/book">Book</a></header><main style="min-height:125vh">${main}</main><footer style="padding-bottom:90px">Next lesson: <span id="units"></span>. <a href="/privacy">Privacy</a></footer>${DESK_BAR}`,
  );

export const TRADE_OFFICES: readonly TestSite[] = [
  siteOfRoutes(179, 'maple-bend-homes.example', {
    '/': maple('Homes by the river', '<h1>Homes by the river</h1><p>Twelve this week.</p>'),
    '/homes': maple('Homes', '<h1>Homes</h1><p>4 Mill Lane, three bedrooms</p>'),
    '/sell': maple('Sell', '<h1>Sell</h1><p>What is yours worth?</p>'),
    '/agents': maple('Agents', '<h1>Agents</h1><p>Two sisters, one office.</p>'),
    '/privacy': maple(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last updated ${daysAgo(100)}</p><p>Google and Nextdoor learn of visits, for our ads.</p>`,
      '',
    ),
    '/do-not-sell-or-share': maple('Do Not Sell or Share', MAPLE_OUT, ''),
  }),
  siteOfRoutes(180, 'tri-county-packaging.example', {
    '/': boxes('Boxes and tape', '<h1>Boxes and tape by the pallet</h1><p>Trade only.</p>'),
    '/boxes': boxes('Boxes', '<h1>Boxes</h1><p>12 × 9 × 4, 500 to a pallet</p>'),
    '/tape': boxes('Tape', '<h1>Tape</h1><p>Two inch, 36 rolls</p>'),
    '/quote': boxes('Quotes', '<h1>Quotes</h1><p>Call before noon.</p>'),
    '/legal/privacy': boxes(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last modified: ${daysAgo(190)}</p><p>LinkedIn and an ad exchange learn of visits.</p>`,
    ),
    '/legal/opt-out': boxes('Opt out', BOXES_STEPS),
  }),
  siteOfRoutes(182, 'quiet-desk-tutoring.example', {
    '/': desk(
      'Tutors',
      '<h1>One pupil, one tutor</h1><iframe title="A lesson" width="560" height="315" src="https://player.vimeo.com/video/90211?dnt=1"></iframe>',
    ),
    '/subjects': desk('Subjects', '<h1>Subjects</h1><p>Algebra, Latin, chemistry.</p>'),
    '/visit': desk(
      'Visit',
      '<h1>Visit</h1><p>Above the library.</p><img alt="Map" width="256" height="256" src="https://tile.openstreetmap.org/15/9650/12320.png">',
    ),
    '/book': desk(
      'Book',
      '<h1>Book</h1><iframe title="Calendar" width="600" height="600" src="https://calendly.com/quiet-desk/first-lesson"></iframe>',
    ),
    '/privacy': desk(
      'Privacy',
      `<h1>Privacy</h1><p>Last updated on ${daysAgo(28)}</p><p>We keep lesson plans and bills. We run no ads and sell no data.</p>`,
    ),
    '/js/uwt.js': () => ({ type: 'text/javascript', body: DESK_SCRIPT }),
    '/i/adsct': () => ({ type: 'application/json', body: '{"next":"Unit 4"}' }),
  }),
];
