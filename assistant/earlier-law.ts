/** Laws as they stood on days in the past, as far as the records have it. */
import { addDays } from '#calendar/dates.ts';
import { EARLIER } from '#law/earlier.server.ts';
import type { LawRecord } from '#law/schema.ts';

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
    return before ? { ...prong, from: addDays(before.test.until, 1) } : prong;
  });
  const applicability = {
    ...law.applicability,
    prongs: [...prongs, ...gone.map(({ test }) => test)],
  };
  return { ...law, applicability, exemptions: withEarlierExemptions(law) };
}

/** What else a law said otherwise on a day, and how far that settles nothing. */
export const earlierNotes = (state: string, day: string) =>
  ofState(EARLIER.notes, state).filter(({ until }) => day <= until);

/** The id of a note. */
export const earlierNoteId = (state: string, until: string) => `${state}/earlier/${until}`;

/** From when on a state's list has a kind as the book says, where that is later than a day. */
export const sensitiveSince = (state: string, kind: string, day: string) =>
  ofState(EARLIER.sensitive, state).find(
    ({ since, kinds }) => day < since && (kinds === undefined || kinds.includes(kind)),
  )?.since;
