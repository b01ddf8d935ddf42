/**
 * Habits of well-known tools: banners with the structure of well-known consent tools, as a
 * stranger's shop has them. None of their code.
 */
import { answerAsShop, asked, keeps, page, type Shop } from '../../layout.ts';
import type { Ask, TestSite } from '../../shape.ts';
import { linkedinTag, metaTag, pinterestTag, snapTag } from '../../vendors/snippets.ts';
import { adsTag, clarityTag, moreTiktokTag, redditTag } from '../../vendors/habit-snippets.ts';

const shop = (
  number: number,
  host: string,
  about: Omit<Shop, 'name'>,
  more: Partial<TestSite> = {},
): TestSite => ({
  number,
  host,
  ...more,
  answer: answerAsShop({ name: 'Cedar Candles', ...about }),
});

const AGAIN = 'location.reload()';
const chosen = (choice: string) => keeps(`choice=${choice}`, AGAIN);
const unasked = (ask: Ask, html: string) => (ask.choice === undefined ? html : '');
const BAR =
  'position:fixed;bottom:0;left:0;right:0;background:#fff;border:1px solid #888;padding:1rem';
const HIDDEN_BOX = 'position:absolute;opacity:0;width:0;height:0';

/** A bar, and a center with switches that styles hide behind their labels. */
const CENTER = `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="dialog" aria-label="Privacy" style="${BAR}" data-bar>
<p>We use cookies to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/privacy">More information about your privacy</a></p>
<button id="onetrust-pc-btn-handler" onclick="openCenter()">Cookies Settings</button> <button id="onetrust-accept-btn-handler" onclick="${chosen('accepted')}">Accept All Cookies</button></div>
<div id="onetrust-pc-sdk" role="dialog" aria-label="Preference center" style="${BAR};top:10vh;display:none"><h2>Privacy Preference Center</h2><p>You can opt out of the sale of your personal information.</p>
<button id="accept-recommended-btn-handler" onclick="${chosen('accepted')}">Allow All</button>
<h3>Strictly Necessary Cookies</h3><p>Always Active</p>
<h3 id="ot-header-4">Sale and sharing of data, targeted advertising</h3><div class="ot-tgl"><input type="checkbox" role="switch" class="category-switch-handler" id="ot-group-4" checked aria-labelledby="ot-header-4" style="${HIDDEN_BOX}"><label for="ot-group-4" style="display:inline-block;width:45px;height:25px;background:#3c7356;border-radius:20px"></label></div>
<button class="save-preference-btn-handler" onclick="document.cookie='choice='+(document.getElementById('ot-group-4').checked?'accepted':'refused')+'; path=/; max-age=9999999';${AGAIN}">Confirm My Choices</button></div></div>
<footer><button class="ot-sdk-show-settings" onclick="openCenter()">Do Not Sell or Share My Personal Information</button></footer>
<script>function openCenter() { document.getElementById('onetrust-pc-sdk').style.display = 'block'; document.querySelector('[data-bar]').style.display = 'none'; }
if (/choice=/.test(document.cookie)) document.querySelector('[data-bar]').style.display = 'none';</script>`;

/** Comes when the visitor scrolls. */
const ON_SCROLL = `<div id="CybotCookiebotDialog" role="dialog" aria-label="Cookies" style="${BAR};display:none"><div id="CybotCookiebotDialogBodyContentText"><p>This website uses cookies to personalise content and ads and to analyse our traffic.</p></div>
<button id="CybotCookiebotDialogBodyButtonDecline" onclick="${chosen('refused')}">Use necessary cookies only</button>
<button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" onclick="${chosen('accepted')}">Allow all cookies</button></div>
<script>addEventListener('scroll', () => { document.getElementById('CybotCookiebotDialog').style.display = 'block'; }, { once: true });</script>`;

/** In a shadow root, whose host lies over the page. */
const IN_SHADOW = `<aside id="usercentrics-cmp-ui" class="cookie-consent-host" style="position:fixed;bottom:0;left:0;right:0;z-index:9"></aside>
<script>const root = document.getElementById('usercentrics-cmp-ui').attachShadow({ mode: 'open' });
root.innerHTML = '<div role="dialog" aria-label="Privacy Settings" style="background:#fff;padding:2rem"><h2>Privacy Settings</h2><p>This site uses third-party website tracking technologies to show ads in line with your interests.</p><button id="more">More information</button> <button id="deny">Deny</button> <button id="accept">Accept All</button></div>';
for (const [id, choice] of [['deny', 'refused'], ['accept', 'accepted']]) root.getElementById(id).onclick = () => { document.cookie = 'choice=' + choice + '; path=/; max-age=9999999'; location.reload(); };</script>`;

