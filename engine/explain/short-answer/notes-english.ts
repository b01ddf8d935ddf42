/** Who is left out of a law, who counts, and what owners overlook: the notes of a short answer. */
import type { FactKey } from '#law/schema.ts';
import { list, longDate } from '#text/english.ts';
import { addDays } from '#calendar/dates.ts';
import type { Claim } from './claims.ts';

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

const KINDS: Partial<Record<FactKey, string>> = {
  nonprofit: 'nonprofits',
  hipaaCoveredEntity: 'clinics under HIPAA',
  bank: 'banks',
  glbaInstitution: 'finance firms',
  insurer: 'insurers',
};

interface Named extends Pick<Of<'kinds out'>, 'kinds' | 'others'> {
  /** Kinds that are left out for some time only, and until when. */
  readonly ending?: { readonly kinds: readonly FactKey[]; readonly until: string } | undefined;
}

function kindNames({ kinds, others, ending }: Named): string {
  const named = kinds
    .filter((kind) => kind !== 'bank' || !kinds.includes('glbaInstitution'))
    .flatMap((kind) => {
      const ends = ending?.kinds.includes(kind) ? ` (only to ${longDate(ending.until)})` : '';
      const name = KINDS[kind];
      return name === undefined ? [] : [`${name}${ends}`];
    });
  return list(others ? [...named, 'some others'] : named);
}

function kindsText(claim: Of<'kinds out'>): string {
  const { later, kinds, partStays } = claim;
  const part = partStays ? ' A part can still bind some of them.' : '';
  const lost = kinds.filter((kind) => later !== null && !later.kinds.includes(kind));
  const ending = later === null ? undefined : { kinds: lost, until: addDays(later.date, -1) };
  const now = `Left out, as the law defines them: ${kindNames({ ...claim, ending })}.${part}`;
  if (later === null) return now;
  const from = lost.length > 0 ? 'Then' : `From ${longDate(later.date)}`;
  return `${now} ${from}${later.inDoubt ? ', as reported' : ''}: ${kindNames(later)}.`;
}

/** What owners do not take for a sale, or for people. */
export function pixelText({ sale, people }: Of<'pixels'>): string {
  if (sale && people)
    return 'An ad pixel can be a sale or targeted ads; site visitors can count as people.';
  if (sale) return 'An ad pixel can be a sale or targeted ads.';
  if (people) return 'Visitors to your site can count as people.';
  return 'An ad pixel on pages on health or faith can be a sale of sensitive data.';
}

function countText({ staff, payers }: Of<'who counts'>): string {
  if (staff) return 'Staff and business contacts count as people too.';
  const out = 'Do not count staff or business contacts';
  if (payers === undefined) return `${out}.`;
  if (payers === 'counted') return `${out}. Do count people who only paid you.`;
  const paid = 'people whose data you used only to take a payment';
  if (payers === 'left out') return `Do not count staff, business contacts or ${paid}.`;
  const tests = list(payers.map((at) => String(at + 1)));
  return `${out}. In ${payers.length === 1 ? 'test' : 'tests'} ${tests}, leave out ${paid}.`;
}

/** The sentence for each claim that is a note. */
export const NOTES: { [K in Claim['kind']]?: (claim: Of<K>) => string } = {
  'no count of people': () => 'How many people you have on file does not matter.',
  'small firms in': () => 'There is no revenue test, and being small does not free you.',
  'kinds out': kindsText,
  'bound with others': ({ text }) => text,
  'in doubt': () => 'Some of this is in doubt: see below.',
  'nonprofits in': () => 'Most nonprofits are bound like others.',
  'who counts': countText,
};
