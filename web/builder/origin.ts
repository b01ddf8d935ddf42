/** Where the site is published, without a slash at the end: PUBLIC_URL, or the address of a plain start. */
export const ORIGIN = (process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