/**
 * A bar on the page; what can be chosen stands in another company's frame, as pairs of Yes and No.
 */
const WITH_FRAME = `<div id="truste-consent-track" style="${BAR}"><p id="truste-consent-text">We and our partners use cookies and similar technologies to show you ads.</p>
<button id="truste-show-consent" onclick="document.getElementById('pop').style.display='block'">Manage Cookie Preferences</button> <button id="truste-consent-button" onclick="${chosen('accepted')}">Accept All</button></div>
<div id="pop" class="truste_overlay" style="${BAR};top:5vh;display:none"><iframe title="Cookie Preference Manager" style="width:95%;height:24rem" src="https://preferences-of-sites.example/manager"></iframe></div>
<script>addEventListener('message', ({ data, origin }) => { if (origin !== 'https://preferences-of-sites.example') return; document.cookie = 'choice=' + data + '; path=/; max-age=9999999'; location.reload(); });</script>`;
const MANAGER = `<!doctype html><title>Cookie Preference Manager</title><h1>Your choices about cookies</h1><p>Required cookies: always active.</p>
<fieldset><legend>Advertising cookies</legend><label><input type="radio" name="ads" value="accepted" checked> Yes</label> <label><input type="radio" name="ads" value="refused"> No</label></fieldset>
<button onclick="parent.postMessage(document.querySelector('[name=ads]:checked').value, '*')">Submit Preferences</button>`;

/** For visitors from the United States: no refusal, one link that opens a box. */
const US_BAR = `<div class="cky-consent-container" style="${BAR}"><p>We use cookies to run this shop and for ads. You can opt out of the sale of your data.</p>
<button class="cky-btn-do-not-sell" onclick="document.getElementById('cky').style.display='block'">Do Not Sell or Share My Personal Information</button> <button aria-label="Close" onclick="this.parentElement.remove()">×</button></div>
<div class="cky-modal" id="cky" role="dialog" aria-label="Opt-out Preferences" style="${BAR};top:10vh;display:none"><h2>Opt-out Preferences</h2><p>We use third-party cookies that help us show ads. You can opt out of these cookies.</p>
<label><input type="checkbox" id="ckyCCPAOptOut"> Do Not Sell or Share My Personal Information</label>
<button onclick="document.getElementById('cky').style.display='none'">Cancel</button> <button onclick="if(document.getElementById('ckyCCPAOptOut').checked)document.cookie='optout=1; path=/; max-age=9999999';document.getElementById('cky').style.display='none'">Save My Preferences</button></div>`;

