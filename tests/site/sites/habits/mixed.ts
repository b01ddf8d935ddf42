/**
 * Habits of well-known tools, mixed: written when the tester had been mended for the first, and run
 * once before anything was mended for them.
 */
import { fairBanner } from '../../banners.ts';
import { type Shop, asked, keeps, page, shopsNamed } from '../../layout.ts';
import { moreTiktokTag, quoraTag } from '../../vendors/habit-snippets.ts';
import type { Ask, TestSite } from '../../shape.ts';
import { bingTag, metaTag, pinterestTag } from '../../vendors/snippets.ts';
import { ownPixel } from '../../vendors/ways.ts';

const NAME = 'Maple Street';
const shop = shopsNamed(NAME);

const LINK = 'Do Not Sell or Share My Personal Information';
const own =
  (title: string, main: string, more: Omit<Shop, 'name'> = { optOut: null }) =>
  (ask: Ask) =>
    page({ name: NAME, ...more }, ask, title, main);
const unasked = (ask: Ask, html: string) => (ask.choice === undefined ? html : '');
const BAR =
  'position:fixed;bottom:0;left:0;right:0;background:#fff;border:1px solid #888;padding:1rem';

/** Another company's frame asks, and tells the page. */
const ASKS = `<!doctype html><title>Message</title><div><p>We and our 140 partners store and access information on your device for personalised ads. Consent is yours to give.</p>
<button onclick="parent.postMessage('accepted','*')">I accept</button><button onclick="parent.postMessage('refused','*')">Reject all</button></div>`;
const FRAME_BANNER = `<div id="sp_message_container" style="${BAR}"><iframe title="Consent message" src="https://messages-for-sites.example/message" style="width:95%;height:12rem;border:0"></iframe></div>
<script>addEventListener('message', ({ data }) => { if (data !== 'accepted' && data !== 'refused') return; document.cookie = 'choice=' + data + '; path=/; max-age=9999999'; location.reload(); });</script>`;
const FRAME_FORM = `<!doctype html><title>Preferences</title><p>Sale of personal data</p><label><input type="checkbox" id="sale" checked> Allow sale and sharing of my data</label><button onclick="if(!document.getElementById('sale').checked)parent.postMessage('out','*')">Submit choices</button>`;
const FRAME_PAGE = `<h1>Your Privacy Choices</h1><iframe title="Choices" src="https://messages-for-sites.example/choices" style="width:95%;height:14rem"></iframe>
<script>addEventListener('message', ({ data }) => { if (data === 'out') document.cookie = 'optout=1; path=/; max-age=9999999'; });</script>`;

const WITHOUT = (ask: Ask) =>
  unasked(
    ask,
    `<div id="didomi-host"><div class="didomi-popup-view" role="dialog" aria-modal="true" aria-label="Welcome" style="${BAR}"><span role="button" tabindex="0" style="font-size:.8rem" onclick="${keeps('choice=refused', 'location.reload()')}">Continue without accepting →</span>
<p>With your agreement, we and our partners use cookies to store and process personal data such as your visit to this site.</p><button onclick="${keeps('choice=accepted', 'location.reload()')}">Agree &amp; close</button></div></div>`,
  );
const BOX =
  'role="checkbox" tabindex="0" style="display:inline-block;width:20px;height:20px;border:1px solid"';
const SELF_SAVING = `<h1>Your Privacy Choices</h1><p>Changes are saved at once.</p><p><span ${BOX} aria-checked="true" aria-labelledby="need"></span> <span id="need">Required for the shop (always on)</span></p>
<p><span ${BOX} id="ads" aria-checked="true" aria-labelledby="adw"></span> <span id="adw">Personalized ads</span></p>
<script>document.getElementById('ads').onclick = (event) => { const on = event.target.getAttribute('aria-checked') !== 'true'; event.target.setAttribute('aria-checked', String(on)); if (!on) document.cookie = 'optout=1; path=/; max-age=9999999'; };</script>`;

/** The page hears the property, the frame beside it does not. */
const TOP_ONLY = `<script>if (!navigator.globalPrivacyControl) { const tag = document.createElement('script'); tag.src = 'https://s.pinimg.com/ct/core.js'; document.head.append(tag); }</script>`;

const GATE = `<div role="dialog" aria-modal="true" id="gate" style="${BAR};top:0"><h2>Are you 21 or older?</h2><p>By entering you accept our Terms and our Privacy Policy.</p><button onclick="this.parentElement.remove()">Yes</button><button onclick="location.href='https://www.example.com/'">No</button></div>`;

const OLD_NOTICE = `<h1>Privacy Policy</h1><p>Last updated: March 3, 2021</p><p>We collect names, addresses and orders. We may share which pages you see with companies that show ads. You can tell us to stop. We keep what you order for seven years, as the tax office asks.</p>`;

const HASH = `<footer><a href="#privacy" onclick="document.getElementById('pick').hidden=false">${LINK}</a></footer>
<div id="pick" role="dialog" aria-label="Privacy" hidden style="${BAR}"><fieldset><legend>Interest-based ads and sale of data</legend><label><input type="radio" name="ads" value="on" checked> On</label><label><input type="radio" name="ads" value="off"> Off</label></fieldset>
<button onclick="if(document.querySelector('[name=ads]:checked').value==='off')document.cookie='optout=1; path=/; max-age=9999999';document.getElementById('pick').hidden=true">Save</button></div>`;
const bidder = (ask: Ask) =>
  ask.optedOut
    ? ''
    : `<img alt="" width="1" height="1" src="https://ib.adnxs.com/px?id=4120&seg=77&t=2&us_privacy=${ask.signal ? '1YYN' : '1YNN'}">`;

