/** The pages of laws without a size test as Markdown, with the words of the pages. */
import { markdownOf } from '#documents/markup/markdown.ts';
import { type Block, heading, paragraph, type Text } from '#documents/tree/tree.ts';
import { ENGLISH } from '#engine/explain/english.ts';
import { SPANISH } from '#engine/explain/spanish.ts';
import { type WholeSmallLaw, smallLawsIn } from '#law/small-laws.ts';
import { ORIGIN } from '#web/parts/contact/installation.server.ts';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import { SMALL_LAW_PAGE } from '#web/words/small-laws/page-words.ts';
import { shortLawName } from '#web/words/small-laws/short-names.ts';

type Language = 'en' | 'es';
const DATES = { en: ENGLISH, es: SPANISH };

interface Line {
  readonly text: string;
  readonly cite: string;
}

/** Lines under a heading, each with its section; or what is said where there is none. */
const part = (title: string, lines: readonly Line[], none: string): Block[] => [
  heading(1, title),
  lines.length === 0
    ? paragraph(none)
    : {
        kind: 'list',
        ordered: false,
        items: lines.map(({ text, cite }): Text => [`${text} `, { cite }]),
      },
];

function lawText(law: WholeSmallLaw, language: Language, reviewed: string): string {
  const words = SMALL_LAW_PAGE[language];
  const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
  const labelled = (parts: readonly { readonly label: string; readonly cite: string }[]) =>
    parts.map(({ label, cite }) => ({ text: sentence(label), cite }));
  const spans = law.days.map(({ number, unit, what, cite }) => ({
    text: sentence(`${words.span(number, unit)}: ${what}`),
    cite,
  }));
  const day = DATES[language].date(law.from ?? reviewed);
  const since = (law.from ?? '') <= reviewed ? words.since(day) : words.starts(day);
  const doubts = law.doubts.map((doubt): Text => [doubt]);
  return markdownOf({
    title: shortLawName(law.id, law.name),
    subtitle: `${law.name}, ${law.place}. ${law.from === undefined ? '' : since}`.trim(),
    subject: law.name,
    language,
    footer: `${words.advice} ${law.url}`,
    blocks: [
      ...part(words.who, labelled(law.tests), ''),
      ...part(words.outside, labelled(law.outs), words.nobodyOutside),
      ...part(words.asks, law.asks, ''),
      ...part(words.days, spans, words.noDays),
      heading(1, words.suits),
      paragraph(sentence(law.whoCanSue)),
      ...(doubts.length === 0
        ? []
        : [heading(1, words.doubt), { kind: 'list', ordered: false, items: doubts } as const]),
      heading(1, words.reading),
      paragraph(words.read[law.read]),
    ],
  });
}

function allText(language: Language): string {
  const { laws } = smallLawsIn(language);
  const words = SMALL_LAW_PAGE[language];
  const places = Map.groupBy(laws, ({ place }) => place);
  return markdownOf({
    title: words.all.title,
    subtitle: words.all.lede,
    subject: words.all.title,
    language,
    footer: words.advice,
    blocks: [...places].flatMap(([place, own]): Block[] => [
      heading(1, place),
      {
        kind: 'list',
        ordered: false,
        items: own.map(({ id, name, tests }): Text => [
          { link: name, to: `${ORIGIN}${smallLawPath(id, language)}.md` },
          `: ${tests[0]?.label ?? ''}.`,
        ]),
      },
    ]),
  });
}

/** One file for each page of them, in both languages. */
export const smallLawMarkdown = (): { name: string; text: string }[] =>
  (['en', 'es'] as const).flatMap((language) => {
    const { laws, reviewed } = smallLawsIn(language);
    return [
      { name: language === 'es' ? 'es/laws.md' : 'laws.md', text: allText(language) },
      ...laws.map((law) => ({
        name: `${smallLawPath(law.id, language).slice(1)}.md`,
        text: lawText(law, language, reviewed),
      })),
    ];
  });
