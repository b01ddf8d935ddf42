/**
 * New ways to say no: two places with banners of their own, and a bookshop that has nothing to ask.
 */
import { redditTag } from '../../vendors/habit-snippets.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { metaTag, snapTag, tiktokTag } from '../../vendors/snippets.ts';
import { daysAgo, html, sets, siteOfRoutes } from '../../own-pages.ts';

/** 169: the plugin wakes what is labelled; the theme's own tag is not. */
const GYM_LABELLED = metaTag()
  .replaceAll('<script async src=', '<script data-src=')
  .replaceAll('<script', '<script type="text/plain" data-bb="ads"');
const GYM_CSS = `<style>body{margin:0;font:17px/1.5 "Barlow",Arial,sans-serif;background:#111;color:#eee;padding-bottom:230px}a{color:#f5c518}.wrap{max-width:60rem;margin:auto;padding:1rem;min-height:150vh}#bb-bar{position:fixed;left:0;right:0;bottom:0;background:#222;border-top:3px solid #f5c518;padding:14px 24px}#bb-bar[hidden]{display:none}.bb-choice label{display:block;padding:3px 0}.bb-choice button{background:#f5c518;border:0;font:700 16px Arial;padding:10px 26px;margin-top:8px}</style>`;
const GYM_CHOICE = `<form class="bb-choice"><label><input type="radio" name="bb" value="all" required> Everything: the site, statistics and ads</label><label><input type="radio" name="bb" value="stats"> Statistics only</label><label><input type="radio" name="bb" value="none"> Nothing but what the site needs to run</label><button type="submit">Confirm</button></form><p class="bb-said" role="status"></p>`;
const GYM_PLUGIN = `<script>(function () {
var kept = (document.cookie.match(/(?:^|; )bb_consent=(\\w+)/) || [])[1] || '', bar = document.getElementById('bb-bar');
function wake(kind) { document.querySelectorAll('script[type="text/plain"][data-bb="' + kind + '"]').forEach(function (old) { var s = document.createElement('script'); if (old.dataset.src) { s.async = true; s.src = old.dataset.src; } else s.textContent = old.textContent; old.replaceWith(s); }); }
if (kept === '' || kept === 'all') wake('ads');
if (kept !== 'none') wake('count');
if (bar) bar.hidden = kept !== '';
document.querySelectorAll('.bb-choice').forEach(function (form) {
  if (kept) form.elements.bb.value = kept;
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    document.cookie = 'bb_consent=' + new FormData(form).get('bb') + '; path=/; max-age=15552000';
    form.nextElementSibling.textContent = 'Thanks, your choice is saved.';
    if (bar) bar.hidden = true;
  });
});
})();</script>`;
const gym = (title: string, main: string, asks = true) =>
  html(
    `${title} – Basalt Barbell Club`,
    `${GYM_CSS}${tiktokTag()}${GYM_LABELLED}<script type="text/plain" data-bb="count">new Image().src = '/hit.gif?p=' + encodeURIComponent(location.pathname);</script>`,
    `<header class="wrap" style="min-height:0"><strong>BASALT BARBELL CLUB</strong> <a href="/">Home</a> <a href="/memberships/">Memberships</a> <a href="/timetable/">Timetable</a></header><main class="wrap">${main}</main><footer class="wrap" style="min-height:0"><a href="/privacy/">Privacy</a> · <a href="/your-privacy-choices/">Your Privacy Choices</a></footer>${asks ? `<aside id="bb-bar" aria-label="Cookies" hidden><b>How much may we use?</b>${GYM_CHOICE}</aside>` : ''}${GYM_PLUGIN}`,
  );

/** 172: it buys books, and sells nothing else. */
const BOOKS_HEAD = `<link rel="stylesheet" href="https://use.typekit.net/qhb7pwn.css"><style>body{font-family:"adobe-caslon-pro",Georgia,serif;max-width:46rem;margin:2rem auto;color:#2b2118}nav a{margin-right:1.2rem}</style><script>window.$crisp=[];window.CRISP_WEBSITE_ID="3c9e17d2-6a40-4f0b-9d55-b1e8a07c42f6";(function(){var d=document,s=d.createElement("script");s.src="https://client.crisp.chat/l.js";s.async=1;d.getElementsByTagName("head")[0].appendChild(s);})();</script>`;
const books = (title: string, main: string) => (): Reply =>
  html(
    title,
    BOOKS_HEAD,
    `<p class="tk-book" style="font-size:2rem"><a href="/">The Second Shelf &amp; Daughter</a></p><nav><a href="/new/">New this week</a><a href="/sell-your-books/">Sell us your books</a><a href="/find-us/">Find us</a></nav><form action="/search/" role="search"><input type="search" name="q" aria-label="Search our shelves"><button>Search</button></form><article style="min-height:120vh">${main}</article><p><small><a href="/privacy/">Privacy</a> · Open Tuesday to Sunday, ten to six</small></p>`,
  );
const BOOKS_MAP = `<h1>Find us</h1><p>41 Court Street, by the library.</p><iframe title="Map" width="600" height="380" style="border:0" src="https://www.openstreetmap.org/export/embed.html?bbox=-76.2150%2C42.0960%2C-76.2050%2C42.1010&layer=mapnik"></iframe>`;

/**
 * 173: the pages after the first are of a second template, which nobody told of the cookie that the
 * button of the footer sets.
 */
