/** Trades: people who make and sell things. */
import { daysAgo, html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';

/** 176: pages by hand, with a choice of three and one script that reads it. */
const YARN_SCRIPT = `var mine = localStorage.getItem('ewn.cookies');
function bring(src) { var s = document.createElement('script'); s.async = true; s.src = src; document.head.appendChild(s); }
if (mine !== 'none') { window.dataLayer = window.dataLayer || []; window.gtag = function () { dataLayer.push(arguments); }; gtag('js', new Date()); gtag('config', 'G-EWENEEDLE3'); bring('https://www.googletagmanager.com/gtag/js?id=G-EWENEEDLE3'); }
if ((mine === null || mine === 'all') && !navigator.globalPrivacyControl && document.cookie.indexOf('ewn_out=yes') < 0) bring('https://s.pinimg.com/ct/core.js');
addEventListener('DOMContentLoaded', function () { var ask = document.getElementById('ask'), form = ask.querySelector('form'), ok = form.querySelector('button');
if (mine === null) ask.className = 'open';
form.addEventListener('change', function () { ok.disabled = false; });
form.addEventListener('submit', function (e) { e.preventDefault(); localStorage.setItem('ewn.cookies', new FormData(form).get('c')); ask.className = ''; });
var out = document.getElementById('out'); if (out) out.addEventListener('click', function () { document.cookie = 'ewn_out=yes; path=/; max-age=31536000'; document.getElementById('out-ok').innerHTML = 'Thank you, noted in this browser.'; }); });`;
const YARN_HEAD = `<style>#ask{display:none}#ask.open{display:block;position:fixed;left:0;right:0;bottom:0;background:#fffbe8;border-top:3px dashed #a0522d;padding:16px 40px}#ask fieldset{border:0;display:flex;gap:30px}body{margin:0 auto;max-width:700px;font:18px Palatino,serif}</style><script src="/ewe.js"></script>`;
const YARN_ASK = `<div id="ask"><form><p>Dear visitor, which cookies shall we use?</p><fieldset><label><input type="radio" name="c" value="all"> All of them, also for our ads on Pinterest</label><label><input type="radio" name="c" value="some"> Some: only to count visits</label><label><input type="radio" name="c" value="none"> None</label></fieldset><button disabled>Confirm</button></form></div>`;
const yarn = (title: string, main: string) => () =>
  html(
    `${title} - Ewe and Needle`,
    YARN_HEAD,
    `<h1>Ewe &amp; Needle</h1><p><a href="/index.html">Home</a> - <a href="/yarn.html">Yarn</a> - <a href="/knit-night.html">Knit night</a></p><div style="min-height:110vh">${main}</div><hr><p style="padding-bottom:170px"><a href="/privacy.html">Privacy</a> - <a href="/say-no.html">Do Not Sell or Share My Personal Information</a></p>${YARN_ASK}`,
  );
const YARN_NO = `<h2>Do not sell or share</h2><p>Pick what fits you.</p><details><summary>I want to know what you sell or share</summary><p>No money is paid. Pinterest learns which yarn you looked at.</p></details><details><summary>I want to say no in this browser</summary><p>Press the button. We ask for no name.</p><p><button type="button" id="out">Opt me out</button> <span id="out-ok" role="status"></span></p></details><details><summary>I want to say no by letter</summary><p>Write to 9 Spindle Row. Tell us how to reach you.</p></details>`;
const yarnHome = yarn('Wool', '<h2>Wool with a name</h2><p>From nine farms.</p>');

/** 177: the server leaves the container out for who said no, and says what it heard. */
const honeyHears = (ask: Ask) => ask.signal || ask.cookie('llh_rights') === 'out';
const HONEY_GTM = `<script>window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});</script><script async src="https://www.googletagmanager.com/gtm.js?id=GTM-LARCH71"></script>`;
const honey =
  (title: string, main: string | ((ask: Ask) => string)) =>
  (ask: Ask): Reply =>
    html(
      `${title} :: Larch Hill Honey`,
      honeyHears(ask) ? '' : HONEY_GTM,
      `<table width="100%"><tr><td><a href="/">Larch Hill Honey</a></td><td><a href="/jars">Jars</a></td><td><a href="/bees">The bees</a></td></tr></table><div style="min-height:125vh">${typeof main === 'string' ? main : main(ask)}</div><p class="fine">${ask.signal ? '<strong>Opt-Out Request Honored</strong> (your browser sent a Global Privacy Control signal). ' : ''}<a href="/privacy">Privacy policy</a> &middot; <a href="/your-opt-out-rights">Your Opt-Out Rights</a></p>`,
    );
const honeyRights = (ask: Ask) =>
  ask.cookie('llh_rights') === 'out'
    ? '<h1>Your Opt-Out Rights</h1><p>You are opted out of the sale of personal data and of targeted advertising in this browser.</p><form method="post" action="/your-opt-out-rights?again=1"><button class="quiet">Change my mind</button></form>'
    : '<h1>Your Opt-Out Rights</h1><p>You may opt out of the sale of personal data and of targeted advertising. It takes one press and no name.</p><form method="post"><input type="hidden" name="token" value="5be1"><button>Opt out</button></form>';
const honeyChoice = (ask: Ask): Reply =>
  ask.method === 'POST'
    ? sets(
        ask.query.get('again') === '1' ? 'llh_rights=in' : 'llh_rights=out',
        '/your-opt-out-rights',
      )
    : honey('Your Opt-Out Rights', honeyRights)(ask);

/** 183: the page answers the container, which asks late and before each tag. */
const BLOOM_HEAD = `<script>(() => { const KEY = 'bt:choice', gpc = navigator.globalPrivacyControl === true; const kept = () => { try { return JSON.parse(localStorage.getItem(KEY)); } catch { return null; } };
window.bloomPrivacy = { gpc, asked: () => kept() !== null, allows: (what) => !gpc && kept()?.[what] !== 'no', say: (sale) => localStorage.setItem(KEY, JSON.stringify({ sale, since: new Date().toISOString() })) };
addEventListener('load', () => setTimeout(() => { const s = document.createElement('script'); s.async = true; s.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-BRAMBL7'; document.head.append(s); }, 2000)); })();</script>
<style>:root{--moss:#41522f}.strip{background:var(--moss);color:#fff;text-align:center;padding:.4rem}.bt-bar{position:fixed;inset:auto 0 0 0;background:#fbeff0;padding:1.2rem;display:flex;gap:1rem;align-items:center}.bt-bar button,.bt-card{font:inherit;padding:.8rem 1.3rem;background:#fff;border:2px solid var(--moss)}.bt-side{position:fixed;inset:0 0 0 auto;width:22rem;background:#fff;padding:2rem;box-shadow:0 0 40px #0004;translate:100% 0;visibility:hidden}.bt-side.in{translate:0;visibility:visible}.bt-card{display:block;width:100%;margin-top:1rem;text-align:left}[hidden]{display:none!important}</style>`;
const BLOOM_END = `<div class="bt-bar" role="region" aria-label="Cookies" hidden><span>Pinterest and Criteo help us to find people who love flowers. They learn what you look at here.</span><button type="button" data-say="yes">Fine by me</button><button type="button" data-say="no">No, thank you</button></div>
<aside class="bt-side" role="dialog" aria-labelledby="bt-h"><h2 id="bt-h">Your Privacy Choices</h2><p>Choose a card. We keep your answer for this browser.</p><button type="button" class="bt-card" data-say="yes"><b>You may share</b><br>Companies may show me flowers elsewhere.</button><button type="button" class="bt-card" data-say="no"><b>Do not sell or share my personal information</b><br>My visit stays with you.</button><p class="bt-said" role="status"></p></aside>
<script>(() => { const $ = (s) => document.querySelector(s), p = window.bloomPrivacy; $('.strip').hidden = !p.gpc; $('.bt-bar').hidden = p.gpc || p.asked();
$('.bt-open').onclick = () => $('.bt-side').classList.toggle('in');
document.querySelectorAll('.bt-bar [data-say]').forEach((b) => { b.onclick = () => { p.say(b.dataset.say); location.reload(); }; });
document.querySelectorAll('.bt-card').forEach((b) => { b.onclick = () => { p.say(b.dataset.say); $('.bt-said').textContent = b.dataset.say === 'no' ? 'Kept: we do not sell or share.' : 'Kept: sharing is on.'; $('.bt-bar').hidden = true; }; }); })();</script>`;
const bloom = (title: string, main: string) => () =>
  html(
    `${title}, Bramble & Thorn`,
    BLOOM_HEAD,
    `<div class="strip" role="status" hidden>Opt-out preference signal honored. We do not sell or share your data.</div><nav><a href="/">Bramble &amp; Thorn</a> <a href="/bouquets">Bouquets</a> <a href="/weddings">Weddings</a></nav><main style="min-height:135vh">${main}</main><footer style="padding-bottom:8rem"><a href="/privacy">Privacy notice</a> <button type="button" class="bt-open">Your Privacy Choices</button></footer>${BLOOM_END}`,
  );

export const TRADE_MAKERS: readonly TestSite[] = [
  siteOfRoutes(176, 'ewe-and-needle.example', {
    '/': yarnHome,
    '/index.html': yarnHome,
    '/yarn.html': yarn('Yarn', '<h2>Yarn</h2><p>Worsted, $14 a skein</p>'),
    '/knit-night.html': yarn('Knit night', '<h2>Knit night</h2><p>Thursdays, with tea.</p>'),
    '/privacy.html': yarn(
      'Privacy',
      `<h2>Privacy</h2><p>This page was last changed on ${daysAgo(55)}.</p><p>Google counts visits. Pinterest learns of visits, for our ads.</p>`,
    ),
    '/say-no.html': yarn('Say no', YARN_NO),
    '/ewe.js': () => ({ type: 'text/javascript', body: YARN_SCRIPT }),
  }),
  siteOfRoutes(177, 'larch-hill-honey.example', {
    '/': honey('Raw honey', '<h1>Raw honey</h1><p>Spun in August.</p>'),
    '/jars': honey('Jars', '<h1>Jars</h1><p>One pound, $13</p>'),
    '/bees': honey('The bees', '<h1>The bees</h1><p>Forty hives.</p>'),
    '/privacy': honey(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Effective date: ${daysAgo(33)}</p><p>Meta and Nextdoor learn of visits, for our ads. We honor browser signals.</p>`,
    ),
    '/your-opt-out-rights': honeyChoice,
  }),
  siteOfRoutes(183, 'bramble-and-thorn.example', {
    '/': bloom('Florist', '<h1>Flowers that were cut today</h1><p>Delivered by bicycle.</p>'),
    '/bouquets': bloom('Bouquets', '<h1>Bouquets</h1><p>The small one, $38</p>'),
    '/weddings': bloom('Weddings', '<h1>Weddings</h1><p>Two a weekend.</p>'),
    '/privacy': bloom(
      'Privacy notice',
      `<h1>Privacy notice</h1><p>Last revised ${daysAgo(21)}</p><p>Pinterest and Criteo learn what you look at, unless you or your browser say no.</p>`,
    ),
  }),
];
