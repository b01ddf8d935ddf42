/**
 * Search, sharing and agents: S1 to S10 and S13, on every built page; and the size limits of pages.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparedState } from '#engine/compare/compare.ts';
import { counts } from '#engine/rules/truth.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';

import { contactPoint, ORIGIN } from '#web/parts/contact/installation.server.ts';
import { securityText } from '#web/builder/plain-files.server.ts';
import { type Page, PAGES } from '#web/pages.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { STEPS } from '#web/words/steps.ts';
import { allFiles, exists, filesOf, read, scriptsOf, SITE, wire } from './built-site.ts';
import { all, type Element, first, hasClass, named, parse, textOf } from './html-tree.ts';

const DRAWN = PAGES.flatMap((page) => filesOf(page).map((file) => ({ file, page })));
const INDEXED = DRAWN.filter(({ page }) => page.indexed);
const dayOf = (file: string) => /@(\d{4}-\d{2}-\d{2})/.exec(file)?.[1] ?? FACT_BOOK.reviewed;
const files = allFiles();

const metaOf = (tree: Element, name: string) =>
  all(tree, named('meta'))
    .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content'] ?? '');
const linksOf = (tree: Element, rel: string) =>
  all(tree, named('link'))
    .filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => attributes['href'] ?? '');
const trees = new Map<string, Element>();
/** A page as it is built, parsed once. */
function treeOf(file: string): Element {
  const tree = trees.get(file) ?? parse(read(file));
  trees.set(file, tree);
  return tree;
}
const oneLine = (element: Element) => textOf(element).replaceAll('\n', ' ');

