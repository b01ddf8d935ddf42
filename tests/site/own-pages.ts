/**
 * What the sites with HTML of their own share. Each writes its own HTML, as each of their owners'
 * builders does.
 */
import type { Ask, Reply, TestSite } from './shape.ts';

type Routes = Readonly<Record<string, (ask: Ask) => Reply>>;

const MISSING: Reply = {
  status: 404,
  body: '<!doctype html><title>Not found</title><h1>Nothing here</h1>',
};

/** A site by its addresses; `*` takes all others. */
export const siteOfRoutes = (
  number: number,
  host: string,
  routes: Routes,
  more: Partial<TestSite> = {},
): TestSite => ({
  number,
  host,
  ...more,
  answer: (ask) => (routes[ask.path] ?? routes['*'])?.(ask) ?? MISSING,
});

/** A whole document. */
export const html = (title: string, head: string, body: string, language = 'en'): Reply => ({
  body: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>${body}</body></html>`,
});

/** Sets a cookie and sends the visitor on. */
export const sets = (cookie: string, to: string): Reply => ({
  status: 303,
  headers: { 'set-cookie': `${cookie}; Path=/; Max-Age=31536000`, location: to },
});

/** Sets a cookie that no script reads. */
export const setsQuietly = (cookie: string): Reply => ({
  type: 'application/json',
  headers: { 'set-cookie': `${cookie}; Path=/; Max-Age=31536000; HttpOnly` },
  body: '{"ok":true}',
});

const DAY = 24 * 60 * 60 * 1000;

/** A day some days ago, as the page writes it. */
export const daysAgo = (
  days: number,
  how: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  language = 'en-US',
): string => new Date(Date.now() - days * DAY).toLocaleDateString(language, how);