const TODO = (ask: Ask) =>
  unasked(
    ask,
    `<div class="capa" style="${BAR}"><p>Usamos galletas propias y de terceros para anuncios personalizados.</p><a role="button" href="#" style="display:inline-block;padding:1rem 2rem;background:#06c;color:#fff" onclick="${keeps('choice=accepted', 'location.reload();')}return false">Aceptar y cerrar</a> <a role="button" href="#" style="display:inline-block;padding:1rem 2rem;background:#06c;color:#fff" onclick="${keeps('choice=refused', 'location.reload();')}return false">Rechazar todo</a></div>`,
  );
const LIMIT_NOTICE = `<h1>Política de privacidad</h1><p>Última actualización: 3 de septiembre de 2026</p><p>Recogemos nombres, direcciones y pedidos. Para limitar el uso de sus datos, haga clic en “Limitar el uso de mi información personal confidencial”. Use the link “Limit the Use of My Sensitive Personal Information”. Guardamos los pedidos siete años.</p>`;

const marked = (ask: Ask) =>
  `<script>document.cookie = 'OptanonConsent=isGpcEnabled=${ask.signal ? 1 : 0}%26groups%3DC0001%3A1%2CC0004%3A${ask.signal ? 0 : 1}; path=/';
new Image().src = 'https://bat.bing.com/action/0?' + new URLSearchParams({ ti: '187001234', Ver: '2', mid: crypto.randomUUID().replaceAll('-', ''), evt: 'pageLoad', p: location.href, ${asked(ask) ? "asc: 'D'" : "asc: 'G'"} });</script>`;

const COUNTED = `<script>new Image().src = '/matomo.php?' + new URLSearchParams({ idsite: '1', rec: '1', action_name: document.title, url: location.href, _id: Array.from({ length: 16 }, () => Math.floor(Math.random() * 16).toString(16)).join(''), send_image: '1', rand: String(Math.random()).slice(2, 8) });</script>`;

export const HABIT_MIXED: readonly TestSite[] = [
  shop(
    129,
    'asked-by-a-frame.example',
    {
      tags: (ask) => (asked(ask) ? '' : quoraTag()),
      overlay: (ask) => unasked(ask, FRAME_BANNER),
      others: {
        '/message': () => ({ body: ASKS }),
        '/choices': () => ({ body: FRAME_FORM }),
        '/privacy-choices': own('Your Privacy Choices', FRAME_PAGE),
      },
    },
    { ownNames: { 'messages-for-sites.example': [] } },
  ),
  shop(130, 'without-accepting.example', {
    tags: (ask) => (asked(ask) ? '' : moreTiktokTag()),
    overlay: WITHOUT,
    others: { '/privacy-choices': own('Your Privacy Choices', SELF_SAVING) },
  }),
  shop(
    131,
    'says-it-honors.example',
    {
      tags: (ask) => (ask.optedOut ? '' : TOP_ONLY),
      home: (ask) =>
        ask.optedOut
          ? ''
          : '<iframe title="Reviews" src="https://stars-of-shops.example/embed"></iframe>',
      confirms: true,
      others: {
        '/embed': () => ({
          body: `<!doctype html><title>Reviews</title><p>Five stars</p>${metaTag()}`,
        }),
        '/.well-known/gpc.json': () => ({
          type: 'application/json',
          body: '{"gpc":true,"lastUpdate":"2026-01-15"}',
        }),
      },
    },
    { ownNames: { 'stars-of-shops.example': [] } },
  ),
  shop(132, 'of-age.example', {
    tags: (ask) => (ask.optedOut ? '' : bingTag()),
    overlay: () => GATE,
    home: () => '<p><a href="/services/depression-therapy">Therapy for depression</a></p>',
    others: {
      '/services/depression-therapy': (ask) =>
        page(
          { name: NAME, tags: (each) => (each.optedOut ? '' : bingTag()) },
          ask,
          'Therapy',
          '<h1>Therapy</h1><p>Call us.</p>',
        ),
    },
  }),
  shop(133, 'promises-to-wait.example', {
    tags: (ask) => (ask.optedOut ? '' : metaTag()),
    home: () => '<p>We set advertising cookies only after you accept them.</p>',
    others: { '/privacy': own('Privacy Policy', OLD_NOTICE, {}) },
  }),
  shop(134, 'quiet-kitchen.example', {
    tags: () =>
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato&display=swap"><script async src="https://maps.googleapis.com/maps/api/js?key=AIzaSyMapleMapleMapleMapleMapleMaple00"></script>',
    home: () =>
      '<iframe title="Page" src="https://www.facebook.com/plugins/page.php?href=maple&tabs=timeline"></iframe><script async src="https://platform.twitter.com/widgets.js"></script><p>Book a table. We do not sell your data.</p>',
    optOut: null,
  }),
  shop(135, 'off-by-radio.example', { tags: bidder, overlay: () => HASH, optOut: null }),
  shop(136, 'todo-o-nada.example', {
    language: 'es',
    tags: (ask) => (asked(ask) ? '' : pinterestTag()),
    overlay: TODO,
    optOut: { words: 'No vender mis datos personales', href: '/privacy-choices' },
    others: { '/privacy': own('Política de privacidad', LIMIT_NOTICE, { language: 'es' }) },
  }),
  shop(137, 'marked-after-no.example', { tags: marked, overlay: fairBanner }),
  shop(138, 'quiet-club.example', {
    tags: () => COUNTED,
    overlay: fairBanner,
    optOut: null,
    others: { '/matomo.php': ownPixel },
  }),
];
