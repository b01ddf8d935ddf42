/** The path of a Chromium that starts, or undefined. */
export function findBrowser(): Promise<string | undefined>;
/**
 * The path of a Chromium without a window's parts, which takes less of the processor; where there
 * is none, of any.
 */
export function findLightBrowser(): Promise<string | undefined>;
