/**
 * Whether this machine has a Chromium: the one that is named, or one in the usual places. None is
 * installed.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const OFF = 'none';

export interface FoundChromium {
  readonly path: string | undefined;
  /** Why there is none, in words for owners. */
  readonly why: string | null;
}

/** Looks once, without starting it. */
export function findChromium(
  named: string | undefined,
  search = process.env['PATH'] ?? '',
): FoundChromium {
  if (named === OFF)
    return {
      path: undefined,
      why: 'The people who run this site switched tests with a browser off.',
    };
  if (named !== undefined)
    return existsSync(named)
      ? { path: named, why: null }
      : { path: undefined, why: 'The Chromium that this installation names is not there.' };
  const folders = [...search.split(delimiter), ...FOLDERS].filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const path = [...places, ...APPS].find((place) => existsSync(place));
  return { path, why: path === undefined ? 'This installation has no Chromium.' : null };
}
