/** What the build wrote, read back. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '#web/pages.ts';

export const SITE = resolve(import.meta.dirname, '../../build/site');

export const fileOf = (page: Page) =>
  page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
export const htmlOf = (page: Page) => readFileSync(join(SITE, fileOf(page)), 'utf8');
export const allFiles = () =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(SITE, name)).isFile(),
  );

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Scripts that a page names, in its head or at its end. */
export const scriptsOf = (html: string) => [
  ...new Set([
    ...all(html, /<script[^>]+src="([^"]+)"/g),
    ...all(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
  ]),
];

/** The scripts named, and every script that those import before they run. */
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

/** The size on the wire, compressed by brotli. */
export const wire = (path: string) => statSync(join(SITE, `${path}.br`)).size;
export const exists = (path: string) => existsSync(join(SITE, path));
export const text = (html: string, pattern: RegExp) => all(html, pattern);
