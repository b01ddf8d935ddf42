/** Places each published figure once, in the section that it belongs to. */
import type { GuideWords } from '#web/words/articles/guides.ts';

export type Place = 'lead' | 'special' | 'applies' | 'rights' | 'duties' | 'enforcement';

const POINTS: readonly (readonly [Place, RegExp])[] = [
  [
    'applies',
    /^(Applicability|Business Focus|Compared with|Consumer threshold|Revenue threshold|Selling data|Websites and apps|Doing business|Effective date)/,
  ],
  ['rights', /^(Consumer rights|Right |Data portability|Answer a request)/],
  ['duties', /^(Assessments|Minnesota-specific)/],
  ['enforcement', /^(Enforced by|Max penalty|Penalty|Ongoing|Repeated|Cure period)/],
];

/**
 * The section of a point on a guide with these texts. Throws for a point without one, so that no
 * figure is lost.
 */
export function placeOf(point: string, words: GuideWords): Place {
  if (words.lead.includes(point)) return 'lead';
  if (words.special?.points.includes(point)) return 'special';
  const found = POINTS.find(([, pattern]) => pattern.test(point));
  if (!found) throw new Error(`the guide has no place for the published point "${point}"`);
  return found[0];
}
