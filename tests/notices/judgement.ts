/**
 * Compares the truth about a notice with the checker's result: right, a false alarm, or a missed
 * defect.
 */
import { LAWS } from '#law/corpus.server.ts';
import type { ElementFinding, NoticeResult } from '#engine/notice/notice.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';

/** present: all of it. partly: cannot be decided. absent: none of it. */
type Truth = 'present' | 'partly' | 'absent';

export interface Truths {
  readonly of: (id: string, state: string) => Truth;
}

export interface Score {
  /** Present, and judged. */
  present: number;
  falselyMissing: string[];
  falselyUnclear: string[];
  /** Absent, and judged. */
  absent: number;
  notSeen: string[];
  /** Of those that were found: reported as unclear. */
  seenAsUnclear: number;
}

export const emptyScore = (): Score => ({
  present: 0,
  falselyMissing: [],
  falselyUnclear: [],
  absent: 0,
  notSeen: [],
  seenAsUnclear: 0,
});

/** Elements that words cannot show, or that are computed from the date. */
export const judged = ({ id, status }: ElementFinding) =>
  status !== 'not asked' &&
  id !== 'pn-annual-update' &&
  NOTICE_SIGNS.elements[id]?.yourself === undefined;

/** Adds the results of one notice. */
export function score(name: string, { findings }: NoticeResult, truth: Truths, into: Score): void {
  for (const finding of findings.filter(judged)) {
    const { id, state, status } = finding;
    const where = `${name} ${state} ${id}`;
    const is = truth.of(id, state);
    if (is === 'present') {
      into.present += 1;
      if (status === 'missing') into.falselyMissing.push(where);
      if (status === 'unclear')
        into.falselyUnclear.push(`${where} lacks: ${finding.lacks.join(', ')}`);
    }
    if (is === 'absent') {
      into.absent += 1;
      if (status === 'found')
        into.notSeen.push(`${where} quote: ${finding.quote?.sentence.slice(0, 140)}`);
      if (status === 'unclear') into.seenAsUnclear += 1;
    }
  }
}

export const stateName = (code: string) => LAWS.find(({ state }) => state === code)?.name ?? code;

/** Alarms about the whole text; a notice without defects must have none. */
export function alarms(name: string, result: NoticeResult): string[] {
  const { badAddresses, gaps, days, atOdds, states } = result;
  return [
    ...badAddresses.map(({ fault, found }) => `${name} address: ${fault} ${found}`),
    ...gaps.map(({ found }) => `${name} gap: ${found}`),
    ...days.map(({ state, said, quote }) => `${name} days: ${state} ${said} ${quote.sentence}`),
    ...atOdds.map(({ fact, quote }) => `${name} at odds: ${fact} ${quote.sentence}`),
    ...states.forgotten.map((state) => `${name} forgotten: ${state}`),
    ...states.notApplying.map((state) => `${name} named: ${state}`),
  ];
}
/** The number of such alarms that are possible for a notice. */
export const POSSIBLE_ALARMS = 6;
