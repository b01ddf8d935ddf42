/** HTML of their own: shops with plugins and themes. */
import { daysAgo, html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { xTag } from '../../vendors/habit-snippets.ts';
import { tiktokTag } from '../../vendors/snippets.ts';

/** 140: the banner comes after six seconds; who wants less has to open it first. */
const NF_BAR = `<div id="nf-bar" class="nf-bar nf-bar--bottom" hidden style="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:20px;border-top:3px solid #264"><p class="nf-text">Northfork and its advertising partners use cookies. <a href="/privacy-policy/">Read more</a></p>
<button class="nf-btn nf-btn-primary" id="nf-yes">Accept &amp; continue</button>
<details id="nf-more"><summary>Customize</summary><p><label><input type="radio" name="nf" value="all" checked> All cookies, with advertising</label></p><p><label><input type="radio" name="nf" value="essential"> Essential cookies only</label></p><button class="nf-btn nf-btn-outline" id="nf-apply">Apply</button></details></div>
<script>(function () { var bar = document.getElementById('nf-bar');
function keep(v) { document.cookie = 'nf_consent=' + v + ';path=/;max-age=15552000'; bar.hidden = true; }
document.getElementById('nf-yes').onclick = function () { keep('all'); };
document.getElementById('nf-apply').onclick = function () { keep(document.querySelector('[name=nf]:checked').value); };
document.querySelector('.nf-open').onclick = function () { bar.hidden = false; document.getElementById('nf-more').open = true; };
if (!/nf_consent=/.test(document.cookie)) setTimeout(function () { bar.hidden = false; }, 6000); })();</script>`;
const northfork =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} - Northfork Outfitters`,
      ask.cookie('nf_consent') === 'essential'
        ? ''
        : `<script async src="https://c.amazon-adsystem.com/aat/amzn.js"></script>`,
      `<div id="page" class="hfeed site"><header id="masthead"><a href="/" rel="home">Northfork Outfitters</a><nav class="main-navigation"><ul><li class="menu-item"><a href="/product-category/tents/">Tents</a></li><li class="menu-item"><a href="/rentals/">Rentals</a></li></ul></nav></header>
<div class="entry-content" style="min-height:150vh">${main}</div><footer id="colophon"><a href="/privacy-policy/">Privacy Policy</a> | <a href="javascript:void(0)" class="nf-open">Your Privacy Choices</a></footer></div>${NF_BAR}`,
    );

/**
 * 141: a modal that must be answered, whose two answers are alike; the server reads both cookies.
 */
const LUMBRE_ASKS = `<dialog id="galletas" style="max-width:30rem;border:0;padding:2rem"><form method="dialog"><h3>Su privacidad</h3><p>Usamos cookies nuestras y de redes sociales para medir los anuncios.</p><menu style="display:flex;gap:1rem;padding:0"><button value="basicas">Solo necesarias</button><button value="todas">Aceptar todas</button></menu></form></dialog>
<script>const caja = document.getElementById('galletas'); caja.addEventListener('close', () => { if (caja.returnValue) { document.cookie = 'cl_cookies=' + caja.returnValue + ';path=/;max-age=15552000'; location.reload(); } });
setTimeout(() => caja.showModal(), 1500);</script>`;
const lumbre =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} | Casa Lumbre`,
      ask.cookie('cl_cookies') === 'basicas' || ask.cookie('cl_compartir') === 'no' ? '' : xTag(),
      `<header><h4>Casa Lumbre</h4><nav><a href="/">Inicio</a> <a href="/lamparas">Lámparas</a> <a href="/taller">El taller</a></nav></header><main style="min-height:150vh">${main}</main>
<footer><p><a href="/legal/privacidad">Aviso de privacidad</a></p><p><a href="/legal/no-vender">No vender ni compartir mi información personal</a></p></footer>${ask.cookie('cl_cookies') === undefined ? LUMBRE_ASKS : ''}`,
      'es',
    );
const NO_VENDER = `<h1>No vender ni compartir mi información personal</h1><form action="/legal/guardar"><fieldset><legend>¿Podemos compartir sus visitas con anunciantes?</legend><label><input type="radio" name="compartir" value="si" checked> Sí</label> <label><input type="radio" name="compartir" value="no"> No</label></fieldset><p><button>Guardar mi elección</button></p></form>`;

