/**
 * Regulators' public actions like the owner's own case: against a firm of the owner's trade and
 * about the owner's size, over work that the owner surely owes.
 */
import type { ControlKey } from '#law/schema.ts';
import type { EnforcementAction } from '#reference/schema.ts';

export type BusinessSize = NonNullable<EnforcementAction['size']>;

export interface Case {
  id: string;
  date: string;
  datePrecision: EnforcementAction['datePrecision'];
  state: string;
  regulator: string;
  against: string;
  amountUSD: number | null;
  law: string;
  kind: EnforcementAction['kind'];
  what: string;
  source: string;
  doubt?: string;
  /** null: not known. */
  size: BusinessSize | null;
  inYourStates: boolean;
  /** Titles of the owner's open tasks that would prevent it. */
  prevents: string[];
}

export interface CaseReader {
  readonly employees: number;
  readonly industry: string;
  readonly states: ReadonlySet<string>;
  /** The duties that the owner surely has, done or not. */
  readonly duties: readonly { readonly id: ControlKey }[];
  readonly open: readonly { readonly id: ControlKey; readonly title: string }[];
}

/** An action of a federal regulator concerns every state. */
const FEDERAL = 'US';
/** A case about unregistered trade in data concerns only those who owe a registration. */
const BROKER: ControlKey = 'data-broker';
const SIZES: readonly BusinessSize[] = ['small', 'medium', 'large', 'giant'];
/** The fewest people of a size. */
const LEAST: Readonly<Record<BusinessSize, number>> = {
  small: 0,
  medium: 100,
  large: 1_000,
  giant: 10_000,
};
/** A firm of so many times the owner's people is no longer like the owner's. */
const TIMES = 10;

/** The size class of a business: a rough estimate by head count, like that of the public cases. */
export const sizeOf = (employees: number): BusinessSize =>
  SIZES.findLast((size) => employees >= LEAST[size]) ?? 'small';

/** Letters to a whole trade have no size. */
const fitsSize = ({ size }: EnforcementAction, employees: number) =>
  size === undefined || LEAST[size] <= employees * TIMES;

const fitsTrade = ({ trades }: EnforcementAction, industry: string) =>
  trades === 'any' || trades.some((trade) => trade === industry);

/**
 * The actions like the owner's case, the nearest first: those wholly about the owner's duties, then
 * in the owner's states, then the nearest size, then the most duties in common, then the newest.
 */
export function casesFor(actions: readonly EnforcementAction[], reader: CaseReader): Case[] {
  const duties = new Set<string>(reader.duties.map(({ id }) => id));
  const size = SIZES.indexOf(sizeOf(reader.employees));
  const rankOf = (action: EnforcementAction): readonly number[] => [
    action.lessons.every((lesson) => duties.has(lesson)) ? 0 : 1,
    inStates(action, reader.states) ? 0 : 1,
    action.size === undefined ? SIZES.length : Math.abs(SIZES.indexOf(action.size) - size),
    -action.lessons.filter((lesson) => duties.has(lesson)).length,
  ];
  return actions
    .filter(({ kind, lessons }) => kind !== 'report' && concerns(lessons, duties))
    .filter((each) => fitsTrade(each, reader.industry) && fitsSize(each, reader.employees))
    .map((action) => ({ action, rank: rankOf(action) }))
    .toSorted(
      (one, other) =>
        one.rank.map((own, at) => own - (other.rank[at] ?? 0)).find((step) => step !== 0) ??
        other.action.date.localeCompare(one.action.date),
    )
    .map(({ action }) => caseOf(action, reader));
}

function concerns(lessons: readonly string[], duties: ReadonlySet<string>): boolean {
  if (lessons.includes(BROKER)) return duties.has(BROKER);
  return lessons.some((lesson) => duties.has(lesson));
}

function inStates(
  { state, otherStates = [] }: EnforcementAction,
  states: ReadonlySet<string>,
): boolean {
  return [state, ...otherStates].some((each) => each === FEDERAL || states.has(each));
}

/** The reports with these ids: those of the owner's states first, then the newest. */
export function reportsWith(
  ids: readonly string[],
  actions: readonly EnforcementAction[],
  reader: Pick<CaseReader, 'states' | 'open'>,
): Case[] {
  return actions
    .filter(({ id }) => ids.includes(id))
    .map((action) => caseOf(action, reader))
    .toSorted(
      (one, other) =>
        Number(other.inYourStates) - Number(one.inYourStates) || other.date.localeCompare(one.date),
    );
}

function caseOf(
  action: EnforcementAction,
  { states, open }: Pick<CaseReader, 'states' | 'open'>,
): Case {
  const { lessons, otherStates: _, trades: __, tradeSource: ___, size, doubt, ...said } = action;
  return {
    ...said,
    ...(doubt === undefined ? {} : { doubt }),
    size: size ?? null,
    inYourStates: inStates(action, states),
    prevents: open.filter(({ id }) => lessons.includes(id)).map(({ title }) => title),
  };
}
