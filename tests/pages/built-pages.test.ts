import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '#web/pages.ts';
import {
  allFiles,
  exists,
  filesOf,
  firstLoad,
  read,
  scriptsOf,
  SITE,
  text,
  wire,
} from './built-site.ts';

const KB = 1000;

const DRAWN = PAGES.flatMap((page) => filesOf(page).map((file) => ({ file, page })));

test('every page was drawn', () => {
  expect(PAGES.filter((page) => filesOf(page).length === 0)).toEqual([]);
});

describe.each(DRAWN)('$file', ({ file, page }) => {
  const html = read(file);

  test('U10: one title that says its h1, one h1, one main, a language, a description', () => {
    const titles = text(html, /<title>([^<]*)<\/title>/g);
    const headings = text(html, /<h1[^>]*>(.*?)<\/h1>/gs).map((inner) =>
      inner.replace(/<[^>]+>/g, ''),
    );
    expect(titles).toHaveLength(1);
    expect(headings).toHaveLength(1);
    expect(titles[0]).toMatch(/ - Statewise$/);
    expect(titles[0]).toContain(headings[0]);
    if (page.heading === undefined) expect(titles[0]).toBe(`${headings[0]} - Statewise`);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(
      html.toLowerCase().startsWith(`<!doctype html><html lang="${page.language ?? 'en'}">`),
    ).toBe(true);
    expect(text(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
    if (!page.dated) expect(page.heading ?? page.title).toBe(headings[0]);
  });

  test('S2: canonical where it may be listed, noindex where not', () => {
    const canonical = text(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(canonical.map((href) => href.replace(/^https?:\/\/[^/]+/, ''))).toEqual(
      page.indexed ? [page.path] : [],
    );
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(!page.indexed);
  });

  test('no inline script or style, nothing from elsewhere', () => {
    const inline = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(
      (match) => match[1] ?? '',
    );
    expect(inline.filter((kind) => !/application\/(ld\+)?json/.test(kind))).toEqual([]);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
    const named = html.replace(/<link rel="(canonical|alternate)"[^>]*>/g, '');
    expect(text(named, /<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"/g)).toEqual([]);
  });

  test(page.kind === 'still' ? 'U3: no script at all' : 'scripts by name', () => {
    expect(scriptsOf(html).length > 0).toBe(page.kind !== 'still');
    const facts = /<script type="application\/ld\+json">/g;
    if (page.kind === 'still') expect(html.replace(facts, '')).not.toContain('<script');
    else expect(html).toContain('<noscript>');
    for (const script of scriptsOf(html)) expect(exists(script)).toBe(true);
  });

  test('A: scripts on first load at most 110 kB', () => {
    const size = firstLoad(html).reduce((sum, path) => sum + wire(path), 0);
    expect(size / KB).toBeLessThanOrEqual(110);
  });

  test('everything that the first load needs is named in the page, so nothing waits in a row', () => {
    expect(firstLoad(html).toSorted()).toEqual(scriptsOf(html).toSorted());
  });
});

test('titles and descriptions are unique', () => {
  expect(new Set(PAGES.map((page) => page.title)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map((page) => page.description)).size).toBe(PAGES.length);
});

/** Style sheets that a page loads only when a part of it opens, besides those in its HTML. */
const LATER = ['owner-page-', 'task-rows-', 'stats-', 'paper-', 'document-form-', 'ended-'];

test('style at most 14 kB a page, fonts 46 kB', () => {
  const names = allFiles();
  const sheets = names.filter((name) => name.endsWith('.css'));
  const heavy = DRAWN.map(({ file }) => {
    const named = text(read(file), /<link rel="stylesheet" href="\/([^"]+)"/g);
    expect(named.length, file).toBeGreaterThan(0);
    return { file, size: named.reduce((sum, name) => sum + wire(name), 0) / KB };
  }).filter(({ size }) => size > 14);
  expect(heavy).toEqual([]);
  // nothing is built that no page uses
  const asked = new Set(
    DRAWN.flatMap(({ file }) => text(read(file), /href="\/(assets\/[^"]+\.css)"/g)),
  );
  const later = (name: string) => LATER.some((start) => name.startsWith(`assets/${start}`));
  expect(sheets.filter((name) => !asked.has(name) && !later(name))).toEqual([]);
  for (const start of LATER)
    expect(
      wire(sheets.find((name) => name.startsWith(`assets/${start}`)) ?? '') / KB,
    ).toBeLessThanOrEqual(1);
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  const size = fonts.reduce((sum, name) => sum + readFileSync(join(SITE, name)).length, 0);
  expect(size / KB).toBeLessThanOrEqual(46);
});

test('every text file has its brotli and gzip copy; fonts carry their licence', () => {
  const names = allFiles();
  for (const name of names.filter((one) => /\.(html|css|js|svg|txt)$/.test(one))) {
    expect(names).toContain(`${name}.br`);
    expect(names).toContain(`${name}.gz`);
  }
  expect(names).toEqual(
    expect.arrayContaining(['assets/Besley-OFL.txt', 'assets/PublicSans-OFL.txt', 'robots.txt']),
  );
});

test('nothing of the server, the law records or the build reaches the browser', () => {
  const scripts = allFiles().filter((name) => name.endsWith('.js'));
  const foreign = scripts.filter((name) =>
    /["'`]node:|corpus\.server|"checkedTo":|argon2/.test(readFileSync(join(SITE, name), 'utf8')),
  );
  expect(foreign).toEqual([]);
});