/** 150: nothing of tags runs before the visitor moves; the refusal works from the next page on. */
const SADDLE_DELAYS = `<script type="rocketlazyloadscript" data-src="https://www.googletagmanager.com/gtag/js?id=AW-412007711"></script>
<script>(function () { var events = ['keydown', 'mousemove', 'touchmove', 'touchstart', 'wheel', 'scroll'], ran = false;
function run() { if (ran) return; ran = true; document.querySelectorAll('script[type=rocketlazyloadscript]').forEach(function (old) { var each = document.createElement('script'); each.src = old.dataset.src; old.replaceWith(each); }); }
events.forEach(function (name) { addEventListener(name, run, { passive: true }); }); })();</script>`;
const CMPLZ = `<div class="cmplz-cookiebanner" style="position:fixed;right:20px;bottom:20px;width:420px;background:#fff;padding:20px;box-shadow:0 0 9px #999"><div class="cmplz-title">Manage Cookie Consent</div><p class="cmplz-message">We and our ad partners use cookies to see which coffee you look at.</p>
<div class="cmplz-buttons"><button class="cmplz-btn" data-deny="allow">Accept</button><button class="cmplz-btn" data-deny="deny">Deny</button><button class="cmplz-btn" data-view>View preferences</button></div>
<div class="cmplz-categories" hidden><details><summary>Functional <b>Always active</b></summary></details><details><summary>Marketing</summary><p>Ads that follow you.</p></details></div></div>
<style>.cmplz-btn{background:#5a3921;color:#fff;border:0;padding:12px 22px;font-size:15px;margin:2px}</style>
<script>document.querySelectorAll('[data-deny]').forEach(function (each) { each.onclick = function () { document.cookie = 'cmplz_marketing=' + each.dataset.deny + ';path=/;max-age=9999999'; document.querySelector('.cmplz-cookiebanner').remove(); }; }); document.querySelector('[data-view]').onclick = function () { document.querySelector('.cmplz-categories').hidden = false; };</script>`;
const saddle =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} » Saddle Creek Coffee`,
      ask.cookie('cmplz_marketing') === 'deny' ? '' : SADDLE_DELAYS,
      `<div class="elementor"><div class="elementor-widget"><a href="/">Saddle Creek Coffee</a> <a href="/beans/">Beans</a> <a href="/wholesale/">Wholesale</a></div><div class="elementor-section" style="min-height:160vh">${main}</div><div class="elementor-location-footer"><a href="/privacy-statement-us/">Privacy Statement (US)</a> <a href="/opt-out-preferences/">Opt-out preferences</a></div></div>${ask.cookie('cmplz_marketing') === undefined ? CMPLZ : ''}`,
    );
const LATE_TOGGLE = `<h2>Opt-out preferences</h2><p>You can opt out of the sale or sharing of your personal information and of targeted advertising.</p><div id="cmplz-manage-consent-container">Loading…</div>
<script>setTimeout(function () { var box = document.getElementById('cmplz-manage-consent-container');
box.innerHTML = '<details open><summary>Marketing: sale and sharing of data</summary><label class="cmplz-label"><input type="checkbox" class="cmplz-consent-checkbox" checked> Marketing</label></details><button class="cmplz-save">Save preferences</button>';
box.querySelector('.cmplz-save').onclick = function () { document.cookie = 'cmplz_marketing=' + (box.querySelector('input').checked ? 'allow' : 'deny') + ';path=/;max-age=9999999'; this.textContent = 'Saved'; }; }, 900);</script>`;

/** 151: no way to say no but the mail, and the settings of one's browser. */
const RIOS_BAR = (ask: Ask) =>
  ask.cookie('aviso') === 'ok'
    ? ''
    : `<div class="aviso" style="position:fixed;top:0;left:0;right:0;background:#ffd;padding:14px">Este sitio utiliza cookies propias y de terceros con fines publicitarios. Si no está de acuerdo, cambie la configuración de su navegador. <button onclick="document.cookie='aviso=ok;path=/;max-age=9999999';this.parentNode.style.display='none'">Aceptar</button></div>`;
const rios =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `Panadería Dos Ríos: ${title}`,
      tiktokTag(),
      `${RIOS_BAR(ask)}<table width="100%"><tr><td colspan="3"><font size="6">Panadería Dos Ríos</font></td></tr><tr><td width="20%" valign="top"><a href="/">Inicio</a><br><a href="/pasteles.htm">Pasteles</a><br><a href="/donde.htm">Dónde estamos</a></td><td style="height:150vh" valign="top">${main}</td></tr>
