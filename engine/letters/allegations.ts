/**
 * What a letter alleges, by section and by sense: where the words speak of another duty than the
 * section, neither is chosen, and both are shown.
 */
import type { LawRecord } from '#law/schema.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import { phrasesIn } from '#text/phrase.ts';
import { letterSections, type Cites } from './sections/full-section.ts';
import type { Unit } from './text/units.ts';

export interface LetterDoubt {
  /** The sentence, at most 300 characters. */
  readonly words: string;
  readonly sections: readonly string[];
  /** Ids of the duties under the section. */
  readonly bySection: readonly string[];
  /** Ids of the duties that the words speak of. */
  readonly byWords: readonly string[];
}

/** Duties under a section that the words of the letter do not speak of. */
export interface OtherDuties {
  readonly section: string;
  readonly duties: readonly string[];
}

export interface Alleged {
  /** Duties that section and words agree on, or that the section alone names. */
  readonly duties: readonly string[];
  /** What else stands under the sections: the owner says whether the letter means it too. */
  readonly others: readonly OtherDuties[];
  readonly doubts: readonly LetterDoubt[];
}

type Duties = Pick<LawRecord, 'requirements'>['requirements'];

/** Controls that a sentence may speak of in the words of another. */
const FAMILIES: readonly (readonly string[])[] = [
  [
    'opt-out-sale-ads',
    'opt-out-signal',
    'sale-ads-disclosure',
    'authorized-agents',
    'limit-sensitive',
  ],
  [
    'privacy-notice',
    'notice-at-collection',
    'sale-ads-disclosure',
    'buyer-notice',
    'sensitive-sale-notice',
    'third-party-list',
    'loyalty-programs',
    'appeals',
    'purpose-limitation',
  ],
  [
    'rights-requests',
    'request-channels',
    'request-verification',
    'request-records',
    'appeals',
    'authorized-agents',
    'third-party-list',
    'data-minimization',
  ],
  [
    'sensitive-consent',
    'sensitive-sale-consent',
    'sensitive-sale-ban',
    'sensitive-notice-opt-out',
    'sensitive-necessity',
    'limit-sensitive',
    'consent-revocation',
    'consent-design',
    'location-sale-ban',
    'biometric-policy',
    'health-data',
    'reproductive-health-consent',
  ],
  ['children', 'teens', 'minors-online-services', 'minors-assessment'],
  [
    'data-minimization',
    'purpose-limitation',
    'retention',
    'data-inventory',
    'deidentified-data',
    'security',
  ],
  ['assessment', 'minors-assessment', 'cyber-audit-check', 'profiling-decisions'],
  ['processor-contracts', 'third-party-list'],
];
const isClose = (one: string, other: string) =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other));

const MOST_GROUPS = 120;
const LONGEST = 300;
/** So many sentences after a section may say what it is about. */
const MOST_AROUND = 4;
/** A sentence on the office's own powers alleges nothing. */
const POWERS =
  /\b(?:penalt|pursuant to|under section|investigat|authority|may seek|written statement)\b/;

/** What is alleged under the law. `named`: all duties under the sections of the whole letter. */
export function allegedIn(
  law: (Cites & { readonly requirements: Duties }) | undefined,
  units: readonly Unit[],
  { senses, named }: { readonly senses: LetterSigns['senses']; readonly named: readonly string[] },
): Alleged {
  if (law === undefined) return { duties: named, others: [], doubts: [] };
  const never = new Set(law.requirements.filter((each) => isNoViolation(each)).map(({ id }) => id));
  const isAlleged = (id: string) => !never.has(id);
  const kept = new Set<string>();
  const read = new Map<string, Set<string>>();
  const doubts: LetterDoubt[] = [];
  for (const words of groupsIn(units)) {
    const { full: sections, own, ...under } = letterSections(law, words.text);
    const bySection = under.duties.filter(isAlleged);
    const each = under.each.map((ids) => ids.filter(isAlleged));
    if (bySection.length === 0) continue;
    const itself = controlsIn(words.small, senses);
    const spoken = itself.length > 0 ? itself : controlsIn(words.around, senses);
    const means = each.map((ids) => meantOf(law.requirements, ids, spoken));
    const byWords = law.requirements.filter(({ control }) => itself.includes(control));
    const agrees = means.some((ids) => ids.length > 0);
    for (const [at, ids] of each.entries()) addTo(read, own[at] ?? '', ids);
    if (agrees || byWords.length === 0 || POWERS.test(words.small))
      for (const [at, ids] of means.entries())
        for (const id of ids.length > 0 ? ids : onlyOne(each[at] ?? [])) kept.add(id);
    else
      doubts.push({
        words: words.text.slice(0, LONGEST),
        sections,
        bySection,
        byWords: byWords.map(({ id }) => id),
      });
  }
  const seen = new Set([...read.values()].flatMap((ids) => [...ids]));
  const duties = named.filter((id) => isAlleged(id) && (kept.has(id) || !seen.has(id)));
  return { duties, others: othersIn(read, [...duties, ...doubts.flatMap(doubted)]), doubts };
}

/**
 * The section on time to cure is the office's ground for writing, and good practice is no duty:
 * neither is violated, so that no statement says what was done about it.
 */
const isNoViolation = ({ control, advice }: Duties[number]): boolean =>
  control === 'cure-plan' || advice === true;

const addTo = (read: Map<string, Set<string>>, section: string, ids: readonly string[]) =>
  read.set(section, new Set([...(read.get(section) ?? []), ...ids]));

/** A section that holds several duties names none of them by itself. */
const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids : []);

const doubted = ({ bySection, byWords }: LetterDoubt) => [...bySection, ...byWords];

const othersIn = (
  read: ReadonlyMap<string, ReadonlySet<string>>,
  shown: readonly string[],
): OtherDuties[] =>
  [...read]
    .map(([section, ids]) => ({ section, duties: [...ids].filter((id) => !shown.includes(id)) }))
    .filter(({ duties }) => duties.length > 0);

/** Of the duties under one section those that the words speak of; none: of no one. */
function meantOf(duties: Duties, ids: readonly string[], spoken: readonly string[]): string[] {
  const own = duties.filter(({ id }) => ids.includes(id));
  const exact = own.filter(({ control }) => spoken.includes(control));
  const close = own.filter(({ control }) => spoken.some((each) => isClose(each, control)));
  return (exact.length > 0 ? exact : close).map(({ id }) => id);
}

const controlsIn = (small: string, senses: LetterSigns['senses']): string[] =>
  Object.entries(senses).flatMap(([control, phrases]) =>
    phrasesIn(small, phrases).length > 0 ? [control] : [],
  );

interface Group {
  readonly text: string;
  readonly small: string;
  /** What its paragraph says after it. */
  readonly around: string;
}

/** Sentences with a section in them; an item of a list with all its sentences. */
function groupsIn(units: readonly Unit[]): Group[] {
  const groups: {
    text: string;
    small: string;
    around: string;
    paragraph: number;
    open: boolean;
  }[] = [];
  for (const { text, small, item, under, paragraph } of units) {
    const last = groups.at(-1);
    if (!item && under !== null && last?.open === true) {
      last.text += ` ${text}`;
      last.small += ` ${small}`;
      continue;
    }
    for (const group of groups.slice(-MOST_AROUND))
      if (group.paragraph === paragraph) group.around += ` ${small}`;
    groups.push({ text, small, around: '', paragraph, open: item });
  }
  return groups.filter(({ text }) => /\d{2}/.test(text)).slice(0, MOST_GROUPS);
}
