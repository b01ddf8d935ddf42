import { escapeHtml } from '#text/escape.ts';
import { BROKEN_ES } from '#web/words/broken.ts';
import type { Page } from '../pages.ts';
import { contactPoint, ORIGIN } from '#web/parts/contact/installation.server.ts';

/** Tags of every page. */
const STANDING = [
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  '<meta name="color-scheme" content="light dark"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/site.webmanifest"/>',
  '<meta name="theme-color" content="#0b4a3a"/>',
].join('');

/**
 * Description, canonical address, indexing, and previews for sharing. Added to the HTML after React
 * rendered it: scripts do not use these tags, so none contains them.
 */
export function headTags(page: Page): string {
  const description = `<meta name="description" content="${escapeHtml(page.description)}"/>`;
  const start = STANDING + description + reports(page);
  if (!page.indexed) return `${start}<meta name="robots" content="noindex"/>`;
  const canonical = `<link rel="canonical" href="${ORIGIN}${page.path}"/>`;
  return `${start}${canonical}${alternates(page)}${otherForms(page)}${brokenWords(page)}${shareTags(page)}`;
}

/** Where reports go: a script that takes over the page draws the same (client.tsx). */
const reports = (page: Page): string =>
  page.kind === 'still'
    ? ''
    : `<meta name="contact-point" content="${escapeHtml(JSON.stringify(contactPoint(page)))}"/>`;

/** Links to the same page in both languages; English is the default. */
function alternates({ path, twin, language }: Page): string {
  if (twin === undefined) return '';
  const english = language === 'es' ? twin : path;
  const spanish = language === 'es' ? path : twin;
  return [
    ['en', english],
    ['es', spanish],
    ['x-default', english],
  ]
    .map(([name, at]) => `<link rel="alternate" hreflang="${name}" href="${ORIGIN}${at}"/>`)
    .join('');
}

/** The same for machines: guides as Markdown, records as JSON, changes as a feed. */
function otherForms({ path, file }: Page): string {
  const forms: Readonly<Record<string, readonly (readonly [type: string, address: string])[]>> = {
    guide: [['text/markdown', `${path}.md`]],
    'small-law': [['text/markdown', `${path}.md`]],
    'small-laws': [['text/markdown', `${path}.md`]],
    faq: [['text/markdown', `${path}.md`]],
    'compare-states': [['text/markdown', `${path}.md`]],
    'law-record': [['application/json', `${path}.json`]],
    'law-data': [
      ['application/json', '/law.json'],
      ['text/csv', '/law.csv'],
      ['text/markdown', `${path}.md`],
    ],
    changes: [
      ['application/atom+xml', '/changes.xml'],
      ['text/calendar', '/changes.ics'],
      ['application/json', '/changes.json'],
      ['text/markdown', '/changes.md'],
    ],
  };
  return (forms[file] ?? [])
    .map(([type, address]) => `<link rel="alternate" type="${type}" href="${ORIGIN}${address}"/>`)
    .join('');
}

/** The error text of a Spanish page (parts/shell/broken.tsx). */
const brokenWords = ({ language }: Page): string =>
  language === 'es' ? `<meta name="broken" content="${escapeHtml(BROKEN_ES.join('|'))}"/>` : '';

function shareTags(page: Page): string {
  const picture = `${ORIGIN}/share/${page.path === '/' ? 'home' : page.path.slice(1)}.png`;
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Statewise'],
    ['og:locale', page.language === 'es' ? 'es_US' : 'en_US'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', `${ORIGIN}${page.path}`],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', page.title],
  ];
  const open = tags.map(
    ([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}"/>`,
  );
  return `${open.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}
