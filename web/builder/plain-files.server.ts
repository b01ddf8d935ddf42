/** Text files next to the pages: sitemap, robots.txt, security.txt, the web manifest, llms.txt. */
import { guideDocument } from '#documents/reports/guide.ts';
import { markdownOf } from '#documents/markup/markdown.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import type { Installation } from '#web/words/contact/installation.ts';
import { INSTALLATION } from '#web/parts/contact/installation.server.ts';
import type { Page } from '../pages.ts';
import { PAGES } from '../pages.ts';
import { DAY_MS } from '#calendar/lengths.ts';

const indexed = () => PAGES.filter((page) => page.indexed);

/** The newest day on which a law of the page was checked. */
function lastChange(page: Page): string {
  const law = LAWS.find((each) => `/${each.slug}` === page.path);
  return law?.checkedTo ?? FACT_BOOK.reviewed;
}

export function sitemap(origin: string): string {
  const entries = indexed().map(
    (page) => `<url><loc>${origin}${page.path}</loc><lastmod>${lastChange(page)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Private pages say noindex themselves, which a robot must be able to read. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /feeds/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RFC 9116. Expires less than a year after the build. */
export function securityText(
  origin: string,
  builtOn: Date,
  { contact }: Installation = INSTALLATION,
): string {
  const expires = new Date(builtOn.getTime() + 330 * DAY_MS);
  return [
    `Contact: ${contact?.href ?? `${origin}/privacy#who-runs-this-site`}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function manifest(): string {
  const icon = (size: number, purpose: string, name: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: 'Statewise',
    short_name: 'Statewise',
    description: 'Which state privacy laws bind your small business, what to do, by when and why.',
    start_url: '/',
    display: 'browser',
    background_color: '#f4f7f5',
    theme_color: '#0b4a3a',
    icons: [
      icon(192, 'any', 'icon-192'),
      icon(512, 'any', 'icon-512'),
      icon(512, 'maskable', 'icon-maskable'),
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/** Pages beside the guides that are there as Markdown too, under their address with `.md`. */
const AS_MARKDOWN: ReadonlySet<string> = new Set([
  'small-law',
  'small-laws',
  'faq',
  'compare-states',
  'law-data',
]);

/** For language models: what the site is, and the addresses of the guides as Markdown. */
export function llmsText(origin: string): string {
  const guides = LAWS.map(
    ({ name, slug, law }) => `- [${name}](${origin}/${slug}.md): ${law.name}, ${law.citation}`,
  );
  const pages = indexed()
    .filter((page) => page.file !== 'guide')
    .map((page) => {
      const text = AS_MARKDOWN.has(page.file) ? '.md' : '';
      return `- [${page.title}](${origin}${page.path}${text}): ${page.description}`;
    });
  return [
    '# Statewise',
    '',
    '> US state consumer privacy laws for small businesses: who must comply, what to do, by when, with the section of the statute behind every answer. General guidance, not legal advice.',
    '',
    '## State guides',
    '',
    ...guides,
    '',
    '## Law data',
    '',
    `- [All records as JSON](${origin}/law.json), [as one table](${origin}/law.csv), [their schema](${origin}/law.schema.json): version, day and hash inside; MIT licence`,
    `- [One law as JSON](${origin}/law/DE.json), and [one rule](${origin}/law/DE#volume): its address stays`,
    `- [What changed, and where we were wrong](${origin}/changes.md), [as a feed](${origin}/changes.xml), [as JSON](${origin}/changes.json)`,
    '',
    '## Pages',
    '',
    ...pages,
    '',
  ].join('\n');
}

/** The guides as Markdown, one for each interval of dates, from the records only. */
export function markdownGuides(): { name: string; text: string }[] {
  return LAWS.flatMap((law) =>
    intervals(changeDates(law, GUIDE_FIGURES.figures), FACT_BOOK.reviewed).map(
      ({ from, until }) => ({
        name: `${law.slug}@${from}.md`,
        text: markdownOf(
          guideDocument(law, from, until, differingPoints(GUIDE_FIGURES.figures, law, from)),
        ),
      }),
    ),
  );
}

/** The text on the sharing picture of a page. */
export function sharedOf(page: Page): { title: string; line: string; code?: string } {
  const law = LAWS.find((each) => `/${each.slug}` === page.path);
  if (law) return { title: page.title, line: law.law.name, code: law.state };
  return { title: page.title, line: 'State privacy law for small businesses' };
}
