/**
 * Facts of a page as JSON-LD: from the records and the page's texts, never from published figures.
 */
import { CORPUS_HASH, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import type { Page } from '../pages.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { STEPS } from '../words/steps.ts';
import { ORIGIN } from '#web/parts/contact/installation.server.ts';

type Facts = Readonly<Record<string, unknown>>;

/** The facts of one version of a page, as script elements. */
export function machineFacts(page: Page, from: string): string {
  if (!page.indexed) return '';
  return factsOf(page, from)
    .map((facts) => JSON.stringify({ '@context': 'https://schema.org', ...facts }))
    .map((text) => `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`)
    .join('');
}

function factsOf(page: Page, from: string): Facts[] {
  if (page.path === '/') return site();
  const law = LAWS.find((each) => `/${each.slug}` === page.path);
  const record = LAWS.find(({ state }) => page.path === `/law/${state}`);
  const own: Record<string, () => Facts> = {
    '/law-data': dataSet,
    '/faq': () => questions(from),
    '/implementation-guide': steps,
  };
  const told = law ?? record;
  const small = SMALL_LAWS.laws.find(({ id }) =>
    [smallLawPath(id), smallLawPath(id, 'es')].includes(page.path),
  );
  if (small) return [smallLegislation(page, small), trail(page, law)];
  const more = told ? legislation(page, told, from || FACT_BOOK.reviewed) : own[page.path]?.();
  return [...(more ? [more] : []), trail(page, law)];
}

function site(): Facts[] {
  const url = `${ORIGIN}/`;
  return [
    { '@type': 'WebSite', name: 'Statewise', url, inLanguage: 'en' },
    { '@type': 'Organization', name: 'Statewise', url, logo: `${ORIGIN}/icon-512.png` },
  ];
}

/** A law without a size test. */
const smallLegislation = (
  { path, title, language }: Page,
  { name, cite, place }: (typeof SMALL_LAWS.laws)[number],
): Facts => ({
  '@type': 'WebPage',
  name: title,
  url: `${ORIGIN}${path}`,
  inLanguage: language ?? 'en',
  dateModified: SMALL_LAWS.reviewed,
  about: {
    '@type': 'Legislation',
    name,
    legislationIdentifier: cite,
    spatialCoverage: place,
  },
});

/** The law of a guide, as of a day. */
function legislation(
  page: Page,
  { law, state, enacted, effective, checkedTo }: LawRecord,
  from: string,
): Facts {
  return {
    '@type': 'WebPage',
    name: page.title,
    url: `${ORIGIN}${page.path}`,
    inLanguage: 'en',
    dateModified: checkedTo,
    about: {
      '@type': 'Legislation',
      name: law.name,
      legislationIdentifier: law.citation,
      legislationJurisdiction: `US-${state}`,
      // the day on which it was signed; its first day in force is another
      legislationDate: enacted,
      temporalCoverage: `${effective}/..`,
      legislationLegalForce: effective <= from ? 'InForce' : 'NotInForce',
      url: law.url,
    },
  };
}

/** The law data as a whole, to fetch and to cite. */
const dataSet = (): Facts => ({
  '@type': 'Dataset',
  name: 'Statewise law data',
  description:
    'The state consumer privacy laws of the United States as rules: who must comply, duties, rights, days and penalties, each with its section.',
  url: `${ORIGIN}/law-data`,
  license: 'https://opensource.org/license/mit',
  version: CORPUS_HASH,
  dateModified: FACT_BOOK.reviewed,
  spatialCoverage: 'US',
  creator: { '@type': 'Organization', name: 'Statewise', url: `${ORIGIN}/` },
  distribution: [
    ['application/json', '/law.json'],
    ['text/csv', '/law.csv'],
  ].map(([encodingFormat, path]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${ORIGIN}${path}`,
  })),
});

function questions(day: string): Facts {
  const entries = faqOn(LAWS, day).map(({ id, question, answer, todo }) => ({
    '@type': 'Question',
    name: question,
    url: `${ORIGIN}/faq#${id}`,
    acceptedAnswer: { '@type': 'Answer', text: [...answer, `Do this now: ${todo}`].join(' ') },
  }));
  return { '@type': 'FAQPage', mainEntity: entries };
}

function steps(): Facts {
  const each = STEPS.map(({ title, description }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    name: title,
    text: description,
  }));
  return { '@type': 'HowTo', name: 'Implementation Guide', step: each };
}

const LIBRARY = { name: 'Privacy document templates', path: '/templates' };

/** The page's breadcrumbs. */
function trail(page: Page, law: LawRecord | undefined): Facts {
  const home = { name: 'Home', path: '/' };
  const places = law
    ? [home, { name: 'State guides', path: '/states' }, { name: law.name, path: page.path }]
    : [home, ...(page.file === 'template' ? [LIBRARY] : []), { name: page.title, path: page.path }];
  const items = places.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${ORIGIN}${path}`,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}
