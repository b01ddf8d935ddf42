/** The path of a Chromium that starts, or undefined. */
export function findBrowser(): Promise<string | undefined>;
