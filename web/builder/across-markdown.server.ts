/**
 * The pages about all laws as Markdown: the questions, the comparison and the law data, each as it
 * reads from a day on.
 */
import { markdownOf } from '#documents/markup/markdown.ts';
import { type Block, bullets, heading, paragraph, type Text } from '#documents/tree/tree.ts';
import { ENGLISH } from '#engine/explain/english.ts';
import { STATES } from '#law/codes.ts';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { ORIGIN } from '#web/parts/contact/installation.server.ts';
import * as compared from '#web/pages/compare-states/page-data.server.ts';
import { FIRST_POINTS, OTHER_POINTS } from '#web/pages/compare-states/rows.ts';
import * as faq from '#web/pages/faq/page-data.server.ts';
import type { FaqEntry } from '#web/words/faq/faq-entry.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import type { Page } from '#web/words/page-row.ts';

interface MarkdownFile {
  readonly name: string;
  readonly text: string;
}

const FOOTER = 'General guidance, not legal advice.';
const nameOf = (code: string) => STATES.find((state) => state.code === code)?.name ?? code;

function entryBlocks({ question, answer, todo, cites }: FaqEntry): Block[] {
  const sections = cites.map(({ state, cite }): Text => [`${nameOf(state)}: `, { cite }]);
  return [
    heading(2, question),
    ...answer.map((text) => paragraph(text)),
    paragraph(`Do now: ${todo}`),
    ...(sections.length > 0 ? [bullets(...sections)] : []),
  ];
}

function faqText(day: string): string {
  const categories = Map.groupBy(faqOn(LAWS, day), ({ category }) => category);
  return markdownOf({
    title: 'Questions about state privacy laws',
    subtitle: `As the laws read on ${ENGLISH.date(day)}.`,
    subject: 'Questions',
    language: 'en',
    footer: FOOTER,
    blocks: [...categories].flatMap(([category, entries]) => [
      heading(1, category),
      ...entries.flatMap(entryBlocks),
    ]),
  });
}

/** One table for each point: what each state says, and by which section. */
function comparedText(page: Page, day: string): string {
  const { states, since } = compared.data(page, day);
  const table = (key: (typeof FIRST_POINTS)[number]['key']): Block => ({
    kind: 'table',
    widths: [2, 5, 3],
    head: ['State', 'What the law says', 'Section'],
    rows: states.map(({ name, points }) => {
      const { value, detail, cite } = points[key];
      const said = [value, ...detail].join('. ').replaceAll('..', '.');
      return [[name], [said], [{ cite }]];
    }),
  });
  return markdownOf({
    title: 'State privacy laws compared',
    subtitle: `As the laws read from ${ENGLISH.date(since)}.`,
    subject: 'Comparison',
    language: 'en',
    footer: FOOTER,
    blocks: [...FIRST_POINTS, ...OTHER_POINTS].flatMap(({ key, label }) => [
      heading(1, label),
      table(key),
    ]),
  });
}

/** What a record covers, until when it was checked, and its doubts. */
const recordBlocks = ({
  state,
  name,
  law,
  checkedTo,
  requirements,
  doubts,
}: LawRecord): Block[] => [
  heading(1, name),
  paragraph(
    `${law.name}, ${law.citation}. Checked to ${ENGLISH.date(checkedTo)}. Requirements: ${requirements.length}.`,
  ),
  bullets(
    [{ link: `${name} as JSON`, to: `${ORIGIN}/law/${state}.json` }],
    ...doubts.map((doubt): Text => [`In doubt: ${doubt.text}`]),
  ),
];

const lawDataText = (): string =>
  markdownOf({
    title: 'Law data',
    subtitle: `The records behind every answer, with the hash ${CORPUS_HASH}. MIT licence.`,
    subject: 'Law data',
    language: 'en',
    footer: FOOTER,
    blocks: [
      paragraph({ link: 'All records as JSON', to: `${ORIGIN}/law.json` }),
      ...LAWS.flatMap(recordBlocks),
    ],
  });

/** One file for each page and day on which it changes. */
export function acrossMarkdown(pages: readonly Page[]): MarkdownFile[] {
  const page = pages.find(({ file }) => file === 'compare-states');
  return [
    ...faq.versions().map((day) => ({ name: `faq@${day}.md`, text: faqText(day) })),
    ...(page
      ? compared
          .versions()
          .map((day) => ({ name: `compare-states@${day}.md`, text: comparedText(page, day) }))
      : []),
    { name: 'law-data.md', text: lawDataText() },
  ];
}
