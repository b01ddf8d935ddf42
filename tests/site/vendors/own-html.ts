/**
 * Tags of vendors that the sites with their own HTML carry, written anew as those of vendors.ts:
 * hosts, paths and names from what is public. None of their code.
 */
import type { Ask, Reply } from '../shape.ts';
import { VENDORS, ownPixel, tag } from './ways.ts';

const OUTBRAIN =
  tag(`const send = (name) => image('https://tr.outbrain.com/unifiedPixel', { marketerId: '00' + hex(32), obApiVersion: '1.1.0', obtpVersion: '2.0.6', name, dl: location.href, optOut: false, bust: digits(16), referrer: from });
window.obApi = (what, name) => { if (what === 'track') send(name); };
send('PAGE_VIEW');`);

const AMAZON = tag(`const frame = document.createElement('iframe'); frame.style.display = 'none';
frame.src = address('https://s.amazon-adsystem.com/iu3', { d: 'generic', 'ex-fargs': '?id=f21e25c1-1d85-caee-70bc-' + hex(12) + '&type=55&m=1', 'ex-fch': '416613', 'ex-src': location.origin + '/', 'ex-hargs': 'v=1.0;c=7529624360201;p=F21E25C1-1D85-CAEE-70BC-B47F988BFAFE', cb: digits(18) });
document.documentElement.append(frame);`);

const ADROLL = tag(
  `fetch(address('https://d.adroll.com/segment/R7LEOQOQNEFEZMZDEHYTPJ/WWRASU5MLJCIXM2BLHVO62', { adroll_fpc: visitor('__adroll_fpc', () => hex(32) + '-' + now), pv: digits(11) + '.' + digits(5), arrfrr: page, advertisable: 'R7LEOQOQNEFEZMZDEHYTPJ' }), { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});`,
);

const FULLSTORY =
  tag(`const session = hex(8) + '-' + hex(4) + '-4' + hex(3) + '-' + hex(12); let seq = 1;
const bundle = () => fetch(address('https://rs.fullstory.com/rec/bundle/v2', { OrgId: 'o-41207-na1', UserId: visitor('fs_uid', () => hex(16)), SessionId: session, PageId: hex(16), Seq: seq++ }),
  { method: 'POST', mode: 'no-cors', body: JSON.stringify({ Seq: seq, When: now, Evts: [{ Kind: 2, When: 12, Args: [document.documentElement.outerHTML.length] }] }) }).catch(() => {});
bundle(); setInterval(bundle, 5000);`);

/** The Google tag of an account that advertises: what it tells Google Ads of a page view. */
const GOOGLE_ADS =
  tag(`const auid = visitor('_gcl_au', () => '1.1.' + digits(9) + '.' + digits(10)).slice(4); const gtm = '45be6b' + digits(6);
navigator.sendBeacon(address('https://www.google.com/ccm/collect', { en: 'page_view', dl: page, scrsrc: 'www.googletagmanager.com', frm: 0, rnd: digits(10), auid, navt: 'n', npa: 0, gtm, gcd: '13l3l3l3l1l1', dma: 0, tft: now }));
image('https://www.google.com/rmkt/collect/412007711/', { random: now, cv: 11, fst: now, fmt: 3, bg: 'ffffff', guid: 'ON', async: 1, gtm, gcd: '13l3l3l3l1l1', dma: 0, u_w: screen.width, url: page, npa: 0, auid, data: 'event=gtag.config' });`);

/** A container of tags that runs late: it hears the signal for one of its three tags. */
const CONTAINER =
  tag(`const add = (src) => { const each = document.createElement('script'); each.async = true; each.src = src; document.head.append(each); };
const shares = !/(?:^|; )bk_privacy=[^;]*share:0/.test(document.cookie);
const run = () => setTimeout(() => {
  if (!shares) return;
  add('https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CKETTLE41200771&lib=ttq');
  add('https://s.pinimg.com/ct/core.js');
  if (navigator.globalPrivacyControl) return;
  window.fbq = function () { (fbq.queue = fbq.queue || []).push(arguments); };
  fbq('init', '4420771202377'); fbq('track', 'PageView');
  add('https://connect.facebook.net/en_US/fbevents.js');
}, 2500);
if (document.readyState === 'complete') run(); else addEventListener('load', run);`);

const gtm = (ask: Ask): Reply => {
  const id = ask.query.get('id') ?? '';
  if (id === 'GTM-KETTLE7') return CONTAINER;
  return id.startsWith('AW-') ? GOOGLE_ADS : VENDORS['www.googletagmanager.com']!(ask);
};

const empty = (): Reply => ({ body: '<!doctype html><title></title>' });

/** Host → what it answers. */
export const OWN_HTML_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'www.googletagmanager.com': gtm,
  'amplify.outbrain.com': () => OUTBRAIN,
  'tr.outbrain.com': ownPixel,
  'c.amazon-adsystem.com': () => AMAZON,
  's.amazon-adsystem.com': empty,
  's.adroll.com': () => ADROLL,
  'd.adroll.com': ownPixel,
  'edge.fullstory.com': () => FULLSTORY,
  'rs.fullstory.com': ownPixel,
  '9412077.fls.doubleclick.net': empty,
  'o450712.ingest.us.sentry.io': ownPixel,
  'player.vimeo.com': empty,
  'tile.openstreetmap.org': ownPixel,
  'calendly.com': empty,
  'js.hcaptcha.com': () => tag('window.hcaptcha = { render: () => 0 };'),
};
