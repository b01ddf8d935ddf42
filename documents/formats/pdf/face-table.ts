/**
 * The faces of PDF files: those of every document, and families with letters of other scripts. A
 * file is one of documents/fonts, or one of a package.
 */

/** The faces of every document. The first decides which letters need another face. */
export const FACES = [
  'SourceSans3_400Regular.ttf',
  'SourceSans3_600SemiBold.ttf',
  'SourceSans3_700Bold.ttf',
  'SourceSerif4_600SemiBold.ttf',
] as const;

/** A family with letters of other scripts. */
export type Family = { readonly name: string } & (
  | {
      /** A regular and a bold face; `whole`: given to the printer as they are. */
      readonly kind: 'pair' | 'whole';
      readonly files: readonly [string, string];
    }
  | {
      /** One face of all weights. */
      readonly kind: 'variable';
      readonly file: string;
    }
  | {
      /** Many variable faces; the package's `unicode.json` tells which letters each may have. */
      readonly kind: 'slices';
      readonly folder: string;
      readonly id: string;
    }
);

const pair = (kind: 'pair' | 'whole', face: string): Family => {
  const name = face.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return { kind, name, files: [`${face}_400Regular.ttf`, `${face}_700Bold.ttf`] };
};

const variable = (script: string): Family => ({
  kind: 'variable',
  name: `Noto Sans ${script}`,
  file: `noto-sans-${script.toLowerCase()}.woff2`,
});

function slices(region: string): Family {
  const id = `noto-sans-${region.toLowerCase()}`;
  return { kind: 'slices', name: `Noto Sans ${region}`, folder: `@fontsource-variable/${id}`, id };
}

const FAMILIES: readonly Family[] = [
  pair('whole', 'NotoSansHebrew'),
  pair('whole', 'NotoSansArabic'),
  variable('Armenian'),
  variable('Bengali'),
  variable('Cherokee'),
  variable('Devanagari'),
  variable('Ethiopic'),
  variable('Georgian'),
  variable('Gujarati'),
  variable('Gurmukhi'),
  variable('Kannada'),
  variable('Khmer'),
  variable('Lao'),
  variable('Malayalam'),
  variable('Myanmar'),
  variable('Tamil'),
  variable('Telugu'),
  variable('Thai'),
  pair('pair', 'NotoEmoji'),
];

const JAPANESE = slices('JP');
const KOREAN = slices('KR');
const CHINESE = slices('SC');

/**
 * The families in the order in which a text asks them. The same Chinese character is written
 * differently in Japan and Korea: kana or hangul anywhere in the text decide.
 */
export function familiesFor(text: string): readonly Family[] {
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const hangul = /\p{Script=Hangul}/u.test(text);
  const first = [...(kana ? [JAPANESE] : []), ...(hangul ? [KOREAN] : [])];
  return [...FAMILIES, ...new Set([...first, CHINESE, JAPANESE, KOREAN])];
}
