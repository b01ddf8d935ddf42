/** Sites of real software whose way out, or whose waiting, is out of the ordinary. */
import { html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { packageFile } from '../../software/files.ts';
import { linkedinTag, metaTag, pinterestTag } from '../../vendors/snippets.ts';
import { takes } from '../../vendors/software.ts';
import {
  COOKIE_CONSENT,
  COOKIE_CONSENT_TAGS,
  COOKIE_CONSENT_WORDS,
  type Frame,
  framed,
  pagesOf,
} from './consent-tools.ts';

const asText = (tag: string) => JSON.stringify(tag).replaceAll('</', '<\\/');

/**
 * 193: one page that moves on by itself. The banner comes with the second view, Meta hears of each
 * view unless refused; LinkedIn comes after fourteen seconds and asks nobody.
 */
const VIEWS: Readonly<Record<string, string>> = {
  '/': 'Sourdough, rye and rolls',
  '/order': 'Order by six, fetch by eight',
  '/classes': 'Learn to bake on Sundays',
  '/privacy': 'Privacy Policy',
};
const bakery = (): Reply =>
  html(
    'Crumb & Crust',
    COOKIE_CONSENT_TAGS,
    `<nav>${Object.entries(VIEWS)
      .map(([path, words]) => `<a href="${path}">${words}</a> `)
      .join('')}</nav><main id="app" style="min-height:140vh"></main><script>
var VIEWS = ${JSON.stringify(VIEWS)}, asked = false, meta = false;
function add(text) { document.head.append(document.createRange().createContextualFragment(text)); }
function tell() { if (CookieConsent.validConsent() && !CookieConsent.acceptedCategory('ads')) return; if (meta) fbq('track', 'PageView'); else { meta = true; add(${asText(metaTag())}); } }
function banner() { if (asked) return tell(); asked = true; CookieConsent.run({ mode: 'opt-out', hideFromBots: true, categories: { necessary: { enabled: true, readOnly: true }, ads: { enabled: true } }, ${COOKIE_CONSENT_WORDS} }).then(tell); }
function show() { document.getElementById('app').innerHTML = '<h1>' + (VIEWS[location.pathname] || '') + '</h1><p>' + (location.pathname === '/privacy' ? 'Last updated: ' + new Date(Date.now() - 4e9).toLocaleDateString('en-US', { dateStyle: 'long' }) + '. We keep your orders. Meta and LinkedIn learn what you look at.' : 'Baked here every day.') + '</p>'; if (location.pathname !== '/') banner(); }
addEventListener('click', function (event) { var link = event.target.closest && event.target.closest('nav a'); if (!link) return; event.preventDefault(); history.pushState({}, '', link.href); show(); });
addEventListener('popstate', show); show();
setTimeout(function () { add(${asText(linkedinTag())}); }, 14000);
</script>`,
  );

/** 194: Snowplow at the site's own path, and an opt-out that first asks for a state. */
const STATES = ['Alabama', 'California', 'Colorado', 'Idaho', 'Nevada', 'Ohio', 'Oregon', 'Texas'];
const optedOut = (ask: Ask) => ask.cookie('mb_out') === '1';
const bikeFrame = (ask: Ask): Frame => ({
  name: 'Mill Road Bikes',
  notice: 'We keep your repairs. Meta learns which pages you see.',
  head: `${optedOut(ask) ? '' : metaTag()}<script src="/lib/sp.js"></script><script>
snowplowBrowserTracking.newTracker('sp', location.origin, { appId: 'bikes', postPath: '/t/view' }); snowplowBrowserTracking.trackPageView();</script>`,
  foot: '<a href="/opt-out">Do Not Sell or Share My Personal Information</a>',
});
function bikesAsk(ask: Ask): Reply {
  const state = ask.query.get('state') ?? '';
  const frame = bikeFrame(ask);
  if (state === '')
    return framed(
      frame,
      'Your rights',
      `<p>Your rights depend on where you live. Please choose your state.</p><form action="/opt-out"><label>Your state <select name="state" required><option value="">Choose your state</option>${STATES.map((name) => `<option>${name}</option>`).join('')}</select></label><button>Continue</button></form>`,
    )();
  if (!['California', 'Colorado', 'Oregon', 'Texas'].includes(state))
    return framed(frame, 'Your rights', `<p>The law of ${state} gives you no such right.</p>`)();
  return framed(
    frame,
    'Your rights',
    `<p>The law of ${state} lets you say no.</p><form action="/opt-out/done" method="post"><button>Opt out of sale and sharing</button></form>`,
  )();
}
const bikes = (title: string, main: string) => (ask: Ask) => framed(bikeFrame(ask), title, main)();

/** 195: the opt-out is a button that opens another company's form in a window of its own. */
const GARDEN: Frame = {
  name: 'Garden Gate Nursery',
  notice: 'We keep your orders. Pinterest learns which pages you see.',
  head: pinterestTag(),
  foot: '<a href="/your-choices">Do Not Sell or Share My Personal Information</a>',
};

/** 196: out of sight: after a no, the own server still gets what Meta knows a visitor by. */
const HARNESS: Frame = {
  name: 'Harness Tea Room',
  notice: 'We keep your reservations.',
  head: COOKIE_CONSENT_TAGS,
  foot: '<a href="#" data-cc="show-preferencesModal">Your Privacy Choices</a>',
  tail: `<script>
function kept(name, make) { var found = document.cookie.match('(?:^|; )' + name + '=([^;]*)'); var value = found ? found[1] : make(); document.cookie = name + '=' + value + ';path=/;max-age=7776000'; return value; }
CookieConsent.run({ mode: 'opt-out', categories: { necessary: { enabled: true, readOnly: true }, ads: { enabled: true } }, ${COOKIE_CONSENT_WORDS} }).then(function () {
  if (!CookieConsent.validConsent() || CookieConsent.acceptedCategory('ads')) document.head.append(document.createRange().createContextualFragment(${asText(metaTag())}));
  fetch('/visit', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ at: location.pathname, who: kept('_tr', function () { return 'fb.1.' + Date.now() + '.' + Math.floor(Math.random() * 1e18); }) }) });
});</script>`,
};

/** 197: a clinic whose page asks for the waiting time without end, and whose addresses tell. */
const CLINIC: Frame = {
  name: 'Harbor Walk-In Clinic',
  notice: 'We keep your appointments. Meta learns which pages you see.',
  head: `${metaTag()}<script>setInterval(function () { fetch('/waiting?now=' + Date.now()); }, 350);</script>`,
  foot: '<a href="/services?for=std-testing">Testing</a> <a href="/privacy-choices">Your Privacy Choices</a>',
};

/** Ways out. */
export const SOFTWARE_WAYS_OUT: readonly TestSite[] = [
  siteOfRoutes(193, 'crumb-and-crust.example', {
    ...Object.fromEntries(Object.keys(VIEWS).map((path) => [path, bakery])),
    ...COOKIE_CONSENT,
  }),
  siteOfRoutes(194, 'mill-road-bikes.example', {
    '/': bikes('Welcome', '<p>We mend what rolls.</p>'),
    '/about': bikes('About us', '<p>Two people and a dog.</p>'),
    '/find-us': bikes('Find us', '<p>Behind the mill.</p>'),
    '/privacy': (ask) => pagesOf(bikeFrame(ask), '')['/privacy']!(ask),
    '/opt-out': bikesAsk,
    '/opt-out/done': () => sets('mb_out=1', '/'),
    '/lib/sp.js': () => packageFile('@snowplow/browser-tracker/dist/index.umd.min.js'),
    '/t/view': (ask) => takes(ask, 'ok'),
  }),
  siteOfRoutes(
    195,
    'garden-gate.example',
    pagesOf(GARDEN, '<p>Trees, and what grows under them.</p>', {
      '/your-choices': framed(
        GARDEN,
        'Do not sell or share my personal information',
        `<p>Press the button to say no.</p><button type="button" onclick="window.open('https://privacyportal.onetrust.com/webform/41200')">Opt out</button>`,
      ),
    }),
  ),
  siteOfRoutes(
    196,
    'harness-tea.example',
    pagesOf(HARNESS, '<p>Scones at three.</p>', {
      '/visit': (ask) => takes(ask),
      ...COOKIE_CONSENT,
    }),
  ),
  siteOfRoutes(
    197,
    'harbor-clinic.example',
    pagesOf(CLINIC, '<p>Come in, no appointment needed.</p>', {
      '/services': framed(CLINIC, 'Services', '<p>We test, and tell nobody.</p>'),
      '/waiting': (ask) => takes(ask, '{"minutes":12}'),
      '/privacy-choices': framed(
        CLINIC,
        'Your Privacy Choices',
        '<button type="button" onclick="localStorage.out=1;this.nextElementSibling.hidden=false">Opt out of sale and sharing</button><p hidden>You are opted out.</p>',
      ),
    }),
  ),
];
