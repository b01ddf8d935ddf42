/** The browser of the command: found or installed as the tests do. */
import { findBrowser } from '../browser.mjs';
import { CannotTest } from '#site-test/test-site.ts';

/** The path of a Chromium; undefined, and said so, where there is none and none can be had. */
export async function browserPath(say: (line: string) => void): Promise<string | undefined> {
  try {
    const found = await findBrowser();
    if (found === undefined)
      say('No Chromium was found or could be installed. The site is looked at without a browser.');
    return found;
  } catch (error) {
    throw new CannotTest((error as Error).message);
  }
}
