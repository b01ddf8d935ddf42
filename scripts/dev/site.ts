/** The public site from source: pages and their files are made when they are requested. */
import { extname } from 'node:path';
import type { FileBeside } from '#web/builder/add-files.server.ts';
import type { PageData } from '#web/builder/page-html.server.ts';
import type { Page } from '#web/pages.ts';
import type { Source } from './source.ts';

type Pages = typeof import('#web/pages.ts');
type Html = typeof import('#web/builder/page-html.server.ts');
type Press = typeof import('#web/prerender.tsx');
type Beside = typeof import('#web/builder/add-files.server.ts');
type Documents = typeof import('../site-documents.ts');
type Day = typeof import('#server/base/day.ts');
type Files = typeof import('#server/base/pages/files.ts');

const ENTRY = '/web/client.tsx';
const VERSION = /@(\d{4}-\d\d-\d\d)(?=\.)/;

export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

export interface SiteOptions {
  readonly source: Source;
  readonly root: string;
  readonly origin: string;
  /** The file that loads a page's data, or undefined if there is none. */
  readonly dataFile: (file: string) => string | undefined;
  /** Adds to a page what it needs to update while it is open. */
  readonly wire: (path: string, html: string) => Promise<string>;
}

export class SourceSite {
  readonly #options: SiteOptions;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  /** The file at an address on a day; undefined if there is none. */
  async at(path: string, asOf: string | undefined): Promise<Sent | undefined> {
    const { PAGES } = await this.#options.source<Pages>('/web/pages.ts');
    const page = PAGES.find((each) => each.path === path && each.status === undefined);
    const day = asOf ?? (await this.#today(path));
    if (page) return this.#drawn(page, day);
    return extname(path) === '' ? undefined : this.#file(path.slice(1), day);
  }

  /** The not-found page. */
  async notFound(): Promise<Sent | undefined> {
    const { PAGES } = await this.#options.source<Pages>('/web/pages.ts');
    const page = PAGES.find(({ status }) => status === 404);
    return page && { ...(await this.#drawn(page, '')), status: 404 };
  }

  async #today(path: string): Promise<string> {
    const { todayForVisitors, zoneOfPath } = await this.#options.source<Day>('/server/base/day.ts');
    return todayForVisitors({ now: () => new Date() })(zoneOfPath(path));
  }

  async #drawn(page: Page, day: string): Promise<Sent> {
    const { source, dataFile, wire } = this.#options;
    const { draw } = await source<Press>('/web/prerender.tsx');
    const { pageHtml, versionsOf } = await source<Html>('/web/builder/page-html.server.ts');
    const path = dataFile(page.file);
    const data = path === undefined ? undefined : await source<PageData>(path);
    const versions = versionsOf(page, data);
    const from = versions.findLast((each) => each === undefined || each <= day) ?? versions[0];
    const scripts = page.kind === 'still' ? [] : [ENTRY];
    const html = await pageHtml(page, data, from, draw, scripts);
    return { status: 200, type: 'text/html; charset=utf-8', body: await wire(page.path, html) };
  }

  /** A file by its name without a date, as it is on that day. */
  async #file(name: string, day: string): Promise<Sent | undefined> {
    const { source, root, origin } = this.#options;
    const { filesBeside } = await source<Beside>('/web/builder/add-files.server.ts');
    const { siteDocuments } = await source<Documents>('/scripts/site-documents.ts');
    const { typeOf } = await source<Files>('/server/base/pages/files.ts');
    const file = onDay([...filesBeside(root, origin), ...siteDocuments(origin)], name, day);
    return file && { status: 200, type: typeOf(name), body: await file.make() };
  }
}

/** The version for the day; before the first, the first one. */
function onDay(files: readonly FileBeside[], name: string, day: string): FileBeside | undefined {
  const versions = files
    .filter((each) => each.name.replace(VERSION, '') === name)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const from = (each: FileBeside) => VERSION.exec(each.name)?.[1] ?? '';
  return versions.findLast((each) => from(each) <= day) ?? versions[0];
}
