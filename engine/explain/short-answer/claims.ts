/**
 * What the short answer to "does this law bind me?" claims on a day: data, made from every prong
 * and exemption of the record. Its sentences are made from these claims only
 * (explain/short-answer-english); tests check each claim against the verdicts.
 */
import type { Exemption, FactKey, LawRecord, Prong, Requirement, Rule } from '#law/schema.ts';
import { changeDates } from '#engine/verdict/change-days.ts';
import { counts } from '#engine/rules/truth.ts';
import { changesOn } from '#engine/duties/upcoming.ts';
import { PEOPLE, factsOf, ownProngs, wayOf, waysOn } from './ways.ts';
import type { Way } from './ways.ts';

/**
 * People whose data was used only to take a payment: left out of every count, of none, or of some
 * ways (by index).
 */
type Payers = 'counted' | 'left out' | readonly number[];

/** Kinds of organization that are left out, and whether there are others. */
interface Kinds {
  readonly kinds: readonly FactKey[];
  readonly others: boolean;
}

/** Who is left out from a later day on, if that differs. */
interface LaterKinds extends Kinds {
  readonly date: string;
  readonly inDoubt: boolean;
}

export type Claim =
  | { readonly kind: 'starts'; readonly date: string }
  | { readonly kind: 'small firms out'; readonly exemption: Exemption & { if: Rule } }
  | { readonly kind: 'binds'; readonly way: Way }
  | {
      readonly kind: 'binds in part';
      readonly way: Way;
      readonly duties: readonly Requirement[];
    }
  /**
   * What a business owes that meets none of the ways: nothing, or what every commercial site owes.
   */
  | { readonly kind: 'nothing else'; readonly everySite: Requirement | undefined }
  | { readonly kind: 'no count of people' }
  | { readonly kind: 'small firms in' }
  | ({
      readonly kind: 'kinds out';
      readonly partStays: boolean;
      readonly later: LaterKinds | null;
    } & Kinds)
  /** What owners do not take for a sale, or for people. */
  | {
      readonly kind: 'pixels';
      readonly sale: boolean;
      readonly people: boolean;
      readonly sensitive: boolean;
    }
  | { readonly kind: 'nonprofits in' }
  | { readonly kind: 'who counts'; readonly staff: boolean; readonly payers: Payers | undefined }
  /** Firms of one group. */
  | { readonly kind: 'bound with others'; readonly text: string }
  | { readonly kind: 'in doubt' }
  | { readonly kind: 'ways change'; readonly date: string; readonly ways: readonly Way[] }
  | { readonly kind: 'ways are added'; readonly date: string; readonly ways: readonly Way[] }
  | { readonly kind: 'changes'; readonly date: string; readonly what: readonly string[] };

/**
 * All claims of the short answer about a law on a calendar date; before its first day, as of that
 * day.
 */
export function claimsOf(law: LawRecord, asOf: string): Claim[] {
  const day = asOf < law.effective ? law.effective : asOf;
  const prongs = ownProngs(law, day);
  const full = prongs.filter((prong) => prong.reach === 'full');
  const limited = prongs.filter((prong) => prong.reach === 'limited');
  return [
    ...(asOf < law.effective ? [{ kind: 'starts', date: law.effective } as const] : []),
    ...smallOut(law, full, day),
    ...full.map((prong): Claim => ({ kind: 'binds', way: wayOf(prong) })),
    ...limited.map((prong): Claim => partOf(law, prong, day)),
    {
      kind: 'nothing else',
      everySite: law.requirements.find(({ id }) => id === law.applicability.everySite),
    },
    ...scopeClaims(law, full, day),
    ...countClaims(law, full),
    ...pixels(prongs),
    ...caveats(law, prongs),
    ...(asOf < law.effective ? [] : changeClaims(law, asOf)),
  ];
}

function partOf(law: LawRecord, prong: Prong, day: string): Claim {
  const duties = law.requirements.filter(
    (each) =>
      each.owedUnder?.includes(prong.id) === true &&
      each.id !== law.applicability.everySite &&
      !each.advice &&
      counts(each, day),
  );
  return { kind: 'binds in part', way: wayOf(prong), duties };
}

const SIZES: ReadonlySet<FactKey> = new Set(['sbaSmallBusiness', 'employees']);

/** Exemptions for small firms; not repeated if the only test of the law is not to be small. */
function smallOut(law: LawRecord, full: readonly Prong[], day: string): Claim[] {
  const tested = new Set(full.flatMap((prong) => factsOf(prong.if)));
  return entities(law, day).flatMap((exemption) =>
    factsOf(exemption.if).some((fact) => SIZES.has(fact) && !tested.has(fact))
      ? [{ kind: 'small firms out', exemption } as const]
      : [],
  );
}

function entities(law: LawRecord, day: string): (Exemption & { if: Rule })[] {
  return law.exemptions.flatMap((each) =>
    each.level === 'entity' && each.if !== undefined && counts(each, day)
      ? [{ ...each, if: each.if }]
      : [],
  );
}

/** The kinds of organization that a small firm most often is, in this order. */
const ANSWER_KINDS: readonly FactKey[] = [
  'nonprofit',
  'hipaaCoveredEntity',
  'bank',
  'glbaInstitution',
  'insurer',
];

