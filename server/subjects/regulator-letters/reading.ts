/** A letter as it was read, in the form in which the owner confirms it. */
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { LetterReading } from '#contract/documents/regulator-letters.ts';
import type { WholeLetter } from '#engine/letters/letter.ts';
import { isOfOffice } from '#engine/words/letters.ts';
import { US_STATES } from '#text/us-states.ts';

/** What was read, as proposals for the form. */
export function readingOf(read: WholeLetter): LetterReading {
  const { days, lastDay } = mainDays(read);
  return {
    kind: read.kind,
    why: [...read.why],
    office: read.from,
    orders: read.orders.map((order) => ({ ...order, done: false })),
    moreTime: askingOf(read),
    objectBy: read.objectBy,
    states: statesOf(read),
    dated: read.dated,
    days,
    lastDay,
    reference: read.reference,
    // a demand, and an office under another law, rest on laws of another kind: named in full
    sections: (read.kind === 'private demand' || read.ownSections.length === 0
      ? read.sections
      : read.ownSections
    ).join(', '),
    signs: [...read.signs],
    requirementIds: [...read.duties],
  };
}

/** An office's letter may name several; of others only that whose law they name is known. */
function statesOf({ kind, state, states }: WholeLetter): LetterReading['states'] {
  const own = US_STATES.filter(({ code }) => code === state).map(({ code }) => code);
  return isOfOffice(kind) ? [...own, ...states.filter((each) => each !== state)] : own;
}

/**
 * The days of the form. Where the law gives time to cure, days for an answer are no days to cure:
 * they stand at their order. Days that do not wait for receipt, and business days, are told as the
 * day on which they end too.
 */
function mainDays({ kind, days, business, counts, lastDay, toCure, cure }: WholeLetter) {
  if (kind !== 'private demand' && cure.right && !toCure) return { days: null, lastDay: null };
  const named = counts === 'fixed day' || business;
  return {
    days: named ? null : days,
    lastDay: named || counts === 'from date' ? lastDay : null,
  };
}

const askingOf = ({ moreTime }: WholeLetter): RegulatorLetterInput['moreTime'] =>
  moreTime === null ? null : { by: moreTime.by, how: [...moreTime.how], words: moreTime.words };

interface Readings {
  /** With the day of receipt that the owner told. */
  readonly received: WholeLetter;
  /** Without it. */
  readonly undated: WholeLetter;
}

/** The letter with the days that follow from its day of receipt; other days stay as they are. */
export function withDays(
  letter: RegulatorLetterInput,
  { received, undated }: Readings,
): RegulatorLetterInput {
  const dayOf = ({ orders }: WholeLetter, what: string) =>
    orders.find((order) => order.what === what)?.by ?? null;
  const asking = letter.moreTime;
  const counted = undated.moreTime?.by === null ? (received.moreTime?.by ?? null) : null;
  return {
    ...letter,
    orders: letter.orders.map((order) =>
      dayOf(undated, order.what) === null
        ? { ...order, by: dayOf(received, order.what) ?? order.by }
        : order,
    ),
    moreTime:
      asking !== null && counted !== null && asking.words === received.moreTime?.words
        ? { ...asking, by: counted }
        : asking,
  };
}
