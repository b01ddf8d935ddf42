/**
 * What a template may say of a state's breach law (`{{breach.people}}` and the like): from its
 * entry, in words.
 */
import { list, longDate } from '#text/english.ts';
import { capital } from '#text/case.ts';
import {
  BREACH_DELAY,
  ENCRYPTED_DATA,
  peopleFrom,
  timeWords,
  USUAL_TIME,
} from '#engine/breach/breach-words.ts';
import type { BreachNotice, NoticeTime, UnreadPart } from '#law/schema.ts';

type NoticeWords = (notice: BreachNotice) => string;
type Withheld = NonNullable<BreachNotice['withheld']>;

/** What stands in place of a law whose newest text was not read. */
const WITHHELD: Readonly<Record<string, (withheld: Withheld) => string>> = {
  people: ({ since }) =>
    `Not known to us since ${longDate(since)}: ask a lawyer or the attorney general on the first day`,
  office: () => 'Not known to us: ask',
  bureaus: () => 'Not known to us: ask',
  notice: ({ why }) => why,
  vendors: () => 'What it asks of vendors was not read.',
  encrypted: () => 'Count encrypted data as data that was taken.',
  delay: () => 'Whether the notice may wait was not read.',
};

const NOTICE_WORDS: Readonly<Record<string, NoticeWords>> = {
  name: ({ name }) => name,
  /** A star where the days, the office or the bureaus are not certain. */
  mark: (notice) => (isDoubtful(notice) ? '*' : ''),
  /** On a line of its own, under the name. */
  lawBelow: ({ law, checkedTo }) => `\n${law} (checked ${slashed(checkedTo)})`,
  people: ({ people }) => (people.days === null ? 'No fixed days' : capital(timeWords(people))),
  office: ({ office }) =>
    office === null ? 'None named' : `${office.who}: ${deadlineWords(office.least, office.when)}`,
  bureaus: ({ bureaus }) =>
    bureaus === null ? 'None named' : capital(deadlineWords(bureaus.least, bureaus.when)),
  sectionsBelow: ({ people, office, bureaus, checkedTo }) =>
    `\n${sectionsOnce([people, office, bureaus].flatMap((part) => part?.cite ?? []))} (checked ${slashed(checkedTo)})`,
  notice: ({ notice }) =>
    notice === null
      ? 'The section has no list of what the notice must hold.'
      : `The notice holds ${notice.says} (${notice.cite}).`,
  vendors: ({ vendor }) =>
    vendor === null
      ? 'The pages read for this table name no duty of vendors to tell you.'
      : `A vendor has to tell you ${vendor.when} (${vendor.cite}).`,
  encrypted: ({ encrypted }) => ENCRYPTED_DATA[encrypted],
  delay: ({ delay }) => BREACH_DELAY[delay],
  more: ({ also, doubts, generalKnowledge }) =>
    [also, notCertain(doubts, generalKnowledge)].filter(Boolean).join(' '),
  doubts: ({ doubts, generalKnowledge }) =>
    [...doubts, ...unreadWords(generalKnowledge.filter(isReport))].join(' '),
};

const UNREAD: Readonly<Record<UnreadPart, string>> = {
  office: 'the day for the state office',
  bureaus: 'credit bureaus',
  vendor: 'vendors',
  notice: 'what the notice holds',
  delay: 'delay',
  encryption: 'encryption',
};

/** Names that may stand after "breach." in a template. */
export const BREACH_NAMES: readonly string[] = Object.keys(NOTICE_WORDS);

/** The value of one name without its "breach."; undefined where there is no such name. */
export function breachValue(name: string, notice: BreachNotice): string | undefined {
  if (!Object.hasOwn(NOTICE_WORDS, name)) return undefined;
  const { withheld } = notice;
  return (withheld && WITHHELD[name]?.(withheld)) ?? NOTICE_WORDS[name]?.(notice);
}

/**
 * "more than 500 people, within 30 days after finding the breach"; the usual time is not said each
 * time.
 */
function deadlineWords(least: number, when: NoticeTime): string {
  if (least === 1) return timeWords(when);
  return when.days === null && when.words === USUAL_TIME
    ? peopleFrom(least)
    : `${peopleFrom(least)}, ${timeWords(when)}`;
}

/** "Fla. Stat. § 501.171(4), (3), (5)": a section is named once. */
function sectionsOnce(cites: readonly string[]): string {
  const parts = new Map<string, string[]>();
  for (const cite of new Set(cites)) {
    const [section = cite] = cite.split('(');
    parts.set(section, [...(parts.get(section) ?? []), cite.slice(section.length)]);
  }
  return [...parts]
    .map(([section, subsections]) => `${section}${subsections.filter(Boolean).join(', ')}`)
    .join('; ');
}

/** "1/28/2026", where a table has little room. */
const slashed = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return `${month}/${day}/${year}`;
};

const isReport = (part: UnreadPart) => part === 'office' || part === 'bureaus';

/** Whether it is uncertain who is to be told, or by when. */
export const isDoubtful = ({ doubts, generalKnowledge }: BreachNotice) =>
  doubts.length > 0 || generalKnowledge.some(isReport);

/** Where pages contradict one another, and what no page was read for. */
const notCertain = (doubts: readonly string[], unread: readonly UnreadPart[]) =>
  doubts.length + unread.length === 0
    ? ''
    : ['Not certain:', ...doubts, ...unreadWords(unread)].join(' ');

const unreadWords = (parts: readonly UnreadPart[]) =>
  parts.length === 0
    ? []
    : [`From general knowledge, so read the section: ${list(parts.map((part) => UNREAD[part]))}.`];
