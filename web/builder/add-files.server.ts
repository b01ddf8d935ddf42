/** Writes what stands beside the pages: pictures, icons, sitemap, texts for robots and readers. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PAGES } from '../pages.ts';
import {
  llmsText,
  manifest,
  markdownGuides,
  robots,
  securityText,
  sharedOf,
  sitemap,
} from './plain-files.server.ts';
import { addHelperData } from './helper-data.server.ts';
import { iconPicture, sharePicture } from './share-picture.ts';

/** `origin` is where the site is published, without a slash at the end. */
export async function addFiles(root: string, site: string, origin: string): Promise<void> {
  await cp(join(root, 'web/logo.svg'), join(site, 'logo.svg'));
  for (const name of ['Besley-OFL.txt', 'PublicSans-OFL.txt']) {
    await cp(join(root, 'web/fonts', name), join(site, 'assets', name));
  }
  await mkdir(join(site, '.well-known'), { recursive: true });
  const texts: [string, string][] = [
    ['robots.txt', robots(origin)],
    ['sitemap.xml', sitemap(origin)],
    ['.well-known/security.txt', securityText(origin, new Date())],
    ['site.webmanifest', manifest()],
    ['llms.txt', llmsText(origin)],
    ...markdownGuides().map(({ name, text }): [string, string] => [name, text]),
  ];
  for (const [name, text] of texts) await writeFile(join(site, name), text);
  await addHelperData(site);
  await addPictures(site);
}

async function addPictures(site: string): Promise<void> {
  for (const page of PAGES.filter((each) => each.indexed)) {
    const name = page.path === '/' ? 'home' : page.path.slice(1);
    const path = join(site, 'share', `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await sharePicture(sharedOf(page)));
  }
  for (const [name, size, maskable] of [
    ['icon-192', 192, false],
    ['icon-512', 512, false],
    ['icon-maskable', 512, true],
    ['apple-touch-icon', 180, true],
  ] as const) {
    await writeFile(join(site, `${name}.png`), await iconPicture(size, maskable));
  }
}