<tr><td colspan="3"><a href="/aviso-de-privacidad.htm">Aviso de privacidad</a> - <a href="mailto:privacidad@dos-rios.example?subject=No%20vender">No vender mis datos personales</a></td></tr></table>`,
      'es',
    );

export const OWN_HTML_STORES: readonly TestSite[] = [
  siteOfRoutes(140, 'northfork-outfitters.example', {
    '/': northfork('Home', '<h1>Sleep outside</h1><p>Tents, tried by us.</p>'),
    '/product-category/tents/': northfork('Tents', '<h1>Tents</h1><p>Two-person, $240</p>'),
    '/rentals/': northfork('Rentals', '<h1>Rentals</h1><p>By the night.</p>'),
    '/privacy-policy/': northfork(
      'Privacy Policy',
      `<h1>Privacy Policy</h1><p>Last modified: <time datetime="x">${daysAgo(40)}</time></p><p>Advertising partners learn which pages you see.</p>`,
    ),
  }),
  siteOfRoutes(141, 'casa-lumbre.example', {
    '/': lumbre('Lámparas de barro', '<h1>Lámparas de barro</h1><p>Hechas a mano.</p>'),
    '/lamparas': lumbre('Lámparas', '<h1>Lámparas</h1><p>Desde $45</p>'),
    '/taller': lumbre('El taller', '<h1>El taller</h1><p>Abierto los sábados.</p>'),
    '/legal/privacidad': lumbre(
      'Aviso',
      `<h1>Aviso de privacidad</h1><p>Vigente desde el ${daysAgo(80, { dateStyle: 'long' }, 'es-US')}.</p><p>Compartimos sus visitas con redes sociales.</p>`,
    ),
    '/legal/no-vender': lumbre('No vender', NO_VENDER),
    '/legal/guardar': (ask) =>
      sets(`cl_compartir=${ask.query.get('compartir') === 'no' ? 'no' : 'si'}`, '/legal/gracias'),
    '/legal/gracias': lumbre('Gracias', '<h1>Gracias</h1><p>Hemos guardado su elección.</p>'),
  }),
  siteOfRoutes(150, 'saddle-creek-coffee.example', {
    '/': saddle('Coffee', '<h1>Roasted on Tuesdays</h1><p>Shipped on Wednesdays.</p>'),
    '/beans/': saddle('Beans', '<h1>Beans</h1><p>$14 a bag</p>'),
    '/wholesale/': saddle('Wholesale', '<h1>Wholesale</h1><p>From ten pounds.</p>'),
    '/privacy-statement-us/': saddle(
      'Privacy Statement',
      `<h1>Privacy Statement (US)</h1><p>This privacy statement was last changed on ${daysAgo(120)}, last checked on ${daysAgo(30)}.</p><p>Ad partners learn of visits.</p>`,
    ),
    '/opt-out-preferences/': saddle('Opt-out preferences', LATE_TOGGLE),
  }),
  siteOfRoutes(151, 'dos-rios.example', {
    '/': rios('Pan del día', '<h2>Pan del día</h2><p>Desde las seis.</p>'),
    '/pasteles.htm': rios('Pasteles', '<h2>Pasteles</h2><p>Por encargo.</p>'),
    '/donde.htm': rios('Dónde', '<h2>Dónde estamos</h2><p>Calle Tres, 9.</p>'),
    '/aviso-de-privacidad.htm': rios(
      'Aviso',
      '<h2>Aviso de privacidad</h2><p><i>Última actualización: marzo de 2022</i></p><p>Recogemos pedidos. Anunciantes saben qué páginas mira.</p>',
    ),
  }),
];
