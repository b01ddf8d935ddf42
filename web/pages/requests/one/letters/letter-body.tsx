import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { MOST_OF_REQUEST, type DeskLetter } from '#contract/requests/request-shapes.ts';
import { Field } from '#web/ui/field.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { type LetterSegment, letterSegments, withSegment } from './text/letter-segments.ts';

const ID = 'letter-text';
/** The first part has the id to which errors lead. */
const idOf = (place: number) => (place === 0 ? ID : `${ID}-${place}`);

/** Empty lines around a part stay in the letter, and out of its field. */
function padded(text: string): readonly [string, string, string] {
  const lines = text.split('\n');
  const isWritten = (line: string) => line !== '';
  const first = lines.findIndex(isWritten);
  const last = lines.findLastIndex(isWritten);
  if (first < 0) return ['', text, ''];
  const below = lines.length - 1 - last;
  return ['\n'.repeat(first), lines.slice(first, last + 1).join('\n'), '\n'.repeat(below)];
}

/** Marks a place of the letter in its field; a folded one opens. */
export function jumpTo(text: string, at: number, length: number): void {
  const segments = letterSegments(text);
  const place = segments.findLastIndex((segment) => segment.at <= at);
  const segment = segments[place];
  const area = document.getElementById(idOf(place));
  if (!segment || !(area instanceof HTMLTextAreaElement)) return;
  area.closest('details')?.setAttribute('open', '');
  const [before] = padded(segment.text);
  const from = at - segment.at - before.length;
  area.focus();
  area.setSelectionRange(from, from + length);
  // browsers scroll to the caret only while typing
  const share = from / Math.max(1, area.value.length);
  area.scrollTop = share * area.scrollHeight - area.clientHeight / 2;
}

interface PartProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  rows: number;
  text: string;
  onType: (text: string) => void;
}

function Part({ id, label, hint, error, rows, text, onType }: PartProps) {
  const [before, words, after] = padded(text);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          className="input desktext"
          rows={rows}
          maxLength={MOST_OF_REQUEST.letter}
          value={words}
          onChange={({ target }) => onType(before + target.value + after)}
          {...control}
        />
      )}
    </Field>
  );
}

/** What the data map says was confirmed there: it is folded, and read where its owner wants to. */
function ListPart({ letter, ...part }: Omit<PartProps, 'label' | 'rows'> & { letter: DeskLetter }) {
  const { letters, timeZone } = useHere().request;
  const drafted = letters.find(({ id }) => id === letter.id) ?? letter;
  const lines = part.text.split('\n').filter((line) => line.trim() !== '').length - 1;
  const day = longDate(dayIn(new Date(drafted.savedAt), timeZone));
  return (
    <details className="folded">
      <summary>
        {letter.kind === 'data'
          ? `${plural(lines, 'line')} from your data map, as of ${day}`
          : `A list of ${plural(lines, 'line')}`}
      </summary>
      <div>
        <Part {...part} label="The list, its parts divided by “|”" rows={10} />
      </div>
    </details>
  );
}

interface BodyProps {
  letter: DeskLetter;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
}

const WHOLE_ROWS = 16;
const PART_ROWS = 9;

function labelOf({ text }: LetterSegment, at: number): string {
  return at === 0 ? 'Letter' : `Letter, from “${text.trim().slice(0, 30)}…”`;
}

/** The text of a letter, cut at its lists. */
export function LetterBody({ letter, text, error, onType }: BodyProps) {
  const segments = letterSegments(text);
  return segments.map((segment, at) => {
    const part = {
      id: idOf(at),
      text: segment.text,
      onType: (typed: string) => onType(withSegment(segments, at, typed)),
    };
    const key = part.id;
    if (segment.isList) return <ListPart key={key} {...part} letter={letter} />;
    if (segment.text.trim() === '') return null;
    return (
      <Part
        key={key}
        {...part}
        label={labelOf(segment, at)}
        hint={at === 0 ? 'Change what you like. Say only what is true.' : ''}
        error={at === 0 ? error : undefined}
        rows={segments.length === 1 ? WHOLE_ROWS : PART_ROWS}
      />
    );
  });
}
