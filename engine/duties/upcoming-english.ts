/** What changes next, in plain English. */
import { capital, lowerFirst } from '#text/case.ts';
import type { LawRecord, Prong } from '#law/schema.ts';
import type { VerdictKind } from '#engine/rules/applicability.ts';
import { counted, list, longDate } from '#text/english.ts';

const STANDING: Record<VerdictKind, string> = {
  applies: 'the law applies to you',
  'applies in part': 'a part of the law applies to you',
  'does not apply': 'the law does not apply to you',
  exempt: 'you are exempt',
  'cannot tell': 'we cannot tell whether the law applies to you',
  'not in force yet': 'the law is not in force',
};

const STAYING: Record<VerdictKind, string> = {
  applies: 'The law applies to you before and after.',
  'applies in part': 'A part of the law applies to you before and after.',
  'does not apply': 'The law does not apply to you, before or after.',
  exempt: 'You are exempt before and after.',
  'cannot tell': 'We cannot tell yet. Your open answers decide it.',
  'not in force yet': 'The law is not in force yet.',
};

/**
 * What the day changes for one business: "Until then the law does not apply to you. From this day
 * the law applies to you."
 */
function meaningText(before: VerdictKind, after: VerdictKind): string {
  if (before === after) return STAYING[after];
  if (before !== 'not in force yet')
    return `Until then ${STANDING[before]}. From this day ${STANDING[after]}.`;
  return after === 'cannot tell' ? STAYING[after] : `From this day ${STANDING[after]}.`;
}

/**
 * "Three duties start for you." Duties that depend on a missing answer are counted separately.
 * `advice`: good practice that starts on the day, as the law changes what it asks.
 */
function dutiesText(sure: number, maybe: number, advice: readonly string[] = []): string {
  if (sure === 0 && maybe === 0 && advice.length === 0) return 'No duty is added for you.';
  if (sure === 0 && maybe === 0)
    return `Duties that you have may change. See the good practice: ${list(advice.map((title) => `“${title}”`))}.`;
  const parts = [
    ...(sure > 0 ? [counted(sure, 'duty starts for you', 'duties start for you')] : []),
    ...(maybe > 0 ? [counted(maybe, 'duty may start', 'duties may start')] : []),
  ];
  return `${capital(parts.join(', '))}.`;
}

/** A label without the date that is shown next to it, and without its full stop. */
const bare = (label: string) => label.replace(/\.$/, '').replace(/ \((from|through) [^()]*\)$/, '');

const startText = (law: LawRecord) => `The ${law.name} law starts.`;
const exemptionText = (text: string) => `Newly left out: ${bare(text)}.`;
const exemptionEndsText = (text: string) => `No longer left out: ${bare(text)}.`;
const endedText = (text: string) => `No longer counts: ${bare(text)}.`;

function newTestText({ label, reach }: Prong): string {
  const about = reach === 'full' ? 'who must comply' : 'a part of the law';
  const test = bare(label).replace(/^Limited reach(, [^:]*)?: /, '');
  return `New test for ${about}: ${lowerFirst(test)}.`;
}

/** The end of a cure period. */
function cureText({ enforcement: { cure } }: LawRecord): string {
  const days = cure.days === null ? 'time' : `${cure.days} days`;
  const gives = cure.mandatory ? 'must give you' : 'may give you';
  return `The time to fix a violation ends. ${longDate(cure.until ?? '')} is the last day on which the state ${gives} ${days}.`;
}

/** All of them, as another language has to say them. */
export const UPCOMING_EN = {
  meaningText,
  dutiesText,
  startText,
  exemptionText,
  exemptionEndsText,
  endedText,
  newTestText,
  cureText,
} as const;