function scopeClaims(law: LawRecord, full: readonly Prong[], day: string): Claim[] {
  const asked = new Set(full.flatMap((prong) => factsOf(prong.if)));
  const sized = (fact: FactKey) => SIZES.has(fact) || fact === 'annualRevenueUSD';
  const all = entities(law, day);
  const small = all.some((each) => factsOf(each.if).some((fact) => SIZES.has(fact)));
  const counted = [...asked].some((fact) => PEOPLE.has(fact));
  return [
    ...(counted ? [] : [{ kind: 'no count of people' } as const]),
    ...(small || [...asked].some(sized) ? [] : [{ kind: 'small firms in' } as const]),
    ...kindsClaim(law, day),
    ...(nonprofitsIn(law, all, full) ? [{ kind: 'nonprofits in' } as const] : []),
  ];
}

/** The exemptions of the kinds told, and whether others are listed. */
function kindsOut(law: LawRecord, day: string) {
  const alone = entities(law, day).filter(({ if: rule }) => 'fact' in rule || 'any' in rule);
  const of = (fact: FactKey) => alone.find((each) => factsOf(each.if).includes(fact));
  const kinds = ANSWER_KINDS.filter((fact) => of(fact) !== undefined);
  const named = new Set(kinds.flatMap((fact) => of(fact) ?? []));
  const ids = new Set([...named].map(({ id }) => id));
  const listed = law.exemptions.filter((each) => each.level === 'entity' && counts(each, day));
  return { kinds, named: [...named], others: listed.some(({ id }) => !ids.has(id)) };
}

function kindsClaim(law: LawRecord, day: string): Claim[] {
  const { kinds, named, others } = kindsOut(law, day);
  if (kinds.length === 0) return [];
  const partStays = named.some(({ stillOwes }) => stillOwes !== undefined);
  return [{ kind: 'kinds out', kinds, others, partStays, later: laterKinds(law, kinds, day) }];
}

function laterKinds(law: LawRecord, now: readonly FactKey[], day: string): LaterKinds | null {
  for (const date of changeDates(law, []).filter((each) => each > day)) {
    const { kinds, named, others } = kindsOut(law, date);
    if (kinds.join() === now.join()) continue;
    const ids = new Set(named.map(({ id }) => id));
    return {
      date,
      kinds,
      others,
      inDoubt: law.doubts.some(({ about = [] }) => about.some((id) => ids.has(id))),
    };
  }
  return null;
}

/** Not claimed if it is in doubt. */
function nonprofitsIn(
  law: LawRecord,
  all: readonly { if: Rule }[],
  full: readonly Prong[],
): boolean {
  const named = all.some((each) => factsOf(each.if).includes('nonprofit'));
  const open = law.doubts.some(
    ({ text, about = [] }) =>
      /nonprofit/i.test(text) && about.some((id) => full.some((prong) => prong.id === id)),
  );
  return !named && !open;
}

/** A count of people whose data is passed on does not depend on who paid. */
const asksPeople = (prong: Prong) =>
  factsOf(prong.if).includes('consumers') && !factsOf(prong.if).includes('sellsOrSharesConsumers');

function countClaims(law: LawRecord, full: readonly Prong[]): Claim[] {
  if (!full.some((prong) => factsOf(prong.if).some((fact) => PEOPLE.has(fact)))) return [];
  const out = full.flatMap((prong, at) => (prong.paymentOnlyLeftOut ? [at] : []));
  const counting = full.filter(asksPeople);
  const every = counting.every((prong) => prong.paymentOnlyLeftOut);
  const some: Payers = out.length === 0 ? 'counted' : every ? 'left out' : out;
  const payers = counting.length === 0 ? undefined : some;
  return [{ kind: 'who counts', staff: law.applicability.staffCounts === true, payers }];
}

const SALES: readonly FactKey[] = [
  'sellsPersonalData',
  'offersDataForSale',
  'sellsOrSharesConsumers',
  'targetedAdvertising',
];

/**
 * Only where a test asks for it: sales for anything of value, ads, people, or sales of sensitive
 * data.
 */
function pixels(prongs: readonly Prong[]): Claim[] {
  const asked = new Set(prongs.flatMap((prong) => factsOf(prong.if)));
  const sale = SALES.some((fact) => asked.has(fact));
  const people = [...PEOPLE].some((fact) => asked.has(fact));
  const sensitive = asked.has('sellsSensitiveData');
  return sale || people || sensitive ? [{ kind: 'pixels', sale, people, sensitive }] : [];
}

function caveats(law: LawRecord, prongs: readonly Prong[]): Claim[] {
  const { alsoBound } = law.applicability;
  const open = law.doubts.some(({ about = [] }) =>
    about.some((id) => prongs.some((prong) => prong.id === id)),
  );
  return [
    ...(alsoBound ? [{ kind: 'bound with others', text: alsoBound.text } as const] : []),
    ...(open ? [{ kind: 'in doubt' } as const] : []),
  ];
}

function changeClaims(law: LawRecord, asOf: string): Claim[] {
  const date = changeDates(law, []).find((each) => each > asOf && changesOn(law, each).length > 0);
  if (date === undefined) return [];
  const [before, after] = [waysOn(law, asOf), waysOn(law, date)];
  const isIn = (ways: readonly Way[], { id }: Way) => ways.some((way) => way.id === id);
  const added = after.filter((way) => !isIn(before, way));
  const ended = before.some((way) => !isIn(after, way));
  if (ended) return [{ kind: 'ways change', date, ways: after }];
  if (added.length > 0) return [{ kind: 'ways are added', date, ways: added }];
  return [{ kind: 'changes', date, what: changesOn(law, date).map(({ text }) => text) }];
}
