/** Everything public: each built file on each of its days, and the replies at other addresses. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Recording } from './recording.ts';
import type { Served } from './server.ts';
import { withoutBuild } from './without-chance.ts';

const SCRIPT = /\.js$/;
const OTHERS = [
  '/states/DE',
  '/states/delaware',
  '/Delaware',
  '/delaware/',
  '/check?asOf=2027-01-01',
  '/delaware?asOf=never',
  '/.well-known/change-password',
  '/.well-known/none',
  '/no-such-page',
  '/feeds/none.atom',
  `/feeds/${'a'.repeat(43)}.ics`,
  '/api',
  '/api/',
  '/api/none',
  '/api/reference.css',
  '/api/openapi.json',
];

/** index.html is /, delaware@2027-01-01.html is /delaware on that day. */
function addressesOf(file: string): string[] {
  const [, name = '', day, end = ''] = /^(.*?)(?:@(\d{4}-\d\d-\d\d))?(\.\w+)$/.exec(file) ?? [];
  const path = `/${name}${end === '.html' ? '' : end}`.replace(/(^|\/)index$/, '$1');
  return day === undefined ? [path] : [path, `${path}?asOf=${day}`];
}

function builtFiles(folder: string): string[] {
  const site = join(folder, 'build/site');
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/\.(br|gz)$/.test(name) && !SCRIPT.test(name))
    .toSorted();
}

async function sitemap({ at, origin }: Served): Promise<string[]> {
  const text = await (await fetch(`${at}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(origin, '').replace(/^$/, '/'),
  );
}

/** Requests every page and file once. */
export async function recordPages(
  folder: string,
  served: Served,
  recording: Recording,
): Promise<void> {
  const listed = [...builtFiles(folder).flatMap(addressesOf), ...(await sitemap(served))];
  for (const path of new Set([...listed, ...OTHERS])) {
    const reply = await fetch(`${served.at}${path}`, { redirect: 'manual' });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const name = withoutBuild(path === '/' ? '/home' : path);
    await recording.reply(`pages${name}`, reply, bytes, withoutBuild);
  }
}
