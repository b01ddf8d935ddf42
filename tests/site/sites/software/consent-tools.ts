/** Sites with consent tools of others, in their documented settings. */
import { daysAgo, html, siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { packageFile } from '../../software/files.ts';
import { linkedinTag, metaTag, tiktokTag } from '../../vendors/snippets.ts';
import { clarityTag } from '../../vendors/habit-snippets.ts';

/** Each page of a site; `foot` is what stands beside the notice. */
export interface Frame {
  readonly name: string;
  readonly head: string;
  readonly foot: string;
  readonly tail?: string;
  readonly style?: string;
  readonly notice: string;
}

type Routes = Readonly<Record<string, (ask: Ask) => Reply>>;

const STYLE =
  'body{font:17px/1.5 Georgia,serif;margin:0 auto;max-width:54rem;padding:1rem}main{min-height:150vh}footer{padding:2rem 0}';

/** A page in the frame of its site. */
export const framed =
  ({ name, head, foot, tail = '', style = STYLE }: Frame, title: string, main: string) =>
  (): Reply =>
    html(
      `${title} | ${name}`,
      `<style>${style}</style>${head}`,
      `<header><a href="/">${name}</a> <a href="/about">About us</a> <a href="/find-us">Find us</a></header><main><h1>${title}</h1>${main}</main><footer><a href="/privacy">Privacy Policy</a> ${foot}</footer>${tail}`,
    );

/** The pages that each of these sites has, and its own. */
export const pagesOf = (frame: Frame, home: string, own: Routes = {}): Routes => ({
  '/': framed(frame, 'Welcome', home),
  '/about': framed(frame, 'About us', '<p>We are five people and have been here since 2011.</p>'),
  '/find-us': framed(frame, 'Find us', '<p>Second street on the left after the bridge.</p>'),
  '/privacy': framed(
    frame,
    'Privacy Policy',
    `<p>Last updated: ${daysAgo(40)}</p><p>${frame.notice}</p>`,
  ),
  ...own,
});

const file = (path: string) => () => packageFile(path);

/** vanilla-cookieconsent, with whatever its owner wrote around it. */
export const COOKIE_CONSENT = {
  '/cc/cookieconsent.css': file('vanilla-cookieconsent/dist/cookieconsent.css'),
  '/cc/cookieconsent.umd.js': file('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
} as const;
export const COOKIE_CONSENT_TAGS =
  '<link rel="stylesheet" href="/cc/cookieconsent.css"><script src="/cc/cookieconsent.umd.js"></script>';
export const COOKIE_CONSENT_WORDS = `language: { default: 'en', translations: { en: {
  consentModal: { title: 'Cookies at our shop', description: 'We use cookies, and companies that show our ads do too.', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Manage preferences' },
  preferencesModal: { title: 'Your cookie preferences', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', savePreferencesBtn: 'Save preferences', closeIconLabel: 'Close',
    sections: [{ title: 'Strictly necessary', description: 'For the cart.', linkedCategory: 'necessary' }, { title: 'Advertising', description: 'So that others show you our ads.', linkedCategory: 'ads' }] } } } }`;

/** 184: out by choice, with consent mode v2; Meta's tag waits as text in a category that is on. */
const LANTERN: Frame = {
  name: 'Lantern Lamps',
  notice: 'We keep your orders. Google and Meta learn which pages you see, unless you say no.',
  head: `${COOKIE_CONSENT_TAGS}<script type="text/plain" data-category="ads">
window.fbq = window.fbq || function () { (fbq.queue = fbq.queue || []).push(arguments); };
fbq('init', '1202377411550'); fbq('track', 'PageView');
var tag = document.createElement('script'); tag.async = true; tag.src = 'https://connect.facebook.net/en_US/fbevents.js'; document.head.appendChild(tag);</script>`,
  foot: '<a href="#" data-cc="show-preferencesModal">Your Privacy Choices</a>',
  tail: `<script>
window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); }
gtag('consent', 'default', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted', wait_for_update: 500 });
var said = function () { var state = CookieConsent.acceptedCategory('ads') ? 'granted' : 'denied';
  gtag('consent', 'update', { ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state }); };
CookieConsent.run({ mode: 'opt-out', categories: { necessary: { enabled: true, readOnly: true }, ads: { enabled: true } }, onConsent: said, onChange: said,
  ${COOKIE_CONSENT_WORDS} }).then(function () {
  gtag('js', new Date()); gtag('config', 'G-4T7Q0HARBR');
  var tag = document.createElement('script'); tag.async = true; tag.src = 'https://www.googletagmanager.com/gtag/js?id=G-4T7Q0HARBR'; document.head.appendChild(tag); });
</script>`,
};

/**
 * 185: Osano's popup; the link is a page with a button that opens it again. LinkedIn asks nobody.
 */
const MILL: Frame = {
  name: 'The Grist Mill',
  notice: 'We keep what you order. Meta and LinkedIn learn which pages you see.',
  head: `<link rel="stylesheet" href="/osano/cookieconsent.min.css"><script src="/osano/cookieconsent.min.js"></script>${linkedinTag()}`,
  foot: '<a href="/privacy-choices">Your Privacy Choices</a>',
  tail: `<script>
window.cookieconsent.initialise({ type: 'opt-out', theme: 'classic', revokable: true, palette: { popup: { background: '#333333' }, button: { background: '#f1d600' } },
  content: { message: 'This website uses cookies for ads.', deny: 'Decline', allow: 'Allow cookies', href: '/privacy' } },
  function (popup) { window.popup = popup; if (popup.getStatus() !== 'deny') document.head.append(document.createRange().createContextualFragment(${JSON.stringify(metaTag()).replaceAll('</', '<\\/')})); });
</script>`,
};

/**
 * 186: Segment's consent manager; its dialog is a table of Yes and No. Meta starts with Segment.
 */
const SADDLE: Frame = {
  name: 'Saddle & Strap',
  notice: 'We keep what you order. Meta learns which pages you see; you may opt out below.',
  head: `<script>
!function(){var analytics=window.analytics=window.analytics||[];if(!analytics.initialize){analytics.invoked=!0;analytics.methods=['track','page','identify','ready','on','once','off'];analytics.factory=function(e){return function(){var t=Array.prototype.slice.call(arguments);t.unshift(e);analytics.push(t);return analytics}};for(var e=0;e<analytics.methods.length;e++){var key=analytics.methods[e];analytics[key]=analytics.factory(key)}analytics.load=function(key,e){var t=document.createElement('script');t.type='text/javascript';t.async=!0;t.setAttribute('data-global-segment-analytics-key','analytics');t.src='https://cdn.segment.com/analytics.js/v1/'+key+'/analytics.min.js';var n=document.getElementsByTagName('script')[0];n.parentNode.insertBefore(t,n);analytics._loadOptions=e};analytics._writeKey='WOOLKEY';analytics.SNIPPET_VERSION='5.2.0';analytics.page();}}();
analytics.ready(function () { document.head.append(document.createRange().createContextualFragment(${JSON.stringify(metaTag()).replaceAll('</', '<\\/')})); });
window.consentManagerConfig = function (exports) { return { container: '#consents', writeKey: 'WOOLKEY', shouldRequireConsent: function () { return false; },
  bannerContent: 'We use cookies and similar technologies.', bannerSubContent: 'You can change your preferences at any time.',
  preferencesDialogTitle: 'Website Data Collection Preferences', preferencesDialogContent: 'We use data collected by cookies to show you ads.',
  cancelDialogTitle: 'Are you sure you want to cancel?', cancelDialogContent: 'Your preferences have not been saved.' }; };
</script><script src="/segment/consent-manager.js" defer></script>`,
  foot: '<button type="button" onclick="consentManager.openConsentManager()">Do Not Sell or Share My Personal Information</button>',
  tail: '<div id="consents"></div>',
};

/** 187: orejime asks at once; all is off, its refusal is greyed. Clarity runs from the start. */
const FERRY: Frame = {
  name: 'Ferry Street Dental',
  notice: 'We keep your appointments. Microsoft and TikTok learn which pages you see.',
  head: `<link rel="stylesheet" href="/orejime/orejime-standard.css">${clarityTag()}`,
  foot: '<a href="#" onclick="orejime.prompt();return false">Your Privacy Choices</a>',
  tail: `<template data-purpose="ads">${tiktokTag()}</template><script>
window.orejimeConfig = { purposes: [{ id: 'ads', title: 'Ads', description: 'So that others show you our ads.', cookies: ['_ttp'] }, { id: 'measuring', title: 'Measuring', description: 'So that we know what is read.', cookies: ['_clck'] }], privacyPolicyUrl: '/privacy', forceModal: true };
</script><script src="/orejime/orejime-standard-en.js"></script>`,
};

/** 188: klaro; one tag may run before anybody chose, the other waits. */
const ORCHARD: Frame = {
  name: 'Orchard Row Cider',
  notice: 'We keep your orders. LinkedIn and Meta learn which pages you see.',
  head: `<script type="text/plain" data-type="application/javascript" data-name="linkedin" data-src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script>
<script type="text/plain" data-type="application/javascript" data-name="meta">
window.fbq = function () { (fbq.queue = fbq.queue || []).push(arguments); }; fbq('init', '1202377411550'); fbq('track', 'PageView');
var tag = document.createElement('script'); tag.src = 'https://connect.facebook.net/en_US/fbevents.js'; document.head.appendChild(tag);</script>
<script>var klaroConfig = { acceptAll: true, mustConsent: false, privacyPolicy: '/privacy', services: [
  { name: 'linkedin', title: 'LinkedIn', purposes: ['advertising'], default: true, optOut: true }, { name: 'meta', title: 'Meta', purposes: ['advertising'], default: false }] };</script>
<script defer src="/klaro/klaro.js"></script>`,
  foot: '<a href="#" onclick="klaro.show(undefined, true);return false">Your Privacy Choices</a>',
};

/** 189: tarteaucitron; Meta waits for a yes, the tag that stands beside it does not. */
const QUILT: Frame = {
  name: 'Quilt Corner',
  notice: 'We keep your orders. Meta and TikTok learn which pages you see.',
  head: `${tiktokTag()}<script src="/tarteaucitron/tarteaucitron.min.js"></script><script>
tarteaucitron.init({ privacyUrl: '/privacy', hashtag: '#tarteaucitron', cookieName: 'tarteaucitron', orientation: 'middle', DenyAllCta: true, AcceptAllCta: true, highPrivacy: true, showIcon: true, cookieslist: true, useExternalCss: false, useExternalJs: false, mandatory: true });
tarteaucitron.user.facebookpixelId = '1202377411550'; (tarteaucitron.job = tarteaucitron.job || []).push('facebookpixel');</script>`,
  foot: '<a href="#tarteaucitron">Your Privacy Choices</a>',
};

const under = (path: string, folder: string, names: readonly string[]): Routes =>
  Object.fromEntries(names.map((name) => [`${path}/${name}`, file(`${folder}/${name}`)]));

/** Consent tools. */
export const CONSENT_TOOLS: readonly TestSite[] = [
  siteOfRoutes(
    184,
    'lantern-lamps.example',
    pagesOf(LANTERN, '<p>Lamps from $30.</p>', COOKIE_CONSENT),
  ),
  siteOfRoutes(
    185,
    'grist-mill.example',
    pagesOf(MILL, '<p>Flour by the pound.</p>', {
      '/privacy-choices': framed(
        MILL,
        'Your Privacy Choices',
        '<p>You may say no to the sale and sharing of your data. Press the button, and choose Decline.</p><button type="button" onclick="popup.open()">Change my cookie choice</button>',
      ),
      ...under('/osano', 'cookieconsent/build', ['cookieconsent.min.css', 'cookieconsent.min.js']),
    }),
  ),
  siteOfRoutes(
    186,
    'saddle-and-strap.example',
    pagesOf(SADDLE, '<p>Belts and bags, $45 and more.</p>', {
      '/segment/consent-manager.js': file('@segment/consent-manager/standalone/consent-manager.js'),
    }),
  ),
  siteOfRoutes(
    187,
    'ferry-street-dental.example',
    pagesOf(
      FERRY,
      '<p>New patients are welcome.</p>',
      under('/orejime', 'orejime/dist', ['orejime-standard.css', 'orejime-standard-en.js']),
    ),
  ),
  siteOfRoutes(
    188,
    'orchard-row-cider.example',
    pagesOf(ORCHARD, '<p>Dry, or less dry.</p>', under('/klaro', 'klaro/dist', ['klaro.js'])),
  ),
  siteOfRoutes(189, 'quilt-corner.example', {
    ...pagesOf(QUILT, '<p>Fabric by the yard.</p>'),
    '*': ({ path }) =>
      path.startsWith('/tarteaucitron/')
        ? packageFile(`tarteaucitronjs/${path.slice('/tarteaucitron/'.length)}`)
        : { status: 404, body: 'nothing here' },
  }),
];
