/**
 * What companies answer that the tools of real software send to. The tags themselves are those of
 * the other sets, Segment's is the real one.
 */
import { packageFile } from '../software/files.ts';
import type { Ask, Reply } from '../shape.ts';

/** Takes whatever is sent, also after the question that browsers ask first. */
export const takes = ({ origin }: Ask, body = '{}'): Reply => ({
  type: 'application/json',
  body,
  headers: {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type,authorization,x-client-metadata',
    'access-control-allow-methods': 'GET,POST,OPTIONS',
  },
});

const json = (ask: Ask, value: unknown): Reply => takes(ask, JSON.stringify(value));

const SEGMENT_SETTINGS = {
  integrations: { 'Segment.io': { apiKey: 'WOOLKEY', addBundledMetadata: true } },
  plan: { track: { __default: { enabled: true, integrations: {} } } },
  edgeFunction: {},
  metrics: { sampleRate: 0 },
};
const DESTINATION = {
  description: 'Shows ads to people who came by.',
  website: 'https://www.facebook.com',
  category: 'Advertising',
};

const segment = (ask: Ask): Reply => {
  if (ask.path.endsWith('/integrations'))
    return json(ask, [
      { ...DESTINATION, name: 'Facebook Pixel', creationName: 'Facebook Pixel' },
      { ...DESTINATION, name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
    ]);
  if (ask.path.endsWith('/settings')) return json(ask, SEGMENT_SETTINGS);
  const file = ask.path.endsWith('/analytics.min.js')
    ? 'standalone.js'
    : ask.path.split('/').at(-1);
  const reply = packageFile(`@segment/analytics-next/dist/umd/${file ?? ''}`);
  return { ...reply, headers: { 'access-control-allow-origin': '*' } };
};

/** Host → what it answers. */
export const SOFTWARE_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'cdn.segment.com': segment,
  'api.segment.io': (ask) => takes(ask, '{"success":true}'),
  'pixel.mathtag.com': () => ({ body: '<!doctype html><title></title>' }),
  'www.google.com': () => ({ body: '<!doctype html><title>Map</title><p>Map</p>' }),
  'privacyportal.onetrust.com': () => ({
    body: '<!doctype html><title>Web form</title><h1>Tell us who you are</h1><form><label>E-mail <input type="email" name="email" required></label><button>Submit</button></form>',
  }),
};
