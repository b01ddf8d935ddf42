/** The rows of pages of laws without a size test: one for all, one for each, in both languages. */
import { SMALL_LAWS } from '#law/small-laws.ts';
import type { Page } from './words/page-row.ts';
import { smallLawPath } from './words/small-laws/address.ts';
import { SMALL_LAW_PAGE } from './words/small-laws/page-words.ts';
import { shortLawName } from './words/small-laws/short-names.ts';

const SPANISH = { language: 'es' } as const;

const ALL: readonly Page[] = [
  {
    path: '/laws',
    file: 'small-laws',
    kind: 'still',
    title: SMALL_LAW_PAGE.en.all.title,
    description:
      'Privacy laws that bind firms of any size: online notices, fingerprints, health data, children, mail, calls and recordings. Whom each binds, and ten examples.',
    indexed: true,
    twin: '/es/laws',
  },
  {
    path: '/es/laws',
    file: 'small-laws',
    kind: 'still',
    title: SMALL_LAW_PAGE.es.all.title,
    description:
      'Leyes que obligan a empresas de cualquier tamaño: avisos, huellas, salud, menores, correo, llamadas y grabaciones. A quién obliga cada una, con ejemplos.',
    indexed: true,
    ...SPANISH,
    twin: '/laws',
  },
];

const EACH = SMALL_LAWS.laws.flatMap(({ id, name }): Page[] => {
  const short = shortLawName(id, name);
  const [english, spanish] = [smallLawPath(id), smallLawPath(id, 'es')];
  const common = { file: 'small-law', kind: 'still', indexed: true } as const;
  return [
    {
      path: english,
      ...common,
      title: short,
      description: `Whom the ${short} binds, what it asks, by when, who can sue, and what we could not confirm: each line with its section.`,
      twin: spanish,
    },
    {
      path: spanish,
      ...common,
      title: `Ley: ${short}`,
      description: `A quién obliga, qué pide, en qué plazos y quién puede demandar: ${short}, con su sección y lo que no pudimos confirmar.`,
      ...SPANISH,
      twin: english,
    },
  ];
});

export const SMALL_LAW_PAGES: readonly Page[] = [...ALL, ...EACH];
