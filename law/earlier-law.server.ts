/** Laws as they stood on days in the past, as far as the records have it. */
import { addDays } from '#calendar/dates.ts';
import { EARLIER } from './earlier.server.ts';
import type { LawRecord } from './schema.ts';

const ofState = <T extends { readonly state: string }>(all: readonly T[], state: string) =>
  all.filter((one) => one.state === state);

/** The exemptions that it had before, and those that came later from their own day on. */
function withEarlierExemptions({ state, exemptions }: LawRecord): LawRecord['exemptions'] {
  const began = new Map(
    ofState(EARLIER.began, state).map(({ exemption, since }) => [exemption, since]),
  );
  return [
    ...exemptions.map((exemption) => {
      const since = began.get(exemption.id);
      return since === undefined ? exemption : { ...exemption, from: since };
    }),
    ...ofState(EARLIER.exemptions, state).map(({ exemption }) => exemption),
  ];
}

/**
 * The law with the tests and exemptions that it had before; each counts between its own days. On a
 * day of today's tests it gives the same verdicts as the record.
 */
export function withEarlierTests(law: LawRecord): LawRecord {
  const gone = ofState(EARLIER.tests, law.state);
  if (gone.length === 0) return law;
  const prongs = law.applicability.prongs.map((prong) => {
    const before = gone.find(({ followedBy }) => followedBy === prong.id);
    return before ? { from: addDays(before.test.until, 1), ...prong } : prong;
  });
  const applicability = {
    ...law.applicability,
    prongs: [...prongs, ...gone.map(({ test }) => test)],
  };
  return { ...law, applicability, exemptions: withEarlierExemptions(law) };
}

/** The ids of the tests and exemptions that a law had before. */
export const idsGone = (state: string): string[] => [
  ...ofState(EARLIER.tests, state).map(({ test: { id } }) => id),
  ...ofState(EARLIER.exemptions, state).map(({ exemption: { id } }) => id),
];

/** The id of a note. */
export const earlierNoteId = (state: string, until: string) => `${state}/earlier/${until}`;

/**
 * What else a law said otherwise on a day, in the order of the book; before its first day: on that
 * one.
 */
export const notesOn = ({ state, effective }: LawRecord, day: string) =>
  ofState(EARLIER.notes, state)
    .filter(({ until }) => day <= until && effective <= until)
    .map((note) => ({ ...note, id: earlierNoteId(state, note.until) }));

/** From when on a state's list has a kind as the book says, where that is later than a day. */
export const sensitiveSince = (state: string, kind: string, day: string) =>
  ofState(EARLIER.sensitive, state).find(
    ({ since, kinds }) => day < since && (kinds === undefined || kinds.includes(kind)),
  )?.since;
