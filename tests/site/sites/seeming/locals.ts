/**
 * A no that only seems to work: places that people walk into, with pages by hand or by a small
 * agency.
 */
import { daysAgo, html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { tiktokTag } from '../../vendors/snippets.ts';
import { xTag } from '../../vendors/habit-snippets.ts';

/** 161: two languages by hand; who says no has to write a letter to the form for everything. */
const PALOMA_WORDS = {
  es: {
    menu: ['Menú', '/es/menu.html'],
    find: ['Cómo llegar', '/es/llegar.html'],
    notice: ['Aviso de privacidad', '/es/privacidad.html'],
    no: ['No vender ni compartir mi información personal', '/es/contacto.html?tema=privacidad'],
    other: ['English', '/en/'],
  },
  en: {
    menu: ['Menu', '/en/menu.html'],
    find: ['Find us', '/en/find.html'],
    notice: ['Privacy notice', '/en/privacy.html'],
    no: ['Do Not Sell or Share My Personal Information', '/en/contact.html?topic=privacy'],
    other: ['Español', '/'],
  },
} as const;
const paloma = (language: 'es' | 'en', title: string, main: string) => () => {
  const to = ([words, href]: readonly [string, string]) => `<A HREF="${href}">${words}</A>`;
  const say = PALOMA_WORDS[language];
  return html(
    `La Paloma - ${title}`,
    xTag(),
    `<div align="center"><b>TAQUERÍA LA PALOMA</b> | ${to(say.menu)} | ${to(say.find)} | ${to(say.other)}</div><div style="min-height:150vh">${main}</div><hr><div align="center"><small>${to(say.notice)} | ${to(say.no)}</small></div>`,
    language,
  );
};
const LETTER_ES = `<h2>Escríbanos</h2><form action="/enviar.php" method="post"><p>Nombre*<br><input name="nombre" required></p><p>Correo electrónico*<br><input name="correo" type="email" required></p><p>Teléfono*<br><input name="telefono" type="tel" required></p><p>Mensaje*<br><textarea name="mensaje" required></textarea></p><input type="submit" value="Enviar"></form>`;
const LETTER_EN = `<h2>Write to us</h2><form action="/enviar.php" method="post"><p>Name*<br><input name="nombre" required></p><p>E-mail*<br><input name="correo" type="email" required></p><p>Phone*<br><input name="telefono" type="tel" required></p><p>Message*<br><textarea name="mensaje" required></textarea></p><input type="submit" value="Send"></form>`;

/** 162: a clinic whose treatments stand in the addresses that an ad tag and a recorder read. */
const CLINIC_HEAD = `<script async src="https://www.googletagmanager.com/gtag/js?id=AW-880214473"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','AW-880214473');</script>
<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:3941207,hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>`;
const clinic = (title: string, main: string) => () =>
  html(
    `${title} | Willow Street Fertility`,
    CLINIC_HEAD,
    `<div data-elementor-type="header"><a href="/">Willow Street Fertility</a><ul class="elementor-nav-menu"><li class="menu-item"><a class="elementor-item" href="/treatments/ivf-in-vitro-fertilization/">IVF</a></li><li class="menu-item"><a class="elementor-item" href="/treatments/recurrent-miscarriage/">Recurrent miscarriage</a></li><li class="menu-item"><a class="elementor-item" href="/doctors/">Doctors</a></li></ul></div><div data-elementor-type="wp-page" style="min-height:160vh">${main}</div>
<div data-elementor-type="footer"><span class="elementor-icon-list-text"><a href="/privacy-policy/">Privacy Policy</a></span> <span class="elementor-icon-list-text"><a href="/privacy-policy/#your-california-rights">Your Privacy Choices</a></span> <span class="elementor-icon-list-text"><a href="/limit-my-information/">Limit the Use of My Sensitive Personal Information</a></span></div>`,
  );
const CLINIC_NOTICE = `<h1>Privacy Policy</h1><p>Effective date: March 4, 2024</p><p>We collect what you tell us about your health, your name and your insurance. Pages that you visit are known to companies that measure our ads.</p>${'<p>We keep medical records for as long as the law asks us to.</p>'.repeat(14)}
<h2 id="your-california-rights">Your California rights</h2><p>You may ask us not to sell or share your personal information, and to limit how we use sensitive information. To do so, send an e-mail to privacy at willow-street-fertility.example with your full name and date of birth.</p>`;

/** 166: what the main host knows of a visitor, the host for bookings does not. */
const spaHears = (ask: Ask) => ask.signal || ask.cookie('lds_privacy') === 'optout';
const spa =
  (title: string, main: string) =>
  (ask: Ask): Reply =>
    html(
      `${title} • Larkspur Day Spa`,
      spaHears(ask) ? '' : tiktokTag(),
      `<div id="et-top"><a href="/" class="et_logo">Larkspur</a> <a href="/book-online/">Book online</a> <a href="/treatments/">Treatments</a></div><div id="et-main-area" style="min-height:140vh">${main}</div><div id="footer-bottom"><a href="/privacy-policy/">Privacy Policy</a> <a href="/privacy-choices/">Your Privacy Choices</a></div>`,
    );
const BOOKS = `<h1>Book online</h1><iframe class="booking" title="Bookings" src="https://book.larkspur-day-spa.example/widget?loc=1" width="100%" height="520" style="border:0"></iframe>`;
const BOOKING = () =>
  html(
    'Bookings',
    tiktokTag(),
    '<div class="bk-step"><h2>Choose a treatment</h2><ul><li><button type="button">Facial, 50 min</button></li><li><button type="button">Massage, 80 min</button></li></ul></div>',
  );
const SPA_OUT = `<h1>Your Privacy Choices</h1><p>We share visits with TikTok for ads. Say no here.</p><form action="/privacy-choices/save/"><label><input type="radio" name="share" value="1" checked> You may share my visits</label><br><label><input type="radio" name="share" value="0"> Do not sell or share my personal information</label><br><button>Save</button></form>`;

/**
 * 167: all that it takes from others is a film, a map, a till and letters; its own addresses only
 * sound like those of vendors.
 */
const BAKE_HEAD = `<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Bitter:wght@400;700&display=swap"><script src="https://js.stripe.com/v3/" async></script><script src="/assets/fbevents.js" defer></script>`;
/** Fetches the dates of classes and tells the bakery how many loaves are wanted. */
const BAKE_EVENTS = `fetch('/tr/?id=7&ev=bread-class').then((answer) => answer.json()).then((day) => { const at = document.querySelector('#class'); if (at) at.textContent = day.title; });
const loaves = localStorage.getItem('loaves') ?? '1';
fetch('/collect', { method: 'POST', body: JSON.stringify({ order: 'pickup', loaves, slot: '8:30' }) });`;
const bake = (title: string, main: string) => () =>
  html(
    title,
    BAKE_HEAD,
    `<header id="top"><h1><a href="/">Mill Creek Bakehouse</a></h1><p><a href="/bread/">Bread</a> <a href="/classes/">Classes</a> <a href="/visit/">Visit</a></p></header><section style="min-height:130vh">${main}</section><footer><p>Follow us on <a href="https://www.facebook.com/millcreekbakehouse.example" rel="noopener">Facebook</a>. <a href="/privacy/">Privacy</a></p></footer>`,
  );

export const SEEMING_LOCALS: readonly TestSite[] = [
  siteOfRoutes(161, 'la-paloma-taqueria.example', {
    '/': paloma('es', 'Tacos al carbón', '<h2>Tacos al carbón</h2><p>Abrimos a las once.</p>'),
    '/es/menu.html': paloma('es', 'Menú', '<h2>Menú</h2><p>Pastor $3.50, lengua $4</p>'),
    '/es/llegar.html': paloma('es', 'Cómo llegar', '<h2>Cómo llegar</h2><p>Calle 9 y Main.</p>'),
    '/es/contacto.html': paloma('es', 'Contacto', LETTER_ES),
    '/es/privacidad.html': paloma(
      'es',
      'Privacidad',
      '<h2>Aviso de privacidad</h2><p>Guardamos sus pedidos. La red social X sabe qué páginas mira, para nuestros anuncios.</p>',
    ),
    '/en/': paloma('en', 'Charcoal tacos', '<h2>Charcoal tacos</h2><p>Open from eleven.</p>'),
    '/en/menu.html': paloma('en', 'Menu', '<h2>Menu</h2><p>Pastor $3.50, tongue $4</p>'),
    '/en/find.html': paloma('en', 'Find us', '<h2>Find us</h2><p>9th and Main.</p>'),
    '/en/contact.html': paloma('en', 'Contact', LETTER_EN),
    '/en/privacy.html': paloma(
      'en',
      'Privacy',
      '<h2>Privacy notice</h2><p>We keep your orders. The network X learns which pages you see, for our ads.</p>',
    ),
  }),
  siteOfRoutes(162, 'willow-street-fertility.example', {
    '/': clinic('Care', '<h1>Care for people who hope</h1><p>Three doctors, one floor.</p>'),
    '/treatments/ivf-in-vitro-fertilization/': clinic('IVF', '<h1>IVF</h1><p>What to expect.</p>'),
    '/treatments/recurrent-miscarriage/': clinic(
      'Recurrent miscarriage',
      '<h1>Recurrent miscarriage</h1><p>We look for the cause together.</p>',
    ),
    '/doctors/': clinic('Doctors', '<h1>Doctors</h1><p>Board certified.</p>'),
    '/privacy-policy/': clinic('Privacy Policy', CLINIC_NOTICE),
  }),
  siteOfRoutes(
    166,
    'larkspur-day-spa.example',
    {
      '/': spa('Quiet hours', '<h1>Quiet, for an hour</h1><p>Facials and massage.</p>'),
      '/book-online/': spa('Book online', BOOKS),
      '/treatments/': spa('Treatments', '<h1>Treatments</h1><p>Facial, $95</p>'),
      '/privacy-policy/': spa(
        'Privacy Policy',
        `<h1>Privacy Policy</h1><p>Last Updated: ${daysAgo(85)}</p><p>We keep bookings. TikTok learns which pages you see.</p>`,
      ),
      '/privacy-choices/': spa('Your Privacy Choices', SPA_OUT),
      '/privacy-choices/save/': (ask) =>
        sets(
          `lds_privacy=${ask.query.get('share') === '0' ? 'optout' : 'in'}`,
          '/privacy-choices/saved/',
        ),
      '/privacy-choices/saved/': spa('Saved', '<h1>Saved</h1><p>Your choice is saved.</p>'),
      '/widget': BOOKING,
    },
    { ownNames: { 'book.larkspur-day-spa.example': [] } },
  ),
  siteOfRoutes(167, 'mill-creek-bakehouse.example', {
    '/': bake(
      'Mill Creek Bakehouse',
      '<h2>Sourdough, daily</h2><p>Next: <span id="class"></span></p><img alt="A board that says: find us" width="120" height="80" src="/img/www.facebook.com/tr.gif"><iframe title="How we bake" width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    ),
    '/bread/': bake('Bread', '<h2>Bread</h2><p>Country loaf, $9</p>'),
    '/classes/': bake('Classes', '<h2>Classes</h2><p id="class"></p>'),
    '/visit/': bake(
      'Visit',
      '<h2>Visit</h2><iframe title="Map" width="600" height="400" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3168"></iframe>',
    ),
    '/privacy/': bake(
      'Privacy',
      `<h2>Privacy</h2><p>Last changed ${daysAgo(25)}</p><p>We keep your orders and your card payments are handled by Stripe. We run no ads and sell no data.</p>`,
    ),
    '/assets/fbevents.js': () => ({ type: 'text/javascript', body: BAKE_EVENTS }),
    '/tr/': () => ({ type: 'application/json', body: '{"title":"Bread class, Saturday"}' }),
    '/collect': () => ({ status: 204 }),
    '/img/www.facebook.com/tr.gif': () => ({
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#c96"/></svg>',
    }),
  }),
];