/** Width and height from the header of a PNG. */
function sizeOf(name: string): [number, number] {
  const bytes = readFileSync(join(SITE, name));
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

type Facts = Record<string, unknown>;
const factsOf = (tree: Element): Facts[] =>
  all(
    tree,
    ({ name, attributes }) => name === 'script' && attributes['type'] === 'application/ld+json',
  ).map(
    ({ children }) =>
      JSON.parse(children.filter((each) => typeof each === 'string').join('')) as Facts,
  );
const ofType = (facts: readonly Facts[], type: string) =>
  facts.filter((each) => each['@type'] === type);

describe.each(INDEXED)('$file', ({ file, page }) => {
  const tree = treeOf(file);
  const facts = factsOf(tree);

  test('S1: title of 30 to 60 characters that says the one h1; description of 70 to 160', () => {
    const titles = all(tree, named('title')).map((each) => textOf(each));
    const heads = all(tree, named('h1')).map(oneLine);
    expect(heads).toEqual([page.heading ?? page.title]);
    expect(page.title).toContain(page.heading ?? page.title);
    expect(titles).toEqual([`${page.title} - Statewise`]);
    expect(titles[0]?.length).toBeGreaterThanOrEqual(30);
    expect(titles[0]?.length).toBeLessThanOrEqual(60);
    expect(metaOf(tree, 'description')).toEqual([page.description]);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('S2: its own absolute address is the canonical one', () => {
    expect(linksOf(tree, 'canonical')).toEqual([ORIGIN + page.path]);
    expect(metaOf(tree, 'og:url')).toEqual([ORIGIN + page.path]);
    expect(metaOf(tree, 'robots')).toEqual([]);
  });

  test('S3: a picture of 1200 by 630, and what to say with it', () => {
    const [picture = ''] = metaOf(tree, 'og:image');
    expect(picture.startsWith(`${ORIGIN}/share/`)).toBe(true);
    expect(sizeOf(picture.slice(ORIGIN.length))).toEqual([1200, 630]);
    expect(metaOf(tree, 'og:title')).toEqual([page.title]);
    expect(metaOf(tree, 'og:description')).toEqual([page.description]);
    expect(metaOf(tree, 'og:locale')).toEqual([page.language === 'es' ? 'es_US' : 'en_US']);
    expect(metaOf(tree, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('S4: facts for machines equal the law data and the words of the page', () => {
    for (const each of facts) expect(each['@context']).toBe('https://schema.org');
    const types = facts.map((each) => each['@type']);
    if (page.path === '/') return expect(types).toEqual(['WebSite', 'Organization']);
    expect(types.at(-1)).toBe('BreadcrumbList');
    const steps = ofType(facts, 'BreadcrumbList')[0]?.['itemListElement'] as Facts[];
    expect(steps.map((step) => step['position'])).toEqual(steps.map((_, at) => at + 1));
    expect(steps[0]).toMatchObject({ name: 'Home', item: `${ORIGIN}/` });
    expect(steps.at(-1)?.['item']).toBe(ORIGIN + page.path);
    if (page.file !== 'guide') return undefined;
    const law = LAWS.find((each) => `/${each.slug}` === page.path);
    const told = ofType(facts, 'WebPage')[0];
    expect(told).toMatchObject({
      name: page.title,
      url: ORIGIN + page.path,
      dateModified: law?.checkedTo,
    });
    expect(told?.['about']).toEqual({
      '@type': 'Legislation',
      name: law?.law.name,
      legislationIdentifier: law?.law.citation,
      legislationJurisdiction: `US-${law?.state}`,
      legislationDate: law?.enacted,
      temporalCoverage: `${law?.effective}/..`,
      legislationLegalForce: (law?.effective ?? '') <= dayOf(file) ? 'InForce' : 'NotInForce',
      url: law?.law.url,
    });
    const words = oneLine(first(tree, named('main')));
    for (const visible of [law?.law.name, law?.law.citation]) expect(words).toContain(visible);
    return undefined;
  });

  test('S10: the language is named, and a page in two languages names both', () => {
    expect(first(tree, named('html')).attributes['lang']).toBe(page.language ?? 'en');
    const alternates = all(tree, named('link'))
      .filter(({ attributes }) => attributes['rel'] === 'alternate' && attributes['hreflang'])
      .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
    const [english, spanish] =
      page.language === 'es' ? [page.twin, page.path] : [page.path, page.twin];
    expect(alternates).toEqual(
      page.twin === undefined
        ? []
        : [
            ['en', `${ORIGIN}${english}`],
            ['es', `${ORIGIN}${spanish}`],
            ['x-default', `${ORIGIN}${english}`],
          ],
    );
  });
});

describe('pages that are not listed', () => {
  test.each(DRAWN.filter(({ page }) => !page.indexed))('$file says noindex', ({ file }) => {
    const tree = treeOf(file);
    expect(metaOf(tree, 'robots')).toEqual(['noindex']);
    expect([...linksOf(tree, 'canonical'), ...metaOf(tree, 'og:image'), ...factsOf(tree)]).toEqual(
      [],
    );
  });
});

const pageAt = (path: string) => {
  const found = PAGES.find((page) => page.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  return filesOf(found).map((file) => treeOf(file));
};

test('S3: no two pages share a picture', () => {
  const pictures = PAGES.filter((page) => page.indexed).map((page) => {
    const [file = ''] = filesOf(page);
    const [address = ''] = metaOf(treeOf(file), 'og:image');
    const bytes = readFileSync(join(SITE, address.slice(ORIGIN.length)));
    return createHash('sha256').update(bytes).digest('hex');
  });
  expect(pictures.length).toBeGreaterThan(30);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('S4: the site and who is behind it, with addresses that exist', () => {
  for (const tree of pageAt('/')) {
    const facts = factsOf(tree);
    expect(ofType(facts, 'WebSite')[0]).toMatchObject({ name: 'Statewise', url: `${ORIGIN}/` });
    const [organization] = ofType(facts, 'Organization');
    expect(organization).toMatchObject({ name: 'Statewise', url: `${ORIGIN}/` });
    const logo = new URL(JSON.stringify(organization?.['logo']).slice(1, -1));
    expect([logo.origin, exists(logo.pathname)]).toEqual([ORIGIN, true]);
  }
});

test('S4: /faq lists its questions and answers verbatim', () => {
  const drawn = pageAt('/faq');
  const days = filesOf(PAGES.find(({ path }) => path === '/faq') as (typeof PAGES)[number]).map(
    (file) => /@(.*)\.html$/.exec(file)?.[1] ?? FACT_BOOK.reviewed,
  );
  expect(drawn.length).toBeGreaterThan(1);
  for (const [at, tree] of drawn.entries()) {
    const entries = faqOn(LAWS, days[at] ?? '');
    const asked = ofType(factsOf(tree), 'FAQPage')[0]?.['mainEntity'] as Facts[];
    expect(asked.map((each) => each['name'])).toEqual(entries.map(({ question }) => question));
    const words = oneLine(first(tree, named('main')));
    for (const { answer, todo, question } of entries)
      for (const part of [...answer, todo, question]) expect(words).toContain(part);
    asked.forEach((each, place) => {
      const answer = (each['acceptedAnswer'] as Facts)['text'];
      for (const part of entries[place]?.answer ?? []) expect(answer).toContain(part);
    });
  }
});

test('S4: /implementation-guide lists its steps verbatim', () => {
  for (const tree of pageAt('/implementation-guide')) {
    const steps = ofType(factsOf(tree), 'HowTo')[0]?.['step'] as Facts[];
    expect(steps.map(({ name, text }) => [name, text])).toEqual(
      STEPS.map(({ title, description }) => [title, description]),
    );
    const words = oneLine(first(tree, named('main')));
    for (const { title, description } of STEPS)
      for (const part of [title, description]) expect(words).toContain(part);
  }
});

test('S1: titles, descriptions and headings are unique', () => {
  for (const key of ['title', 'description', 'path'] as const)
    expect(new Set(PAGES.map((page) => page[key])).size).toBe(PAGES.length);
});

test('S5: the sitemap lists exactly the indexed pages, with the day of their law; robots.txt names it', () => {
  const entries = [
    ...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ];
  expect(entries.map(([, address = '']) => address).toSorted()).toEqual(
    PAGES.filter((page) => page.indexed)
      .map((page) => ORIGIN + page.path)
      .toSorted(),
  );
  for (const [, address = '', day] of entries) {
    const law = LAWS.find((each) => address === `${ORIGIN}/${each.slug}`);
    expect(day).toBe(law?.checkedTo ?? FACT_BOOK.reviewed);
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(read('robots.txt')).not.toMatch(/Disallow: \/\s*$/m);
});

test('S7: security.txt is valid for more than 30 days, for less than a year, and leads somewhere', () => {
  const text = read('.well-known/security.txt');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const left = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThan(366);
  expect(field('Expires')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  expect(field('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  const [path = '', id = ''] = field('Contact').replace(ORIGIN, '').split('#');
  for (const tree of pageAt(path))
    expect(all(tree, ({ attributes }) => attributes['id'] === id)).toHaveLength(1);
  const on = new Date('2026-01-01');
  expect(securityText(ORIGIN, on)).toContain('Expires: 2026-11-27');
  const contact = { text: 'help@example.com', href: 'mailto:help@example.com' };
  expect(securityText(ORIGIN, on, { operator: undefined, contact })).toContain(
    'Contact: mailto:help@example.com\n',
  );
});

test('every page says whom to write to, or that nobody is named; a page with script knows it too', () => {
  const way = contactPoint({}).en;
  for (const page of PAGES)
    for (const tree of pageAt(page.path)) {
      const [foot] = all(tree, named('footer'));
      expect(foot && oneLine(foot)).toContain(`Questions? ${way.lead}`);
      const told = all(tree, ({ attributes }) => attributes['name'] === 'contact-point');
      expect(told).toHaveLength(page.kind === 'still' ? 0 : 1);
      for (const { attributes } of told)
        expect(JSON.parse(attributes['content'] ?? '')).toEqual(contactPoint(page));
    }
});

test('every guide and every template to read leads to those who can mend it', () => {
  const read = PAGES.filter(({ file }) => file === 'guide' || file === 'template');
  expect(read.length).toBeGreaterThan(LAWS.length);
  for (const page of read)
    for (const tree of pageAt(page.path)) {
      const [main] = all(tree, named('main'));
      expect(main && oneLine(main)).toContain('Is something wrong here? ');
    }
});

test('S8: llms.txt names every guide as Markdown and every page; each twin begins with its h1', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Statewise\n/);
  for (const page of PAGES.filter((each) => each.indexed)) {
    const isText = files.some((name) => name.replace(/@[\d-]+/, '') === `${page.path.slice(1)}.md`);
    const address = isText ? `${page.path}.md` : page.path;
    expect(text).toContain(`](${ORIGIN}${address})`);
  }
  for (const law of LAWS) {
    const twins = files.filter((name) => name.startsWith(`${law.slug}@`) && name.endsWith('.md'));
    expect(twins.length).toBeGreaterThan(0);
    for (const name of twins) {
      expect(read(name)).toMatch(/^# /);
      expect(read(name)).toContain(law.law.citation);
    }
  }
});

test('each page of a law without a size test has its Markdown, named in its head', () => {
  for (const page of PAGES.filter(({ file }) => file === 'small-law' || file === 'small-laws')) {
    expect(read(`${page.path.slice(1)}.html`)).toContain(
      `<link rel="alternate" type="text/markdown" href="${ORIGIN}${page.path}.md"/>`,
    );
    expect(read(`${page.path.slice(1)}.md`)).toMatch(/^# /);
  }
  expect(read('laws/nevada-sale.md')).toContain(
    '60 days: answer a request not to sell. (NRS 603A.345(4))',
  );
  expect(read('es/laws/nevada-sale.md')).toContain('NRS 603A.345(4)');
  expect(read('laws.md')).toContain('/laws/nevada-sale.md');
});

test('S9: manifest and icons have the sizes that they claim', () => {
  interface Icon {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }
  const manifest: { icons: Icon[]; name: string; start_url: string; theme_color: string } =
    JSON.parse(read('site.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Statewise', start_url: '/', theme_color: '#0b4a3a' });
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) expect(sizeOf(src).join('x')).toBe(sizes);
  for (const { src } of manifest.icons) expect(exists(src)).toBe(true);
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  for (const { file } of DRAWN) {
    const tree = treeOf(file);
    expect(linksOf(tree, 'manifest')).toEqual(['/site.webmanifest']);
    expect(linksOf(tree, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(metaOf(tree, 'theme-color')).toEqual(['#0b4a3a']);
  }
});

describe('S13: nothing comes from elsewhere', () => {
  /** Hosts of official pages about the law, the only ones that a page may link to. */
  const official = new Set(
    [
      ...JSON.stringify([
        LAWS,
        readFileSync(join(SITE, '../../reference/enforcement.json'), 'utf8'),
        readFileSync(join(SITE, '../../law/small-laws.json'), 'utf8'),
        readFileSync(join(SITE, '../../law/broker-registers.json'), 'utf8'),
        // legislatures' pages of bills
        readFileSync(join(SITE, '../../law/watch.json'), 'utf8'),
        // the offices that take complaints
        readFileSync(join(SITE, '../../documents/templates/variables-consumer.json'), 'utf8'),
      ]).matchAll(/https?:\/\/([\w.-]+)/g),
    ].map((match) => match[1]),
  );
  const own = new URL(ORIGIN).host;

  /** What an element loads or leads to elsewhere, and may not. */
  const foreign = ({ name, attributes }: Element): string[] => {
    const loaded = ['src', 'srcset', 'action', 'poster', 'data']
      .map((each) => attributes[each] ?? '')
      .filter((value) => /^(https?:)?\/\//.test(value));
    const href = attributes['href'] ?? '';
    const host = /^(?:https?:)?\/\/([^/]+)/.exec(href)?.[1];
    const isAllowed =
      host === undefined ||
      (name === 'link'
        ? ['canonical', 'alternate'].includes(attributes['rel'] ?? '') && host === own
        : name === 'a' && official.has(host));
    return [...loaded, ...(isAllowed ? [] : [href])].map((value) => `${name}: ${value}`);
  };

  // one comparison for a page: one for each attribute was a third of this file's time
  test.each(DRAWN)('$file', ({ file }) => {
    expect(all(treeOf(file), () => true).flatMap(foreign)).toEqual([]);
  });

  test('styles and scripts name no other host to load from', () => {
    for (const name of files.filter((each) => /\.(css|svg|webmanifest)$/.test(each)))
      expect(read(name).replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:\/\//);
    for (const name of files.filter((each) => each.endsWith('.js')))
      expect(read(name)).not.toMatch(/(?:fetch|import|src\s*=)\s*\(?\s*["'`](?:https?:)?\/\//);
  });
});

describe('nothing wrong is shown without the statute (docs/requirements-decisions.md 1)', () => {
  const wrongOn = (day: string, state?: string) =>
    GUIDE_FIGURES.figures.filter(
      (figure) =>
        (state === undefined || figure.state === state) &&
        figure.readings.some((reading) => !reading.agrees && counts(reading, day)),
    );
  /**
   * Words that are also in the records, and very short ones such as "No", do not show that a figure
   * is meant.
   */
  const recorded = new Map<string | undefined, string>();
  const recordOf = (state?: string) => {
    const known = recorded.get(state);
    if (known !== undefined) return known;
    const laws = LAWS.filter((law) => state === undefined || law.state === state);
    const compared = laws.map((law) => comparedState(law, FACT_BOOK.reviewed));
    const held = JSON.stringify([laws, compared]).toLowerCase();
    recorded.set(state, held);
    return held;
  };
  const telling = (said: string, state?: string) =>
    said.length > 3 && !recordOf(state).includes(said.toLowerCase());
  const telltales = (day: string, state?: string) =>
    wrongOn(day, state)
      .filter((figure) => telling(figure.said, state))
      .filter(({ said, readings }) => !readings.some(({ text }) => text.includes(said)))
      .map(({ said }) => said);

  test('most figures that differ can be told by their words', () => {
    expect(telltales(FACT_BOOK.reviewed).length).toBeGreaterThan(20);
  });

  test.each(INDEXED)('head of $file', ({ file, page }) => {
    const law = LAWS.find((each) => `/${each.slug}` === page.path);
    const head = first(treeOf(file), named('head'));
    const held = JSON.stringify(head);
    for (const said of telltales(dayOf(file), law?.state))
      expect(held).not.toContain(JSON.stringify(said).slice(1, -1));
  });

  test.each(files.filter((name) => name.endsWith('.md')))('%s', (name) => {
    const law = LAWS.find((each) => name.startsWith(`${each.slug}@`));
    const text = read(name);
    for (const said of telltales(dayOf(name), law?.state)) expect(text).not.toContain(said);
    expect(text).not.toContain('You may have read');
  });

  test('llms.txt', () => {
    const text = read('llms.txt');
    for (const said of telltales(FACT_BOOK.reviewed)) expect(text).not.toContain(said);
  });
});

describe('budgets, as sent by brotli', () => {
  const KB = 1000;
  const sheet = files.find((name) => name.endsWith('.css')) ?? '';
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts
    .filter((name) => name.includes('-core-'))
    .reduce((sum, name) => sum + readFileSync(join(SITE, name)).length, 0);
  const logo = wire('logo.svg');

  test('style at most 14 kB', () => expect(wire(sheet) / KB).toBeLessThanOrEqual(14));

  const mostFor = (page: Page) => (page.file === 'guide' ? 110 : 80);
  test.each(DRAWN.filter(({ page }) => page.kind === 'still'))(
    '$file: no script, 80 kB in all with fonts, a guide 110',
    ({ file, page }) => {
      expect(scriptsOf(read(file))).toEqual([]);
      const total = wire(file) + wire(sheet) + fontBytes + logo;
      expect(total / KB).toBeLessThanOrEqual(mostFor(page));
    },
  );
});

test('no page of the site needs more than the first half of the fonts', () => {
  const core =
    /[^\n\u0020-\u007e\u00a0\u00a7\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2192\u2264\u2265]/gu;
  // Spanish words on an English page use the reader's system font.
  const inSpanish = (each: Element) => each.attributes['lang'] === 'es';
  const beyond = DRAWN.filter(({ page }) => page.language !== 'es').flatMap(({ file }) =>
    (textOf(treeOf(file), inSpanish).match(core) ?? []).map((sign) => `${sign} in ${file}`),
  );
  expect([...new Set(beyond)]).toEqual([]);
});

test('no page says what only a program may say', () => {
  for (const { file } of DRAWN) {
    const words = oneLine(first(treeOf(file), named('body')));
    expect(words).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bnull\b/);
    expect(all(treeOf(file), hasClass('undefined'))).toEqual([]);
  }
});
