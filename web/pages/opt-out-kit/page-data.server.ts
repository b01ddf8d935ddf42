/** The tools, the words of the link and the script, so that a kit is made in the browser. */
import { KIT_BOOK } from '#stop-kit/kit-book.server.ts';
import { kitSource } from '#stop-kit/kit-source.server.ts';
import type { OptOutKitView } from './view.ts';

/** What most sites have that have any; the rest is found by its name. */
const USUAL = [
  'meta-pixel',
  'google-analytics',
  'google-ads',
  'google-adsense',
  'google-marketing-platform',
  'microsoft-ads',
  'microsoft-clarity',
  'tiktok-pixel',
  'linkedin-insight',
  'pinterest-tag',
  'snap-pixel',
  'x-pixel',
  'reddit-pixel',
  'criteo',
  'taboola',
  'adroll',
  'amazon-ads',
  'attentive',
];

const source = await kitSource();

export const data = (): OptOutKitView => ({
  ...KIT_BOOK,
  usual: USUAL,
  source,
});
