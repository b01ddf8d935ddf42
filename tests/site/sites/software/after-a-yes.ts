/**
 * Sites of real software on which an opt-out opens the banner again, tools wait for a yes, or a tag
 * and a recorder of typed words answer under the site's own name.
 */
import { html, sets, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { packageFile } from '../../software/files.ts';
import { metaTag, pinterestTag, tiktokTag } from '../../vendors/snippets.ts';
import { takes } from '../../vendors/software.ts';
import {
  COOKIE_CONSENT,
  COOKIE_CONSENT_TAGS,
  COOKIE_CONSENT_WORDS,
  type Frame,
  framed,
  pagesOf,
} from './consent-tools.ts';

const KLARO = { '/klaro/klaro.js': () => packageFile('klaro/dist/klaro.js') } as const;
const klaro = (service: string) =>
  `<script>var klaroConfig = { acceptAll: true, mustConsent: false, privacyPolicy: '/privacy', services: [${service}] };</script><script defer src="/klaro/klaro.js"></script>`;

/** 198: the link shows klaro's notice again, which is open already; TikTok asks nobody. */
const REED: Frame = {
  name: 'Reed Mill Dental',
  notice: 'We keep your appointments. LinkedIn and TikTok learn which pages you see.',
  head: `<script type="text/plain" data-type="application/javascript" data-name="linkedin" data-src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script>${tiktokTag()}
${klaro("{ name: 'linkedin', title: 'LinkedIn', purposes: ['advertising'], default: true, optOut: true }")}`,
  foot: '<a href="/book?reason=root-canal">Root canals</a> <a href="#" onclick="klaro.show();return false">Your Privacy Choices</a>',
};

/**
 * 199: Meta waits for a yes to vanilla-cookieconsent. The page of the opt-out stops Pinterest, and
 * does not know of that yes.
 */
const waits = `<script type="text/plain" data-category="ads">
window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); };
fbq('init', '1202377411550'); fbq('track', 'PageView');
var tag = document.createElement('script'); tag.async = true; tag.src = 'https://connect.facebook.net/en_US/fbevents.js'; document.head.appendChild(tag);</script>`;
const cobble = (ask: Ask): Frame => ({
  name: 'Cobble Lane Bags',
  notice: 'We keep your orders. Pinterest and Meta learn which pages you see.',
  head: `${COOKIE_CONSENT_TAGS}${waits}${ask.cookie('cb_out') === '1' ? '' : pinterestTag()}`,
  foot: '<a href="/do-not-sell">Do Not Sell or Share My Personal Information</a>',
  tail: `<script>CookieConsent.run({ categories: { necessary: { enabled: true, readOnly: true }, ads: {} }, ${COOKIE_CONSENT_WORDS} });</script>`,
});
const bags = (title: string, main: string) => (ask: Ask) => framed(cobble(ask), title, main)();

/** 200: Meta waits for a yes, and hears the signal even then: the server leaves it out. */
const tide = (ask: Ask): Frame => ({
  name: 'Tidewater Tea',
  notice: 'We keep your orders. Meta learns which pages you see, if you say yes.',
  head: `${ask.signal ? '' : `<script type="text/plain" data-type="application/javascript" data-name="meta">document.head.append(document.createRange().createContextualFragment(${JSON.stringify(metaTag()).replaceAll('</', '<\\/')}));</script>`}
${klaro("{ name: 'meta', title: 'Meta', purposes: ['advertising'], default: false }")}`,
  foot: '',
});
const teas = (title: string, main: string) => (ask: Ask) => framed(tide(ask), title, main)();

/**
 * 201: Google's tag for ads answers at the site's own path; rrweb hears what is typed into the
 * field for news, and sends it every two seconds.
 */
const OWN_TAG = `(() => { const q = (fields) => new URLSearchParams(fields), kept = document.cookie.match('_gcl_au=([^;]*)');
const auid = kept ? kept[1] : '1.1.' + Math.floor(Math.random() * 1e9) + '.' + Math.floor(Date.now() / 1000);
document.cookie = '_gcl_au=' + auid + ';path=/;max-age=7776000'; const now = Date.now(), url = location.href;
fetch('/gate/ccm/collect?' + q({ en: 'page_view', dl: url, scrsrc: 'www.googletagmanager.com', frm: 0, rnd: now, auid, npa: 0, gtm: '45je6b1', gcs: 'G111', gcd: '13l3l3l3l1l1' }), { method: 'POST', keepalive: true, mode: 'no-cors' });
new Image().src = '/gate/pagead/viewthroughconversion/412007711/?' + q({ random: now, cv: 11, fst: now, fmt: 3, bg: 'ffffff', guid: 'ON', u_w: screen.width, url, gcs: 'G111', gcd: '13l3l3l3l1l1', auid }); })();`;
const harrow = (ask: Ask): Frame => ({
  name: 'Harrow Farm Seeds',
  notice: 'We keep your orders. Google learns which pages you see.',
  head: `${ask.cookie('hf_out') === '1' ? '' : '<script async src="/gate/tag.js"></script>'}<script src="/lib/rrweb.umd.min.cjs"></script><script>
var steps = []; rrweb.record({ emit: function (step) { steps.push(step); } });
setInterval(function () { if (steps.length) fetch('/r/e', { method: 'POST', body: JSON.stringify(steps.splice(0)) }); }, 2000);</script>`,
  foot: '<form action="/news" method="post"><label>News by mail <input type="email" name="mail"></label><button>Sign up</button></form><a href="/choices">Your Privacy Choices</a>',
});
const seeds = (title: string, main: string) => (ask: Ask) => framed(harrow(ask), title, main)();

const script = (body: string): Reply => ({ type: 'text/javascript', body });
const button = (to: string) =>
  `<form action="${to}" method="post"><button>Opt out of sale and sharing</button></form>`;

/** A site whose pages depend on who asks. */
const pagesFor = (
  of: (title: string, main: string) => (ask: Ask) => Reply,
  frame: (ask: Ask) => Frame,
) => ({
  '/': of('Welcome', '<p>Made here, sold here.</p>'),
  '/about': of('About us', '<p>We are three people.</p>'),
  '/find-us': of('Find us', '<p>Beside the old bank.</p>'),
  '/privacy': (ask: Ask) => pagesOf(frame(ask), '')['/privacy']!(ask),
});

/** After a yes, and under an own name. */
export const SOFTWARE_AFTER_YES: readonly TestSite[] = [
  siteOfRoutes(
    198,
    'reed-mill-dental.example',
    pagesOf(REED, '<p>New patients are welcome.</p>', {
      '/book': framed(REED, 'Book a visit', '<p>Call 555-0142, we are in from eight.</p>'),
      ...KLARO,
    }),
  ),
  siteOfRoutes(199, 'cobble-lane-bags.example', {
    ...pagesFor(bags, cobble),
    '/do-not-sell': bags('Your right', `<p>You may say no.</p>${button('/out')}`),
    '/out': () => sets('cb_out=1', '/'),
    ...COOKIE_CONSENT,
  }),
  siteOfRoutes(200, 'tidewater-tea.example', { ...pagesFor(teas, tide), ...KLARO }),
  siteOfRoutes(201, 'harrow-farm-seeds.example', {
    ...pagesFor(seeds, harrow),
    '/choices': seeds('Your Privacy Choices', `<p>You may say no.</p>${button('/out')}`),
    '/out': () => sets('hf_out=1', '/'),
    '/gate/tag.js': () => script(OWN_TAG),
    '/gate/ccm/collect': (ask) => takes(ask),
    '/gate/pagead/viewthroughconversion/412007711/': (ask) => takes(ask),
    '/lib/rrweb.umd.min.cjs': () => packageFile('rrweb/dist/rrweb.umd.min.cjs'),
    '/r/e': (ask) => takes(ask),
    '/news': () => html('Thank you', '', '<p>Thank you.</p>'),
  }),
];
