/** Sites whose visitors are recorded by software of others, behind paths of the sites' own. */
import { siteOfRoutes } from '../../own-pages.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { packageFile } from '../../software/files.ts';
import { metaTag } from '../../vendors/snippets.ts';
import { takes } from '../../vendors/software.ts';
import { type Frame, framed, pagesOf } from './consent-tools.ts';

const ASK =
  '<form action="/asked" method="post"><label>Your question <textarea name="question" rows="3"></textarea></label><button>Send</button></form>';
const SEARCH =
  '<form role="search" action="/found"><input type="search" name="q" aria-label="Search our menu"><button>Search</button></form>';

/** 190: PostHog with its recorder behind `/ingest`, with nothing hidden of what people type. */
const KILN: Frame = {
  name: 'Kiln & Clay',
  notice: 'We keep your orders, and look at how our pages are used.',
  head: `<script src="/ingest/static/array.full.js"></script><script>
posthog.init('phc_kilnclay41200', { api_host: location.origin + '/ingest', person_profiles: 'always', capture_pageview: true, session_recording: { maskAllInputs: false } });
</script>`,
  foot: '',
};
const KILN_SAYS = {
  config: { enable_collect_everything: true },
  supportedCompression: ['gzip', 'gzip-js'],
  featureFlags: {},
  flags: {},
  toolbarParams: {},
  isAuthenticated: false,
  siteApps: [],
  autocapture_opt_out: false,
  capturePerformance: false,
  hasFeatureFlags: false,
  sessionRecording: { endpoint: '/s/', version: 'v2', recorderVersion: 'v2', sampleRate: null },
};
function kilnTakes(ask: Ask): Reply {
  if (ask.path.startsWith('/ingest/static/'))
    return packageFile(`posthog-js/dist/${ask.path.slice('/ingest/static/'.length)}`);
  if (ask.path.endsWith('/config.js')) return { status: 404, body: '' };
  return ask.path.startsWith('/ingest/')
    ? takes(ask, JSON.stringify(KILN_SAYS))
    : { status: 404, body: 'nothing here' };
}

/** 191: Mixpanel with its recorder behind `/mp`, and Meta beside it. */
const DINER: Frame = {
  name: 'Route Nine Diner',
  notice: 'We keep your reservations. Meta learns which pages you see.',
  head: `${metaTag()}<script>var MIXPANEL_CUSTOM_LIB_URL = '/lib/mixpanel-with-recorder.min.js';</script><script src="/lib/mixpanel-jslib-snippet.min.js"></script>`,
  foot: '',
  tail: `<script>mixpanel.init('41200route9', { api_host: location.origin + '/mp', track_pageview: true, persistence: 'localStorage', record_sessions_percent: 100, record_mask_text_selector: '', record_mask_all_inputs: false, record_mask_all_text: false, record_min_ms: 0 });</script>`,
};

/** 192: rrweb, sent to the site's own server by the owner's nephew. */
const LEDGER: Frame = {
  name: 'Ledger & Sons, tax help',
  notice: 'We keep what you ask us.',
  head: '<script src="/lib/rrweb.umd.min.cjs"></script>',
  foot: '',
  tail: `<script>
var seen = []; rrweb.record({ emit: function (event) { seen.push(event); }, maskAllInputs: false });
setInterval(function () { if (seen.length === 0) return; var body = JSON.stringify({ visitor: sessionStorage.v || (sessionStorage.v = Math.random().toString(36).slice(2)), events: seen }); seen = []; fetch('/quality', { method: 'POST', headers: { 'content-type': 'application/json' }, body: body }); }, 2000);
</script>`,
};

const library = (path: string) => () => packageFile(path);

/** Recorders. */
export const SOFTWARE_RECORDERS: readonly TestSite[] = [
  siteOfRoutes(190, 'kiln-and-clay.example', {
    ...pagesOf(KILN, `<p>Bowls, cups, and a class on Fridays.</p>${ASK}`),
    '*': kilnTakes,
  }),
  siteOfRoutes(191, 'route-nine-diner.example', {
    ...pagesOf(DINER, `<p>Pancakes until noon.</p>${SEARCH}`),
    '/found': framed(DINER, 'Found', '<p>Nothing of that name.</p>'),
    '/lib/mixpanel-with-recorder.min.js': library(
      'mixpanel-browser/dist/mixpanel-with-recorder.min.js',
    ),
    '/lib/mixpanel-jslib-snippet.min.js': library(
      'mixpanel-browser/dist/mixpanel-jslib-snippet.min.js',
    ),
    '*': (ask) =>
      ask.path.startsWith('/mp/') ? takes(ask, '1') : { status: 404, body: 'nothing here' },
  }),
  siteOfRoutes(192, 'ledger-and-sons.example', {
    ...pagesOf(LEDGER, '<p>We have done taxes for families since 1988.</p>'),
    '/find-us': framed(LEDGER, 'Find us', `<p>Over the bakery.</p>${ASK}`),
    '/lib/rrweb.umd.min.cjs': library('rrweb/dist/rrweb.umd.min.cjs'),
    '/quality': (ask) => takes(ask, '{"ok":true}'),
  }),
];
