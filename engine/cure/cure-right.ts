/**
 * What a law gives a business that a regulator's letter accuses: time to cure, until which day, and
 * what to state.
 */
import { addDays, daysBetween } from '#calendar/dates.ts';
import type { CureTerms, LawRecord } from '#law/schema.ts';

/** What the letter says; a part that it does not say is null. Dates are calendar dates. */
export interface RegulatorLetter {
  /** Whether it is a notice of a violation; left out: it may be one. */
  readonly notice?: boolean;
  /** The date on the letter. */
  readonly dated: string;
  readonly receivedOn: string;
  /** Calendar days that the letter itself gives. */
  readonly days: number | null;
  /** Whether the letter counts its days from the day on which it was received. */
  readonly fromReceipt?: boolean;
  /** The last day that the letter itself names. */
  readonly lastDay: string | null;
}

/**
 * - `given`: the law gives the days. `office decides`: only if the letter offers them.
 * - `no notice`: the letter is none of a violation, so no time to fix begins.
 * - `ended`: it gave them until a day before the letter. `never`: at no time. `not in force`: the
 *   law starts later.
 */
type CureKind = 'no notice' | 'given' | 'office decides' | 'ended' | 'never' | 'not in force';

export interface CureRight {
  readonly kind: CureKind;
  /** Calendar days by the law; null if it gives none for this letter. */
  readonly days: number | null;
  /** The last day by the law, counted from the date on the letter: the earliest way to count. */
  readonly strictLastDay: string | null;
  /** The last day by the words of the law, if it counts from receipt. */
  readonly lastDay: string | null;
  /** The last day by the letter itself. */
  readonly letterLastDay: string | null;
  /** The day to work to: the earliest of all; null if neither the law nor the letter gives one. */
  readonly workTo: string | null;
  /**
   * The last day that may be told to the office: never earlier than what the law's words or the
   * letter give. null: neither says from when it counts, so that the office has to be asked.
   */
  readonly officeLastDay: string | null;
  /** Calendar days from `asOf` to `workTo`; below zero: it has passed. */
  readonly daysLeft: number | null;
  /** Whether the letter gives another number of days, or another last day, than the law. */
  readonly letterDiffers: boolean;
  /** The last day on which the law gives the days, if it has one. */
  readonly until: string | null;
  readonly text: string;
  readonly cite: string;
}

/**
 * The right to cure under one law for one letter, as of a calendar date (section: enforcement.cure
 * of the record).
 */
export function cureRight(
  law: Pick<LawRecord, 'effective' | 'enforcement'>,
  terms: Pick<CureTerms, 'counts' | 'decidedBy'>,
  letter: RegulatorLetter,
  asOf: string,
): CureRight {
  const { cure } = law.enforcement;
  const kind = kindOf(law, terms, letter);
  const days = kind === 'given' || kind === 'office decides' ? cure.days : null;
  const strictLastDay = days === null ? null : addDays(letter.dated, days);
  const byReceipt = days !== null && terms.counts?.from === 'receipt';
  const lastDay = byReceipt ? addDays(letter.receivedOn, days) : strictLastDay;
  const letterLastDay = letterLastDayOf(letter);
  const fixed = letter.lastDay !== null || letter.fromReceipt === true;
  const lastDays = [byReceipt ? lastDay : null, fixed ? letterLastDay : null];
  const workTo = [strictLastDay, letterLastDay].filter((day) => day !== null).toSorted()[0] ?? null;
  return {
    kind,
    days,
    strictLastDay,
    lastDay,
    letterLastDay,
    workTo,
    officeLastDay: toldDay(lastDays, strictLastDay),
    daysLeft: workTo === null ? null : daysBetween(asOf, workTo),
    letterDiffers:
      days !== null &&
      letterLastDay !== null &&
      letterLastDay !== strictLastDay &&
      letterLastDay !== lastDay,
    until: cure.until,
    text: cure.text,
    cite: cure.cite,
  };
}

/**
 * The days of a letter on which no state's privacy law stands: its own, and those that a private
 * notice has to leave (`notice`); null: none.
 */
export function daysOfLetter(
  letter: RegulatorLetter,
  notice: { readonly days: number; readonly until: string; readonly cite: string } | null,
  asOf: string,
): CureRight {
  const letterLastDay = letterLastDayOf(letter);
  const days = [letterLastDay, notice?.until ?? null].filter((day) => day !== null);
  const workTo = days.toSorted()[0] ?? null;
  return {
    kind: 'no notice',
    days: notice?.days ?? null,
    strictLastDay: null,
    lastDay: notice?.until ?? null,
    letterLastDay,
    workTo,
    officeLastDay: null,
    daysLeft: workTo === null ? null : daysBetween(asOf, workTo),
    letterDiffers: false,
    until: null,
    text: '',
    cite: notice?.cite ?? '',
  };
}

/** A day before the law's own earliest would give days away: then none is told. */
function toldDay(days: readonly (string | null)[], strict: string | null): string | null {
  const last =
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  return last !== null && strict !== null && last < strict ? null : last;
}

function letterLastDayOf({ lastDay, days, dated, receivedOn, fromReceipt }: RegulatorLetter) {
  if (lastDay !== null || days === null) return lastDay;
  return addDays(fromReceipt === true ? receivedOn : dated, days);
}

function kindOf(
  { effective, enforcement: { cure } }: Pick<LawRecord, 'effective' | 'enforcement'>,
  { decidedBy }: Pick<CureTerms, 'decidedBy'>,
  { dated, notice }: RegulatorLetter,
): CureKind {
  if (notice === false) return 'no notice';
  if (dated < effective) return 'not in force';
  if (cure.days === null) return 'never';
  if (cure.until !== null && dated > cure.until && decidedBy === 'notice') return 'ended';
  return cure.mandatory ? 'given' : 'office decides';
}
