/** Reads the built site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '#web/pages.ts';

export const SITE = resolve(import.meta.dirname, '../../build/site');

let listed: readonly string[] | undefined;

/** Every file of the site, listed once: nothing builds while tests read it. */
export const allFiles = (): readonly string[] =>
  (listed ??= readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(SITE, name)).isFile(),
  ));

/** The files of a page: one, or one for each interval of a dated page. */
export function filesOf(page: Page): string[] {
  const name = page.path === '/' ? 'index' : page.path.slice(1);
  if (!page.dated) return [`${name}.html`];
  return allFiles().filter((file) => file.startsWith(`${name}@`) && file.endsWith('.html'));
}

export const read = (file: string) => readFileSync(join(SITE, file), 'utf8');

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Scripts that a page's HTML names. */
export const scriptsOf = (html: string) => [
  ...new Set([
    ...all(html, /<script[^>]+src="([^"]+)"/g),
    ...all(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
    ...all(html, /<script[^>]+data-modules="([^"]+)"/g).flatMap((paths) => paths.split(' ')),
  ]),
];

/** These scripts, and all scripts that they import before they run. */
export function firstLoad(html: string): string[] {
  const seen = new Set<string>();
  const walk = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = readFileSync(join(SITE, path), 'utf8');
    const imported = all(code, /(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g);
    for (const name of imported) walk(`/assets/${name.slice(2)}`);
  };
  for (const path of scriptsOf(html)) walk(path);
  return [...seen];
}

/**
 * The scripts of a page, and those that it can load later. The first one lists the pages of the
 * whole site; what it would load for another page is left out.
 */
export function scriptsWithin(html: string): string[] {
  const [entry, ...rest] = firstLoad(html);
  const seen = new Set(rest);
  // of what the entry loads by itself: who is signed in has another bar, in the page's language
  const loaded = firstLoad(html)
    .map((path) => read(path))
    .join('\n');
  const bar = allFiles().find(
    (name) => name.startsWith('assets/owner-bar-') && loaded.includes(name),
  );
  if (bar !== undefined) seen.add(`/${bar}`);
  for (const path of seen) {
    const later = all(read(path), /(?:import\(\s*|from\s*|import\s*)[`"']\.\/([^`"']+\.js)[`"']/g);
    for (const name of later) if (`/assets/${name}` !== entry) seen.add(`/assets/${name}`);
  }
  return [...(entry === undefined ? [] : [entry]), ...seen];
}

/** The size compressed by brotli. */
export const wire = (path: string) => statSync(join(SITE, `${path}.br`)).size;
export const exists = (path: string) => existsSync(join(SITE, path));
export const text = (html: string, pattern: RegExp) => all(html, pattern);