const BREW_CSS = `<style>body{margin:0;font:16px/1.6 Georgia,serif;background:#f7f1e5;padding-bottom:260px}.in{max-width:58rem;margin:auto;padding:1rem}.aslink{background:none;border:0;padding:0;font:inherit;color:#7a3e0b;text-decoration:underline;cursor:pointer}#gate{position:fixed;left:50%;bottom:24px;transform:translateX(-50%);width:560px;max-width:94vw;background:#fff;box-shadow:0 4px 30px #0006;padding:34px 28px 24px;box-sizing:border-box;text-align:center}.gate-skip{position:absolute;top:8px;right:12px;font-size:11px;color:#aaa;text-decoration:none}.gate-yes{background:#b8651b;color:#fff;border:0;border-radius:6px;font:700 19px Georgia,serif;padding:15px 48px}</style>`;
const BREW_GATE = `<div id="gate" role="dialog" aria-label="Cookies"><a href="#" class="gate-skip">Continue without agreeing →</a><h2>Pull up a chair</h2><p>We and two ad networks use cookies to show you our beer elsewhere. <a href="/privacy/">Learn more</a></p><button type="button" class="gate-yes">Agree to all</button></div><script>
(function (gate) { function keep(word) { document.cookie = 'chb_gate=' + word + ';path=/;max-age=31536000;samesite=lax'; gate.remove(); }
gate.querySelector('.gate-yes').onclick = function () { keep('all'); };
gate.querySelector('.gate-skip').onclick = function (event) { event.preventDefault(); keep('none'); }; })(document.getElementById('gate'));</script>`;
function brewTags(ask: Ask, isHome: boolean): string {
  if (ask.cookie('chb_gate') === 'none') return '';
  const isOut = ask.cookie('chb_dns') === '1';
  return `${isOut ? '' : snapTag()}${isOut && isHome ? '' : redditTag()}`;
}
const brew =
  (title: string, main: string, isHome = false) =>
  (ask: Ask): Reply =>
    html(
      `${title} | Copper Heron Brewing`,
      BREW_CSS + brewTags(ask, isHome),
      `<div class="in"><h3><a href="/">Copper Heron Brewing &amp; Kitchen</a></h3><a href="/beer/">On tap</a> | <a href="/kitchen/">Kitchen</a> | <a href="/visit/">Visit</a></div><div class="in" style="min-height:140vh">${isHome && ask.cookie('chb_dns') === '1' ? '<p><em>We have saved your opt-out in this browser.</em></p>' : ''}${main}</div><div class="in"><a href="/privacy/">Privacy policy</a><form method="post" action="/do-not-sell-or-share"><button class="aslink">Do Not Sell or Share My Personal Information</button></form></div>${ask.cookie('chb_gate') === undefined ? BREW_GATE : ''}`,
    );

const GYM: TestSite = siteOfRoutes(169, 'basalt-barbell.example', {
  '/': () => gym('Lift', '<h1>Lift with us</h1><p>Six racks, no mirrors.</p>'),
  '/memberships/': () => gym('Memberships', '<h1>Memberships</h1><p>$58 a month.</p>'),
  '/timetable/': () => gym('Timetable', '<h1>Timetable</h1><p>Monday, 6 am: barbell basics</p>'),
  '/privacy/': () =>
    gym(
      'Privacy',
      `<h1>Privacy policy</h1><p>Last updated: ${daysAgo(70)}</p><p>We keep your membership. Meta and TikTok learn which pages you see, for our ads.</p>`,
    ),
  '/your-privacy-choices/': () =>
    gym(
      'Your Privacy Choices',
      `<h1>Your Privacy Choices</h1><p>Choose “Nothing” and we no longer sell or share your personal information.</p>${GYM_CHOICE}`,
      false,
    ),
  '/hit.gif': () => ({ status: 204 }),
});

const BOOKSHOP: TestSite = siteOfRoutes(172, 'second-shelf-books.example', {
  '/': books(
    'The Second Shelf & Daughter',
    '<h1>Used, rare and read twice</h1><p>Reading group on the first Thursday. <a href="mailto:?subject=A%20good%20bookshop">Share this with a friend</a></p>',
  ),
  '/new/': books('New this week', '<h1>New this week</h1><p>Three boxes of poetry.</p>'),
  '/search/': books('Search', '<h1>Search</h1><p>Nothing by that name. Ask us.</p>'),
  '/sell-your-books/': books(
    'Sell us your books',
    '<h1>Sell us your books</h1><p>Bring up to two boxes, Tuesdays. Do not sell us textbooks, we cannot place them.</p>',
  ),
  '/find-us/': books('Find us', BOOKS_MAP),
  '/privacy/': books(
    'Privacy',
    `<h1>Privacy</h1><p>Revised ${daysAgo(40)}</p><p>We run no ads. We do not sell or share personal information. Our chat keeps what you write to us for a month.</p>`,
  ),
});

const BREWERY: TestSite = siteOfRoutes(173, 'copper-heron-brewing.example', {
  '/': brew('Brewed here', '<h1>Brewed twelve feet from your table</h1>', true),
  '/beer/': brew('On tap', '<h1>On tap</h1><p>Heron Pale, 5.2 %</p>'),
  '/kitchen/': brew('Kitchen', '<h1>Kitchen</h1><p>Pretzel, $8</p>'),
  '/visit/': brew('Visit', '<h1>Visit</h1><p>2 Foundry Lane. Dogs welcome.</p>'),
  '/privacy/': brew(
    'Privacy policy',
    `<h1>Privacy policy</h1><p>Effective ${daysAgo(520)}</p><p>We keep bookings. Snap and Reddit learn which pages you see, for our ads.</p>`,
  ),
  '/do-not-sell-or-share': (ask) =>
    ask.method === 'POST' ? sets('chb_dns=1', '/') : { status: 405, body: 'Method Not Allowed' },
});

/** A gym, a bookshop, a brewery. */
export const NO_BANNERS: readonly TestSite[] = [GYM, BOOKSHOP, BREWERY];
