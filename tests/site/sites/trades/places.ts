/** Trades: places where people go. */
import { daysAgo, html, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';

/**
 * 175: a banner of the agency's own element, and a dialog of the browser's own, which do not know
 * of each other.
 */
const COVE_HEAD = `<script>(function () { if (/(?:^|; )oc_answer=needed/.test(document.cookie)) return; window.dataLayer = window.dataLayer || []; window.gtag = function () { dataLayer.push(arguments); }; gtag('js', new Date()); gtag('config', 'G-0TTERC0VE5'); var s = document.createElement('script'); s.async = true; s.src = 'https://www.googletagmanager.com/gtag/js?id=G-0TTERC0VE5'; document.head.appendChild(s); })();</script>
<style>body{margin:0;font:17px/1.5 Georgia,serif}.quay{min-height:150vh;padding:3rem}dialog{border:0;border-radius:12px;padding:2rem;max-width:26rem}dialog::backdrop{background:#0238}oc-sheet [slot=yes]{font:inherit;padding:.7rem 1.4rem;border:0;border-radius:99px;background:#0b3d4f;color:#fff}</style>`;
const COVE_SHEET = `<oc-sheet><p slot="words">Ahoy. Cookies help us count who looks at which boat. Is that all right?</p><button slot="yes" type="button" data-oc="all">Count me in</button></oc-sheet>
<script>customElements.define('oc-sheet', class extends HTMLElement { connectedCallback() {
if (/(?:^|; )oc_answer=/.test(document.cookie)) { this.remove(); return; }
const root = this.attachShadow({ mode: 'open' });
root.innerHTML = '<style>section{position:fixed;z-index:5;left:1rem;right:1rem;bottom:1rem;background:#fff;border-radius:12px;padding:1.2rem;box-shadow:0 2px 24px #0005}.row{display:flex;gap:.8rem;align-items:center}.no{font:inherit;padding:.7rem 1.4rem;border:0;border-radius:99px;background:#0b3d4f;color:#fff}.gear{border:0;background:none;padding:.4rem}</style><section role="region" aria-label="Cookies"><slot name="words"></slot><div class="row"><button class="no" type="button">Only what is needed</button><slot name="yes"></slot><button class="gear" type="button" aria-label="Cookie settings" aria-expanded="false"><svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><circle cx="11" cy="11" r="7" fill="none" stroke="#0b3d4f" stroke-width="4" stroke-dasharray="3 2"/></svg></button></div><div class="more" hidden><label><input type="checkbox"> Count my visits</label> <button class="no keep" type="button">Keep these settings</button></div></section>';
const answer = (word) => { document.cookie = 'oc_answer=' + word + '; path=/; max-age=31536000; samesite=lax'; this.remove(); };
root.querySelector('.no').onclick = () => answer('needed'); this.querySelector('[data-oc]').onclick = () => answer('all');
root.querySelector('.gear').onclick = (e) => { const more = root.querySelector('.more'); more.hidden = !more.hidden; e.currentTarget.setAttribute('aria-expanded', String(!more.hidden)); };
root.querySelector('.keep').onclick = () => answer(root.querySelector('input').checked ? 'all' : 'needed'); } });</script>`;
const COVE_DIALOG = `<dialog id="sale" aria-labelledby="sale-h"><form method="dialog"><h2 id="sale-h">Do Not Sell or Share My Personal Information</h2><p>Our ad partner learns which boats you look at. Tick the box and save, and we stop that.</p><p><label><input type="checkbox" id="sale-out"> Opt me out of the sale and sharing of my personal information</label></p><button value="save">Save my choice</button> <button value="" formnovalidate>Cancel</button></form></dialog>
<script>(function () { var d = document.getElementById('sale'); document.querySelector('[data-open=sale]').addEventListener('click', function (e) { e.preventDefault(); d.showModal(); });
d.addEventListener('close', function () { if (d.returnValue !== 'save') return; if (document.getElementById('sale-out').checked) { sessionStorage.setItem('oc_sale', 'no'); document.getElementById('sale-said').textContent = 'Your choice is saved.'; } else sessionStorage.removeItem('oc_sale'); });
if (sessionStorage.getItem('oc_sale') !== 'no') { var s = document.createElement('script'); s.async = true; s.src = 'https://bat.bing.com/bat.js'; document.body.appendChild(s); } })();</script>`;
const cove = (title: string, main: string) => () =>
  html(
    `${title} ~ Otter Cove Boat Hire`,
    COVE_HEAD,
    `<header style="padding:1rem 3rem"><a href="/"><b>Otter Cove Boat Hire</b></a> <a href="/boats">Boats</a> <a href="/rates">Rates</a> <a href="/landing">The landing</a></header><div class="quay">${main}</div><footer style="padding:2rem 3rem 9rem"><a href="/privacy-notice">Privacy notice</a> · <a href="#sale" data-open="sale">Do Not Sell or Share My Personal Information</a> <span id="sale-said" role="status"></span></footer>${COVE_SHEET}${COVE_DIALOG}`,
  );

/**
 * 178: a family's three restaurants, Spanish first. A plugin for speed holds scripts back until
 * somebody scrolls.
 */
const FONDA_WORDS = {
  es: {
    links: `<a href="/">Inicio</a> <a href="/menu/">Menú</a> <a href="/locales/">Locales</a> <a href="/en/" hreflang="en">English</a>`,
    notice: `<a href="/aviso-de-privacidad/">Aviso de privacidad</a>`,
    choices: 'Sus opciones de privacidad',
    about:
      'TikTok sabe qué páginas abre usted, para nuestros anuncios. Lo que elija se guarda al instante.',
    out: 'No vender ni compartir mi información personal',
    close: 'Cerrar',
  },
  en: {
    links: `<a href="/en/">Home</a> <a href="/en/menu/">Menu</a> <a href="/" hreflang="es">Español</a>`,
    notice: `<a href="/en/privacy-notice/">Privacy notice</a>`,
    choices: 'Your Privacy Choices',
    about: 'TikTok learns which pages you open, for our ads. What you choose is kept at once.',
    out: 'Do not sell or share my personal information',
    close: 'Close',
  },
} as const;
const FONDA_HEAD = `<style>.fm-wrap{min-height:230vh;max-width:60rem;margin:auto}.fm-fila{display:flex;justify-content:space-between;align-items:center;gap:2rem}.fm-fila input{appearance:none;width:46px;height:24px;border-radius:12px;background:#bbb}.fm-fila input:checked{background:#b3261e}#fm-opciones{width:26rem;border:2px solid #b3261e}</style>
<script id="retraso-js">(function () { var listo = false; function cargar() { if (listo) return; listo = true; if (localStorage.getItem('fm-publicidad') === 'no') return; var s = document.createElement('script'); s.async = true; s.src = 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CFONDA7741200&lib=ttq'; document.head.appendChild(s); }
['scroll', 'wheel', 'touchmove'].forEach(function (e) { addEventListener(e, cargar, { once: true, passive: true }); }); })();</script>`;
const FONDA_SNAP = `<script>(function (e, t, n) { if (e.snaptr) return; var s = t.createElement('script'); s.async = true; s.src = n; t.head.appendChild(s); })(window, document, 'https://sc-static.net/scevent.min.js');</script>`;
const fonda =
  (language: 'es' | 'en', title: string, main: string, head = '') =>
  (): Reply => {
    const say = FONDA_WORDS[language];
    return html(
      `${title} | Fonda Marisol`,
      FONDA_HEAD + head,
      `<div class="fm-wrap"><div class="fm-top"><strong>Fonda Marisol</strong> ${say.links}</div>${main}</div><div class="fm-pie">Fonda Marisol, Hialeah. ${say.notice} | <a href="javascript:void 0" id="fm-abrir" role="button">${say.choices}</a></div>
<dialog id="fm-opciones" aria-labelledby="fm-t"><h2 id="fm-t">${say.choices}</h2><p>${say.about}</p><label class="fm-fila">${say.out} <input type="checkbox" role="switch" id="fm-no"></label><form method="dialog"><button>${say.close}</button></form></dialog>
<script>(function () { var d = document.getElementById('fm-opciones'), no = document.getElementById('fm-no'); no.checked = localStorage.getItem('fm-publicidad') === 'no'; document.getElementById('fm-abrir').onclick = function () { d.showModal(); };
no.addEventListener('change', function () { if (no.checked) localStorage.setItem('fm-publicidad', 'no'); else localStorage.removeItem('fm-publicidad'); }); })();</script>`,
      language,
    );
  };

/** 181: asks from the second page on, and knows an address before anybody sends it. */
const GYM_TAGS = `<script async src="https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CQUARRY5541200&lib=ttq"></script>
<script>addEventListener('DOMContentLoaded', () => { let wait = 0, last = ''; const box = document.querySelector('.joinbox input[type=email]');
const match = async () => { const mail = box.value.trim().toLowerCase(); if (mail === last || !/^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(mail)) return; last = mail;
  const sum = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mail))), (b) => b.toString(16).padStart(2, '0')).join('');
  fetch('https://analytics.tiktok.com/api/v2/pixel', { method: 'POST', credentials: 'include', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ event: 'EnrichAM', timestamp: new Date().toISOString(), context: { pixel: { code: 'CQUARRY5541200' }, page: { url: location.href }, user: { email: sum } } }) }).catch(() => {}); };
box.addEventListener('input', () => { clearTimeout(wait); wait = setTimeout(match, 500); }); box.addEventListener('blur', match); });</script>`;
const GYM_ASKS = `<div class="qs-ask" role="dialog" aria-label="Cookies" style="position:fixed;right:0;bottom:0;width:20rem;background:#111;color:#eee;padding:1.4rem"><p>We work with TikTok to find new members. May your visit count for that? You can say no.</p><button type="button" data-qs="ok" style="width:8rem;padding:.7rem;background:#f5c400;border:0">Allow</button> <button type="button" data-qs="no" style="width:8rem;padding:.7rem;background:#f5c400;border:0">Decline</button></div>
<script>document.querySelectorAll('[data-qs]').forEach((b) => { b.onclick = () => { document.cookie = 'qs_ok=' + b.dataset.qs + '; path=/; max-age=31536000'; b.parentNode.remove(); }; });</script>`;
const gym =
  (title: string, main: string) =>
  (ask: Ask): Reply => {
    const isNew = ask.cookie('qs_seen') === undefined;
    const asks = !isNew && ask.cookie('qs_ok') === undefined;
    return {
      ...html(
        `${title} / Quarry Street Gym`,
        ask.cookie('qs_ok') === 'no' ? '' : GYM_TAGS,
        `<div class="bar"><a href="/">QUARRY STREET GYM</a> <a href="/classes">Classes</a> <a href="/prices">Prices</a> <a href="/coaches">Coaches</a></div><section style="min-height:140vh">${main}</section><div class="end"><form class="joinbox" action="/join" method="post"><label>Workout of the week, by e-mail <input type="email" name="mail" autocomplete="email"></label> <button>Send it to me</button></form><p><a href="/privacy">Privacy policy</a> <a href="https://privacyportal.choicedesk.example/webform/q41/9c07" target="_blank" rel="noopener">Do Not Sell or Share My Personal Information</a></p></div>${asks ? GYM_ASKS : ''}`,
      ),
      ...(isNew && { headers: { 'set-cookie': 'qs_seen=1; Path=/; Max-Age=31536000' } }),
    };
  };

export const TRADE_PLACES: readonly TestSite[] = [
  siteOfRoutes(175, 'otter-cove-boat-hire.example', {
    '/': cove('Boats by the hour', '<h1>Boats by the hour</h1><p>Row, paddle or putter.</p>'),
    '/boats': cove('Boats', '<h1>Boats</h1><p>Canoe, skiff, pontoon.</p>'),
    '/rates': cove('Rates', '<h1>Rates</h1><p>Canoe $22 an hour</p>'),
    '/landing': cove('The landing', '<h1>The landing</h1><p>At the end of Cove Road.</p>'),
    '/privacy-notice': cove(
      'Privacy notice',
      `<h1>Privacy notice</h1><p>Last updated: ${daysAgo(70)}</p><p>Google counts visits for us. Microsoft learns of visits for our ads.</p>`,
    ),
  }),
  siteOfRoutes(178, 'fonda-marisol.example', {
    '/': fonda('es', 'Cocina de la casa', '<h1>Cocina de la casa</h1><p>Tres locales.</p>'),
    '/menu/': fonda('es', 'Menú', '<h1>Menú</h1><p>Ropa vieja, $16</p>', FONDA_SNAP),
    '/locales/': fonda('es', 'Locales', '<h1>Locales</h1><p>Hialeah, Doral, Kendall.</p>'),
    '/aviso-de-privacidad/': fonda(
      'es',
      'Aviso de privacidad',
      `<h1>Aviso de privacidad</h1><p>Última actualización: ${daysAgo(110, { dateStyle: 'long' }, 'es-US')}</p><p>Guardamos sus reservas. TikTok y Snapchat saben qué páginas abre.</p>`,
    ),
    '/en/': fonda('en', 'Home cooking', '<h1>Home cooking</h1><p>Three places.</p>'),
    '/en/menu/': fonda('en', 'Menu', '<h1>Menu</h1><p>Ropa vieja, $16</p>', FONDA_SNAP),
    '/en/privacy-notice/': fonda(
      'en',
      'Privacy notice',
      `<h1>Privacy notice</h1><p>Last updated: ${daysAgo(110)}</p><p>We keep your bookings. TikTok and Snapchat learn which pages you open.</p>`,
    ),
  }),
  siteOfRoutes(181, 'quarry-street-gym.example', {
    '/': gym('Lift here', '<h1>Lift here</h1><p>Open at five.</p>'),
    '/classes': gym('Classes', '<h1>Classes</h1><p>Barbell basics, Mondays.</p>'),
    '/prices': gym('Prices', '<h1>Prices</h1><p>$49 a month</p>'),
    '/coaches': gym('Coaches', '<h1>Coaches</h1><p>Four of them.</p>'),
    '/privacy': gym(
      'Privacy policy',
      `<h1>Privacy policy</h1><p>Effective ${daysAgo(140)}</p><p>We keep memberships. TikTok learns of visits, for our ads.</p>`,
    ),
    '/join': () => ({ status: 303, headers: { location: '/' } }),
  }),
];
