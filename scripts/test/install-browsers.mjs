/** Installs the browsers that tests use, where they are missing and can be had. */
import { findBrowser, findLightBrowser } from '../browser.mjs';

// one after the other: two that install wait for one lock
await findBrowser();
await findLightBrowser();
