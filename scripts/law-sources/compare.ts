/** Each reading against a text: still there, moved to another section, gone, or of another text. */
import { STATES, type StateCode } from '#law/codes.ts';
import type { LawReading, ReadingFile } from '#law/reading-book.ts';
import { wordsOnly } from '#text/words-only.ts';
import { passageOf, placesOf, type Passage } from './passages.ts';
import { sectionOf, type SectionText } from './section-text.ts';

export interface Compared {
  readonly state: StateCode;
  readonly entries: readonly string[];
  readonly cite: string;
  /** `of another text`: this is the other of the state's texts, in which it need not stand. */
  readonly status: 'there' | 'moved' | 'gone' | 'of another text';
  /** The character of the text's words at which it stands; null: nowhere. */
  readonly at: number | null;
  /** The section in which it stands, where the text says one. */
  readonly section: string | null;
}

export interface Asked {
  /** Only readings of this section; the text is that section. */
  readonly section?: string | undefined;
  readonly state?: StateCode | undefined;
  /** Which of a state's texts this is, by its key, where its words are not those that were read. */
  readonly text?: string | undefined;
}

interface Wanted extends Passage {
  readonly state: StateCode;
  readonly reading: LawReading;
  /** The key of the text that this one is; undefined: none that was read. */
  readonly isText: string | undefined;
  readonly sections: readonly string[];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Which of a state's texts this one is: the one asked for, or the one of these very words. */
function textOf({ texts }: ReadingFile, words: string, asked: string | undefined) {
  if (asked !== undefined) return texts[asked] ? asked : undefined;
  const { sha256 } = passageOf(words);
  return Object.keys(texts).find((key) => texts[key]?.sha256 === sha256);
}

/** The readings that are asked for. */
const wantedIn = (
  words: string,
  files: readonly ReadingFile[],
  { section, state, text }: Asked,
): Wanted[] =>
  files
    .filter((file) => state === undefined || file.state === state)
    .map((file) => ({ file, isText: textOf(file, words, text) }))
    .flatMap(({ file, isText }) =>
      file.readings.map((reading) => ({
        isText,
        length: reading.length,
        rolling: reading.rolling,
        sha256: reading.sha256,
        state: file.state,
        reading,
        sections: [sectionOf(reading.cite), ...(reading.numbered ? [reading.numbered] : [])],
      })),
    )
    .filter(
      ({ sections }) =>
        section === undefined || sections.some((own) => same(own, sectionOf(section))),
    );

const timesIn = (words: string, name: string) =>
  ` ${words} `.split(` ${wordsOnly(name)} `).length - 1;

/** Whose law the text is: it names that state more often than all others; else undefined. */
function stateOf({ words }: SectionText): StateCode | undefined {
  const [first, second] = STATES.map(({ code, name }) => ({
    code,
    times: timesIn(words, name),
  })).toSorted((one, other) => other.times - one.times);
  return first && first.times > (second?.times ?? 0) ? first.code : undefined;
}

/** What became of each reading. One of a section that the text does not hold is left out. */
export function compared(
  text: SectionText,
  files: readonly ReadingFile[],
  asked: Asked,
): Compared[] {
  const state = asked.state ?? (asked.section === undefined ? stateOf(text) : undefined);
  const wanted = wantedIn(text.words, files, { ...asked, state });
  const places = placesOf(text.words, wanted);
  const held = new Set(text.starts.map(({ section }) => section.toLowerCase()));
  return wanted.flatMap((each) => {
    const found = places.get(each) ?? [];
    const here =
      asked.section !== undefined || each.sections.some((own) => held.has(own.toLowerCase()));
    return found.length > 0 || here ? [outcome(each, found, text)] : [];
  });
}

function outcome(
  { state, reading: { entries, cite, text: readIn }, sections: own, isText }: Wanted,
  found: readonly number[],
  { starts }: SectionText,
): Compared {
  const told = { state, entries, cite };
  const inSection = found.map((at) => ({
    at,
    section: starts.findLast((start) => start.at <= at)?.section ?? null,
  }));
  const right = inSection.find(
    ({ section }) => section === null || own.some((each) => same(section, each)),
  );
  if (right) return { ...told, status: 'there', ...right };
  const [elsewhere] = inSection;
  if (elsewhere) return { ...told, status: 'moved', ...elsewhere };
  const status = isText === undefined || isText === readIn ? 'gone' : 'of another text';
  return { ...told, status, at: null, section: null };
}
