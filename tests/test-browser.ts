import { findBrowser, findLightBrowser } from '../scripts/browser.mjs';
import { FULL } from './full.ts';

/**
 * The path of the browser for tests of what a page does; undefined where there is none. The light
 * one takes a third of the processor; `npm run test:full` takes the one that owners' tests use.
 */
export const testBrowser = (): Promise<string | undefined> =>
  (FULL ? findBrowser() : findLightBrowser()).catch(() => undefined);
