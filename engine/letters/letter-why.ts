/** On what the reading of a letter stands, in sentences for the owner. */
import type { LetterKind } from '#engine/words/letters.ts';
import { list, longDate } from '#text/english.ts';
import type { OtherDuties } from './allegations.ts';
import type { CountedFrom } from './text/day-terms.ts';
import type { OfficeKind } from './letter-kind.ts';
import type { LetterSender } from './sender/letter-sender.ts';
import type { LetterTimes } from './letter-times.ts';
import type { Unit } from './text/units.ts';

const SENDERS: Readonly<Record<LetterSender['kind'], string>> = {
  office: 'A public office wrote it.',
  lawyer: 'A lawyer wrote it, not a public office.',
  other: 'No public office and no lawyer is named as its sender.',
};

const MEANT: Readonly<Record<OfficeKind, string>> = {
  violation: 'If the office did write it, it is a notice of violation.',
  inquiry: 'If the office did write it, it is an inquiry.',
  production: 'If the office did write it, it is a request for documents.',
  subpoena: 'If the office did write it, it is an order with the force of law.',
  audit: 'If the office did write it, it is an audit.',
  'forwarded complaint': 'If the office did write it, it is a complaint that it sends on.',
};

/** Said of a text that is longer than what is read. */
export const CUT =
  'It is very long: only its first 80,000 signs were read. Look through the rest yourself.';

interface Reasons extends Pick<LetterTimes, 'counts' | 'days' | 'cure' | 'moreTime' | 'lastDay'> {
  readonly sender: LetterSender;
  readonly others: readonly OtherDuties[];
  readonly kind: LetterKind;
  /** Of an unclear letter: what its words would be if an office wrote it. */
  readonly meant?: OfficeKind | undefined;
  readonly words: readonly string[];
  readonly from: CountedFrom;
  /** As it was told, which may be the day of reading. */
  readonly receivedOn: string | null;
}

/** The sentences, the sender first. */
export function lettersWhy(reasons: Reasons, units: readonly Unit[]): string[] {
  const { sender, kind, words } = reasons;
  return [
    SENDERS[sender.kind],
    ...senderWords(sender),
    ...(kind === 'unclear' ? unclearWords(reasons, units) : [saysWords(words)]),
    ...countWords(reasons),
    ...moreTimeWords(reasons),
    ...cureWords(reasons),
    ...othersWords(reasons),
  ];
}

const saysWords = (words: readonly string[]) =>
  `It says: ${words.map((word) => `“${word}”`).join(', ')}.`;

/** Forgers write in an office's name: the address tells, and the office itself. */
function senderWords({ claimsToBe }: LetterSender): string[] {
  if (claimsToBe === null) return [];
  const { office, address } = claimsToBe;
  return [
    `It calls itself “${office}”, but its address, ${address}, is not that of a public office.`,
    'Forgers do that. Ask the office, by its own site, whether it wrote; press no link until then.',
  ];
}

function unclearWords({ sender, words, meant }: Reasons, units: readonly Unit[]): string[] {
  if (units.length === 0) return ['It has no text.'];
  if (sender.claimsToBe !== null && meant !== undefined) return [MEANT[meant], saysWords(words)];
  if (words.length > 0)
    return [
      saysWords(words),
      'That does not say what it wants of you. Read it yourself, or show it to a lawyer.',
    ];
  return [
    'None of its words say which kind of letter it is. Read it yourself, or show it to a lawyer.',
  ];
}

/** From which day the days were counted, and until when. */
function countWords({ counts, days, from, receivedOn, lastDay }: Reasons): string[] {
  if (days === null) return [];
  if (counts === null) return [`It gives ${days} days and does not say from when they count.`];
  const until = lastDay === null ? [] : [`So its last day is ${longDate(lastDay)}.`];
  if (counts === 'from date')
    return from.dated === null
      ? []
      : [`Its ${days} days count from its date, ${longDate(from.dated)}.`, ...until];
  if (receivedOn === null || from.receivedOn === null)
    return [`Its ${days} days count from the day on which you received it. Tell that day.`];
  if (from.receivedOn === receivedOn)
    return [
      `Its ${days} days count from the day on which you received it. We counted from ${longDate(receivedOn)}. If it came on another day, tell that day.`,
      ...until,
    ];
  return [
    `Its ${days} days count from the day on which you received it. ${longDate(receivedOn)} is long after its date and may be the day on which you read it. So we counted from its date, ${longDate(from.receivedOn)}: the real last day can be later.`,
    ...until,
  ];
}

function moreTimeWords({ moreTime, kind }: Reasons): string[] {
  if (moreTime === null || kind === 'invoice or scam') return [];
  return moreTime.by === null
    ? ['It speaks of more time, and names no last day to ask for it.']
    : [`More time has to be asked for by ${longDate(moreTime.by)}.`];
}

function cureWords({ cure, kind }: Reasons): string[] {
  if (cure.cite === null) return [];
  if (cure.right) return [`The law gives time to fix first (${cure.cite}).`];
  return [
    kind === 'violation'
      ? `The law gives no right to fix first (${cure.cite}).`
      : `It is no notice of a violation, so no time to fix begins (${cure.cite}).`,
  ];
}

/** What stands under a section beside what the letter says is broken. */
function othersWords({ others, kind }: Reasons): string[] {
  if (others.length === 0 || kind === 'invoice or scam' || kind === 'private demand') return [];
  return [
    `More duties stand under ${list(others.map(({ section }) => section))} than its words speak of. Look whether the letter means them too.`,
  ];
}
