/** Sites that cannot be tested, that try the tester, and that must stay quiet. */
import { page, shopsNamed } from '../../layout.ts';
import type { Ask, Reply, TestSite } from '../../shape.ts';
import { metaTag, tiktokTag } from '../../vendors/snippets.ts';

const NAME = 'Lamp & Buoy';
const shop = shopsNamed(NAME);
const bare = (number: number, host: string, answer: (ask: Ask) => Reply): TestSite => ({
  number,
  host,
  answer,
});

const WALL = `<!doctype html><html lang="en"><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1>
<p>Verify you are human by completing the action below.</p><div id="challenge-form"></div></body></html>`;

/**
 * Every way to a machine that nobody outside may reach; `canary` is where a touch would be noted.
 */
const TRIES = (canary: number) => `<script>
const port = ${canary};
for (const base of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]', '2130706433', '127.1', '0x7f.1'])
  for (const at of [base + ':' + port, base]) fetch('http://' + at + '/touched', { mode: 'no-cors' }).catch(() => {});
for (const at of ['127.0.0.1:' + port, 'localhost:' + port]) { try { new WebSocket('ws://' + at + '/socket'); } catch {} new Image().src = 'http://' + at + '/image.gif'; }
fetch('http://169.254.169.254/latest/meta-data/', { mode: 'no-cors' }).catch(() => {});
fetch('http://10.0.0.1/', { mode: 'no-cors' }).catch(() => {});
fetch('/to-loopback', { mode: 'no-cors' }).catch(() => {});
try { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + port }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); } catch {}
</script><iframe title="Local" src="http://127.0.0.1:${canary}/frame"></iframe>
<a href="http://localhost:${canary}/link">Visit us</a>`;

const quietTags = `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato&display=swap">
<script async src="https://maps.googleapis.com/maps/api/js?key=AIzaSyHarborHarborHarborHarborHarbor0"></script><script async src="https://js.stripe.com/v3/"></script>`;

/** The canary's port is known when the sites are served. */
export const untestableSites = (canary: number): readonly TestSite[] => [
  bare(25, 'never-loads.example', () => ({ trick: 'never' })),
  shop(26, 'three-hundred-megabytes.example', {
    tags: () => tiktokTag(),
    home: () =>
      "<p>Our harbor, as a film</p><script>fetch('/harbor.film').then((film) => film.blob())</script>",
    others: { '/harbor.film': () => ({ type: 'application/octet-stream', trick: 'flood' }) },
  }),
  shop(27, 'tries-the-inside.example', {
    home: () => TRIES(canary),
    others: {
      '/to-loopback': () => ({
        status: 302,
        headers: { location: `http://127.0.0.1:${canary}/redirected` },
      }),
      '/about': () => ({
        status: 302,
        headers: { location: 'http://169.254.169.254/latest/meta-data/' },
      }),
    },
  }),
  shop(28, 'bad-certificate.example', { tags: () => metaTag() }, { badCertificate: true }),
  bare(29, 'bot-wall.example', () => ({
    status: 403,
    type: 'text/html; charset=utf-8',
    headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
    body: WALL,
  })),
  shop(30, 'every-other-visit.example', {
    // whoever opts out is heard no better: every other visitor is sent
    tags: (ask) => (ask.guest % 2 === 0 ? '' : metaTag()),
  }),
  shop(34, 'clean-shop.example', {
    tags: () => quietTags,
    home: () =>
      '<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18!1m12"></iframe>',
    optOut: null,
  }),
  shop(35, 'own-collect.example', {
    home: () =>
      '<p><a href="/collect?id=12">What we collect</a> <a href="/tr?id=7&lang=tr">Türkçe</a></p><img alt="Stamp" src="/tr/stamp.gif?id=7&ev=harbor">',
    optOut: null,
    others: {
      '/collect': (ask) =>
        page(
          { name: NAME, optOut: null },
          ask,
          'We collect stamps',
          '<h1>We collect stamps</h1><p>Since 1988.</p>',
        ),
      '/tr': (ask) => page({ name: NAME, optOut: null }, ask, 'Merhaba', '<h1>Merhaba</h1>'),
      '/tr/stamp.gif': () => ({
        type: 'image/gif',
        body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      }),
    },
  }),
];
