/**
 * A business's coming changes as dated entries: the calendar file and the feed are written from
 * them.
 */
import type { ComingChange } from '#engine/duties/upcoming.ts';
import { STATES } from '#law/codes.ts';
import type { LawRecord } from '#law/schema.ts';
import { DISCLAIMER } from './guide.ts';

/**
 * One date: of a state's law, or of a task. The strings are plain text; each format escapes them.
 */
export interface DatedEntry {
  /** Calendar date, ISO. */
  readonly date: string;
  /** Names the entry in its calendar, also when it moves to another day. */
  readonly key: readonly string[];
  readonly title: string;
  readonly lines: readonly string[];
  /** The path of the page to read, without the origin. */
  readonly page: string;
  /** The day to which the law was last checked. */
  readonly checkedTo: string;
}

export interface DatedEntries {
  readonly title: string;
  /** By date. */
  readonly entries: readonly DatedEntry[];
  /** The latest day on which one of the laws, or the law data as a whole, was checked. */
  readonly checkedTo: string;
}

/**
 * A business's coming changes in words; `reviewed` is the check date of the law data as a whole.
 */
export function comingEntries(
  businessName: string,
  changes: readonly ComingChange[],
  laws: readonly Pick<LawRecord, 'state' | 'checkedTo'>[],
  reviewed: string,
): DatedEntries {
  const entries = changes.map((change) => ({
    date: change.date,
    key: [change.stateId, change.date],
    title: `${change.stateName}: ${change.changes[0]?.text ?? 'The law changes.'}`,
    lines: linesOf(change),
    page: `/${STATES.find(({ code }) => code === change.stateId)?.slug ?? ''}`,
    checkedTo: laws.find(({ state }) => state === change.stateId)?.checkedTo ?? reviewed,
  }));
  return {
    title: `What changes for ${onOneLine(businessName)}`,
    entries,
    checkedTo: [reviewed, ...entries.map((entry) => entry.checkedTo)].toSorted().at(-1) ?? reviewed,
  };
}

/** Owners may name a business as they like; characters that no format allows are left out. */
export const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .trim();

function linesOf({ changes, businesses, lawUrl }: ComingChange): string[] {
  return [
    ...changes.map(({ text, cite }) => `${text} (${cite})`),
    ...businesses.flatMap(({ verdicts, meaning, duties }) => [
      ...(verdicts
        ? [`Answer before: ${verdicts.before}. Answer from this day: ${verdicts.after}.`]
        : []),
      meaning,
      ...duties.map(
        ({ title, cite, sure }) => `${sure ? 'Starts' : 'May start'}: ${title} (${cite})`,
      ),
    ]),
    `The law: ${lawUrl}`,
    DISCLAIMER,
  ];
}
