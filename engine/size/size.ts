/** Whether a firm is small under the federal (SBA) size standards: 13 CFR part 121. */

/** Receipts: average a year. Employees: average head count. Assets: average of four quarters. */
type SizeMeasure = 'receipts' | 'employees' | 'assets';

/**
 * The most that a small firm may have (13 CFR 121.201): US dollars for receipts and assets, people
 * for employees.
 */
export interface SizeLimit {
  readonly measure: SizeMeasure;
  readonly most: number;
}

/** A limit as the table states it. */
export type StatedStandard =
  | { readonly kind: 'receipts' | 'assets'; readonly millionsUSD: number }
  | { readonly kind: 'employees'; readonly count: number };

/**
 * Firms that own it, that it owns, or that the same people control (13 CFR 121.103): none, included
 * in the figure, or not included because their figures are not known.
 */
export type Affiliates = 'none' | 'counted' | 'unknown';

export interface SizeFigures {
  /**
   * Every limit that may apply: several while it is open which exception applies; none if no
   * standard is set.
   */
  readonly limits: readonly SizeLimit[];
  /** In the unit of the limits; undefined: not known. */
  readonly figure: number | undefined;
  readonly affiliates: Affiliates;
}

type SizeReason =
  | 'within'
  | 'over'
  /** The regulation sets no standard for the industry. */
  | 'no standard'
  /** It depends on which exception applies. */
  | 'which industry'
  | 'no figure'
  /** The firm's own figure is within the limit, but affiliates may have to be added. */
  | 'affiliates';

export interface SizeAnswer {
  /** null: cannot tell. */
  readonly small: boolean | null;
  readonly reason: SizeReason;
  /** The limit that the figure was compared with: the nearest if several may apply. */
  readonly limit?: SizeLimit;
  /** The distance of the figure from the limit, in its unit; never negative. */
  readonly margin?: number;
  /** Within a tenth of the limit, on either side. */
  readonly near: boolean;
}

const NEAR = 0.1;
const MILLION = 1_000_000;
/** A fiscal year in the rule for young firms: 13 CFR 121.104(c)(2). */
const WEEKS_A_YEAR = 52;
const FISCAL_YEARS = 5;

/** "$9 million" of the table as 9,000,000 US dollars. */
export function limitOf(standard: StatedStandard): SizeLimit {
  if (standard.kind === 'employees') return { measure: 'employees', most: standard.count };
  return { measure: standard.kind, most: Math.round(standard.millionsUSD * MILLION) };
}

/**
 * Average receipts a year in US dollars. A firm with five full fiscal years: their total, divided
 * by five; a younger one: the total so far, divided by its weeks in business, times 52 (13 CFR
 * 121.104(c)).
 */
export function averageReceipts(totalUSD: number, weeks?: number): number {
  return weeks === undefined ? totalUSD / FISCAL_YEARS : (totalUSD / weeks) * WEEKS_A_YEAR;
}

/**
 * A figure equal to the limit is still small; affiliates are always included. Nothing is guessed.
 */
export function decideSize({ limits, figure, affiliates }: SizeFigures): SizeAnswer {
  const [first] = limits;
  if (first === undefined) return unknown('no standard');
  if (limits.some(({ measure }) => measure !== first.measure)) return unknown('which industry');
  if (figure === undefined) return unknown('no figure');
  const nearest = limits.reduce((best, each) =>
    distance(each, figure) < distance(best, figure) ? each : best,
  );
  const margin = distance(nearest, figure);
  const compared = { limit: nearest, margin, near: margin <= nearest.most * NEAR };
  const within = limits.filter(({ most }) => figure <= most).length;
  if (within === 0) return { small: false, reason: 'over', ...compared };
  if (affiliates === 'unknown') return { small: null, reason: 'affiliates', ...compared };
  if (within < limits.length) return { small: null, reason: 'which industry', ...compared };
  return { small: true, reason: 'within', ...compared };
}

const distance = ({ most }: SizeLimit, figure: number) => Math.abs(most - figure);
const unknown = (reason: SizeReason): SizeAnswer => ({ small: null, reason, near: false });
