/** How tags get on a page and send: one page each, as sites have them. */

import { FULL } from '../full.ts';

export interface WayToSend {
  readonly name: string;
  readonly html: string;
  /** What has to reach companies where nobody said no; in the order of letters. */
  readonly sends: readonly string[];
  /**
   * What a browser fetches of the HTML itself before any script runs: files that never run
   * (docs/decisions/0124-stop-kit.md).
   */
  readonly ahead?: readonly string[];
}

const TR = 'www.facebook.com/tr';
const FBEVENTS = 'connect.facebook.net/en_US/fbevents.js';
const ON_PAGE = `'https://${TR}?id=1&ev=PageView'`;

/** How late the late tag comes; three seconds where all is tried. */
export const LATE_MS = FULL ? 3000 : 700;

/** Scripts of companies: each sends as soon as it runs. */
export const COMPANY_SCRIPTS: Readonly<Record<string, string>> = {
  [FBEVENTS]: `new Image().src = ${ON_PAGE};`,
  'snap.licdn.com/li.lms-analytics/insight.min.js': `navigator.sendBeacon('https://px.ads.linkedin.com/collect', 'x');`,
  'www.googletagmanager.com/gtm.js': `
    for (const src of ['https://${FBEVENTS}', 'https://cdn.other.example/needed.js']) {
      const tag = document.createElement('script'); tag.async = true; tag.src = src;
      document.head.appendChild(tag);
    }`,
  'cdn.other.example/needed.js': `window.needed = true; fetch('https://cdn.other.example/api');`,
};

const NEEDED = ['cdn.other.example/api', 'cdn.other.example/needed.js'];

/** Meta's own code, as its page has it. */
export const META_TAG = `<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://${FBEVENTS}');fbq('init','1');fbq('track','PageView');</script><noscript><img height="1" width="1" src="https://${TR}?id=1&ev=PageView&noscript=1"></noscript>`;

const script = (name: string, code: string, sends: readonly string[] = [TR]): WayToSend => ({
  name,
  html: `<script>${code}</script>`,
  sends,
});

const SENT_FB = [FBEVENTS, TR];

export const WAYS: readonly WayToSend[] = [
  { name: 'inline loader and picture without script', html: META_TAG, sends: SENT_FB },
  {
    name: 'script in the HTML',
    html: `<script src="https://${FBEVENTS}"></script>`,
    sends: SENT_FB,
    ahead: [FBEVENTS],
  },
  {
    name: 'async script in the HTML',
    html: `<script async src="https://${FBEVENTS}"></script>`,
    sends: SENT_FB,
    ahead: [FBEVENTS],
  },
  {
    name: 'deferred script in the HTML',
    html: `<script defer src="https://${FBEVENTS}"></script>`,
    sends: SENT_FB,
    ahead: [FBEVENTS],
  },
  {
    name: 'tags that wait for the kit',
    html: `<script async data-statewise-src="https://${FBEVENTS}"></script><img alt="" data-statewise-src="https://${TR}?id=2"><iframe title="x" data-statewise-src="https://x.criteo.com/frame"></iframe>`,
    sends: [FBEVENTS, TR, TR, 'x.criteo.com/frame'],
  },
  script('new Image', `new Image().src = ${ON_PAGE};`),
  script(
    'srcset, clone and setAttribute',
    `const a = document.createElement('img'); a.setAttribute('src', ${ON_PAGE}); document.body.append(a);
     const b = document.createElement('img'); b.srcset = ${ON_PAGE} + '&b 1x'; document.body.prepend(b);`,
    [TR, TR],
  ),
  script('beacon', `navigator.sendBeacon(${ON_PAGE}, 'x');`),
  script('fetch', `fetch(${ON_PAGE}, { method: 'POST', mode: 'no-cors' });`),
  script('fetch of a request', `fetch(new Request(${ON_PAGE}, { mode: 'no-cors' }));`),
  script(
    'XMLHttpRequest',
    `const x = new XMLHttpRequest(); x.open('POST', ${ON_PAGE}); x.onload = () => { window.answered = x.status; }; x.send('x');`,
  ),
  script('EventSource', `new EventSource(${ON_PAGE}).onerror = (event) => event.target.close();`),
  script(
    'innerHTML',
    `document.body.insertAdjacentHTML('beforeend', '<p id=p></p>'); document.getElementById('p').innerHTML = '<img alt="" src=' + ${ON_PAGE} + '>';`,
  ),
  script('document.write', `document.write('<img alt="" src="' + ${ON_PAGE} + '">');`),
  script(
    'document.write of a script',
    `document.write('<scr' + 'ipt src="https://${FBEVENTS}"></scr' + 'ipt>');`,
    SENT_FB,
  ),
  script(
    'frame put in by a script',
    `const f = document.createElement('iframe'); f.src = 'https://x.criteo.com/frame'; document.body.append(f);`,
    ['x.criteo.com/frame'],
  ),
  script(
    'a frame without address, and its own calls',
    `const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.fetch(${ON_PAGE}, { mode: 'no-cors' }); new f.contentWindow.Image().src = ${ON_PAGE};`,
    [TR, TR],
  ),
  script(
    'a fragment with a loader',
    `document.body.append(document.createRange().createContextualFragment('<img alt="" src=' + ${ON_PAGE} + '>'));`,
  ),
  script(
    'a form in a hidden frame',
    `document.body.insertAdjacentHTML('beforeend', '<iframe name=h title=h></iframe><form id=f target=h method=post action=https://${TR}></form>'); document.getElementById('f').submit();`,
  ),
  script(
    'preload',
    `const l = document.createElement('link'); l.rel = 'preload'; l.as = 'script'; l.href = 'https://${FBEVENTS}'; document.head.append(l);`,
    [FBEVENTS],
  ),
  {
    name: 'tag manager with a tag and a script that the site needs',
    html: `<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>`,
    sends: [...NEEDED, ...SENT_FB, 'www.googletagmanager.com/gtm.js'],
  },
  script('an own path', `fetch('/ingest/e/', { method: 'POST', body: 'x' });`, [
    'www.shop.example/ingest/e/',
  ]),
  script('late', `setTimeout(() => { new Image().src = ${ON_PAGE}; }, ${LATE_MS});`),
  script(
    'single-page navigation',
    `setTimeout(() => { history.pushState({}, '', '/next'); new Image().src = ${ON_PAGE}; }, 50);`,
  ),
  {
    name: 'LinkedIn',
    html: `<script>const s = document.getElementsByTagName('script')[0]; const b = document.createElement('script'); b.async = true; b.src = 'https://snap.licdn.com/li.lms-analytics/insight.min.js'; s.parentNode.insertBefore(b, s);</script>`,
    sends: ['px.ads.linkedin.com/collect', 'snap.licdn.com/li.lms-analytics/insight.min.js'],
  },
];

/** What a site needs reaches its place after a no as well. */
export const isNeeded = (place: string) =>
  NEEDED.includes(place) || place === 'www.googletagmanager.com/gtm.js';