const FUNCTIONAL = (ask: Ask) =>
  unasked(
    ask,
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner" role="dialog" aria-label="Manage Consent" style="${BAR}"><p>To provide the best experiences, we use technologies like cookies to store device information.</p>
<button class="cmplz-btn cmplz-accept" onclick="${chosen('accepted')}">Accept</button> <button class="cmplz-btn cmplz-deny" onclick="${chosen('refused')}">Functional only</button></div></div>`,
  );

const WHO = `<h1>Do not sell my personal information</h1><p>Fill in this form and we stop selling your data.</p>
<form method="post" action="/opt-out-preferences"><p><label>Name <input name="cmplz_datarequest_firstname" required></label></p><p><label>Email <input type="email" name="cmplz_datarequest_email" required></label></p>
<p><label><input type="checkbox" name="opt_out" value="1"> I want to opt out of the sale of my data</label></p><button>Send</button></form>`;

const NEWS = `<div role="dialog" aria-label="Newsletter" class="klaviyo-form" style="${BAR};bottom:20vh"><h2>Get 10% off your first order</h2><p>By signing up you agree to our Privacy Policy and Terms.</p>
<form onsubmit="return false"><input type="email" name="email" placeholder="Email"> <button>Continue</button></form><button type="button" onclick="this.parentElement.remove()">No, thanks</button></div>`;

const SPANISH = (ask: Ask) =>
  unasked(
    ask,
    `<div class="aviso-cookies" style="${BAR}"><p>Utilizamos cookies propias y de terceros para mostrarle publicidad.</p>
<button onclick="${chosen('accepted')}">Aceptar todas</button> <button onclick="document.getElementById('panel').hidden=false">Configurar</button>
<div id="panel" hidden><p>Cookies técnicas: siempre activas</p><p><span id="pub">Publicidad</span> <span role="switch" aria-checked="true" tabindex="0" aria-labelledby="pub" style="display:inline-block;width:40px;height:20px;background:#393" onclick="this.setAttribute('aria-checked', String(this.getAttribute('aria-checked') !== 'true'))"></span></p>
<button onclick="document.cookie='choice='+(document.querySelector('#panel [role=switch]').getAttribute('aria-checked')==='true'?'accepted':'refused')+'; path=/; max-age=9999999';${AGAIN}">Guardar selección</button></div></div>`,
  );
const CORREO = `<h1>No vender ni compartir mis datos personales</h1><p>Escriba su correo y dejaremos de compartir sus datos.</p>
<form method="post" action="/no-vender"><p><label>Correo electrónico <input type="email" name="correo" required></label></p><button>Enviar solicitud</button></form>`;

const RECORDED = (ask: Ask) =>
  unasked(
    ask,
    `<div class="sqs-cookie-banner-v2" role="dialog" aria-label="Cookie banner" style="${BAR}"><p>By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience.</p>
<button onclick="${chosen('accepted')}">Accept</button> <button onclick="${chosen('refused')}">Decline</button></div>`,
  );

const TURNED_OFF: Omit<Shop, 'name'> = { optOut: null };
const own =
  (title: string, main: string, about: Omit<Shop, 'name'> = TURNED_OFF) =>
  (ask: Ask) =>
    page({ name: 'Cedar Candles', ...about }, ask, title, main);

export const HABIT_BANNERS: readonly TestSite[] = [
  // the refusal holds one of two tools back
  shop(101, 'cedar-candles.example', {
    tags: (ask) => (asked(ask) ? '' : linkedinTag()) + metaTag(),
    overlay: () => CENTER,
    optOut: null,
  }),
  shop(102, 'banner-on-scroll.example', {
    tags: (ask) => (asked(ask) ? '' : moreTiktokTag()),
    overlay: (ask) => unasked(ask, ON_SCROLL),
  }),
  shop(103, 'banner-in-shadow.example', {
    tags: (ask) => (asked(ask) ? '' : pinterestTag()),
    overlay: (ask) => unasked(ask, IN_SHADOW),
  }),
  shop(
    104,
    'banner-with-frame.example',
    {
      tags: (ask) => (asked(ask) ? '' : redditTag()),
      overlay: (ask) => unasked(ask, WITH_FRAME),
      others: { '/manager': () => ({ body: MANAGER }) },
    },
    {
      ownNames: { 'preferences-of-sites.example': [] },
    },
  ),
  shop(105, 'box-of-one-choice.example', {
    tags: (ask) => (asked(ask) || ask.signal ? '' : snapTag()),
    overlay: (ask) => (ask.optedOut ? '' : US_BAR),
    optOut: null,
  }),
  shop(106, 'functional-only.example', {
    tags: (ask) => adsTag(asked(ask)),
    overlay: FUNCTIONAL,
    optOut: { words: 'Opt-out preferences', href: '/opt-out-preferences' },
    others: { '/opt-out-preferences': own('Opt-out preferences', WHO) },
  }),
  shop(107, 'ten-percent-off.example', {
    tags: (ask) => (ask.optedOut ? '' : metaTag()),
    overlay: () => NEWS,
  }),
  shop(117, 'velas-del-sur.example', {
    language: 'es',
    tags: (ask) => (asked(ask) ? '' : snapTag()),
    overlay: SPANISH,
    optOut: { words: 'No vender ni compartir mis datos personales', href: '/no-vender' },
    others: { '/no-vender': own('No vender', CORREO, { language: 'es', optOut: null }) },
  }),
  shop(121, 'recorded-visits.example', {
    tags: (ask) => (asked(ask) ? '' : clarityTag()),
    overlay: RECORDED,
  }),
];
