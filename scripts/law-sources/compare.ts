/** Each reading against a text: still there, moved to another section, or gone. */
import type { StateCode } from '#law/codes.ts';
import type { LawReading, ReadingFile } from '#law/reading-book.ts';
import { placesOf, type Passage } from './passages.ts';
import { sectionOf, type SectionText } from './section-text.ts';

export interface Compared {
  readonly state: StateCode;
  readonly entries: readonly string[];
  readonly cite: string;
  readonly status: 'there' | 'moved' | 'gone';
  /** The character of the text's words at which it stands; null: nowhere. */
  readonly at: number | null;
  /** The section in which it stands, where the text says one. */
  readonly section: string | null;
}

export interface Asked {
  /** Only readings of this section; the text is that section. */
  readonly section?: string | undefined;
  readonly state?: StateCode | undefined;
}

interface Wanted extends Passage {
  readonly state: StateCode;
  readonly reading: LawReading;
  readonly section: string;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The readings that are asked for. */
const wantedIn = (files: readonly ReadingFile[], { section, state }: Asked): Wanted[] =>
  files
    .filter((file) => state === undefined || file.state === state)
    .flatMap((file) =>
      file.readings.map((reading) => ({
        length: reading.length,
        rolling: reading.rolling,
        sha256: reading.sha256,
        state: file.state,
        reading,
        section: sectionOf(reading.cite),
      })),
    )
    .filter((wanted) => section === undefined || same(wanted.section, sectionOf(section)));

/** What became of each reading. One of a section that the text does not hold is left out. */
export function compared(
  text: SectionText,
  files: readonly ReadingFile[],
  asked: Asked,
): Compared[] {
  const wanted = wantedIn(files, asked);
  const places = placesOf(text.words, wanted);
  const held = new Set(text.starts.map(({ section }) => section.toLowerCase()));
  return wanted.flatMap((each) => {
    const found = places.get(each) ?? [];
    const here = asked.section !== undefined || held.has(each.section.toLowerCase());
    return found.length > 0 || here ? [outcome(each, found, text)] : [];
  });
}

function outcome(
  { state, reading: { entries, cite }, section: own }: Wanted,
  found: readonly number[],
  { starts }: SectionText,
): Compared {
  const told = { state, entries, cite };
  const inSection = found.map((at) => ({
    at,
    section: starts.findLast((start) => start.at <= at)?.section ?? null,
  }));
  const right = inSection.find(({ section }) => section === null || same(section, own));
  if (right) return { ...told, status: 'there', ...right };
  const [elsewhere] = inSection;
  if (elsewhere) return { ...told, status: 'moved', ...elsewhere };
  return { ...told, status: 'gone', at: null, section: null };
}
