/** Files next to the pages: pictures, icons, sitemap, texts for robots and readers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PAGES } from '../pages.ts';
import { dutyData } from '#web/pages/check/result/duty-data.server.ts';
import { helperData } from '#web/parts/check-helpers/loading/helper-data.server.ts';
import { smallLawData } from '#web/parts/small-laws/small-data.server.ts';
import {
  llmsText,
  manifest,
  markdownGuides,
  robots,
  securityText,
  sharedOf,
  sitemap,
} from './plain-files.server.ts';
import { acrossMarkdown } from './across-markdown.server.ts';
import { smallLawMarkdown } from './small-law-markdown.server.ts';
import { iconPicture, sharePicture } from './share-picture.ts';
import { kitSource } from '#stop-kit/kit-source.server.ts';
import { KIT_SCRIPT_FILE } from '#stop-kit/maker/kit-script-file.ts';

/** A file of the site: its name, and how it is made. */
export interface FileBeside {
  readonly name: string;
  readonly make: () => string | Uint8Array | Promise<string | Uint8Array>;
}

/** `origin`: where the site is published, without a trailing slash. */
export function filesBeside(root: string, origin: string): FileBeside[] {
  const copied = (name: string, from: string) => ({ name, make: () => readFile(join(root, from)) });
  return [
    copied('logo.svg', 'web/parts/shell/logo.svg'),
    copied('assets/Besley-OFL.txt', 'web/fonts/Besley-OFL.txt'),
    copied('assets/PublicSans-OFL.txt', 'web/fonts/PublicSans-OFL.txt'),
    { name: 'robots.txt', make: () => robots(origin) },
    { name: KIT_SCRIPT_FILE, make: async () => JSON.stringify(await kitSource()) },
    { name: 'sitemap.xml', make: () => sitemap(origin) },
    { name: '.well-known/security.txt', make: () => securityText(origin, new Date()) },
    { name: 'site.webmanifest', make: manifest },
    { name: 'llms.txt', make: () => llmsText(origin) },
    ...[...markdownGuides(), ...smallLawMarkdown(), ...acrossMarkdown(PAGES)].map(
      ({ name, text }) => ({
        name,
        make: () => text,
      }),
    ),
    ...[dutyData(), ...smallLawData(), ...helperData()].map(({ name, text }) => ({
      name,
      make: () => text,
    })),
    ...pictures(),
  ];
}

function pictures(): FileBeside[] {
  const shared = PAGES.filter((page) => page.indexed).map((page) => ({
    name: `share/${page.path === '/' ? 'home' : page.path.slice(1)}.png`,
    make: () => sharePicture(sharedOf(page)),
  }));
  const icons = [
    { name: 'icon-192.png', make: () => iconPicture(192, false) },
    { name: 'icon-512.png', make: () => iconPicture(512, false) },
    { name: 'icon-maskable.png', make: () => iconPicture(512, true) },
    { name: 'apple-touch-icon.png', make: () => iconPicture(180, true) },
  ];
  return [...shared, ...icons];
}

/** Writes them all into the folder of the built site. */
export async function addFiles(root: string, site: string, origin: string): Promise<void> {
  for (const { name, make } of filesBeside(root, origin)) {
    const path = join(site, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await make());
  }
}
