/**
 * Sites of real software from npm that nobody here wrote, in their documented settings. What
 * companies serve is no package, so it is a stand-in that sends as the real one does; Clarity's
 * recorder is the real one.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface RealSite {
  readonly name: string;
  /** Ids of the tools that must fall silent. */
  readonly tools: readonly string[];
  /** The site's own program, bundled as an owner's build does. */
  readonly program: string;
  readonly head?: string | undefined;
}

const require = createRequire(import.meta.url);
const fileOf = (name: string) => readFileSync(require.resolve(name), 'utf8');

const FBEVENTS = 'connect.facebook.net/en_US/fbevents.js';

/** What companies answer with, by host and path. */
export const COMPANY_FILES: Readonly<Record<string, string>> = {
  [FBEVENTS]: `new Image().src = 'https://www.facebook.com/tr/?id=1&ev=PageView&rl=&it=1'; document.cookie = '_fbp=fb.1.1.1;path=/';`,
  'www.googletagmanager.com/gtag/js': `fetch('https://region1.google-analytics.com/g/collect?v=2&tid=G-1&cid=1.2', { method: 'POST', mode: 'no-cors', keepalive: true });`,
  'www.googletagmanager.com/gtm.js': `for (const src of ['https://${FBEVENTS}', 'https://snap.licdn.com/li.lms-analytics/insight.min.js']) { const tag = document.createElement('script'); tag.async = true; tag.src = src; document.head.appendChild(tag); }`,
  'snap.licdn.com/li.lms-analytics/insight.min.js': `navigator.sendBeacon('https://px.ads.linkedin.com/collect?v=2', 'x');`,
  'www.clarity.ms/tag/demo': `const tag = document.createElement('script'); tag.async = true; tag.src = 'https://scripts.clarity.ms/0.8.70/clarity.js'; document.head.appendChild(tag);`,
  'scripts.clarity.ms/0.8.70/clarity.js': `${fileOf('clarity-js/build/clarity.min.js')}\nwindow.clarity('start', { projectId: 'demo', upload: 'https://m.clarity.ms/collect', track: true, content: true });`,
};

/** Own files of packages that load more of themselves. */
export const OWN_FILES: Readonly<Record<string, string>> = {
  '/tarteaucitron/tarteaucitron.js': fileOf('tarteaucitronjs/tarteaucitron.min.js'),
  '/tarteaucitron/tarteaucitron.min.js': fileOf('tarteaucitronjs/tarteaucitron.min.js'),
  '/tarteaucitron/tarteaucitron.services.min.js': fileOf(
    'tarteaucitronjs/tarteaucitron.services.min.js',
  ),
  '/tarteaucitron/tarteaucitron.services.js': fileOf(
    'tarteaucitronjs/tarteaucitron.services.min.js',
  ),
  '/tarteaucitron/lang/tarteaucitron.en.min.js': fileOf(
    'tarteaucitronjs/lang/tarteaucitron.en.min.js',
  ),
  '/tarteaucitron/lang/tarteaucitron.en.js': fileOf('tarteaucitronjs/lang/tarteaucitron.en.min.js'),
  '/tarteaucitron/css/tarteaucitron.min.css': '',
  '/tarteaucitron/css/tarteaucitron.css': '',
};

const PIXEL = `import { default as Pixel } from 'react-facebook-pixel'; const pixel = Pixel.default ?? Pixel;
pixel.init('1', {}, { autoConfig: true }); pixel.pageView();`;
const GA = `import ReactGA from 'react-ga4'; const ga = ReactGA.default ?? ReactGA; ga.initialize('G-1');`;

const waiting = (category: string) =>
  `<script type="text/plain" data-category="${category}">var tag = document.createElement('script'); tag.async = true; tag.src = 'https://${FBEVENTS}'; document.head.appendChild(tag);</script>`;

const cookieConsent = (mode: string, more = '') =>
  `import * as CookieConsent from 'vanilla-cookieconsent';
CookieConsent.run({ mode: '${mode}', hideFromBots: false, categories: { necessary: { enabled: true, readOnly: true }, ads: { enabled: true } },
  language: { default: 'en', translations: { en: { consentModal: { title: 'Cookies', acceptAllBtn: 'Yes', acceptNecessaryBtn: 'No' }, preferencesModal: { sections: [] } } } } });
${more}`;

export const REAL_SITES: readonly RealSite[] = [
  { name: 'react-facebook-pixel', tools: ['meta-pixel'], program: PIXEL },
  { name: 'react-ga4', tools: ['google-analytics'], program: GA },
  {
    name: 'react-gtm-module: Meta and LinkedIn',
    tools: ['meta-pixel', 'linkedin-insight'],
    program: `import Manager from 'react-gtm-module'; (Manager.default ?? Manager).initialize({ gtmId: 'GTM-1' });`,
  },
  {
    name: '@microsoft/clarity',
    tools: ['microsoft-clarity'],
    program: `import Clarity from '@microsoft/clarity'; Clarity.init('demo');`,
  },
  {
    name: 'clarity-js in the site’s own bundle',
    tools: ['microsoft-clarity'],
    program: `import { clarity } from 'clarity-js'; clarity.start({ projectId: 'demo', upload: 'https://m.clarity.ms/collect', track: true, content: true });`,
  },
  {
    name: 'vanilla-cookieconsent, opt-out',
    tools: ['meta-pixel'],
    program: cookieConsent('opt-out'),
    head: waiting('ads'),
  },
  {
    name: 'vanilla-cookieconsent, opt-in, and a visitor who said yes',
    tools: ['meta-pixel', 'google-analytics'],
    program: `${GA}\n${cookieConsent('opt-in', `CookieConsent.acceptCategory('all');`)}`,
    head: waiting('ads'),
  },
  {
    name: 'tarteaucitron, and a visitor who said yes',
    tools: ['meta-pixel'],
    program: '',
    head: `<script>document.cookie = 'tarteaucitron=!facebookpixel=true;path=/';</script><script src="/tarteaucitron/tarteaucitron.js"></script><script>
tarteaucitron.init({ privacyUrl: '', highPrivacy: false, AcceptAllCta: true, useExternalCss: true, bodyPosition: 'bottom' });
tarteaucitron.user.facebookpixelId = '1'; (tarteaucitron.job = tarteaucitron.job || []).push('facebookpixel');</script>`,
  },
  {
    name: 'React, single page, three tools',
    tools: ['meta-pixel', 'google-analytics', 'microsoft-clarity'],
    program: `import { createElement, useEffect } from 'react'; import { createRoot } from 'react-dom/client'; import Clarity from '@microsoft/clarity';
${PIXEL} ${GA}
function App() { useEffect(() => { Clarity.init('demo'); history.pushState({}, '', '#/next'); pixel.track('ViewContent'); ga.send({ hitType: 'pageview', page: '/next' }); }, []); return createElement('p', null, 'An app'); }
createRoot(document.getElementById('app')).render(createElement(App));`,
  },
  {
    name: 'all at once',
    tools: ['meta-pixel', 'google-analytics', 'linkedin-insight', 'microsoft-clarity'],
    program: `${PIXEL} ${GA} import Manager from 'react-gtm-module'; (Manager.default ?? Manager).initialize({ gtmId: 'GTM-1' }); import Clarity from '@microsoft/clarity'; Clarity.init('demo');`,
  },
];
